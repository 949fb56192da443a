// Small things that exist only while they move, in a layer over the whole table.

import { render } from "preact";
import { MarkIcon, markOf } from "../parts/marks";
import { type Lifted, lift } from "./lifted";
import type { Sprite } from "./motion";
import type { Point } from "./places";

/** The layer; it lies over the table and takes no clicks. */
export class Sprites {
  private layer: HTMLElement | null = null;
  private lifted: Lifted[] = [];

  /** Something at a point, invisible until it moves. */
  add(drawn: preact.ComponentChild, at: Point): HTMLElement {
    const place = document.createElement("div");
    place.className = "sprite";
    place.style.left = `${at.x}px`;
    place.style.top = `${at.y}px`;
    render(drawn, place);
    this.shown().append(place);
    return place;
  }

  /** A copy of a part of a drawing, as a drawing over it, invisible until it moves; null if it is no part of one.
   *
   * Copies of something larger that was lifted before lack the part: whatever it does, it does alone. */
  lift(part: Element): SVGSVGElement | null {
    const lifted = lift(part);
    if (!lifted) return null;
    for (const { copies } of this.lifted) copies.get(part)?.remove();
    this.lifted.push(lifted);
    return lifted.drawing;
  }

  clear(): void {
    for (const { drawing } of this.lifted) drawing.remove();
    this.lifted = [];
    for (const place of this.layer?.children ?? []) render(null, place);
    this.layer?.remove();
    this.layer = null;
  }

  private shown(): HTMLElement {
    if (!this.layer) {
      this.layer = document.createElement("div");
      this.layer.className = "sprites";
      this.layer.setAttribute("aria-hidden", "true");
      document.body.append(this.layer);
    }
    return this.layer;
  }
}

export function SpriteDrawing({ sprite, seat, amount }: { sprite: Sprite; seat: number; amount: number }) {
  if (typeof sprite === "function") return <>{sprite()}</>;
  if (sprite === "mark") return <MarkIcon mark={markOf(seat)} size={26} />;
  if (sprite === "die") return <span class="sprite-die">{amount}</span>;
  const text = `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
  return (
    <span class={`sprite-chip of-${sprite}`}>
      {text}
      {sprite === "cube" && (
        <svg width="14" height="14" viewBox="0 0 14 14">
          <path d="M7 1L13 4V10L7 13L1 10V4Z" />
        </svg>
      )}
    </span>
  );
}

/** A ring; its width is in pixels. */
export function RingDrawing({ seat, size, kind }: { seat: number; size: number; kind: "ring" | "flash" }) {
  const colour = seat < 0 ? "var(--accent)" : markOf(seat).colour;
  return (
    <svg class={`sprite-ring of-${kind}`} width={size} height={size} viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="46" pathLength={1} style={{ stroke: colour }} />
    </svg>
  );
}

/** What hides a place until it is known. */
export function FogDrawing({ size }: { size: number }) {
  return <span class="sprite-fog" style={{ width: `${size}px`, height: `${size}px` }} />;
}
