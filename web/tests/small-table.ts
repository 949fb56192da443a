// What the shell hands to the board of a small title, with the answers that a test names.

import { vi } from "vitest";
import type { BoardProps } from "../src/boards/board";
import { markOf } from "../src/parts/marks";
import type { AnswerWords, Declarations, Question, UpdateWords } from "../src/wire";

export type Answer = readonly [choices: readonly number[], pieces: readonly string[]];

export interface Position {
  view: unknown;
  options?: readonly Answer[];
  plans?: readonly Answer[];
  refused?: readonly (readonly [clause: string, piece: string])[];
}

export function declared(title: string, events: string[], components: Record<string, unknown>): Declarations {
  return {
    title,
    version: 1,
    decisions: [],
    tokens: {},
    events,
    sources: [],
    procedures: [],
    clauses: [],
    components,
    texts: {},
  };
}

export function propsAt(
  declarations: Declarations,
  position: Position,
  more: Partial<BoardProps> = {},
): BoardProps {
  return {
    title: declarations.title,
    options: {},
    view: position.view,
    previewView: null,
    previewed: null,
    pointed: null,
    question: position.options ? questionOf(position) : null,
    words: wordsOf(position),
    standings: [],
    news: { first: 0, events: [], told: [] },
    showing: null,
    choose: vi.fn(),
    preview: vi.fn(),
    explain: vi.fn(),
    declarations,
    lang: "en",
    players: [0, 1].map((seat) => ({
      ...markOf(seat),
      seat,
      name: ["Vega", "Mira"][seat]!,
      kind: "person",
      isMe: seat === 0,
      isAsked: seat === 0,
      present: true,
    })),
    viewer: 0,
    isStill: true,
    isLive: true,
    isNarrow: false,
    ...more,
  };
}

function questionOf({ options = [], plans = [], refused = [] }: Position): Question {
  return {
    number: 7,
    decision: "",
    x: 0,
    y: 0,
    z: 0,
    options: options.map(([[choice]]) => [choice!, `${choice}`]),
    is_given: false,
    plans: plans.map(([choices]) => ["turn", [...choices], []]),
    refused: refused.map(([clause], place) => [100 + place, clause]),
  };
}

function wordsOf({ options = [], plans = [], refused = [] }: Position): UpdateWords {
  const words = (pieces: readonly string[]): AnswerWords => ({
    text: pieces.join(" "),
    detail: "",
    pieces: [...pieces],
  });
  return {
    lang: "en",
    names: ["Vega", "Mira"],
    phase: "",
    question: "",
    about: [],
    asked: [],
    options: options.map(([, pieces]) => words(pieces)),
    plans: plans.map(([, pieces]) => words(pieces)),
    refused: refused.map(([, piece]) => words([piece])),
    clauses: {},
    at_stake: [],
    news: [],
  };
}
