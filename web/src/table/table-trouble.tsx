// A table that can't be shown: what happened, and what to do.

import { Notice } from "../parts/controls";
import { Frame } from "../parts/frame";
import type { IconName } from "../parts/icons";
import { me } from "../session";
import { knows, say, sayError } from "../speech";
import type { Visit } from "./visit";

const ICONS: Record<string, IconName> = {
  "no-such-match": "flag",
  "no-session": "lock",
  "needs-key": "lock",
  "no-spectators": "eye",
  removed: "lock",
};

/** What to do about it, where there is more to say than what went wrong. */
function hint(code: string): string {
  return knows(`web-hint-${code}`) ? say(`web-hint-${code}`) : "";
}

export function TableTrouble({ code, visit }: { code: string; visit: Visit }) {
  const again = () => {
    if (code === "no-session") me.value = undefined;
    visit.connection.value?.close();
    visit.connection.value = null;
    void visit.enter();
  };
  return (
    <Frame>
      <Notice
        icon={ICONS[code] ?? "close"}
        heading={say("web-table-trouble")}
        text={[sayError(code), hint(code)].join(" ")}
      >
        <button type="button" class="button main" onClick={again}>
          {say("web-try-again")}
        </button>
        <a class="button" href="/">
          {say("web-home")}
        </a>
        <a class="button quiet" href="/watch">
          {say("web-watch")}
        </a>
      </Notice>
    </Frame>
  );
}
