// A night sky with soft nebulae, a ring of dust through all systems, and the horizon of the home world below.

import { type Cloud, mixed, paintCoarsely } from "../../clouds";
import { randomFrom } from "../../noise";

// biome-ignore format: a table
const CLOUDS: readonly Cloud[] = [
  { colour: [92, 58, 160], x: 0.50, y: 0.30, rx: 0.46, ry: 0.44, most: 0.62, fine: 2.6 },
  { colour: [38, 60, 132], x: 0.14, y: 0.22, rx: 0.40, ry: 0.52, most: 0.50, fine: 3.0 },
  { colour: [128, 62, 110], x: 0.84, y: 0.16, rx: 0.36, ry: 0.40, most: 0.36, fine: 3.2 },
  { colour: [24, 84, 118], x: 0.78, y: 0.66, rx: 0.44, ry: 0.40, most: 0.42, fine: 2.8 },
];

export function paintSky(canvas: HTMLCanvasElement, pixel: number): void {
  const paper = canvas.getContext("2d");
  if (!paper) return;
  const { width, height } = canvas;
  const ground = paper.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, "#090d1c");
  ground.addColorStop(0.6, "#0b1024");
  ground.addColorStop(1, "#070b18");
  paper.fillStyle = ground;
  paper.fillRect(0, 0, width, height);
  paintCoarsely(paper, COARSE, mixed(CLOUDS, HAZE));
  dust(paper, pixel);
  stars(paper, pixel);
  horizon(paper);
}

/** How many times smaller the clouds are made. */
const COARSE = 9;
const HAZE = { seeds: (place: number) => 101 + 37 * place, from: 0.28, over: 0.42 };

/** Specks along an ellipse through the systems. */
function dust(paper: CanvasRenderingContext2D, pixel: number): void {
  const { width, height } = paper.canvas;
  const random = randomFrom(23);
  for (let speck = 0; speck < 1500; speck += 1) {
    const angle = random() * 2 * Math.PI;
    const off = 1 + (random() + random() - 1) * 0.22;
    const x = width * (0.57 + 0.345 * off * Math.cos(angle));
    const y = height * (0.31 + 0.25 * off * Math.sin(angle));
    dot(paper, x, y, pixel * (0.35 + 0.6 * random()), 0.06 + 0.16 * random(), "#b9c6f0");
  }
  paper.globalAlpha = 1;
}

const COLOURS = ["#ffffff", "#dbe7ff", "#b9d0ff", "#ffe3bd", "#c9b6ff"];

function stars(paper: CanvasRenderingContext2D, pixel: number): void {
  const { width, height } = paper.canvas;
  const random = randomFrom(17);
  const count = (width * height * 0.5) / (1000 * pixel ** 2);
  for (let star = 0; star < count; star += 1) {
    const [x, y, bright] = [random() * width, random() * height, random() ** 7];
    const colour = COLOURS[Math.floor(random() * COLOURS.length)]!;
    dot(paper, x, y, pixel * (0.4 + 1.1 * bright), 0.22 + 0.7 * bright + 0.15 * random(), colour);
  }
  paper.globalAlpha = 1;
}

function dot(
  paper: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  light: number,
  colour: string,
) {
  paper.globalAlpha = Math.min(1, light);
  paper.fillStyle = colour;
  paper.beginPath();
  paper.arc(x, y, radius, 0, 2 * Math.PI);
  paper.fill();
}

/** The edge of the world that the hand lies before. */
function horizon(paper: CanvasRenderingContext2D): void {
  const { width, height } = paper.canvas;
  const [x, radius] = [width * 0.58, width * 1.5];
  const y = height * 0.86 + radius;
  const air = paper.createRadialGradient(x, y, radius * 0.985, x, y, radius * 1.02);
  air.addColorStop(0, "#16325e");
  air.addColorStop(0.35, "#2f6bb0");
  air.addColorStop(0.45, "#7fb8ee66");
  air.addColorStop(1, "#7fb8ee00");
  paper.fillStyle = air;
  paper.beginPath();
  paper.arc(x, y, radius * 1.02, 0, 2 * Math.PI);
  paper.fill();
  const world = paper.createRadialGradient(x, y, radius * 0.9, x, y, radius);
  world.addColorStop(0, "#050914");
  world.addColorStop(0.85, "#0a1a38");
  world.addColorStop(1, "#15386b");
  paper.fillStyle = world;
  paper.beginPath();
  paper.arc(x, y, radius, 0, 2 * Math.PI);
  paper.fill();
}
