// The table before the game: who sits where, the link for friends, and the button that begins.

import { useState } from "preact/hooks";
import type { Player } from "../boards/board";
import { TitleArt } from "../parts/art";
import { botKey, botName } from "../parts/bot-name";
import { Icon } from "../parts/icons";
import { InvitationTo } from "../parts/invitation";
import { MarkIcon } from "../parts/marks";
import { PersonalityChoice } from "../parts/personality";
import { tablePath } from "../router";
import { me, rename } from "../session";
import { say } from "../speech";
import type { SeatInfo, SeatSummary, TitleInfo } from "../wire";
import { GuestRights, RemovedGuests } from "./hosting";
import { OriginNote } from "./origin";
import type { Visit } from "./visit";

interface Props {
  visit: Visit;
  players: readonly Player[];
  title: TitleInfo | null;
}

export function Lobby({ visit, players, title }: Props) {
  const seats: readonly (SeatInfo | SeatSummary)[] =
    visit.store.update.value?.seats ?? visit.summary.value?.seats ?? [];
  const isHost = visit.isHost.value;
  const isClosed = (visit.store.update.value?.stage ?? visit.summary.value?.stage) === "closed";
  const isFull = seats.every((seat) => seat.kind !== "open");
  const isSeated = visit.mine.value.length > 0;
  const rule = visit.store.facts.value?.settings.hints ?? visit.summary.value?.hints;
  const key = visit.key || (visit.summary.value?.key ?? "");
  return (
    <section class="lobby">
      {title && <TitleArt title={title.key} />}
      <h2>
        {title ? say(isClosed ? "web-lobby-closed" : "web-lobby", { title: title.name }) : say("web-loading")}
      </h2>
      <OriginNote origin={visit.store.facts.value?.origin ?? visit.summary.value?.origin} />
      {rule && rule !== "alone" && <p class="dim">{say(`web-hints-${rule}-about`)}</p>}
      {isSeated && !isFull && !isClosed && (
        <InvitationTo
          path={tablePath(visit.match, key)}
          text={say("web-invite")}
          textInNetwork={say("web-invite-network")}
        />
      )}
      {!isSeated && !isClosed && <Arrival visit={visit} isFull={isFull} />}
      <ul class="lobby-seats">
        {players.map((player) => (
          <SeatRow
            key={player.seat}
            visit={visit}
            player={player}
            seat={seats[player.seat]}
            isHost={isHost && !isClosed}
            title={title}
          />
        ))}
      </ul>
      {isHost && !isClosed && <RemovedGuests visit={visit} />}
      {isHost && !isClosed && (
        <div class="row">
          <button
            type="button"
            class="button main"
            disabled={!isFull}
            onClick={() => void visit.do({ do: "start" })}
          >
            <Icon name="play" /> {say("web-begin")}
          </button>
          {!isFull && <span class="dim">{say("web-begin-when-full")}</span>}
        </div>
      )}
      {isSeated && !isHost && !isClosed && <p class="dim">{say("web-waits-for-host")}</p>}
    </section>
  );
}

/** Somebody came by the link: their name, and a place to sit down, or the news that none is left. */
function Arrival({ visit, isFull }: { visit: Visit; isFull: boolean }) {
  const [name, setName] = useState(me.value?.name ?? "");
  const canWatch = visit.summary.value?.can_watch ?? true;
  if (isFull) return <p class="proposal">{say(canWatch ? "web-table-full" : "web-table-closed")}</p>;
  const sit = async (event: Event) => {
    event.preventDefault();
    if (name.trim() && name !== me.value?.name) await rename(name);
    await visit.join(null);
  };
  return (
    <form class="arrival" onSubmit={sit}>
      <label for="arrival-name">{say("web-your-name")}</label>
      <div class="row">
        <input
          id="arrival-name"
          value={name}
          maxLength={30}
          required
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button main">
          {say("web-sit-down")}
        </button>
      </div>
    </form>
  );
}

interface RowProps {
  visit: Visit;
  player: Player;
  seat: SeatInfo | SeatSummary | undefined;
  isHost: boolean;
  title: TitleInfo | null;
}

function SeatRow({ visit, player, seat, isHost, title }: RowProps) {
  const number = player.seat;
  return (
    <li class={seat?.kind === "open" ? "lobby-seat free" : "lobby-seat"}>
      <MarkIcon mark={player} />
      <span>
        {player.name}
        {player.isMe && <small> {say("web-you")}</small>}
        {seat?.kind === "bot" && <small class="dim"> {botName(seat.bot)}</small>}
      </span>
      <span class="row">
        {player.isMe && visit.mine.value.length > 0 && visit.store.update.value?.stage !== "closed" && (
          <button
            type="button"
            class="button quiet small"
            onClick={() => void visit.do({ do: "leave", seat: number })}
          >
            {say("web-stand-up")}
          </button>
        )}
        {isHost && seat && "is_muted" in seat && <GuestRights visit={visit} player={player} seat={seat} />}
        {isHost && seat?.kind === "open" && <AddBot visit={visit} seat={number} title={title} />}
        {isHost && seat?.kind === "bot" && (
          <button
            type="button"
            class="button small"
            onClick={() => void visit.do({ do: "offer-seat", seat: number })}
          >
            {say("web-offer-seat")}
          </button>
        )}
      </span>
    </li>
  );
}

/** A bot for a free seat, by its level and what it likes. */
function AddBot({ visit, seat, title }: { visit: Visit; seat: number; title: TitleInfo | null }) {
  const [personality, setPersonality] = useState("");
  return (
    <>
      <span class="dim">
        <Icon name="robot" size={16} /> {say("web-put-bot")}
      </span>
      <PersonalityChoice
        personalities={title?.personalities ?? []}
        chosen={personality}
        onChoose={setPersonality}
      />
      {title?.levels.map(({ key, name, about }) => (
        <button
          key={key}
          type="button"
          class="button small"
          title={about}
          aria-label={`${say("web-put-bot")}: ${name}`}
          onClick={() => void visit.do({ do: "put-bot", seat, bot: botKey(key, personality) })}
        >
          {name}
        </button>
      ))}
    </>
  );
}
