// The log offers the last reveal once more, on a phone also while it covers the board.

import { useEffect, useMemo } from "preact/hooks";
import { shownAgain } from "../../../parts/shown-again";
import { type CosmicProps, label } from "../scene";
import { hasReveal } from "./story";

/** Draws nothing: it stands wherever a part of the board does that may be there alone. */
export function RevealOffer({ scene }: CosmicProps) {
  const { declarations, story } = scene.props;
  const isThere = useMemo(() => hasReveal(declarations?.events ?? [], story ?? []), [declarations, story]);
  const text = isThere ? label(scene, "reveal-again") : "";
  useEffect(() => {
    shownAgain.value = text;
  }, [text]);
  return null;
}
