// What can be done after a game, each by a button and a key.

import { useLayoutEffect } from "preact/hooks";
import { ExportLink } from "../parts/export-link";
import { go } from "../router";
import { say } from "../speech";
import { isElsewhere, signOf } from "../table/keys";
import type { Visit } from "../table/visit";

export interface Deed {
  key: string;
  text: string;
  isMain?: boolean;
  isDisabled?: boolean;
  href?: string;
  do(): void;
}

interface Props {
  visit: Visit;
  /** Count the points once more, if there is anything to count. */
  onReplay: (() => void) | null;
  onShare(): void;
}

export function Next({ visit, onReplay, onShare }: Props) {
  const analysis = `/replay/${visit.match}`;
  const deeds: Deed[] = [
    ...rematch(visit),
    { key: "a", text: say("web-analyse"), href: analysis, do: () => go(analysis) },
    { key: "p", text: say("web-picture"), do: onShare },
    ...(onReplay ? [{ key: "s", text: say("web-score-again"), do: onReplay } satisfies Deed] : []),
    { key: "h", text: say("web-home"), href: "/", do: () => go("/") },
  ];
  useDeedKeys(deeds);
  return (
    <div class="end-deeds">
      {deeds.map((deed) => (
        <DeedButton key={deed.key} deed={deed} />
      ))}
      <ExportLink match={visit.match} kind="export" />
    </div>
  );
}

/** Another game with the same people: the next table once it is set up, else the wish for one. */
function rematch(visit: Visit): Deed[] {
  const update = visit.store.update.value;
  const seat = visit.mine.value[0];
  const next = update?.next_match && `/t/${update.next_match}`;
  const main = { key: "Enter", isMain: true } as const;
  if (next) return [{ ...main, text: say("web-next-match"), href: next, do: () => go(next) }];
  if (seat === undefined) return [];
  const isWished = update?.again.includes(seat) ?? false;
  return [
    {
      ...main,
      text: isWished ? say("web-again-waits") : say("web-rematch"),
      isDisabled: isWished,
      do: () => void visit.do({ do: "again", seat }),
    },
  ];
}

function DeedButton({ deed }: { deed: Deed }) {
  const inner = (
    <>
      {!deed.isMain && <kbd>{deed.key.toUpperCase()}</kbd>}
      <span>{deed.text}</span>
      {deed.isMain && <kbd>⏎</kbd>}
    </>
  );
  const kind = deed.isMain ? "button main" : "button";
  if (deed.href) {
    return (
      <a class={kind} href={deed.href} aria-keyshortcuts={deed.key}>
        {inner}
      </a>
    );
  }
  return (
    <button
      type="button"
      class={kind}
      disabled={deed.isDisabled}
      aria-keyshortcuts={deed.key}
      onClick={deed.do}
    >
      {inner}
    </button>
  );
}

function useDeedKeys(deeds: readonly Deed[]): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isForControl = event.key === "Enter" && (event.target as Element | null)?.closest?.("button, a");
      const deed = deeds.find((one) => one.key === signOf(event) && !one.isDisabled);
      if (!deed || isForControl || isElsewhere(event)) return;
      event.preventDefault();
      deed.do();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
