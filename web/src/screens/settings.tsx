// Settings: language, look, motion, sound, notifications, and one's name.

import { useEffect, useState } from "preact/hooks";
import { SPEEDS } from "../motion/speed";
import { reach, switchOff, switchOn } from "../notify";
import { Choice, LanguageChoice, Notice } from "../parts/controls";
import { go } from "../router";
import { defaultName, me, rename, restore } from "../session";
import { endTurns, motion, notify, type Speed, sound, speed, theme, volume } from "../settings";
import { playSound } from "../sound/sound";
import { say, sayError } from "../speech";
import { codeOf } from "../table/visit";
import { Tick } from "./new-table";
import { Rights } from "./rights";

export function SettingsPage() {
  return (
    <div class="settings">
      <h1>{say("web-settings")}</h1>
      <div class="columns">
        <section class="panel">
          <h2>{say("web-settings-look")}</h2>
          <LanguageChoice />
          <Choice
            name="theme"
            label={say("web-theme")}
            value={theme.value}
            values={[
              ["system", say("web-as-system")],
              ["dark", say("web-theme-dark")],
              ["light", say("web-theme-light")],
            ]}
            onChange={(value) => (theme.value = value)}
          />
          <Choice
            name="motion"
            label={say("web-motion")}
            value={motion.value}
            values={[
              ["system", say("web-as-system")],
              ["full", say("web-motion-full")],
              ["still", say("web-motion-still")],
            ]}
            onChange={(value) => (motion.value = value)}
          />
          <Choice
            name="speed"
            label={say("web-speed")}
            value={speed.value}
            values={SPEEDS.map((key): [Speed, string] => [key, say(`web-speed-${key}`)])}
            onChange={(value) => (speed.value = value)}
          />
        </section>
        <div>
          <section class="panel">
            <h2>{say("web-settings-you")}</h2>
            <NameForm />
            <Rights />
          </section>
          <section class="panel">
            <h2>{say("web-settings-call")}</h2>
            <Tick label="web-sound" about="web-sound-about" value={sound.value} onChange={toggleSound} />
            <Volume />
            <Tick
              label="web-end-turns"
              about="web-end-turns-about"
              value={endTurns.value}
              onChange={(on) => (endTurns.value = on)}
            />
            <Notifications />
          </section>
        </div>
      </div>
    </div>
  );
}

function toggleSound(on: boolean): void {
  sound.value = on;
  playSound("turn");
}

/** How loud the sounds are; letting go of the slider lets one hear it. */
function Volume() {
  return (
    <label class="volume">
      <span>{say("web-volume")}</span>
      <input
        type="range"
        min="0"
        max="1"
        step="0.05"
        value={volume.value}
        disabled={!sound.value}
        onInput={(event) => (volume.value = Number(event.currentTarget.value))}
        onChange={() => playSound("coin")}
      />
    </label>
  );
}

/** Whether this browser may call, and what keeps it from it. */
function Notifications() {
  const [isRefused, setRefused] = useState(false);
  const toggle = async (on: boolean) => {
    if (on) setRefused(!(await switchOn()));
    else await switchOff();
  };
  return (
    <>
      <Tick
        label="web-notify"
        about={`web-notify-about-${reach()}`}
        value={notify.value}
        onChange={(on) => void toggle(on)}
      />
      {isRefused && <p role="status">{say("web-notify-refused")}</p>}
    </>
  );
}

/** One's name; what is typed stays, whoever the server then says one is. */
export function NameForm() {
  const [typed, setTyped] = useState<string | null>(null);
  const [told, setTold] = useState("");
  const name = typed ?? me.value?.name ?? defaultName();
  const save = async (event: Event) => {
    event.preventDefault();
    try {
      await rename(name);
      setTyped(null);
      setTold(say("web-saved"));
    } catch (error) {
      setTold(sayError(codeOf(error)));
    }
  };
  return (
    <form class="name-form" onSubmit={save}>
      <label for="name">{say("web-your-name")}</label>
      <div class="row">
        <input
          id="name"
          value={name}
          maxLength={30}
          required
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {say("web-save")}
        </button>
        <span role="status">{told}</span>
      </div>
    </form>
  );
}

/** Where a personal link leads: this browser becomes that person. */
export function Restore({ link }: { link: string }) {
  const [code, setCode] = useState("");
  useEffect(() => {
    restore(link).then(
      () => go("/games"),
      (error) => setCode(codeOf(error)),
    );
  }, [link]);
  if (!code) return <p class="dim">{say("web-loading")}</p>;
  return (
    <Notice icon="lock" heading={say("web-restore-failed")} text={sayError(code)}>
      <a class="button main" href="/">
        {say("web-home")}
      </a>
    </Notice>
  );
}
