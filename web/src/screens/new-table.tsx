// A new table: who plays, by which options, with which clock.

import { useState } from "preact/hooks";
import { titleCard, useLoaded } from "../library";
import { begin } from "../matches";
import { ChoiceCard } from "../options/named";
import { Option } from "../options/option";
import { TitleArt } from "../parts/art";
import { Choice, Trouble } from "../parts/controls";
import { Icon } from "../parts/icons";
import { lang, say, sayError } from "../speech";
import { codeOf } from "../table/visit";
import type { HintRule, MatchForm, Pace, SeatForm, TitleInfo, WindowPace } from "../wire";
import { CLOCKS, type ClockChoice, clockOf } from "./clock-choice";
import { GalleryLink } from "./gallery";
import { Seats, usualSeats } from "./seat-form";

export function NewTable({ title }: { title: string }) {
  const { value, code } = useLoaded(() => titleCard(title, lang.value), [title, lang.value]);
  if (!value) return code ? <Trouble code={code} /> : <p class="dim">{say("web-loading")}</p>;
  return <TableForm title={value} key={title} />;
}

const PACES: readonly Pace[] = ["slow", "normal", "fast", "off"];
const HINTS: readonly HintRule[] = ["alone", "all", "off"];
const WINDOWS: readonly WindowPace[] = ["quick", "normal", "relaxed", "untimed"];

/** What has been chosen so far. */
interface Wishes {
  seats: SeatForm[];
  preset: string;
  options: Record<string, string>;
  clock: ClockChoice;
  pace: Pace;
  windows: WindowPace;
  hints: HintRule;
  isPrivate: boolean;
  isWatched: boolean;
}

function formOf(title: TitleInfo, wishes: Wishes): MatchForm {
  return {
    title: title.key,
    seats: wishes.seats,
    preset: wishes.preset,
    options: wishes.options,
    settings: {
      ...clockOf(wishes.clock),
      pace: wishes.pace,
      windows: wishes.windows,
      hints: wishes.hints,
      spectators: wishes.isWatched,
    },
    private: wishes.isPrivate,
  };
}

function TableForm({ title }: { title: TitleInfo }) {
  const [wishes, setWishes] = useState<Wishes>(() => ({
    seats: usualSeats(title),
    preset: "",
    options: {},
    clock: "none",
    pace: "normal",
    windows: "normal",
    hints: "alone",
    isPrivate: false,
    isWatched: true,
  }));
  const [state, setState] = useState({ busy: false, code: "" });
  const change = (part: Partial<Wishes>) => setWishes((before) => ({ ...before, ...part }));
  const submit = (event: Event) => {
    event.preventDefault();
    setState({ busy: true, code: "" });
    begin(formOf(title, wishes)).catch((error) => setState({ busy: false, code: codeOf(error) }));
  };
  return (
    <div class="with-aside">
      <form class="new-table" onSubmit={submit}>
        <h1>{say("web-new-table", { title: title.name })}</h1>
        <Seats title={title} seats={wishes.seats} onChange={(seats) => change({ seats })} />
        <Variant title={title} wishes={wishes} onChange={change} />
        <Manners title={title} wishes={wishes} onChange={change} />
        <div class="row submit">
          <button type="submit" class="button main" disabled={state.busy}>
            <Icon name="play" />
            {wishes.seats.some((seat) => seat.kind === "open") ? say("web-open-table") : say("web-begin")}
          </button>
          {state.code && <span role="alert">{sayError(state.code)}</span>}
        </div>
      </form>
      <TitleAside title={title} />
    </div>
  );
}

/** What is going to be played, and where to learn it. */
function TitleAside({ title }: { title: TitleInfo }) {
  return (
    <aside class="title-aside">
      <TitleArt title={title.key} />
      <div class="title-body">
        <p>{title.about}</p>
        <a class="button quiet small" href={`/rules/${title.key}`}>
          <Icon name="rules" size={16} /> {say("web-learn")}
        </a>
        <GalleryLink title={title.key} />
      </div>
    </aside>
  );
}

