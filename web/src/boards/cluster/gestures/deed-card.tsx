// The card of something else that is being done: where, in which way, what it takes and what it costs.

import { measured } from "../../every-answer";
import type { Deed } from "../held";
import { label, nameOf, tileOn, useScene } from "../scene";
import { deedWays, settle, wayOf } from "./acting";
import { CardFoot } from "./card-foot";
import { CoinSign } from "./coin-sign";
import { Counter } from "./counter";
import type { Way } from "./deeds";
import { TradeChoice } from "./trade";

export function DeedCard({ deed }: { deed: Deed }) {
  const scene = useScene();
  const way = wayOf(scene);
  const isOpen = deed.kind !== "trade" && deed.cell < 0;
  return (
    <section class="c-card" aria-live="polite">
      <h3>{label(scene, `${isOpen ? "where" : "title"}-${deed.kind}`, nameOf(scene, deed.cell))}</h3>
      {!isOpen && <Choice deed={deed} />}
      <CardFoot text={way ? label(scene, `commit-${deed.kind}`, way.cost) : ""} />
    </section>
  );
}

function Choice({ deed }: { deed: Deed }) {
  const scene = useScene();
  const ways = deedWays(scene, deed);
  switch (deed.kind) {
    case "mine":
      return <p class="dim">{label(scene, "mine-about")}</p>;
    case "build":
      return <Totals deed={deed} ways={ways} />;
    case "colonise":
      return <Colonist deed={deed} ways={ways} />;
    case "station":
      return <Guests deed={deed} ways={ways} />;
    default:
      return <TradeChoice deed={deed} ways={ways} />;
  }
}

interface Props {
  deed: Deed;
  ways: readonly Way[];
}

function isSame(deed: Deed, { answer }: Way): boolean {
  return deed.choices?.join() === answer.choices.join();
}

/** Once or twice, and the total that leads to. */
function Totals({ deed, ways }: Props) {
  const scene = useScene();
  return (
    <div class="c-choice" role="group" aria-label={label(scene, "build-count")}>
      {ways.map((way) => (
        <button
          key={way.answer.key}
          type="button"
          aria-pressed={isSame(deed, way)}
          onClick={() => settle(scene, { ...deed, choices: way.answer.choices })}
        >
          {way.answer.facts.length > 0
            ? label(scene, "build-twice", way.answer.facts[1])
            : label(scene, "build-once", measured(way.answer, "total"))}
        </button>
      ))}
    </div>
  );
}

/** Who stays, and who leaves the game. */
function Colonist({ deed, ways }: Props) {
  const scene = useScene();
  const way = wayOf(scene);
  const coins = way ? measured(way.answer, "coins-lost") : 0;
  const losesLeader = way ? measured(way.answer, "leader-lost") > 0 : false;
  return (
    <>
      <div class="c-choice" role="group" aria-label={label(scene, "colonise-who")}>
        {ways.map((one) => (
          <button
            key={one.answer.key}
            type="button"
            aria-pressed={isSame(deed, one)}
            onClick={() => settle(scene, { ...deed, choices: one.answer.choices })}
          >
            {label(scene, measured(one.answer, "colonist") > 0 ? "colonise-leader" : "colonise-coin")}
          </button>
        ))}
      </div>
      {coins > 0 || losesLeader ? (
        <p class="c-warning" role="alert" data-lost={coins + Number(losesLeader)}>
          {label(scene, "colonise-leave")} {coins > 0 && <CoinSign seat={scene.seat} text={coins} />}{" "}
          {losesLeader && <b>{label(scene, "colonise-leader-too")}</b>}
        </p>
      ) : (
        <p class="dim">{label(scene, "colonise-leave-none")}</p>
      )}
    </>
  );
}

/** How many coins go to the station at once. */
function Guests({ deed, ways }: Props) {
  const scene = useScene();
  const guests = ways.findIndex((way) => isSame(deed, way));
  const home = tileOn(scene.view, scene.components.home)?.coins[scene.seat] ?? 0;
  if (ways.length < 2 || home === 0) return null;
  return (
    <>
      <p class="c-note">{label(scene, "station-count")}</p>
      <Counter
        name={label(scene, "station-count")}
        value={guests}
        least={0}
        most={ways.length - 1}
        onChange={(count) => settle(scene, { ...deed, choices: ways[count]!.answer.choices })}
      >
        <CoinSign seat={scene.seat} text={guests} isGhost={guests === 0} />
      </Counter>
    </>
  );
}
