async ([picture, quality]) => {
  // Where a picture differs from the one before, and that part of it as WebP; null if nowhere.
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const { width, height } = image;
  const whole = new OffscreenCanvas(width, height).getContext("2d", { alpha: false, willReadFrequently: true });
  whole.drawImage(image, 0, 0);
  const now = new Uint32Array(whole.getImageData(0, 0, width, height).data.buffer);
  const before = globalThis.before;
  globalThis.before = now;
  let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
  for (let at = 0; before && at < now.length; at++) {
    if (now[at] === before[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (right <= left) return null;
  left -= left % 2;
  top -= top % 2;
  const part = new OffscreenCanvas(right - left, bottom - top).getContext("2d", { alpha: false });
  part.drawImage(image, -left, -top);
  const blob = await part.canvas.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const still = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return { still, x: left, y: top, width: right - left, height: bottom - top };
}
