// A card as a drawn object: its index in the top left corner, so that one that is covered is still known.

import type { ComponentChildren } from "preact";
import { Emblem } from "../emblems";
import { CARD } from "../layout";
import { type Scene, said } from "../scene";
import type { CardKind } from "../types";
import { SEAL, SHEET, SIGNS, TINTS } from "./art";

type Named = Pick<Scene, "props" | "components">;

/** The word at the foot of a card: its type for challenge cards and where a number is, else its own name. */
export function footOf(scene: Named, card: CardKind): string {
  if (card.type === "attack" || card.type === "compromise" || amountOf(card))
    return said(scene, `label.type-${card.type}`);
  const power = scene.components.powers[card.power];
  return power ? said(scene, `power.${power.key}.name`) : said(scene, `card.${card.key}.name`);
}

/** The number on a kicker or a reinforcement with its sign; empty for any other card. */
export function amountOf(card: CardKind): string {
  if (card.type === "reinforcement") return `+${card.value}`;
  return card.type === "kicker" ? `×${card.value < 0 ? "−" : ""}${Math.abs(card.value)}` : "";
}

/** The index of a card: the number on it, else its type. */
function indexOf(scene: Named, card: CardKind): string {
  if (card.type === "attack") return `${card.value}`;
  if (amountOf(card)) return amountOf(card);
  return card.type === "compromise" ? "" : said(scene, `label.type-${card.type}`);
}

interface FaceProps {
  scene: Named;
  kind: number;
  /** 1 is 84 by 112 px. */
  scale: number;
}

/** The face of a card; what it is called stands beside it for those who hear the page. */
export function CardFace({ scene, kind, scale }: FaceProps) {
  const card = scene.components.cards[kind];
  if (!card) return <CardBack scale={scale} />;
  const tint = TINTS[card.type];
  return (
    <Sheet scale={scale} body={tint.body} line={tint.line}>
      <path d="M1 9A8 8 0 0 1 9 1H75A8 8 0 0 1 83 9V27H1Z" fill={tint.head} />
      <path class="cx-card-sign" d={SIGNS[card.type]} transform="translate(8 8)" />
      <text class="cx-card-index" x="25" y="19.5" font-size={legible(13, scale)}>
        {indexOf(scene, card)}
      </text>
      <Middle scene={scene} card={card} line={tint.line} />
      <path d="M1 90H83V103A8 8 0 0 1 75 111H9A8 8 0 0 1 1 103Z" fill="#080c1a" fill-opacity=".62" />
      <Foot text={footOf(scene, card)} size={legible(12, scale)} />
    </Sheet>
  );
}

/** The size of a text on a card that is drawn smaller: as large as it was meant, or just large enough to read. */
function legible(size: number, scale: number): number {
  return Math.max(size, 11.1 / scale);
}

/** Long names are drawn narrower, and never cut off. */
function Foot({ text, size }: { text: string; size: number }) {
  const fitted =
    text.length * size > 118 ? { textLength: 74, lengthAdjust: "spacingAndGlyphs" as const } : {};
  return (
    <text class="cx-card-foot" x="42" y="104" font-size={size} {...fitted}>
      {text}
    </text>
  );
}

function Middle({ scene, card, line }: { scene: Named; card: CardKind; line: string }) {
  const power = scene.components.powers[card.power];
  if (power)
    return (
      <g transform="translate(18 34)">
        <Emblem power={power.key} size={48} />
      </g>
    );
  if (amountOf(card))
    return (
      <text class="cx-card-value" x="42" y="73">
        {amountOf(card)}
      </text>
    );
  if (card.type === "attack")
    return (
      <>
        <path class="cx-card-trail" d="M64 36L14 88" stroke={line} />
        <circle cx="65" cy="35" r="5.5" fill="#ffd9c8" />
        <text class="cx-card-value" x="42" y="73">
          {card.value}
        </text>
      </>
    );
  if (card.type === "compromise")
    return (
      <g class="cx-card-rings" stroke={line}>
        <circle cx="33" cy="58" r="17" />
        <circle cx="51" cy="58" r="17" />
      </g>
    );
  return (
    <>
      <path class="cx-card-sheet" d={SHEET} stroke={line} />
      <path d={SEAL} fill="#f3b561" />
    </>
  );
}

/** The back of a card, in the colour of whoever laid it. */
export function CardBack({ scale, colour = "#6f80ad" }: { scale: number; colour?: string }) {
  return (
    <Sheet scale={scale} body="#141a3c" line={colour}>
      <rect x="7" y="7" width="70" height="98" rx="5" fill="none" stroke={colour} stroke-opacity=".35" />
      <g class="cx-card-orbits">
        <ellipse cx="42" cy="56" rx="27" ry="10" transform="rotate(-24 42 56)" />
        <ellipse cx="42" cy="56" rx="27" ry="10" transform="rotate(34 42 56)" />
      </g>
      <circle cx="42" cy="56" r="7.5" fill="#f3b561" />
      <circle cx="42" cy="56" r="2.6" fill="#141a3c" />
    </Sheet>
  );
}

interface SheetProps {
  scale: number;
  body: string;
  line: string;
  children: ComponentChildren;
}

function Sheet({ scale, body, line, children }: SheetProps) {
  const { width, height } = CARD;
  return (
    <svg
      class="cx-card-face"
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <rect x="1" y="1" width="82" height="110" rx="8" fill={body} />
      {children}
      <rect class="cx-card-edge" x="1" y="1" width="82" height="110" rx="8" fill="none" stroke={line} />
    </svg>
  );
}