interface PartProps {
  wishes: Wishes;
  onChange(part: Partial<Wishes>): void;
}

/** By which rules: a preset of the title, and single options. */
function Variant({ title, wishes, onChange }: PartProps & { title: TitleInfo }) {
  const chosen = title.presets.find((preset) => preset.key === wishes.preset);
  const options = { ...chosen?.options, ...wishes.options };
  return (
    <>
      {title.presets.length > 0 && (
        <Presets
          title={title}
          value={wishes.preset}
          onChange={(preset) => onChange({ preset, options: {} })}
        />
      )}
      {title.settings.length > 0 && (
        <details class="options" open={title.settings.length < 4}>
          <summary>{say("web-options", { count: title.settings.length })}</summary>
          {title.settings.map((setting) => (
            <div key={`${setting.key} ${wishes.preset}`} class="option">
              <Option
                title={title.key}
                setting={setting}
                value={options[setting.key] ?? setting.default}
                table={{ seats: wishes.seats.length, options }}
                onChange={(value) => onChange({ options: { ...wishes.options, [setting.key]: value } })}
              />
            </div>
          ))}
        </details>
      )}
    </>
  );
}

interface PresetProps {
  title: TitleInfo;
  value: string;
  onChange(preset: string): void;
}

function Presets({ title, value, onChange }: PresetProps) {
  const usual = { key: "", name: say("web-preset-none"), about: say("web-preset-none-about") };
  return (
    <fieldset class="choice">
      <legend>{say("web-preset")}</legend>
      <div class="card-row">
        {[usual, ...title.presets].map((preset) => (
          <ChoiceCard
            key={preset.key}
            kind="radio"
            name="preset"
            isChosen={preset.key === value}
            onChoose={() => onChange(preset.key)}
          >
            <strong>{preset.name}</strong>
            <span class="about">{preset.about}</span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}

/** How the table is kept: the clock, and who may come. */
function Manners({ title, wishes, onChange }: PartProps & { title: TitleInfo }) {
  const hasWindows =
    title.hides && wishes.clock !== "days" && wishes.seats.some(({ kind }) => kind === "open");
  return (
    <>
      <Choice
        name="clock"
        label={say("web-clock")}
        about={say(`web-clock-${wishes.clock}-about`)}
        value={wishes.clock}
        values={CLOCKS.map((key) => [key, say(`web-clock-${key}`)] as const)}
        onChange={(clock: ClockChoice) => onChange({ clock })}
      />
      <Choice
        name="pace"
        label={say("web-pace")}
        about={say("web-pace-about")}
        value={wishes.pace}
        values={PACES.map((key) => [key, say(`web-pace-${key}`)] as const)}
        onChange={(pace: Pace) => onChange({ pace })}
      />
      <Choice
        name="hints"
        label={say("web-hints-rule")}
        about={say(`web-hints-${wishes.hints}-about`)}
        value={wishes.hints}
        values={HINTS.map((key) => [key, say(`web-hints-${key}`)] as const)}
        onChange={(hints: HintRule) => onChange({ hints })}
      />
      {hasWindows && (
        <Choice
          name="windows"
          label={say("web-windows")}
          about={say("web-windows-about")}
          value={wishes.windows}
          values={WINDOWS.map((key) => [key, say(`web-windows-${key}`)] as const)}
          onChange={(windows: WindowPace) => onChange({ windows })}
        />
      )}
      <Tick
        label="web-private"
        about="web-private-about"
        value={wishes.isPrivate}
        onChange={(isPrivate) => onChange({ isPrivate })}
      />
      <Tick
        label="web-watchable"
        about="web-watchable-about"
        value={wishes.isWatched}
        onChange={(isWatched) => onChange({ isWatched })}
      />
    </>
  );
}

interface TickProps {
  label: string;
  about: string;
  value: boolean;
  onChange(value: boolean): void;
}

/** A thing that is so or not, with a sentence on it. */
export function Tick({ label, about, value, onChange }: TickProps) {
  return (
    <label class="tick">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {say(label)}
        <span class="about">{say(about)}</span>
      </span>
    </label>
  );
}
