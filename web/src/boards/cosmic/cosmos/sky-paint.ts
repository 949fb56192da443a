// A night sky with soft nebulae, a ring of dust through all systems, and the horizon of the home world below.

import { fractal, noiseFrom, randomFrom } from "../../noise";

type Rgb = readonly [number, number, number];

/** A cloud around a point; places and sizes are parts of the picture's width and height. */
interface Cloud {
  colour: Rgb;
  x: number;
  y: number;
  rx: number;
  ry: number;
  most: number;
  fine: number;
}

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
  nebulae(paper);
  dust(paper, pixel);
  stars(paper, pixel);
  horizon(paper);
}

/** Clouds have no fine lines, so they are made small and drawn large. */
const COARSE = 9;

function nebulae(paper: CanvasRenderingContext2D): void {
  const { width, height } = paper.canvas;
  const small = document.createElement("canvas");
  const [columns, rows] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)];
  [small.width, small.height] = [columns, rows];
  const brush = small.getContext("2d");
  if (!brush) return;
  const image = brush.createImageData(columns, rows);
  const fields = CLOUDS.map((_, place) => noiseFrom(101 + 37 * place));
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      image.data.set(
        mixed(fields, column / columns, row / rows, columns / rows),
        4 * (row * columns + column),
      );
  brush.putImageData(image, 0, 0);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(small, 0, 0, width, height);
}

/** The colour of all clouds together at a point, with how much of it covers the ground. */
function mixed(fields: ReturnType<typeof noiseFrom>[], x: number, y: number, aspect: number): number[] {
  let [red, green, blue, cover] = [0, 0, 0, 0];
  CLOUDS.forEach(({ colour: [r, g, b], ...cloud }, place) => {
    const near = 1 - Math.hypot((x - cloud.x) / cloud.rx, (y - cloud.y) / cloud.ry);
    if (near <= 0) return;
    const thick = fractal(fields[place]!, x * aspect * cloud.fine, y * cloud.fine);
    const part = cloud.most * near * Math.max(0, Math.min(1, (thick - 0.28) / 0.42));
    [red, green, blue] = [red + (r - red) * part, green + (g - green) * part, blue + (b - blue) * part];
    cover += (1 - cover) * part;
  });
  return [red / (cover || 1), green / (cover || 1), blue / (cover || 1), 255 * cover];
}

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
