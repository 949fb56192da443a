// The frame of every screen but the table: the name of the place, and where else one can go.

import type { ComponentChildren } from "preact";
import { route } from "../router";
import { me } from "../session";
import { say } from "../speech";
import { Logo } from "./art";
import { Icon, type IconName } from "./icons";
import { useRootMark } from "./root-mark";

const PLACES: readonly (readonly [string, string, IconName])[] = [
  ["/games", "web-my-games", "flag"],
  ["/watch", "web-watch", "eye"],
  ["/settings", "web-settings", "settings"],
];

export function Frame({ children }: { children: ComponentChildren }) {
  const here = `/${route.value.screen}`;
  useRootMark("page", route.value.screen);
  return (
    <div class="frame">
      <a class="skip" href="#main">
        {say("web-skip")}
      </a>
      <header class="top">
        <a class="brand" href="/" aria-label={`${say("web-name")}: ${say("web-home")}`}>
          <Logo />
          <span>{say("web-name")}</span>
        </a>
        <nav aria-label={say("web-places")}>
          {PLACES.map(([path, text, icon]) => (
            <a key={path} href={path} aria-current={here === path ? "page" : undefined}>
              <Icon name={icon} />
              <span>{say(text)}</span>
            </a>
          ))}
        </nav>
        {me.value && <span class="who">{me.value.name}</span>}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
