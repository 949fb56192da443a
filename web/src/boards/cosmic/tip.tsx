// A card beside what is pointed at: its name, and what is to be said of it.

import { useEffect } from "preact/hooks";
import { beside } from "../beside";
import type { CosmicProps } from "./scene";

export function TipCard({ scene }: CosmicProps) {
  const { focus, point } = scene;
  useEffect(() => {
    const hide = () => point(null);
    addEventListener("scroll", hide, true);
    return () => removeEventListener("scroll", hide, true);
  }, [point]);
  if (!focus?.tip.title) return null;
  return (
    <div class="cx-tip" role="tooltip" style={beside(focus.box)}>
      <b>{focus.tip.title}</b>
      {focus.tip.rule && <p>{focus.tip.rule}</p>}
    </div>
  );
}
