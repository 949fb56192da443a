// Small pictures for the parts of a title's rules, made from the pieces of its board; a title may have none.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** `part` is what the ids of a part of the rules have in common, `clause` the first of them that is shown. */
export type RulePicture = ComponentType<{ part: string; clause: string }>;

const loaders = import.meta.glob<{ default: RulePicture }>("./*/rule-pictures.tsx");

/** What draws the pictures of a title, once it is there; nothing for a title without any. */
export function useRulePictures(title: string): RulePicture | null {
  const [found, setFound] = useState<{ title: string; picture: RulePicture } | null>(null);
  useEffect(() => {
    const load = loaders[`./${title}/rule-pictures.tsx`];
    load?.().then(
      (module) => setFound({ title, picture: module.default }),
      (error) => console.error(error),
    );
  }, [title]);
  return found?.title === title ? found.picture : null;
}
