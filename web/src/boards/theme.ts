// Pictures that are painted for a theme.

import { onNextFrame } from "../parts/frames";

/** Paint soon, and again whenever the theme changes; returns what ends that. */
export function withTheme(paint: (isLight: boolean) => void): () => void {
  const root = document.documentElement;
  const soon = () => onNextFrame(() => paint(root.dataset.theme === "light"));
  let cancel = soon();
  const follow = new MutationObserver(() => {
    cancel();
    cancel = soon();
  });
  follow.observe(root, { attributeFilter: ["data-theme"] });
  return () => {
    cancel();
    follow.disconnect();
  };
}
