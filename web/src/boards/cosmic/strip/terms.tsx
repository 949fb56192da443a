// A sum as it stands, term by term with its sources; and large, while it is built up.

import type { ComponentChildren } from "preact";
import { Emblem } from "../emblems";
import { label, type Scene, said } from "../scene";
import { barPart, TOTAL, termPart } from "./motion";
import { gainOf, minus, type SumView, type TermView, written } from "./reckoning";

type Named = Pick<Scene, "props" | "components">;

/** What a term is called. */
export function sourceName(scene: Named, { key }: TermView): string {
  return key === "card" ? label(scene, "term-card") : said(scene, `term.${key}`);
}

function powerIn(scene: Named, { key }: TermView): string | undefined {
  return scene.components.powers[scene.components.terms[key] ?? -1]?.key;
}

interface LineProps {
  scene: Named;
  sum: SumView;
  /** What it would be without the answer that is pointed at. */
  old?: SumView;
  children?: ComponentChildren;
}

/** `8 + 3 + 2`, with what each term is under it, and what it makes. */
export function SumLine({ scene, sum, old, children }: LineProps) {
  const isNew = old !== undefined && toldOf(old) !== toldOf(sum);
  return (
    <div class={isNew ? "cx-sum cx-foreseen" : "cx-sum"}>
      <ul class="cx-terms">
        {sum.terms.map((term) => (
          <li key={term.key}>
            <b>{term.how === "card" && !term.amount ? label(scene, "card-unknown") : written(term)}</b>
            <small>{sourceName(scene, term)}</small>
          </li>
        ))}
      </ul>
      {sum.total !== null && <p class="cx-makes">{label(scene, "makes", minus(sum.total))}</p>}
      {isNew && <s class="cx-old">{toldOf(old)}</s>}
      {children}
    </div>
  );
}

/** A sum in one line. */
export function toldOf({ terms, total }: SumView): string {
  const sum = terms.map(written).join(" ");
  return total === null || terms.length === 1 ? sum : `${sum} = ${minus(total)}`;
}

/** The terms as tiles, in the order in which they count. */
export function Tiles({ scene, sum }: { scene: Named; sum: SumView }) {
  return (
    <ol class="cx-tiles">
      {sum.terms.map((term, place) => {
        const power = powerIn(scene, term);
        return (
          <li key={term.key} class={power ? "cx-tile cx-by-power" : "cx-tile"} data-part={termPart(place)}>
            {power && <Emblem power={power} size={30} state="acts" />}
            <b>{written(term)}</b>
            <span>{sourceName(scene, term)}</span>
            {place > 0 && term.value !== null && <small>{label(scene, "makes", minus(term.value))}</small>}
          </li>
        );
      })}
    </ol>
  );
}

/** The same as a bar: what each term adds, in points of the higher total; nothing is drawn of what is taken off. */
export function Bar({ sum, most }: { sum: SumView; most: number }) {
  return (
    <div class="cx-bar" aria-hidden="true">
      {sum.terms.map((term, place) => {
        const gain = gainOf(sum.terms, place);
        return gain > 0 ? (
          <i key={term.key} data-part={barPart(place)} style={{ flexBasis: `${(100 * gain) / most}%` }}>
            {gain * 12 > most && written(term)}
          </i>
        ) : null;
      })}
    </div>
  );
}

/** The total of a side, which counts up while it is built. */
export function Total({ value }: { value: number }) {
  return (
    <b class="cx-total" data-figure={TOTAL}>
      {value}
    </b>
  );
}
