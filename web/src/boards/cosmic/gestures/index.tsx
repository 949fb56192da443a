// Answers of several steps: launch, invitations, alliances, tokens that come home or are lost.

import { useEffect } from "preact/hooks";
import type { CosmicProps, Scene } from "../scene";
import { allianceOf } from "./alliance";
import { GuestCard } from "./guest-card";
import { possibleGuests } from "./guests";
import { JoinCard } from "./join-card";
import { TokenCard } from "./token-card";
import { quotaOf } from "./tokens";

/** What is being gathered. */
export function Gestures({ scene }: CosmicProps) {
  useEffect(() => () => scene.latest().props.preview(null), [scene.props.question?.number]);
  return <Gathering scene={scene} />;
}

/** Nothing for a question that takes a single step. */
function Gathering({ scene }: CosmicProps) {
  const quota = quotaOf(scene);
  if (quota) return <TokenCard {...{ scene, quota }} />;
  if (possibleGuests(scene).length > 0) return <GuestCard scene={scene} />;
  const sides = sidesIn(scene);
  return sides.length > 0 ? <JoinCard {...{ scene, sides }} /> : null;
}

/** The sides that can be joined together with tokens. */
function sidesIn(scene: Scene): string[] {
  return [...scene.answers.open.keys()].filter((id) => allianceOf(scene, id).length > 0);
}
