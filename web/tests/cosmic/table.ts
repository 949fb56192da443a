// Positions of a busy challenge, as the board gets them.

import { vi } from "vitest";
import type { BoardProps, Player } from "../../src/boards/board";
import type { Components, CosmicView } from "../../src/boards/cosmic/types";
import { markOf } from "../../src/parts/marks";
import type { Declarations, Question, UpdateWords } from "../../src/wire";
import facts from "./positions.json";

interface Position {
  seat: number;
  view: CosmicView;
  question: Question;
  words: Pick<UpdateWords, "question" | "about" | "options" | "plans" | "refused" | "clauses">;
}

export type Name = keyof typeof facts.positions;

export const components = facts.components as unknown as Components;

export const declarations = {
  title: "cosmic",
  version: 1,
  decisions: facts.decisions,
  tokens: {},
  events: facts.events,
  sources: facts.sources,
  procedures: [],
  clauses: [],
  components: components as unknown as Record<string, unknown>,
  texts: {},
} satisfies Declarations;

export function position(name: Name): Position {
  return facts.positions[name] as unknown as Position;
}

/** The words of a position, as the server sends them. */
export function wordsOf(name: Name): UpdateWords {
  return { lang: "en", names: [], phase: "", asked: [], at_stake: [], news: [], ...position(name).words };
}

/** All that the shell would hand over; what the board asks for is noted. */
export function propsOf(name: Name, more: Partial<BoardProps> = {}): BoardProps {
  const { seat, view, question } = position(name);
  return {
    title: "cosmic",
    options: {},
    view,
    previewView: null,
    previewed: null,
    pointed: null,
    question,
    words: wordsOf(name),
    standings: [],
    news: { first: 0, events: [], told: [] },
    showing: null,
    choose: vi.fn(),
    preview: vi.fn(),
    explain: vi.fn(),
    declarations,
    lang: "en",
    players: view.sizes.map((_, number): Player => {
      return {
        ...markOf(number),
        seat: number,
        name: `Player ${number}`,
        kind: "person",
        isMe: number === seat,
        isAsked: number === seat,
        present: true,
      };
    }),
    viewer: seat,
    isStill: true,
    isLive: true,
    isNarrow: false,
    ...more,
  };
}
