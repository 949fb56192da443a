// What the parts of the board draw from.

import { useMemo } from "preact/hooks";
import type { BoardProps } from "../board";
import { clauseAgainst, labelOf, type Offered, optionsOf, plansOf } from "../offered";
import type { Size } from "../size";
import { warnOnce } from "../unknown";
import { type Box, type Layout, layoutFor, pointBox, sideBox } from "./layout";
import type { BackgammonView, Components } from "./types";
import { controlsOf, type Way, waysOf } from "./ways";

/** Whose checkers lie on a place, and how many. */
export interface Stack {
  seat: number;
  count: number;
}

/** A point, a half of the bar, or a tray. */
export interface Place {
  piece: string;
  kind: "point" | "bar" | "off";
  /** Its number in the counting of the one who looks; 0 for bar and tray. */
  number: number;
  box: Box;
  stacks: readonly Stack[];
  /** How many of each seat there would be after the answer pointed at. */
  after: readonly Stack[];
}

export interface Scene {
  props: BoardProps;
  view: BackgammonView;
  components: Components;
  layout: Layout;
  /** Whose home is at the bottom right. */
  me: number;
  places: readonly Place[];
  ways: readonly Way[];
  controls: readonly Offered[];
}

/** Everything that is drawn, once it is known. */
export function useScene(props: BoardProps, size: Size): Scene | null {
  const { question, words, isLive } = props;
  const options = useMemo(() => optionsOf(props), [question, words, isLive]);
  const ways = useMemo(() => waysOf(options, plansOf(props)), [options]);
  const layout = useMemo(() => layoutFor(size), [size]);
  const components = props.declarations?.components as Components | undefined;
  const view = props.view as BackgammonView | null;
  if (!components?.places || !view?.checkers) return null;
  const me = props.viewer === 1 ? 1 : 0;
  const places = placesOf(props, components, layout, me);
  warnOfUnknown(ways, places);
  return { props, view, components, layout, me, places, ways, controls: controlsOf(options) };
}

function placesOf(props: BoardProps, components: Components, layout: Layout, me: number): Place[] {
  const { places, bar, off } = components;
  const held = (view: BackgammonView, piece: string): Stack[] =>
    view.checkers.flatMap((row, seat) => {
      const count = row[places[seat]?.indexOf(piece) ?? -1] ?? 0;
      return count > 0 ? [{ seat, count }] : [];
    });
  const place = (piece: string, kind: Place["kind"], number: number, box: Box): Place => ({
    piece,
    kind,
    number,
    box,
    stacks: held(props.view, piece),
    after: held(props.previewView ?? props.view, piece),
  });
  const points = places[me]!.flatMap((piece, at) =>
    at === bar || at === off ? [] : [place(piece, "point", at, pointBox(layout, at))],
  );
  const sides = places.flatMap((row, seat) => [
    place(row[bar]!, "bar", 0, sideBox(layout, layout.bar, seat === me)),
    place(row[off]!, "off", 0, sideBox(layout, layout.tray, seat === me)),
  ]);
  return [...points, ...sides];
}

/** Ways between places that are not drawn stay in the list of answers. */
function warnOfUnknown(ways: readonly Way[], places: readonly Place[]): void {
  const known = new Set(places.map(({ piece }) => piece));
  for (const { from, to } of ways)
    for (const piece of [from, to])
      if (!known.has(piece)) warnOnce(`backgammon: no place is known for ${piece}`);
}

/** What a place is called, and what lies there. */
export function nameOf({ props }: Scene, { kind, number, stacks }: Place): string {
  const held = stacks.map(({ seat, count }) =>
    labelOf(props, "checkers", props.players[seat]?.name ?? seat, count),
  );
  return `${labelOf(props, kind, number)}. ${held.join(", ") || labelOf(props, "empty")}`;
}

export function clauseAt({ props }: Scene, piece: string): string | undefined {
  return clauseAgainst(props, piece);
}
