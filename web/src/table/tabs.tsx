// The parts of a table that share one place.

import { Icon, type IconName } from "../parts/icons";
import { say } from "../speech";

const ICONS: Record<string, IconName> = {
  board: "board",
  players: "people",
  log: "log",
  chat: "chat",
  chart: "chart",
  piles: "copy",
};

interface Props<T extends string> {
  current: T;
  tabs: readonly T[];
  names?: (tab: T) => string;
  unread: number;
  onChange(tab: T): void;
}

export function Tabs<T extends string>({ current, tabs, names, unread, onChange }: Props<T>) {
  return (
    <div class="tabs" role="group" aria-label={say("web-tabs")}>
      {tabs.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === current} onClick={() => onChange(tab)}>
          <Icon name={ICONS[tab] ?? "log"} size={18} />
          {names ? names(tab) : say(`web-tab-${tab}`)}
          {tab === "chat" && unread > 0 && <span class="badge accent">{unread}</span>}
        </button>
      ))}
    </div>
  );
}
