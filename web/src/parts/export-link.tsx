// The whole game as a text file, for whoever wants to keep it.

import type { ComponentChildren } from "preact";
import { say } from "../speech";

interface Props {
  match: string;
  kind: string;
  /** An icon before the words. */
  children?: ComponentChildren;
}

export function ExportLink({ match, kind, children }: Props) {
  return (
    <a class={kind} href={`/api/v1/matches/${match}/export`} download={`${match}.txt`}>
      {children}
      {say("web-export")}
    </a>
  );
}
