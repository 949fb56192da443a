// The place of the board: the title's own if it has one, else the generic one.

import { useEffect, useErrorBoundary, useState } from "preact/hooks";
import { Trouble } from "../parts/controls";
import { say } from "../speech";
import type { Board, BoardProps } from "./board";
import { GenericBoard } from "./generic";
import { hasBoard, loadBoard } from "./registry";

export function BoardSlot(props: BoardProps) {
  const board = useBoard(props.title);
  const [error, reset] = useErrorBoundary((fault) => console.error(fault));
  if (error) return <Trouble code="board" onRetry={reset} />;
  if (!board) return <p class="dim">{say("web-loading")}</p>;
  const Shown = board;
  return (
    <>
      <h2 class="hidden">{say("web-tab-board")}</h2>
      <Shown {...props} />
    </>
  );
}

function useBoard(title: string): Board | null {
  const [board, setBoard] = useState<{ title: string; board: Board } | null>(null);
  useEffect(() => {
    if (!hasBoard(title)) return;
    loadBoard(title).then(
      (module) => setBoard({ title, board: module.default }),
      () => setBoard({ title, board: GenericBoard }),
    );
  }, [title]);
  if (!hasBoard(title)) return GenericBoard;
  return board?.title === title ? board.board : null;
}
