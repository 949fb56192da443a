// What the board of a title draws under the figures of the players, once the board is there.

import type { ComponentChild } from "preact";
import { declarations, useLoaded } from "../library";
import { lang } from "../speech";
import { useBoard } from "./slot";

/** The drawing for a figure of a seat, or null where the name of the figure says it all. */
export type Sign = (figure: string, seat: number, label: string) => ComponentChild | null;

const NO_SIGN: Sign = () => null;

export function useSigns(title: string, view: unknown): Sign {
  const signs = useBoard(title)?.signs;
  const known = useLoaded(() => declarations(title, lang.value), [title, lang.value]).value;
  if (!signs || !known || !view) return NO_SIGN;
  return (figure, seat, label) => {
    const Shown = signs[figure];
    return Shown ? <Shown seat={seat} view={view} declarations={known} label={label} /> : null;
  };
}
