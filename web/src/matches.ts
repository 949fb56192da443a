// Beginning a match, and going there.

import { post } from "./api";
import { startGuide } from "./guide/progress";
import { go, tablePath } from "./router";
import { ensureMe, me } from "./session";
import { lastName } from "./settings";
import { say } from "./speech";
import type { BranchForm, MatchForm, MatchSummary, SeatForm, TitleInfo } from "./wire";

/** A game to begin with: the title's options for a first game, against the easiest bots there are. */
export function quickForm(title: TitleInfo, players = title.usual): MatchForm {
  const bots = Array.from(
    { length: players - 1 },
    () => ({ kind: "bot", bot: title.levels[0]?.key }) as SeatForm,
  );
  const preset = title.presets.find((preset) => preset.key.startsWith("first"))?.key ?? "";
  return { title: title.key, seats: [{ kind: "me" }, ...bots], preset };
}

/** The same seats with a name for each bot, none of them twice nor one's own. */
export function named(seats: readonly SeatForm[]): SeatForm[] {
  const names = say("web-guest-names")
    .split(/\s+/)
    .filter((name) => name !== (me.value?.name ?? lastName.value));
  return seats.map((seat) => {
    if (seat.kind !== "bot") return seat;
    const [name = ""] = names.splice(Math.floor(Math.random() * names.length), 1);
    return { ...seat, name };
  });
}

/** From so many players on nobody has two figures, and everything is easiest to see. */
const COMPANY = 3;

/** The same with a guide. */
export async function beginGuided(title: TitleInfo): Promise<void> {
  await ensureMe();
  const form = quickForm(title, Math.max(title.usual, Math.min(COMPANY, title.most)));
  const match = await post<MatchSummary>("/matches", { ...form, seats: named(form.seats) });
  startGuide(title.key, match.id);
  arrive(match);
}

/** Create a match under the name of whoever sits here, and go to its table. */
export async function begin(form: MatchForm): Promise<void> {
  await ensureMe();
  arrive(await post<MatchSummary>("/matches", { ...form, seats: named(form.seats) }));
}

/** Play on from a moment of another match. */
export async function branch(match: string, form: BranchForm): Promise<void> {
  await ensureMe();
  arrive(await post<MatchSummary>(`/matches/${match}/branch`, { ...form, seats: named(form.seats) }));
}

function arrive(match: MatchSummary): void {
  go(tablePath(match.id, match.key));
}

/** The path of a table in what somebody has pasted: a link, a path, or the id alone. */
export function tableIn(text: string): string | null {
  const found = /(?:^|\/t\/)([a-z0-9]{12})(#[^\s]*)?\/?$/.exec(text.trim());
  return found ? `/t/${found[1]}${found[2] ?? ""}` : null;
}
