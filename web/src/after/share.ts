// A picture of the result to share: the board as it stands, who won, and everybody's points.

import type { Player } from "../boards/board";
import { shapePath } from "../parts/marks";
import { saveFile } from "../parts/save-file";
import { say } from "../speech";
import type { MatchResult } from "../wire";
import { boardImage } from "./board-image";
import { BOARD } from "./places";
import { verdictOf } from "./review";

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 40;
const FONT = '"Inter", system-ui, sans-serif';

export interface Result {
  title: string;
  players: readonly Player[];
  /** The players in the order of their places. */
  ranked: readonly Player[];
  result: MatchResult;
}

/** Hand the picture to another program where the browser can, else save it. */
export async function shareResult(facts: Result): Promise<void> {
  const file = new File([await picture(facts)], "orrery.png", { type: "image/png" });
  if (!navigator.canShare?.({ files: [file] })) return saveFile(file);
  try {
    await navigator.share({ files: [file], title: facts.title });
  } catch (error) {
    if ((error as Error).name !== "AbortError") saveFile(file);
  }
}

export async function picture(facts: Result): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  await document.fonts.ready;
  paintGround(pen);
  const hasBoard = await paintBoard(pen);
  paintResult(pen, facts, hasBoard ? HEIGHT + 20 : EDGE);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture is empty"))), "image/png"),
  );
}

function paintGround(pen: CanvasRenderingContext2D): void {
  const sky = pen.createRadialGradient(320, 300, 40, 420, 320, 900);
  sky.addColorStop(0, colour("--sky"));
  sky.addColorStop(1, colour("--ground"));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const behind = document.querySelector<HTMLCanvasElement>("body > canvas");
  if (behind?.width) paintBehind(pen, behind);
}

/** The sky that a board has painted behind the page, darker where the result is written. */
function paintBehind(pen: CanvasRenderingContext2D, sky: HTMLCanvasElement): void {
  const scale = Math.max(WIDTH / sky.width, HEIGHT / sky.height);
  pen.drawImage(sky, 0, 0, sky.width * scale, sky.height * scale);
  const shade = pen.createLinearGradient(HEIGHT - 80, 0, HEIGHT + 40, 0);
  shade.addColorStop(0, "transparent");
  shade.addColorStop(1, colour("--ground"));
  pen.globalAlpha = 0.82;
  pen.fillStyle = shade;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.globalAlpha = 1;
}

/** The board in the left half, as large as it fits; false where the title has none to draw. */
async function paintBoard(pen: CanvasRenderingContext2D): Promise<boolean> {
  const board = document.querySelector(BOARD);
  const drawn = board && (await boardImage(board));
  if (!drawn) return false;
  const { image, box } = drawn;
  const scale = (HEIGHT - 20) / Math.max(box.height, Math.min(box.width, box.height));
  const [width, height] = [box.width * scale, box.height * scale];
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, HEIGHT + 10, HEIGHT);
  pen.clip();
  pen.drawImage(image, 10 + Math.min(0, (HEIGHT - 20 - width) / 2), (HEIGHT - height) / 2, width, height);
  pen.restore();
  return true;
}

function paintResult(pen: CanvasRenderingContext2D, facts: Result, left: number): void {
  const { winners } = verdictOf(facts.result.points, facts.result.places);
  const room = WIDTH - left - EDGE;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = colour("--dim");
  pen.font = `600 24px ${FONT}`;
  pen.fillText(facts.title, left, 70, room);
  pen.fillStyle = colour("--ink");
  pen.font = `700 52px ${FONT}`;
  const lines = wrapped(pen, headline(facts, winners), room);
  for (const [number, line] of lines.entries()) pen.fillText(line, left, 140 + 60 * number, room);
  facts.ranked.forEach((player, number) => {
    paintPlayer(pen, player, facts.result, left, 200 + 60 * (lines.length - 1) + 58 * number, room);
  });
  pen.fillStyle = colour("--dim");
  pen.font = `500 20px ${FONT}`;
  pen.fillText(say("web-name"), left, HEIGHT - 34, room);
}

function headline({ players }: Result, winners: readonly number[]): string {
  if (winners.length === players.length && players.length > 1) return say("web-draw");
  const names = winners.map((seat) => players[seat]?.name ?? "").join(", ");
  return winners.length > 1 ? say("web-share-victory", { names }) : say("web-wins", { name: names });
}

function paintPlayer(
  pen: CanvasRenderingContext2D,
  player: Player,
  result: MatchResult,
  left: number,
  top: number,
  room: number,
): void {
  const own = player.colour.slice(4, -1);
  pen.save();
  pen.translate(left + 22, top + 20);
  pen.scale(2, 2);
  pen.fillStyle = colour(own);
  pen.fill(new Path2D(shapePath(player.shape)));
  pen.restore();
  pen.fillStyle = colour(`${own}-ink`);
  pen.font = `700 22px ${FONT}`;
  pen.textAlign = "center";
  pen.fillText(player.letter, left + 22, top + 28);
  pen.textAlign = "left";
  pen.fillStyle = colour("--ink");
  pen.font = `600 30px ${FONT}`;
  pen.fillText(player.name, left + 58, top + 30, room - 180);
  pen.textAlign = "right";
  pen.fillText(`${result.points[player.seat]}`, left + room, top + 30);
  pen.textAlign = "left";
}

/** A text in at most two lines. */
function wrapped(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  if (pen.measureText(text).width <= room) return [text];
  const words = text.split(" ");
  let first = words.shift() ?? "";
  while (words.length > 0 && pen.measureText(`${first} ${words[0]}`).width <= room)
    first += ` ${words.shift()}`;
  return words.length > 0 ? [first, words.join(" ")] : [first];
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || "#888";
}
