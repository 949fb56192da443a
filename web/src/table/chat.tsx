// What people say to each other.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Player } from "../boards/board";
import { MarkIcon } from "../parts/marks";
import { lang, say } from "../speech";
import type { Line } from "../wire";

interface Props {
  lines: readonly Line[];
  players: readonly Player[];
  onSay(text: string): Promise<boolean>;
}

export function Chat({ lines, players, onSay }: Props) {
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [lines]);
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() && (await onSay(text))) setText("");
  };
  return (
    <div class="chat">
      <ol class="lines" ref={list} aria-label={say("web-chat")} tabIndex={0}>
        {lines.length === 0 && <li class="dim">{say("web-chat-empty")}</li>}
        {lines.map((line) => (
          <ChatLine key={line.number} line={line} player={players[line.seat]} />
        ))}
      </ol>
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
    </div>
  );
}

function ChatLine({ line, player }: { line: Line; player: Player | undefined }) {
  const time = new Date(line.time * 1000);
  return (
    <li>
      {player && <MarkIcon mark={player} size={15} />}
      <b>{line.name}</b> <span class="said">{line.text}</span>{" "}
      <time class="dim" dateTime={time.toISOString()}>
        {time.toLocaleTimeString(lang.value, { hour: "2-digit", minute: "2-digit" })}
      </time>
    </li>
  );
}
