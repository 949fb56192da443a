// A board for any title: the position in sentences, each player's own beside their mark.

import { useMemo } from "preact/hooks";
import { MarkIcon } from "../parts/marks";
import { say } from "../speech";
import type { BoardProps, Player } from "./board";

/** Sentences that are about one player, without the name they begin with. */
export interface OwnLines {
  player: Player;
  lines: string[];
}

export function GenericBoard({ words, players }: BoardProps) {
  const position = words?.position ?? [];
  const sorted = useMemo(() => sortLines(position, players), [position, players]);
  return (
    <div class="generic">
      <section class="generic-common" aria-label={say("web-position")}>
        {sorted.common.map((line, place) => (
          <Sentence key={place} line={line} players={players} />
        ))}
      </section>
      <div class="generic-players">
        {sorted.own.map(({ player, lines }) => (
          <section key={player.seat} class={player.isMe ? "generic-own own" : "generic-own"}>
            <h3>
              <MarkIcon mark={player} size={22} /> {player.name}
            </h3>
            {lines.map((line, place) => (
              <Sentence key={place} line={line} players={players} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Part the sentences on the table from those that begin with the name of a player. */
export function sortLines(
  lines: readonly string[],
  players: readonly Player[],
): { common: string[]; own: OwnLines[] } {
  const own = players.map((player) => ({ player, lines: [] as string[] }));
  const common: string[] = [];
  for (const line of lines) {
    const owner = own.find(
      ({ player }) => line.startsWith(`${player.name}:`) || line.startsWith(`${player.name},`),
    );
    if (owner) owner.lines.push(line.slice(owner.player.name.length + 1).trim());
    else common.push(line);
  }
  return { common, own: own.filter((each) => each.lines.length > 0) };
}

/** A sentence in which every player's name has their mark, and what it is about stands out. */
function Sentence({ line, players }: { line: string; players: readonly Player[] }) {
  const colon = line.indexOf(":");
  const head = colon > 0 && colon < 60 ? line.slice(0, colon) : "";
  return (
    <p>
      {head && (
        <b>
          <Marked text={head} players={players} />
        </b>
      )}
      <Marked text={line.slice(head.length)} players={players} />
    </p>
  );
}

function Marked({ text, players }: { text: string; players: readonly Player[] }) {
  return (
    <>
      {partedByNames(text, players).map((part, place) =>
        typeof part === "string" ? (
          part
        ) : (
          <span key={place} class="named">
            <MarkIcon mark={part} size={14} /> {part.name}
          </span>
        ),
      )}
    </>
  );
}

/** A text in parts: what is the name of a player becomes the player. */
export function partedByNames(text: string, players: readonly Player[]): (string | Player)[] {
  const names = players.map((player) => player.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const longestFirst = names.sort((one, other) => other.length - one.length).join("|");
  if (!longestFirst) return [text];
  const found = text.split(new RegExp(`(?<![\\p{L}\\d])(${longestFirst})(?![\\p{L}\\d])`, "u"));
  return found
    .map((part) => players.find((player) => player.name === part) ?? part)
    .filter((part) => part !== "");
}
