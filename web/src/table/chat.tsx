// What people say to each other, and what the host has done.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Player } from "../boards/board";
import { MarkIcon } from "../parts/marks";
import { lang, say } from "../speech";
import type { ChatMessage } from "../wire";
import type { Visit } from "./visit";

interface Props {
  visit: Visit;
  players: readonly Player[];
}

export function Chat({ visit, players }: Props) {
  const messages = visit.store.messages.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [messages]);
  return (
    <div class="chat">
      <ol class="lines" ref={list} aria-label={say("web-chat")} tabIndex={0}>
        {messages.length === 0 && <li class="dim">{say("web-chat-empty")}</li>}
        {messages.map((message) => (
          <ChatEntry key={message.number} visit={visit} message={message} player={players[message.seat]} />
        ))}
      </ol>
      <Writing visit={visit} />
    </div>
  );
}

/** Where one writes, or why one can't. */
function Writing({ visit }: { visit: Visit }) {
  const [text, setText] = useState("");
  const silence = silenceOf(visit);
  if (silence) return <p class="dim silent">{say(silence)}</p>;
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() && (await visit.do({ do: "say", text }))) setText("");
  };
  return (
    <form onSubmit={send}>
      <input
        value={text}
        maxLength={300}
        placeholder={say("web-chat-hint")}
        aria-label={say("web-chat-hint")}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button small">
        {say("web-send")}
      </button>
    </form>
  );
}

/** The text that says why the viewer may not write; empty if they may. */
export function silenceOf(visit: Visit): string {
  const update = visit.store.update.value;
  if (update?.stage === "closed") return "error-table-closed";
  if (update?.mine.some((seat) => update.seats[seat]?.is_muted)) return "error-muted";
  return update && update.mine.length === 0 && !update.spectators_chat ? "error-spectators-silent" : "";
}

interface EntryProps {
  visit: Visit;
  message: ChatMessage;
  player: Player | undefined;
}

function ChatEntry({ visit, message, player }: EntryProps) {
  const time = new Date(message.time * 1000);
  return (
    <li class={message.act ? "host-act" : undefined}>
      {message.act ? (
        <span>{actText(message)}</span>
      ) : (
        <>
          {player && <MarkIcon mark={player} size={18} />}
          <b>{message.name || say("seat-deleted")}</b> <Said message={message} />
        </>
      )}{" "}
      <time class="dim" dateTime={time.toISOString()}>
        {time.toLocaleTimeString(lang.value, { hour: "2-digit", minute: "2-digit" })}
      </time>
      <MuteWriter visit={visit} message={message} />
    </li>
  );
}

function Said({ message }: { message: ChatMessage }) {
  if (!message.text) return <span class="dim">{say("web-chat-deleted")}</span>;
  return <span class="said">{message.text}</span>;
}

/** What a host did, in words. */
export function actText({ act, name, text }: ChatMessage): string {
  const somebody = say("seat-deleted");
  return say(`web-act-${act}`, { host: name || somebody, name: text || somebody });
}

/** For the host: mute a spectator by what they have said; people at seats are in the menu. */
function MuteWriter({ visit, message }: { visit: Visit; message: ChatMessage }) {
  if (!visit.isHost.value || message.act || message.seat >= 0 || !message.name) return null;
  const isMuted = visit.store.update.value?.muted.includes(message.number) ?? false;
  const label = say(isMuted ? "web-unmute" : "web-mute");
  return (
    <button
      type="button"
      class="button quiet small"
      aria-label={`${label}: ${message.name}`}
      onClick={() => void visit.do({ do: "mute", line: message.number, on: !isMuted })}
    >
      {label}
    </button>
  );
}
