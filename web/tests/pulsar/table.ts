// Positions of real games, one for each question, as the board gets them.

import { vi } from "vitest";
import type { BoardProps, Player } from "../../src/boards/board";
import type { Components, PulsarView } from "../../src/boards/pulsar/types";
import { markOf } from "../../src/parts/marks";
import type { Declarations, Question, UpdateWords } from "../../src/wire";
import facts from "./positions.json";

interface Position {
  seat: number;
  view: PulsarView;
  question: Question;
  words: Pick<UpdateWords, "question" | "about" | "options" | "plans" | "refused" | "clauses">;
}

export const positions = facts.positions as unknown as Record<string, Position>;
export const components = facts.components as unknown as Components;

export const declarations = {
  title: "pulsar",
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

export function position(decision: string): Position {
  const found = positions[decision];
  if (!found) throw new Error(`no position with the question ${decision}`);
  return found;
}

/** The words of a position, as the server sends them. */
export function wordsOf(decision: string): UpdateWords {
  return {
    lang: "en",
    names: [],
    phase: "",
    asked: [],
    at_stake: [],
    news: [],
    ...position(decision).words,
  };
}

/** All that the shell would hand over; what the board asks for is noted. */
export function propsOf(decision: string, more: Partial<BoardProps> = {}): BoardProps {
  const { seat, view, question } = position(decision);
  return {
    title: "pulsar",
    options: {},
    view,
    previewView: null,
    previewed: null,
    pointed: null,
    question,
    words: wordsOf(decision),
    standings: [],
    news: { first: 0, events: [], told: [] },
    showing: null,
    choose: vi.fn(),
    preview: vi.fn(),
    explain: vi.fn(),
    declarations,
    lang: "en",
    players: view.seats.map((_, number) => playerOf(number, seat)),
    viewer: seat,
    isStill: true,
    isLive: true,
    isNarrow: false,
    ...more,
  };
}

function playerOf(seat: number, viewer: number): Player {
  const isMe = seat === viewer;
  return {
    ...markOf(seat),
    seat,
    name: `Player ${seat}`,
    kind: "person",
    isMe,
    isAsked: isMe,
    present: true,
  };
}
