// Drawings of our own: the sign of the place, and a picture for each title.

import type { ComponentChildren } from "preact";

/** Orbits seen aslant around a star, with a body on each. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg class="logo" width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true">
      <g transform="rotate(-24)">
        <g fill="none" stroke="currentColor" stroke-width="1.1" opacity="0.75">
          <ellipse rx="15" ry="8.4" />
          <ellipse rx="9.6" ry="5" />
        </g>
        <circle r="3" fill="var(--star)" />
        <circle cx="12" cy="-5" r="2.1" fill="var(--accent)" />
        <circle cx="-9" cy="1.6" r="1.6" fill="var(--ink)" />
        <circle cx="-6" cy="7.8" r="1.3" fill="var(--seat-2)" />
      </g>
    </svg>
  );
}

/** A picture for a title; a title without one gets a plain sky. */
export function TitleArt({ title }: { title: string }) {
  return (
    <svg class="title-art" viewBox="0 0 320 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Sky />
      {PICTURES[title]?.() ?? null}
    </svg>
  );
}

const STARS: readonly (readonly [number, number, number])[] = Array.from({ length: 46 }, (_, place) => {
  const turn = place * 2.399963;
  return [
    (place * 73.7) % 320,
    (place * 41.3 + 20 * Math.sin(turn)) % 150,
    0.4 + ((place * 7) % 5) / 6,
  ] as const;
});

function Sky() {
  return (
    <g>
      <rect width="320" height="150" fill="var(--sky)" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x}`} cx={x} cy={Math.abs(y)} r={r} fill="var(--sky-star)" opacity={0.25 + r / 3} />
      ))}
    </g>
  );
}

const PICTURES: Record<string, () => ComponentChildren> = {
  pulsar: () => (
    <g fill="none" stroke="var(--line-bright)" stroke-width="1.2">
      <g transform="translate(212 78)">
        <ellipse rx="92" ry="26" transform="rotate(-18)" opacity="0.6" />
        <ellipse rx="58" ry="16" transform="rotate(-18)" />
        <path d="M-14-92L-3-8L3 8L14 92L-2 8Z" fill="var(--star)" stroke="none" opacity="0.35" />
        <circle r="16" fill="var(--star)" opacity="0.25" stroke="none" />
        <circle r="8.5" fill="var(--star)" stroke="none" />
        <circle cx="-55" cy="18" r="4" fill="var(--seat-1)" stroke="none" />
        <circle cx="86" cy="-30" r="5" fill="var(--seat-2)" stroke="none" />
      </g>
      <path d="M0 120L52 96L96 112L138 70" stroke-dasharray="2 5" />
      <path d="M46 90h12v12h-12z M90 106h12v12h-12z" fill="var(--panel)" />
      <path d="M128 72l10-8 10 8-10 4z" fill="var(--accent)" stroke="none" />
    </g>
  ),
  cosmic: () => (
    <g fill="none" stroke="var(--line-bright)" stroke-width="1.2">
      <ellipse cx="160" cy="76" rx="40" ry="24" fill="var(--seat-4)" fill-opacity="0.18" />
      <ellipse cx="160" cy="76" rx="24" ry="13" />
      <path d="M160 76L262 28L276 52Z" fill="var(--star)" fill-opacity="0.3" stroke="var(--star)" />
      {[0, 1, 2, 3, 4].map((seat) => {
        const turn = (seat * 2 * Math.PI) / 5 - 0.5;
        const [x, y] = [160 + 118 * Math.cos(turn), 76 + 54 * Math.sin(turn)];
        return (
          <g key={seat} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle r="11" fill="var(--panel)" />
            <circle r="5" fill={`var(--seat-${seat + 1})`} stroke="none" />
            <circle cx="15" cy="8" r="4" fill="var(--panel)" />
            <circle cx="-13" cy="9" r="3" fill="var(--panel)" />
          </g>
        );
      })}
    </g>
  ),
  cluster: () => (
    <g fill="var(--panel)" stroke="var(--line-bright)" stroke-width="1.2">
      {[
        [92, 40, 3],
        [148, 40, 0],
        [204, 40, 2],
        [64, 84, 0],
        [120, 84, 1],
        [176, 84, 4],
        [232, 84, 0],
        [92, 128, 0],
        [148, 128, 2],
      ].map(([x, y, seat]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect x="-25" y="-19" width="50" height="38" rx="5" />
          {seat ? (
            <path d="M0-10L9 0L0 10L-9 0Z" fill={`var(--seat-${seat})`} stroke="none" />
          ) : (
            <circle r="3" fill="var(--line-bright)" stroke="none" />
          )}
        </g>
      ))}
      <path d="M117 40h6 M173 40h6 M89 84h6 M145 84h6 M201 84h6" stroke="var(--star)" stroke-width="3" />
    </g>
  ),
};
