// A globular cluster before far nebulae, painted to a bitmap: stars by the thousand, densest around a warm core.

import { type Cloud, mixed, paintCoarsely } from "../../clouds";
import { randomFrom } from "../../noise";

interface Point {
  x: number;
  y: number;
}

// biome-ignore format: a table
const CLOUDS: readonly Cloud[] = [
  { colour: [96, 60, 132], x: 0.62, y: 0.30, rx: 0.52, ry: 0.62, most: 0.62, fine: 3.0 },
  { colour: [24, 62, 120], x: 0.10, y: 0.86, rx: 0.50, ry: 0.56, most: 0.74, fine: 2.6 },
  { colour: [22, 92, 96], x: 0.16, y: 0.10, rx: 0.44, ry: 0.40, most: 0.46, fine: 3.4 },
];

export function paintSky(canvas: HTMLCanvasElement, core: Point, pixel: number): void {
  const paper = canvas.getContext("2d");
  if (!paper) return;
  const { width, height } = canvas;
  paper.fillStyle = "#080c18";
  paper.fillRect(0, 0, width, height);
  paintCoarsely(paper, COARSE, mixed(CLOUDS, HAZE));
  const reach = Math.min(width * 0.34, height * 0.62);
  glow(paper, core, reach);
  field(paper, pixel);
  swarm(paper, core, reach, pixel);
}

/** How many times smaller the clouds are made. */
const COARSE = 9;
const HAZE = { seeds: (place: number) => 211 + 41 * place, from: 0.3, over: 0.4 };

function glow(paper: CanvasRenderingContext2D, { x, y }: Point, reach: number): void {
  const light = paper.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, "#fff0cff5");
  light.addColorStop(0.04, "#ffe0a8c8");
  light.addColorStop(0.11, "#eab97a88");
  light.addColorStop(0.26, "#b07e5e4d");
  light.addColorStop(0.5, "#6f545a2e");
  light.addColorStop(0.78, "#40365a18");
  light.addColorStop(1, "#20204000");
  paper.fillStyle = light;
  paper.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
}

const WARM = ["#fffaf0", "#ffeccb", "#ffd79a", "#ffbf86"];
const COOL = ["#ffffff", "#dbe7ff", "#b9d0ff", "#ffe3bd", "#8fb4ff"];
/** Stars of the far sky in a thousand square pixels, and stars of the cluster. */
const FAR = 0.42;
const MANY = 3400;

function field(paper: CanvasRenderingContext2D, pixel: number): void {
  const { width, height } = paper.canvas;
  const random = randomFrom(17);
  const count = (width * height * FAR) / (1000 * pixel ** 2);
  for (let star = 0; star < count; star += 1) {
    const [x, y] = [random() * width, random() * height];
    dot(paper, x, y, pixel * (0.4 + 0.5 * random()), 0.25 + 0.45 * random(), oneOf(COOL, random()));
  }
}

/** Denser and warmer towards the core; the brightest of the outer ones have a halo. */
function swarm(paper: CanvasRenderingContext2D, core: Point, reach: number, pixel: number): void {
  const random = randomFrom(5);
  for (let star = 0; star < MANY; star += 1) {
    const [angle, far] = [random() * 2 * Math.PI, random() ** 1.9];
    const [x, y] = [core.x + reach * far * Math.cos(angle), core.y + reach * far * Math.sin(angle)];
    const bright = random() ** 6;
    const colour = oneOf(random() > far * 1.7 ? WARM : COOL, random());
    dot(paper, x, y, pixel * (0.42 + 1.35 * bright), 0.35 + 0.6 * random(), colour);
    if (bright > 0.86 && far > 0.16) halo(paper, x, y, pixel * (4 + 5 * random()));
  }
  paper.globalAlpha = 1;
}

function oneOf(colours: readonly string[], part: number): string {
  return colours[Math.floor(part * colours.length)]!;
}

function dot(
  paper: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  light: number,
  colour: string,
): void {
  paper.globalAlpha = light;
  paper.fillStyle = colour;
  paper.beginPath();
  paper.arc(x, y, radius, 0, 2 * Math.PI);
  paper.fill();
}

function halo(paper: CanvasRenderingContext2D, x: number, y: number, reach: number): void {
  const light = paper.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, "#cfe0ff99");
  light.addColorStop(1, "#cfe0ff00");
  paper.globalAlpha = 1;
  paper.fillStyle = light;
  paper.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
}
