// The words of a title on its board, and whom they are about.

import type { BoardProps, Player } from "./board";

interface Told {
  props: BoardProps;
}

/** A text of the title by its dotted key; a key without a text stands for itself. */
export function said(scene: Told, key: string): string {
  return scene.props.declarations?.texts[key] ?? key;
}

/** A label of the board; `n` and `m` go where it has room for them. */
export function label(scene: Told, key: string, n?: number | string, m?: number | string): string {
  const text = said(scene, `label.${key}`);
  return text.replace("{n}", String(n ?? "")).replace("{m}", String(m ?? ""));
}

export function playerOf(scene: Told, seat: number): Player {
  return scene.props.players[seat]!;
}
