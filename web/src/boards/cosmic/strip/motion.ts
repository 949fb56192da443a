// How a challenge comes to its end: cards are laid and turned up, the sums build up term by term, a side lights up.

import { h } from "preact";
import type { Deed, Motion, MotionTable } from "../../../motion/motion";
import { CONE, placeId, powerId } from "../ids";
import type { Components, CosmicView } from "../types";
import { DEFENCE, type Duel, duelIn, OFFENCE, type SideNumber, winnerOf } from "./duel";
import { gainOf, type TermView, written } from "./reckoning";

/** How long a total is looked at before the side lights up, and what came of it after that. */
const LOOKED_AT = 700;
const READ = 1500;
/** From the start of a term's way until its part of the bar is there. */
const ON_ITS_WAY = 300;

export const laidPiece = (side: number) => `laid:${side}`;
export const sidePiece = (side: number) => (side === OFFENCE ? "side:offence" : "side:defence");
export const termPart = (place: number) => `term-${place}`;
export const barPart = (place: number) => `bar-${place}`;
/** The strip itself, and what it came to. */
export const CHALLENGE = "challenge";
export const RESULT = "result";
export const WON = "won";
export const TOTAL = "total";
export const FACE = "face";

/** Both cards, which lie face down until they are half round. */
const TURNED_UP: readonly Motion[] = [
  { kind: "turn", piece: laidPiece(OFFENCE), part: FACE, sound: "reveal" },
  { kind: "turn", piece: laidPiece(DEFENCE), part: FACE, together: true },
];

type Named = { components: Components };

export const STRIP_MOTIONS: MotionTable<CosmicView> = {
  "cards-revealed": () => [...TURNED_UP, { kind: "hold", millis: LOOKED_AT }],
  "total-known": ([, seat], deed) => {
    const duel = duelOf(deed);
    if (!duel) return [];
    return termMotions(named(deed), deed.after, duel, seat === duel.seats[OFFENCE] ? OFFENCE : DEFENCE);
  },
  decided: (_, deed) => verdictMotions(named(deed), duelOf(deed)?.result ?? deed.after.result),
};

/** A whole reveal once more, of pieces that are drawn already. */
export function revealMotions(scene: Named, view: CosmicView, duel: Duel): Motion[] {
  const sides = [OFFENCE, DEFENCE] as const;
  return [
    ...TURNED_UP,
    ...sides.flatMap((side) => termMotions(scene, view, duel, side)),
    ...verdictMotions(scene, duel.result),
  ];
}

function named({ declarations }: Deed): Named {
  return { components: declarations.components as unknown as Components };
}

function duelOf({ declarations, events, before, after }: Deed<CosmicView>): Duel | null {
  return duelIn(declarations.events, events, before, after);
}

/** Each term comes from where it was got, and the total counts up as it arrives. */
function termMotions(scene: Named, view: CosmicView, duel: Duel, side: SideNumber): Motion[] {
  const terms = duel.sums[side]?.terms ?? [];
  const seat = duel.seats[side];
  return terms.flatMap((term, place): Motion[] => [
    {
      kind: "travel",
      sprite: () => h("b", { class: "cx-flying" }, written(term)),
      from: sourceOf(scene, view, term, side),
      to: sidePiece(side),
      part: termPart(place),
      within: sidePiece(side),
      counted: TOTAL,
      seat,
      amount: gainOf(terms, place),
      sound: "coin",
    },
    { kind: "light", piece: sidePiece(side), part: barPart(place), together: true, lag: ON_ITS_WAY },
  ]);
}

/** The piece that a term comes from. */
function sourceOf(scene: Named, view: CosmicView, { key, how }: TermView, side: SideNumber): string {
  if (how === "card") return laidPiece(side);
  const power = scene.components.terms[key] ?? -1;
  if (power >= 0) return powerId(scene, power);
  if (side === OFFENCE || view.target < 0) return CONE;
  return placeId(scene, view.target);
}

function verdictMotions({ components }: Named, result: number): Motion[] {
  const side = winnerOf(components, result);
  const shown: Motion = { kind: "light", piece: CHALLENGE, part: RESULT };
  if (side < 0) return [{ kind: "hold", millis: LOOKED_AT }, shown, { kind: "hold", millis: LOOKED_AT }];
  return [
    { kind: "hold", millis: LOOKED_AT },
    { kind: "light", piece: sidePiece(side), part: WON, sound: "win" },
    { ...shown, together: true, lag: 0 },
    { kind: "hold", millis: READ },
  ];
}
