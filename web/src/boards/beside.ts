// Where a card stands that belongs to something on the screen.

/** Below a box, or above it where there is more room; never outside of the screen. */
export function beside(
  box: Pick<DOMRect, "left" | "top" | "bottom" | "width">,
  width = 280,
): Record<string, string> {
  const left = Math.max(8, Math.min(innerWidth - width - 8, box.left + box.width / 2 - width / 2));
  const isAbove = box.top > innerHeight * 0.5;
  const distance = Math.max(8, isAbove ? innerHeight - box.top + 10 : box.bottom + 10);
  return { left: `${left}px`, maxWidth: `${width}px`, [isAbove ? "bottom" : "top"]: `${distance}px` };
}
