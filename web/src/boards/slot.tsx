// The place of the board: the title's own if it has one, else the generic one.

import { useEffect, useErrorBoundary, useState } from "preact/hooks";
import { Trouble } from "../parts/controls";
import { say } from "../speech";
import type { Board, BoardModule, BoardProps } from "./board";
import { GenericBoard } from "./generic";
import { hasBoard, loadBoard } from "./registry";

interface Props extends BoardProps {
  /** What is drawn of the board instead of the whole: its part of the sheet, or the body of a tab. */
  part?: Board;
}

export function BoardSlot({ part, ...props }: Props) {
  const module = useBoard(props.title);
  const [error, reset] = useErrorBoundary((fault) => console.error(fault));
  if (error) return <Trouble code="board" onRetry={reset} />;
  if (!module) return <p class="dim centre">{say("web-loading")}</p>;
  const Shown = part ?? module.default;
  return (
    <>
      {!part && <h2 class="hidden">{say("web-tab-board")}</h2>}
      <Shown {...props} />
    </>
  );
}

const GENERIC: BoardModule = { default: GenericBoard };

/** The board of a title with its parts for narrow screens; null while it is fetched. */
export function useBoard(title: string): BoardModule | null {
  const [found, setFound] = useState<{ title: string; module: BoardModule } | null>(null);
  useEffect(() => {
    if (!hasBoard(title)) return;
    loadBoard(title).then(
      (module) => setFound({ title, module }),
      () => setFound({ title, module: GENERIC }),
    );
  }, [title]);
  if (!hasBoard(title)) return GENERIC;
  return found?.title === title ? found.module : null;
}
