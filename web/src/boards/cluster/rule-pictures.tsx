// A small picture for each part of the rules, put together from the pieces of the board.

import "./styles/index.css";
import "./styles/rules.css";
import type { ComponentChild } from "preact";
import { useDefs } from "./art/defs";
import { Charted } from "./field/chart";
import { Building, Colony, Stations } from "./rules/building";
import { End, Novas, Scoring } from "./rules/scoring";
import { Borders, Kinds, Placing, Start } from "./rules/tiles";
import { Mining, Moving, Strength, Trade, Turn } from "./rules/turn";

/** By the first clause of each part; a part that needs no picture has none. */
const PICTURES: readonly (readonly [chapter: string, from: number, draw: (() => ComponentChild) | null])[] = [
  ["G1", 1, Borders],
  ["G2", 1, Kinds],
  ["G3", 1, Placing],
  ["G4", 1, Start],
  ["G4", 8, Turn],
  ["G4", 14, Moving],
  ["G4", 21, Strength],
  ["G4", 23, Mining],
  ["G4", 30, Trade],
  ["G4", 37, Building],
  ["G4", 43, Colony],
  ["G4", 49, Stations],
  ["G4", 56, Scoring],
  ["G4", 60, Novas],
  ["G4", 67, End],
  ["G4", 72, null],
];

/** The drawing of the part that a clause stands in. */
export function drawingFor(clause: string): (() => ComponentChild) | null {
  const [chapter, number] = clause.split(".");
  const found = PICTURES.findLast(([part, from]) => part === chapter && from <= Number(number));
  return found?.[2] ?? null;
}

/** Units of a tile on the screen, in pixels: what is written on one stays readable. */
const CHART = { unit: 0.6, pitch: 104, origin: { x: 0, y: 0 } };

export default function RulePicture({ clause }: { clause: string }) {
  useDefs();
  const Drawing = drawingFor(clause);
  if (!Drawing) return null;
  return (
    <div class="cluster rule-picture" aria-hidden="true">
      <Charted {...CHART}>
        <svg viewBox="-170 -58 340 116">
          <Drawing />
        </svg>
      </Charted>
    </div>
  );
}
