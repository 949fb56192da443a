// Galleries: all that a title has of something, drawn, to be looked through and searched; a title may have none.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Declarations } from "../wire";

export interface GalleryProps {
  declarations: Declarations;
  /** What is looked at more closely, by its key, or empty. */
  chosen: string;
  onChoose(key: string): void;
}

export type Gallery = ComponentType<GalleryProps>;

const loaders = import.meta.glob<{ default: Gallery }>("./*/gallery.tsx");

export function hasGallery(title: string): boolean {
  return `./${title}/gallery.tsx` in loaders;
}

/** The gallery of a title, once it is there. */
export function useGallery(title: string): Gallery | null {
  const [found, setFound] = useState<{ title: string; gallery: Gallery } | null>(null);
  useEffect(() => {
    loaders[`./${title}/gallery.tsx`]?.().then(
      (module) => setFound({ title, gallery: module.default }),
      (error) => console.error(error),
    );
  }, [title]);
  return found?.title === title ? found.gallery : null;
}
