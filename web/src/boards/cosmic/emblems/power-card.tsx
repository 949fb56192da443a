// The card of a power: its emblem, what it does in a line, when, and in full with the clauses behind it.

import { explain } from "../../../parts/clause";
import type { Declarations } from "../../../wire";
import { Emblem } from ".";
import { EMBLEMS } from "./table";

interface Props {
  power: string;
  declarations: Declarations;
}

/** What is written of a power: the component that it is printed on, and how its clauses begin. */
const PARTS: readonly (readonly [component: string, clauses: readonly string[]])[] = [
  ["power.", ["CB"]],
  ["card.flare-", ["CW", "CS"]],
  ["card.pulsar-", ["CCon", "CPro"]],
];

export function PowerCard({ power, declarations }: Props) {
  const { texts } = declarations;
  return (
    <div class="cx-power-card" data-power={power}>
      <div class="cx-power-head">
        <Emblem power={power} size={88} />
        <div>
          <p class="cx-power-line">{texts[`power.${power}.line`]}</p>
          <p class="dim">{whenText(texts, power)}</p>
        </div>
      </div>
      {PARTS.map(([component, clauses]) => (
        <PowerText key={component} {...{ power, texts, component, clauses }} />
      ))}
    </div>
  );
}

interface TextProps {
  power: string;
  texts: Declarations["texts"];
  component: string;
  clauses: readonly string[];
}

/** What is printed on one of its cards, with the clauses that it is; nothing where the title has none. */
function PowerText({ power, texts, component, clauses }: TextProps) {
  const [name, rule] = ["name", "rule"].map((part) => texts[`${component}${power}.${part}`]);
  if (!rule) return null;
  return (
    <section class="cx-power-text">
      {component !== "power." && <h3>{name}</h3>}
      <p>
        {rule}{" "}
        {clauses.map((clause) => (
          <button
            key={clause}
            type="button"
            class="clause-link"
            onClick={() => explain("cosmic", `${clause}-${power}`)}
          >
            {clause}-{power}
          </button>
        ))}
      </p>
    </section>
  );
}

/** Whether it has to be used, and in which phases: what ring and beads say. */
export function whenText(texts: Declarations["texts"], power: string): string {
  const row = EMBLEMS[power];
  if (!row) return "";
  const must = texts[`label.power-${row.ring}`] ?? "";
  const phases = row.phases.filter((phase) => phase > 0);
  if (phases.length === 0) return must.replace("{n}", texts["label.power-whenever"] ?? "");
  const named = (texts["label.power-phase"] ?? "").replace("{n}", phases.join(", "));
  return must.replace("{n}", named);
}
