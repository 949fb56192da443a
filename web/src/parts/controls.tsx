// Small things that many screens use.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { lang, say, sayError } from "../speech";
import { codeOf } from "../table/visit";
import { Adrift } from "./adrift";
import { Icon, type IconName } from "./icons";

/** A button that copies a text, and says for a moment that it has. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => copyText(text).then(setCopied);
  return (
    <button type="button" class="button quiet" onClick={copy}>
      <Icon name={copied ? "check" : "copy"} />
      <span aria-live="polite">{copied ? say("web-copied") : label}</span>
    </button>
  );
}

/** The clipboard exists in secure contexts only; elsewhere an old way has to do. */
async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

interface ChoiceProps<T extends string> {
  name: string;
  label: string;
  about?: string;
  value: T;
  values: readonly (readonly [T, string])[];
  onChange(value: T): void;
}

/** A choice of a few things, as a row of radio buttons that look like one. */
export function Choice<T extends string>({ name, label, about, value, values, onChange }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {about && <p class="about">{about}</p>}
      <div class="segments">
        {values.map(([key, text]) => (
          <label key={key} class={key === value ? "segment chosen" : "segment"}>
            <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Something that takes a moment after a click, such as setting up a table, and the code of what came in its way. */
export function useBusy(work: () => Promise<void>): { busy: boolean; code: string; run(): void } {
  const [state, setState] = useState({ busy: false, code: "" });
  const run = () => {
    setState({ busy: true, code: "" });
    work().catch((error) => setState({ busy: false, code: codeOf(error) }));
  };
  return { ...state, run };
}

/** A page that says what happened and what to do. */
export function Notice(props: {
  icon: IconName;
  heading: string;
  text: string;
  children?: ComponentChildren;
}) {
  return (
    <section class="notice" role="alert">
      <Adrift icon={props.icon} />
      <h1>{props.heading}</h1>
      <p>{props.text}</p>
      <div class="row">{props.children}</div>
    </section>
  );
}

/** Something could not be loaded. */
export function Trouble({ code, onRetry }: { code: string; onRetry?: () => void }) {
  return (
    <p class="trouble" role="alert">
      {sayError(code)}{" "}
      {onRetry && (
        <button type="button" class="button quiet small" onClick={onRetry}>
          {say("web-try-again")}
        </button>
      )}
    </p>
  );
}

/** The language of all words, changed at once. */
export function LanguageChoice() {
  return (
    <Choice
      name="lang"
      label={say("web-language")}
      value={lang.value}
      values={[
        ["en", "English"],
        ["ru", "Русский"],
      ]}
      onChange={(value) => (lang.value = value)}
    />
  );
}
