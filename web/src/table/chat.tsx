// What people say to each other.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Player } from "../boards/board";
import { MarkIcon } from "../parts/marks";
import { lang, say } from "../speech";
import type { ChatMessage } from "../wire";

interface Props {
  messages: readonly ChatMessage[];
  players: readonly Player[];
  onSay(text: string): Promise<boolean>;
}

export function Chat({ messages, players, onSay }: Props) {
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [messages]);
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() && (await onSay(text))) setText("");
  };
  return (
    <div class="chat">
      <ol class="lines" ref={list} aria-label={say("web-chat")} tabIndex={0}>
        {messages.length === 0 && <li class="dim">{say("web-chat-empty")}</li>}
        {messages.map((message) => (
          <ChatEntry key={message.number} message={message} player={players[message.seat]} />
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

function ChatEntry({ message, player }: { message: ChatMessage; player: Player | undefined }) {
  const time = new Date(message.time * 1000);
  return (
    <li>
      {player && <MarkIcon mark={player} size={18} />}
      <b>{message.name}</b> <span class="said">{message.text}</span>{" "}
      <time class="dim" dateTime={time.toISOString()}>
        {time.toLocaleTimeString(lang.value, { hour: "2-digit", minute: "2-digit" })}
      </time>
    </li>
  );
}
