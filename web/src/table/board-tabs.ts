// The tabs that a board has on a narrow screen, beside those of the shell.

import type { BoardModule } from "../boards/board";
import { declarations, useLoaded } from "../library";
import { lang, say } from "../speech";

/** What tabs are called: those of the board by its own texts. */
export function useTabNames(title: string, board: BoardModule | null): (tab: string) => string {
  const known = useLoaded(() => declarations(title, lang.value), [title, lang.value]).value;
  return (tab) => {
    const own = board?.tabs?.find(({ key }) => key === tab);
    return own ? (known?.texts[own.label] ?? own.key) : say(`web-tab-${tab}`);
  };
}
