// A sentence of the server: its headline stands out, and every player in it has their mark.

import type { NamedSeat, Sentence } from "../wire";
import { MarkIcon, markOf } from "./marks";

interface Props {
  sentence: Sentence;
  /** What the player is called that the sentence is about; left out where that is clear. */
  name?: string;
}

export function Line({ sentence: { seat, headline, text }, name }: Props) {
  const hasName = seat >= 0 && name !== undefined;
  return (
    <p>
      {hasName && <Parts parts={[{ seat, name }, headline.length > 0 ? ", " : ": "]} />}
      {headline.length > 0 && (
        <>
          <b>
            <Parts parts={headline} />
          </b>
          {": "}
        </>
      )}
      <Parts parts={text} />
    </p>
  );
}

function Parts({ parts }: { parts: readonly (string | NamedSeat)[] }) {
  return (
    <>
      {parts.map((part, place) =>
        typeof part === "string" ? (
          part
        ) : (
          <span key={place} class="named">
            <MarkIcon mark={markOf(part.seat)} size={18} /> {part.name}
          </span>
        ),
      )}
    </>
  );
}
