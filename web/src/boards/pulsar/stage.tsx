// What is drawn of the board in one place of the screen, with what is pointed at there.

import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { BoardProps } from "../board";
import type { Focus } from "../focus";
import { useSize } from "../size";
import { placesFor } from "./layout";
import { Menu, TipCard } from "./offer";
import { pointedPieces, type Scene, SceneContext, useDrawn } from "./scene";

interface Props {
  props: BoardProps;
  /** Further classes of the element around it all. */
  kind: string;
  children(scene: Scene): ComponentChildren;
}

/** A box with a scene of its own; nothing is in it until everything is known that is drawn. */
export function Stage({ props, kind, children }: Props) {
  const [focus, point] = useState<Focus | null>(null);
  const [menu, open] = useState<Focus | null>(null);
  const [box, size] = useSize<HTMLDivElement>();
  const places = useMemo(() => placesFor(size.width, size.height, props.isNarrow), [size, props.isNarrow]);
  const drawn = useDrawn(props);
  const scene = drawn && {
    ...drawn,
    places,
    focus,
    pointedAt: pointedPieces(drawn.answers, focus, props.pointed),
    point,
    menu: menu && drawn.answers.open.has(menu.id) ? menu : null,
    open,
  };
  const kinds = ["pulsar", kind, props.isStill && "p-still"].filter(Boolean).join(" ");
  return (
    <div
      ref={box}
      class={kinds}
      style={{ "--disc-x": `${places.disc.x}px`, "--disc-y": `${places.disc.y}px` }}
      data-asked={drawn ? props.question?.number : undefined}
    >
      {scene && (
        <SceneContext.Provider value={scene}>
          {children(scene)}
          <TipCard />
          <Menu />
        </SceneContext.Provider>
      )}
    </div>
  );
}
