// The gallery of a title: its powers with their emblems, to be searched; one of them has an address of its own.

import { hasGallery, useGallery } from "../boards/galleries";
import { declarations, useLoaded, useTitle } from "../library";
import { Trouble } from "../parts/controls";
import { Icon } from "../parts/icons";
import { rewrite } from "../router";
import { lang, say } from "../speech";

export function GalleryPage({ title, chosen }: { title: string; chosen: string }) {
  const { value, code } = useLoaded(() => declarations(title, lang.value), [title, lang.value]);
  const description = useTitle(title);
  const Gallery = useGallery(title);
  if (code) return <Trouble code={code} />;
  if (!value || !description) return <p class="dim">{say("web-loading")}</p>;
  return (
    <div class="gallery-page">
      <h1>{say("web-gallery-of", { title: description.name })}</h1>
      {hasGallery(title) ? (
        Gallery && (
          <Gallery
            declarations={value}
            chosen={chosen}
            onChoose={(key) => rewrite(key ? `/powers/${title}#${key}` : `/powers/${title}`)}
          />
        )
      ) : (
        <p>{say("web-gallery-none")}</p>
      )}
    </div>
  );
}

/** A way to the gallery of a title; nothing for one that has none. */
export function GalleryLink({ title, isShort = false }: { title: string; isShort?: boolean }) {
  if (!hasGallery(title)) return null;
  return (
    <a class={isShort ? "button quiet" : "button quiet small"} href={`/powers/${title}`}>
      <Icon name="star" size={16} /> {say(isShort ? "web-gallery-short" : "web-gallery")}
    </a>
  );
}
