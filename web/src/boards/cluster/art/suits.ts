// The signs of the four suits, which tell the colours of tiles apart: around 0,0, some 12 units wide.

import type { Kind } from "../types";

const SUITS: Readonly<Record<string, string>> = {
  RD: sun(),
  BK: "M2.6-5.6A6 6 0 1 0 5.9 2.2A5 5 0 0 1 2.6-5.6Z",
  BL: "M-5.2-5.6Q-2.4-4.6 0-6.2Q2.4-4.6 5.2-5.6V0.6Q5.2 4.4 0 6.6Q-5.2 4.4-5.2 0.6Z",
  GR: "M-6 5.2V-4.4L-2.9-0.9L0-5.8L2.9-0.9L6-4.4V5.2Z",
};

export function suitOf({ colour }: Pick<Kind, "colour">): string {
  return SUITS[colour] ?? "";
}

/** A disc with eight rays. */
function sun(): string {
  const rays = Array.from({ length: 16 }, (_, place) => {
    const [reach, angle] = [place % 2 ? 3.5 : 6.4, (place * Math.PI) / 8];
    return `${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${rays.join("L")}Z`;
}
