// What is drawn of the board in one place of the screen, with what is pointed at there.

import type { ComponentChildren } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../board";
import type { Focus } from "../focus";
import { useSize } from "../size";
import { placesFor } from "./layout";
import { type Scene, useDrawn } from "./scene";

interface Props {
  /** Whether it is the board itself, and not a part that stands elsewhere. */
  isWhole?: boolean;
  props: BoardProps;
  /** Further classes of the element around it all. */
  kind: string;
  children(scene: Scene): ComponentChildren;
}

/** A box with a scene of its own; nothing is in it until everything is known that is drawn. */
export function Stage({ props, kind, isWhole, children }: Props) {
  const [focus, point] = useState<Focus | null>(null);
  const [box, size] = useSize<HTMLDivElement>();
  const drawn = useDrawn(props);
  const places = useMemo(() => placesFor(size.width, size.height, props.isNarrow), [size, props.isNarrow]);
  const latest = useRef<Scene | null>(null);
  const scene: Scene | null = drawn && { ...drawn, latest: () => latest.current!, places, focus, point };
  latest.current = scene;
  const kinds = ["cosmic", kind, props.isStill && "cx-still"].filter(Boolean).join(" ");
  return (
    <div ref={box} class={kinds} data-asked={drawn && isWhole ? props.question?.number : undefined}>
      {scene && children(scene)}
    </div>
  );
}
