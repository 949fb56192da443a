// Recorded positions of a title as its board gets them.

import { vi } from "vitest";
import type { BoardProps, Player } from "../src/boards/board";
import { markOf } from "../src/parts/marks";
import type { Declarations, Question, UpdateWords } from "../src/wire";

export interface Recorded<View> {
  seat: number;
  view: View;
  question: Question;
  words: Pick<UpdateWords, "question" | "about" | "options" | "plans" | "refused" | "clauses">;
}

interface Facts {
  decisions: string[];
  events: string[];
  sources: string[];
  components: unknown;
}

export function declarationsOf(title: string, { decisions, events, sources, components }: Facts) {
  return {
    title,
    version: 1,
    decisions,
    tokens: {},
    events,
    sources,
    procedures: [],
    clauses: [],
    components: components as Record<string, unknown>,
    texts: {},
  } satisfies Declarations;
}

/** The words of a position, as the server sends them. */
export function wordsAt({ words }: Recorded<unknown>): UpdateWords {
  return { lang: "en", names: [], phase: "", asked: [], at_stake: [], news: [], ...words };
}

/** All that the shell would hand over; what the board asks for is noted. */
export function propsAt(
  position: Recorded<unknown>,
  seats: number,
  declarations: Declarations,
  more: Partial<BoardProps> = {},
): BoardProps {
  const { seat, view, question } = position;
  return {
    title: declarations.title,
    options: {},
    view,
    previewView: null,
    previewed: null,
    pointed: null,
    question,
    words: wordsAt(position),
    standings: [],
    news: { first: 0, events: [], told: [] },
    showing: null,
    choose: vi.fn(),
    preview: vi.fn(),
    explain: vi.fn(),
    declarations,
    lang: "en",
    players: Array.from({ length: seats }, (_, number) => playerAt(number, seat)),
    viewer: seat,
    isStill: true,
    isLive: true,
    isNarrow: false,
    ...more,
  };
}

function playerAt(seat: number, viewer: number): Player {
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
