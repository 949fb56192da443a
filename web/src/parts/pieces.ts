// Pieces on the board that something else speaks of: whoever points at a line of the log sees what it is about.

const SHOWN = "told-piece";

/** Mark the pieces with these ids, and no others. */
export function showPieces(ids: readonly string[]): void {
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const isShown = ids.includes(piece.getAttribute("data-piece")!);
    if (isShown || piece.classList.contains(SHOWN)) piece.classList.toggle(SHOWN, isShown);
  }
}

/** The handlers of an element that speaks of pieces: they stand out while it is pointed at or has the focus. */
export function pointingAt(ids: readonly string[]) {
  if (ids.length === 0) return {};
  const show = () => showPieces(ids);
  const hide = () => showPieces([]);
  return { onPointerEnter: show, onPointerLeave: hide, onFocusIn: show, onFocusOut: hide };
}
