// The head of a table: what is played, how far it is, how the connection stands, and where else to go.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Player } from "../boards/board";
import { SpeedControl } from "../motion/speed-control";
import { Logo } from "../parts/art";
import { CopyButton, LanguageChoice } from "../parts/controls";
import { Dialog } from "../parts/dialog";
import { ExportLink } from "../parts/export-link";
import { Icon } from "../parts/icons";
import { toggleRules } from "../parts/rules-beside";
import { go, tablePath } from "../router";
import { say } from "../speech";
import type { TitleInfo } from "../wire";
import { HostMenu } from "./hosting";
import { KeyHelp, useHelpKey } from "./key-help";
import { LinkChip } from "./link-chip";
import { AskForSeat } from "./newcomer";
import { OriginBadge, OriginNote } from "./origin";
import type { Visit } from "./visit";

interface Props {
  visit: Visit;
  title: TitleInfo | null;
  players: readonly Player[];
  /** The players, where they have their place in the head. */
  children?: ComponentChildren;
}

export function TableHead({ visit, title, players, children }: Props) {
  const [open, setOpen] = useState<"menu" | "keys" | null>(null);
  useHelpKey(() => setOpen("keys"));
  const phase = visit.store.words.value?.phase ?? "";
  const update = visit.store.update.value;
  const canSit =
    update?.stage === "running" && update.mine.length === 0 && update.seats.some((seat) => seat.is_free);
  const watching = visit.store.update.value?.watching ?? 0;
  return (
    <header class={children ? "table-head with-players" : "table-head"}>
      <a class="brand" href="/" aria-label={say("web-home")}>
        <Logo size={26} />
      </a>
      <h1 class="table-title">
        <strong>{title?.name}</strong>
        {phase && (
          <span class="phase" title={phase}>
            {phase}
          </span>
        )}
      </h1>
      {children}
      <OriginBadge origin={visit.store.facts.value?.origin} />
      {visit.mine.value.length === 0 && visit.store.update.value && (
        <span class="badge">{say("web-you-watch")}</span>
      )}
      {canSit && (
        <button type="button" class="button small" onClick={() => void visit.join(null)}>
          {say("web-take-seat")}
        </button>
      )}
      <AskForSeat visit={visit} />
      {watching > 0 && (
        <span class="watching" title={say("web-watching", { count: watching })}>
          <Icon name="eye" size={16} /> {watching}
          <span class="hidden">{say("web-watching", { count: watching })}</span>
        </span>
      )}
      <SpeedControl />
      <LinkChip link={visit.link.value} />
      {title && (
        <button
          type="button"
          class="icon-button"
          aria-label={say("web-rules")}
          aria-keyshortcuts="r"
          title={say("web-rules-key")}
          onClick={() => toggleRules(title.key)}
        >
          <Icon name="rules" />
        </button>
      )}
      <button type="button" class="icon-button" aria-label={say("web-menu")} onClick={() => setOpen("menu")}>
        <Icon name="menu" />
      </button>
      {open === "menu" && (
        <TableMenu
          visit={visit}
          players={players}
          onClose={() => setOpen(null)}
          onKeys={() => setOpen("keys")}
        />
      )}
      {open === "keys" && <KeyHelp onClose={() => setOpen(null)} />}
    </header>
  );
}

interface MenuProps {
  visit: Visit;
  players: readonly Player[];
  onClose(): void;
  onKeys(): void;
}

function TableMenu({ visit, players, onClose, onKeys }: MenuProps) {
  const update = visit.store.update.value;
  const facts = visit.store.facts.value;
  const [isSure, setSure] = useState(false);
  const link = location.origin + tablePath(visit.match, visit.key || (visit.summary.value?.key ?? ""));
  const leave = async () => {
    for (const seat of visit.mine.value) await visit.do({ do: "leave", seat });
    go("/");
  };
  return (
    <Dialog label={say("web-menu")} onClose={onClose}>
      <div class="menu">
        <CopyButton text={link} label={say("web-copy-link")} />
        <a class="button quiet" href="/settings">
          <Icon name="settings" /> {say("web-settings")}
        </a>
        <a class="button quiet" href="/games">
          <Icon name="flag" /> {say("web-my-games")}
        </a>
        {visit.store.result.value && (
          <ExportLink match={visit.match} kind="button quiet">
            <Icon name="copy" />{" "}
          </ExportLink>
        )}
        <button type="button" class="button quiet key-list" onClick={onKeys}>
          <Icon name="keys" /> {say("web-keys")} <kbd>?</kbd>
        </button>
        {update && visit.mine.value.length > 0 && update.stage === "running" && (
          <button type="button" class="button quiet" onClick={isSure ? leave : () => setSure(true)}>
            <Icon name="close" /> {say(isSure ? "web-leave-sure" : "web-leave")}
          </button>
        )}
      </div>
      <HostMenu visit={visit} players={players} />
      <LanguageChoice />
      <OriginNote origin={facts?.origin} />
      {facts && (
        <p class="dim promise">
          {say("web-promise")} <code>{facts.promise}</code>
        </p>
      )}
    </Dialog>
  );
}
