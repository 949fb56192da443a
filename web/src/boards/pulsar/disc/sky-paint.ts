// The sky, painted to a bitmap: a gradient, coloured clouds, dust, stars, and a giant with rings at the edge.

import { type Cloud, paintCoarsely, type Rgb } from "../../clouds";
import { fractal, noiseFrom, randomFrom } from "../../noise";

export interface Palette {
  deep: string;
  middle: string;
  far: string;
  clouds: readonly Cloud[];
  dust: Rgb;
  dusty: number;
  stars: string;
  /** How many stars there are in a thousand square pixels, and how bright. */
  many: number;
  bright: number;
  giant: Giant | null;
}

interface Giant {
  lit: string;
  body: string;
  shade: string;
  ring: string;
  most: number;
}

// biome-ignore format: a table
export const DARK: Palette = {
  deep: "#19224f", middle: "#0d1330", far: "#060915",
  clouds: [
    { colour: [58, 66, 190], x: 0.30, y: 0.36, rx: 0.42, ry: 0.52, most: 0.78, fine: 3.1 },
    { colour: [176, 62, 140], x: 0.47, y: 0.74, rx: 0.34, ry: 0.36, most: 0.66, fine: 3.6 },
    { colour: [24, 134, 142], x: 0.60, y: 0.22, rx: 0.30, ry: 0.40, most: 0.62, fine: 4.0 },
    { colour: [206, 112, 58], x: 0.40, y: 0.60, rx: 0.20, ry: 0.24, most: 0.42, fine: 4.6 },
    { colour: [44, 110, 214], x: 0.82, y: 0.62, rx: 0.34, ry: 0.46, most: 0.50, fine: 3.0 },
  ],
  dust: [4, 6, 15], dusty: 0.6,
  stars: "#dfe8ff", many: 1.05, bright: 1,
  giant: { lit: "#b9d4f4", body: "#4a6aa8", shade: "#0a1027", ring: "#d8c3ae", most: 0.85 },
};

// biome-ignore format: a table
export const LIGHT: Palette = {
  deep: "#f3f6fd", middle: "#e6ecf8", far: "#d6dff0",
  clouds: [
    { colour: [150, 160, 236], x: 0.30, y: 0.36, rx: 0.42, ry: 0.52, most: 0.34, fine: 3.1 },
    { colour: [228, 160, 208], x: 0.47, y: 0.74, rx: 0.34, ry: 0.36, most: 0.28, fine: 3.6 },
    { colour: [128, 204, 208], x: 0.60, y: 0.22, rx: 0.30, ry: 0.40, most: 0.30, fine: 4.0 },
    { colour: [244, 196, 158], x: 0.40, y: 0.60, rx: 0.20, ry: 0.24, most: 0.22, fine: 4.6 },
    { colour: [146, 186, 240], x: 0.82, y: 0.62, rx: 0.34, ry: 0.46, most: 0.30, fine: 3.0 },
  ],
  dust: [255, 255, 255], dusty: 0.3,
  stars: "#6d7fa8", many: 0.35, bright: 0.5,
  giant: { lit: "#ffffff", body: "#c3d0ea", shade: "#a7b6d6", ring: "#c9bfb2", most: 0.5 },
};

export function paintSky(canvas: HTMLCanvasElement, palette: Palette): void {
  const paper = canvas.getContext("2d");
  if (!paper) return;
  ground(paper, palette);
  paintCoarsely(paper, COARSE, (aspect) => mixer(palette, aspect));
  stars(paper, palette);
  if (palette.giant) giant(paper, palette.giant);
}

function ground(paper: CanvasRenderingContext2D, { deep, middle, far }: Palette): void {
  const { width, height } = paper.canvas;
  const fill = paper.createRadialGradient(
    width * 0.42,
    height * 0.5,
    0,
    width * 0.42,
    height * 0.5,
    width * 0.72,
  );
  fill.addColorStop(0, deep);
  fill.addColorStop(0.5, middle);
  fill.addColorStop(1, far);
  paper.fillStyle = fill;
  paper.fillRect(0, 0, width, height);
}

/** Clouds have no fine lines, so they are made small and drawn large. */
const COARSE = 5;

