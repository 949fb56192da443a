// Numbers that look random and are the same every time, and clouds made from them.

export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const SIZE = 64;

/** Smooth noise from 0 to 1 over the plane. */
export function noiseFrom(seed: number): (x: number, y: number) => number {
  const random = randomFrom(seed);
  const grid = Float32Array.from({ length: SIZE * SIZE }, random);
  const at = (x: number, y: number) => grid[(y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))]!;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [eased(x - left), eased(y - top)];
    const above = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const below = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return above * (1 - v) + below * v;
  };
}

function eased(part: number): number {
  return part * part * (3 - 2 * part);
}

/** Four octaves of noise: each twice as fine as the one before, and half as strong. */
export function fractal(noise: (x: number, y: number) => number, x: number, y: number): number {
  return (
    (noise(x, y) * 8 +
      noise(2 * x + 17, 2 * y + 5) * 4 +
      noise(4 * x + 3, 4 * y + 29) * 2 +
      noise(8 * x + 41, 8 * y + 11)) /
    15
  );
}
