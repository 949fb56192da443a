// What a host can do about people: mute somebody, remove a guest or let them back, let spectators chat, close.

import { useState } from "preact/hooks";
import type { Player } from "../boards/board";
import { Icon, type IconName } from "../parts/icons";
import { MarkIcon } from "../parts/marks";
import { say } from "../speech";
import type { SeatInfo } from "../wire";
import type { Visit } from "./visit";

interface SureProps {
  label: string;
  sure: string;
  icon?: IconName;
  small?: boolean;
  disabled?: boolean;
  onSure(): void;
}

/** A button that asks once more before it does what can't be undone. */
export function SureButton({ label, sure, icon, small, disabled, onSure }: SureProps) {
  const [isAsking, setAsking] = useState(false);
  const press = () => {
    setAsking(!isAsking);
    if (isAsking) onSure();
  };
  return (
    <button
      type="button"
      class={["button", isAsking ? "danger" : "quiet", small && "small"].filter(Boolean).join(" ")}
      disabled={disabled}
      onClick={press}
      onBlur={() => setAsking(false)}
    >
      {icon && <Icon name={icon} size={small ? 16 : 20} />}{" "}
      <span aria-live="polite">{isAsking ? sure : label}</span>
    </button>
  );
}

/** Mute the person of a seat, or let them chat again. */
export function MuteButton({ visit, player, isMuted }: { visit: Visit; player: Player; isMuted: boolean }) {
  const label = say(isMuted ? "web-unmute" : "web-mute");
  return (
    <button
      type="button"
      class="button quiet small"
      aria-label={`${label}: ${player.name}`}
      onClick={() => void visit.do({ do: "mute", seat: player.seat, on: !isMuted })}
    >
      {label}
    </button>
  );
}

/** The people at other seats, each with what the host may do to them. */
export function GuestRights({ visit, player, seat }: { visit: Visit; player: Player; seat: SeatInfo }) {
  if (player.isMe || (seat.kind !== "person" && !seat.is_kept)) return null;
  return (
    <>
      <MuteButton visit={visit} player={player} isMuted={seat.is_muted} />
      {visit.store.update.value?.stage === "lobby" && (
        <SureButton
          small
          label={say("web-remove-guest")}
          sure={say("web-remove-guest-sure", { name: player.name })}
          onSure={() => void visit.do({ do: "remove", seat: player.seat })}
        />
      )}
    </>
  );
}

/** Whom the host keeps out, as the chat named them; who has had themselves deleted can't come back. */
export function keptOut(visit: Visit): { line: number; name: string }[] {
  const names = new Map(visit.store.messages.value.map(({ number, text }) => [number, text]));
  const lines = visit.store.update.value?.removed ?? [];
  return lines
    .map((line) => ({ line, name: names.get(line) ?? say("web-removed-earlier") }))
    .filter(({ name }) => name);
}

/** For the host: the guests who were removed, each of whom can be let back in. */
export function RemovedGuests({ visit }: { visit: Visit }) {
  const guests = keptOut(visit);
  if (guests.length === 0) return null;
  return (
    <section class="removed-guests">
      <h4>{say("web-removed-guests")}</h4>
      {guests.map(({ line, name }) => (
        <p key={line} class="row host-guest">
          <Icon name="lock" size={18} /> <span>{name}</span>
          <button
            type="button"
            class="button quiet small"
            aria-label={`${say("web-readmit")}: ${name}`}
            onClick={() => void visit.do({ do: "readmit", line })}
          >
            {say("web-readmit")}
          </button>
        </p>
      ))}
    </section>
  );
}

/** The part of the menu that only the host of a table that goes on has. */
export function HostMenu({ visit, players }: { visit: Visit; players: readonly Player[] }) {
  const update = visit.store.update.value;
  if (!update || !visit.isHost.value || update.stage === "closed") return null;
  const others = players.filter(({ seat, isMe }) => {
    const held = update.seats[seat];
    return !isMe && held && (held.kind === "person" || held.is_kept);
  });
  return (
    <section class="host-menu">
      <h3>{say("web-you-host")}</h3>
      {others.map((player) => (
        <p key={player.seat} class="row host-guest">
          <MarkIcon mark={player} size={18} /> <span>{player.name}</span>
          <GuestRights visit={visit} player={player} seat={update.seats[player.seat]!} />
        </p>
      ))}
      <RemovedGuests visit={visit} />
      <label class="tick">
        <input
          type="checkbox"
          checked={update.spectators_chat}
          onChange={(event) => void visit.do({ do: "let-spectators-chat", on: event.currentTarget.checked })}
        />
        <span>{say("web-spectators-chat")}</span>
      </label>
      {update.stage !== "over" && (
        <SureButton
          icon="close"
          label={say("web-close-table")}
          sure={say("web-close-table-sure")}
          onSure={() => void visit.do({ do: "close-table" })}
        />
      )}
    </section>
  );
}

/** Said above a table that its host has closed. */
export function ClosedBar({ visit }: { visit: Visit }) {
  if (visit.store.update.value?.stage !== "closed") return null;
  return (
    <div class="lost-bar" role="status">
      <Icon name="lock" size={18} />
      <span>{say("error-table-closed")}</span>
      <a class="button small" href="/">
        {say("web-home")}
      </a>
    </div>
  );
}
