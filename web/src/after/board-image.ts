// The board as an image: its drawings and bitmaps in the order they lie over each other, with the styles and fonts
// of the page inside, as an image sees nothing of the page it is made from.

import type { Box } from "./places";

/** What the end draws over the board. */
const OVER = ".end-stage svg";
const DRAWING = "http://www.w3.org/2000/svg";

/** The part of the board that is drawn, as an image; nothing where a board has no drawings. */
export async function boardImage(board: Element): Promise<{ image: HTMLImageElement; box: Box } | null> {
  const own = [...board.querySelectorAll("svg, canvas")];
  const drawings = own.filter(isLarge);
  if (drawings.length === 0) return null;
  const shared = own.filter((drawing) => !isLarge(drawing) && drawing.querySelector("defs"));
  const box = drawings.map((drawing): Box => drawing.getBoundingClientRect()).reduce(around);
  const root = document.createElementNS(DRAWING, "svg");
  root.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  root.setAttribute("width", `${2 * box.width}`);
  root.setAttribute("height", `${2 * box.height}`);
  for (const [name, value] of Object.entries(document.documentElement.dataset)) root.dataset[name] = value;
  const style = document.createElementNS(DRAWING, "style");
  style.textContent = await stylesInside();
  root.style.fontFamily = getComputedStyle(document.body).fontFamily;
  root.append(style, ...shared.map((svg) => svg.cloneNode(true)));
  const over = document.querySelectorAll(OVER);
  root.append(...[...drawings, ...over].map((drawing) => placed(drawing, board)));
  return { image: await loaded(new XMLSerializer().serializeToString(root)), box };
}

/** Icons beside texts are no part of the picture, nor is what lies inside another drawing. */
function isLarge(drawing: Element): boolean {
  const { width, height } = drawing.getBoundingClientRect();
  return width >= 200 && height >= 200 && !drawing.parentElement?.closest("svg");
}

function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** A copy where the drawing is on the screen, inside copies of what it is inside of, so that styles apply. */
function placed(drawing: Element, board: Element): Element {
  const { x, y, width, height } = drawing.getBoundingClientRect();
  let copy = drawing instanceof HTMLCanvasElement ? bitmap(drawing) : (drawing.cloneNode(true) as Element);
  const place = { x, y, width, height, overflow: "visible" };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, `${value}`);
  for (let outer = drawing.parentElement; outer && board.contains(outer); outer = outer.parentElement) {
    const group = document.createElementNS(DRAWING, "g");
    group.setAttribute("class", outer.getAttribute("class") ?? "");
    group.append(copy);
    copy = group;
  }
  return copy;
}

function bitmap(canvas: HTMLCanvasElement): Element {
  const image = document.createElementNS(DRAWING, "image");
  image.setAttribute("href", canvas.toDataURL("image/png"));
  return image;
}

/** All rules of the page, with their fonts. What moves of itself stands still. */
async function stylesInside(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const fonts = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const others = rules.filter((rule) => !(rule instanceof CSSFontFaceRule)).map((rule) => rule.cssText);
  const inside = await Promise.all(fonts.map(fontInside));
  return [...inside, ...others, "* { animation: none !important; transition: none !important; }"].join("\n");
}

async function fontInside(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
  if (!address || address.startsWith("data:")) return rule.cssText;
  const base = rule.parentStyleSheet?.href ?? location.href;
  const font = await (await fetch(new URL(address, base))).blob();
  return rule.cssText.replace(address, await dataAddress(font));
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(image.src);
  }
  return image;
}
