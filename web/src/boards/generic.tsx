// A board for any title: the position in sentences, each player's own beside their mark.

import { useMemo } from "preact/hooks";
import { MarkIcon } from "../parts/marks";
import { Line } from "../parts/sentence";
import { say } from "../speech";
import type { Sentence } from "../wire";
import type { BoardProps, Player } from "./board";

/** The sentences that are about one player. */
export interface OwnSentences {
  player: Player;
  sentences: Sentence[];
}

const NO_SENTENCES: readonly Sentence[] = [];

export function GenericBoard({ words, players }: BoardProps) {
  const position = words?.position ?? NO_SENTENCES;
  const own = useMemo(() => ownSentences(position, players), [position, players]);
  return (
    <div class="generic">
      <section class="generic-common" aria-label={say("web-position")}>
        {position.map((sentence, place) => sentence.seat < 0 && <Line key={place} sentence={sentence} />)}
      </section>
      <div class="generic-players">
        {own.map(({ player, sentences }) => (
          <section key={player.seat} class={player.isMe ? "generic-own own" : "generic-own"}>
            <h3>
              <MarkIcon mark={player} size={22} /> {player.name}
            </h3>
            {sentences.map((sentence, place) => (
              <Line key={place} sentence={sentence} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** The sentences that are about players, by player. */
export function ownSentences(
  position: readonly Sentence[],
  players: readonly Player[],
): readonly OwnSentences[] {
  return players
    .map((player) => ({ player, sentences: position.filter(({ seat }) => seat === player.seat) }))
    .filter(({ sentences }) => sentences.length > 0);
}
