// The text of a clause: other clauses that it names are links, and words that are looked for stand out.

interface Props {
  text: string;
  /** The ids of all clauses of the title. */
  ids: ReadonlySet<string>;
  /** What is looked for, as it was typed. */
  wanted?: string;
  /** The address of a clause. */
  address(id: string): string;
  /** Called with a clause whose link is followed, instead of going there. */
  onFollow?(id: string): void;
}

export function ClauseText({ text, ids, wanted = "", address, onFollow }: Props) {
  return (
    <>
      {splitText(text, ids).map(({ part, isClause }, place) =>
        isClause ? (
          <a
            key={place}
            class="clause-reference"
            href={address(part)}
            onClick={(event) => {
              if (!onFollow) return;
              event.preventDefault();
              onFollow(part);
            }}
          >
            <Marked text={part} wanted={wanted} />
          </a>
        ) : (
          <Marked key={place} text={part} wanted={wanted} />
        ),
      )}
    </>
  );
}

const REFERENCE = /[A-Z][A-Za-z]*\d*(?:[.-][A-Za-z0-9]+)*/g;

/** The parts of a text: names of clauses that there are, and what stands between them. */
export function splitText(text: string, ids: ReadonlySet<string>): { part: string; isClause: boolean }[] {
  const parts: { part: string; isClause: boolean }[] = [];
  let end = 0;
  for (const { 0: id, index } of text.matchAll(REFERENCE)) {
    if (!ids.has(id)) continue;
    if (index > end) parts.push({ part: text.slice(end, index), isClause: false });
    parts.push({ part: id, isClause: true });
    end = index + id.length;
  }
  if (end < text.length) parts.push({ part: text.slice(end), isClause: false });
  return parts;
}

/** A text in which every word that is looked for is marked. */
export function Marked({ text, wanted }: { text: string; wanted: string }) {
  return (
    <>
      {splitHits(text, wanted).map(({ part, isHit }, place) =>
        isHit ? <mark key={place}>{part}</mark> : part,
      )}
    </>
  );
}

export function splitHits(text: string, wanted: string): { part: string; isHit: boolean }[] {
  const words = wanted.split(/\s+/).filter(Boolean).map(escaped);
  if (words.length === 0) return [{ part: text, isHit: false }];
  const parts = text.split(new RegExp(`(${words.join("|")})`, "giu"));
  return parts.map((part, place) => ({ part, isHit: place % 2 === 1 })).filter(({ part }) => part !== "");
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
