// How the checkers, dice and cube of backgammon move.

import type { Deed, Motion, MotionTable, Mover } from "../../motion/motion";
import type { EventRow } from "../board";
import { type BackgammonView, type Components, checkerId } from "./types";

type BackgammonDeed = Deed<BackgammonView>;

/** A checker on its way through one deed. */
interface Travelling {
  from: string;
  along: string[];
  /** What it is called where it came to rest, and the event that brought it there. */
  piece: string;
  last: number;
}

const CUBE = "cube:stake";

const carried: Mover<BackgammonView> = (_, deed, place) => {
  return travelling(deed)
    .filter(({ last }) => last === place)
    .map(({ piece, from, along }) => ({ kind: "fly", piece, from, along, sound: "tile" }));
};

const onCube = (sound: "reveal" | "win"): Mover<BackgammonView> => {
  return ([, seat]) => [{ kind: "flash", piece: CUBE, seat, sound }];
};

const TABLE: MotionTable<BackgammonView> = {
  rolled: (_, { after }) => after.dice.map((_, place) => dieRolls(place)),
  moved: carried,
  hit: carried,
  "borne-off": carried,
  doubled: onCube("reveal"),
  taken: ([, seat]) => [
    { kind: "run", piece: CUBE, sound: "tile" },
    { kind: "flash", piece: CUBE, seat, together: true },
  ],
  dropped: onCube("reveal"),
  "turn-passed": ([, seat]) => [{ kind: "flash", piece: "dice:roll", seat }],
  won: onCube("win"),
};

export default TABLE;

function dieRolls(place: number): Motion {
  const die = { kind: "roll", piece: `die:${place + 1}`, together: place > 0 } as const;
  return place === 0 ? { ...die, sound: "dice" } : die;
}

/** All checkers that move in a deed: one that moves twice is carried on, and moves once. */
function travelling(deed: BackgammonDeed): Travelling[] {
  const { places, off, bar } = deed.declarations.components as unknown as Components;
  const counts = deed.before.checkers.map((row) => [...row]);
  const moved: Travelling[] = [];
  const carry = (seat: number, from: number, to: number, last: number) => {
    const most = to === off ? Number.POSITIVE_INFINITY : undefined;
    const source = checkerId(places[seat]![from]!, seat, counts[seat]![from]!--);
    const piece = checkerId(places[seat]![to]!, seat, ++counts[seat]![to]!, most);
    const before = moved.find((other) => other.piece === source && other.last < last);
    if (before) Object.assign(before, { piece, last, along: [...before.along, places[seat]![to]!] });
    else moved.push({ from: source, along: [places[seat]![to]!], piece, last });
  };
  deed.events.forEach((event, place) => {
    const [, seat, a, b] = event;
    const key = keyOf(deed, event);
    if (key === "moved") carry(seat, a, b, place);
    else if (key === "borne-off") carry(seat, a, off, place);
    else if (key === "hit") {
      const other = 1 - seat;
      carry(other, places[other]!.indexOf(places[seat]![a]!), bar, place);
    }
  });
  return moved;
}

function keyOf({ declarations }: BackgammonDeed, [kind]: EventRow): string {
  return declarations.events[kind] ?? "";
}