/** The colour of all clouds and the dust together at a point, with how much of it covers the ground. */
function mixer({ clouds, dust, dusty }: Palette, aspect: number): (x: number, y: number) => number[] {
  const fields = clouds.map((_, place) => noiseFrom(101 + 37 * place));
  const dark = noiseFrom(911);
  return (x, y) => {
    const [warpX, warpY] = [x * aspect, y];
    let [red, green, blue, cover] = [0, 0, 0, 0];
    const lay = ([r, g, b]: Rgb, part: number) => {
      [red, green, blue] = [red + (r - red) * part, green + (g - green) * part, blue + (b - blue) * part];
      cover += (1 - cover) * part;
    };
    clouds.forEach((cloud, place) => {
      const near = 1 - Math.hypot((x - cloud.x) / cloud.rx, (y - cloud.y) / cloud.ry);
      if (near <= 0) return;
      const thick = fractal(fields[place]!, warpX * cloud.fine, warpY * cloud.fine);
      lay(cloud.colour, cloud.most * near * clear((thick - 0.36) / 0.36));
    });
    const thick = fractal(dark, warpX * 5.2, warpY * 5.2);
    lay(dust, dusty * clear((thick - 0.52) / 0.2) * cover);
    return [red / (cover || 1), green / (cover || 1), blue / (cover || 1), 255 * cover];
  };
}

function clear(part: number): number {
  return Math.max(0, Math.min(1, part));
}

const STARS = [
  { share: 0.82, size: 0.55, light: 0.55 },
  { share: 0.15, size: 0.95, light: 0.8 },
  { share: 0.03, size: 1.5, light: 1 },
];

function stars(paper: CanvasRenderingContext2D, { stars: colour, many, bright }: Palette): void {
  const { width, height } = paper.canvas;
  const pixel = width / (paper.canvas.clientWidth || width);
  const random = randomFrom(7);
  const count = (width * height * many) / (1000 * pixel ** 2);
  paper.fillStyle = colour;
  for (const { share, size, light } of STARS)
    for (let star = 0; star < count * share; star += 1) {
      const [x, y] = [random() * width, random() * height];
      paper.globalAlpha = bright * light * (0.45 + 0.55 * random());
      dot(paper, x, y, size * pixel * (0.8 + 0.4 * random()));
      if (size > 1.4) glint(paper, x, y, 4.4 * pixel);
    }
  paper.globalAlpha = 1;
}

function dot(paper: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  paper.beginPath();
  paper.arc(x, y, radius, 0, 2 * Math.PI);
  paper.fill();
}

/** The cross of light around the brightest stars. */
function glint(paper: CanvasRenderingContext2D, x: number, y: number, reach: number): void {
  paper.globalAlpha *= 0.5;
  paper.fillRect(x - reach, y - 0.35, 2 * reach, 0.7);
  paper.fillRect(x - 0.35, y - reach, 0.7, 2 * reach);
}

/** A planet with rings, cut off by the lower right corner. */
function giant(paper: CanvasRenderingContext2D, look: Giant): void {
  const { width, height } = paper.canvas;
  const radius = Math.min(width, height) * 0.235;
  paper.save();
  paper.globalAlpha = look.most;
  paper.translate(width - radius * 0.42, height - radius * 0.5);
  paper.rotate(-0.42);
  rings(paper, radius, look.ring, Math.PI, 2 * Math.PI);
  ball(paper, radius, look);
  rings(paper, radius, look.ring, 0, Math.PI);
  paper.restore();
}

function ball(paper: CanvasRenderingContext2D, radius: number, { lit, body, shade }: Giant): void {
  const light = paper.createRadialGradient(-radius * 0.5, -radius * 0.55, radius * 0.05, 0, 0, radius * 1.05);
  light.addColorStop(0, lit);
  light.addColorStop(0.34, body);
  light.addColorStop(1, shade);
  paper.fillStyle = light;
  dot(paper, 0, 0, radius);
  paper.save();
  paper.clip();
  paper.fillStyle = shade;
  for (const [y, high, dark] of [
    [-0.5, 0.1, 0.16],
    [-0.2, 0.16, 0.12],
    [0.12, 0.09, 0.2],
    [0.42, 0.2, 0.14],
  ] as const) {
    paper.globalAlpha = dark;
    paper.beginPath();
    paper.ellipse(0, y * radius, radius * 1.2, high * radius, 0, 0, 2 * Math.PI);
    paper.fill();
  }
  paper.restore();
}

function rings(
  paper: CanvasRenderingContext2D,
  radius: number,
  colour: string,
  from: number,
  to: number,
): void {
  paper.strokeStyle = colour;
  const whole = paper.globalAlpha;
  for (const [reach, wide, light] of [
    [1.45, 0.1, 0.4],
    [1.62, 0.16, 0.55],
    [1.84, 0.12, 0.3],
    [2, 0.04, 0.45],
  ] as const) {
    paper.globalAlpha = whole * light;
    paper.lineWidth = wide * radius;
    paper.beginPath();
    paper.ellipse(0, 0, reach * radius, reach * radius * 0.24, 0, from, to);
    paper.stroke();
  }
  paper.globalAlpha = whole;
}
