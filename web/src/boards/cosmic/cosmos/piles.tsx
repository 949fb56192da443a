// The piles: the deck, the discards and destiny, each with its number of cards.

import { MarkShape, markOf } from "../../../parts/marks";
import { DECK, DESTINY, DISCARDS } from "../ids";
import { pieceProps } from "../piece";
import { label, playerOf, type Scene, said } from "../scene";

interface Props {
  scene: Scene;
  x: number;
  y: number;
  scale: number;
  /** Without names, which a narrow screen has no room for. */
  isBare?: boolean;
}

const STEP = 72;
const BARE_STEP = 40;
/** How wide a row without names is. */
export const BARE_WIDTH = 3 * BARE_STEP;

/** A row of three, from its lower left corner. */
export function Piles({ scene, x, y, scale, isBare }: Props) {
  const { view } = scene;
  const piles = [
    { id: DECK, key: "deck", count: view.deck_size, rule: "" },
    { id: DISCARDS, key: "discards", count: view.discard_size, rule: discardsOf(scene) },
    { id: DESTINY, key: "destiny", count: view.destiny_size, rule: destinyOf(scene) },
  ];
  return (
    <g class={isBare ? "cx-piles bare" : "cx-piles"} transform={`translate(${x} ${y}) scale(${scale})`}>
      {piles.map(({ id, key, count, rule }, place) => {
        const name = label(scene, key, count);
        return (
          <g
            key={id}
            {...pieceProps(scene, id, `cx-pile ${key}`, { title: name, rule })}
            transform={`translate(${place * (isBare ? BARE_STEP : STEP)} 0)`}
          >
            <rect class="cx-hit" x={isBare ? 14 : 0} y="-58" width={isBare ? 38 : 66} height="58" />
            <Back count={count} />
            {key === "destiny" ? <Called scene={scene} /> : <Sign isDeck={key === "deck"} />}
            <text class="cx-count" x="34" y="-3">
              {isBare ? count : name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Card backs, one behind the other. */
function Back({ count }: { count: number }) {
  const layers = count > 12 ? 3 : count > 1 ? 2 : count;
  return (
    <>
      {Array.from({ length: layers }, (_, layer) => (
        <rect
          key={layer}
          class="cx-back"
          x={20 + 2 * layer}
          y={-56 + 2 * layer}
          width="25"
          height="34"
          rx="4"
        />
      ))}
    </>
  );
}

function Sign({ isDeck }: { isDeck: boolean }) {
  if (!isDeck) return null;
  return (
    <g class="cx-back-sign" transform="translate(36.5 -35)">
      <ellipse rx="9" ry="3.6" transform="rotate(-24)" />
      <circle r="2.4" />
    </g>
  );
}

/** Whom destiny has named. */
function Called({ scene: { view } }: { scene: Scene }) {
  if (view.defence < 0 || view.phase < 2) return null;
  return (
    <g transform="translate(36.5 -35) scale(0.84)">
      <MarkShape mark={markOf(view.defence)} />
    </g>
  );
}

function discardsOf(scene: Scene): string {
  return listOf(scene.view.discards, (kind) => said(scene, `card.${scene.components.cards[kind]?.key}.name`));
}

/** What has been flipped since the pile was shuffled. */
function destinyOf(scene: Scene): string {
  return listOf(scene.view.destiny_out, (kind) => destinyName(scene, kind));
}

/** A destiny card; a colour by its player, who is of no interest to the texts that all tables share. */
export function destinyName(scene: Scene, kind: number): string {
  const { destinies } = scene.components;
  const isColour = kind < destinies.indexOf("wild");
  return isColour ? playerOf(scene, kind).name : said(scene, `destiny.${destinies[kind]}.name`);
}

function listOf(counts: readonly number[], name: (kind: number) => string): string {
  return counts
    .flatMap((count, kind) => (count > 0 ? [`${name(kind)}${count > 1 ? ` ×${count}` : ""}`] : []))
    .join(", ");
}
