// A link to hand on: what works from elsewhere, a code for the camera of a phone, and who can open it.

import { post } from "../api";
import { useLoaded } from "../library";
import { say } from "../speech";
import type { Invitation } from "../wire";
import { CopyButton, Trouble } from "./controls";
import { Icon } from "./icons";

const SHARE = "orrery serve --share";

/** The address of a path of this page, as its browser has it. */
export function here(path: string): string {
  return location.origin + path;
}

interface Props {
  path: string;
  /** What the link is for. */
  text: string;
  /** The same where only the network can open it. */
  textInNetwork?: string;
}

/** A link by its path, such as that of a table. */
export function InvitationTo({ path, text, textInNetwork = text }: Props) {
  const link = here(path);
  const { value, code } = useLoaded(() => post<Invitation>("/invitations", { link }), [link]);
  return (
    <div class="invitation" data-reach={value?.reach}>
      {value && value.code.length > 0 && <QrCode rows={value.code} label={say("web-qr-label")} />}
      <div class="invitation-words">
        <p>{value?.reach === "network" ? textInNetwork : text}</p>
        <div class="row">
          <input
            class="link-field"
            readOnly
            value={value?.link ?? link}
            aria-label={say("web-link-label")}
            onFocus={selectAll}
          />
          <CopyButton text={value?.link ?? link} label={say("web-copy-link")} />
        </div>
        {value?.reach === "here" && <OnlyHere />}
        {code && <Trouble code={code} />}
      </div>
    </div>
  );
}

/** The server listens on its own machine alone: what the host can do about it. */
function OnlyHere() {
  return (
    <div class="only-here">
      <p>
        <Icon name="lock" size={16} /> {say("web-only-here")}
      </p>
      <div class="row">
        <code>{SHARE}</code>
        <CopyButton text={SHARE} label={say("web-copy-command")} />
      </div>
    </div>
  );
}

function selectAll(event: FocusEvent): void {
  (event.currentTarget as HTMLInputElement).select();
}

/** Light modules around a code, without which cameras don't find it. */
const QUIET = 3;

export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label={label}>
      <rect x={-QUIET} y={-QUIET} width={size} height={size} rx="2" fill="#fff" />
      <path d={modulesPath(rows)} fill="#0a0e1a" shape-rendering="crispEdges" />
    </svg>
  );
}

/** The dark modules, run by run of each row. */
export function modulesPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join("");
}
