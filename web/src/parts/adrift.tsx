// A body that has left its orbit, for pages that lead nowhere.

import { Icon, type IconName } from "./icons";

const STARS: readonly (readonly [number, number, number])[] = [
  [-128, -42, 1.2],
  [-96, 40, 0.9],
  [-60, -56, 1],
  [-18, 62, 1.3],
  [30, -66, 0.8],
  [72, 50, 1],
  [118, -58, 1.2],
  [134, 26, 0.8],
];

export function Adrift({ icon }: { icon: IconName }) {
  return (
    <div class="adrift">
      <svg viewBox="-150 -75 300 150" aria-hidden="true">
        {STARS.map(([x, y, r]) => (
          <circle key={x} class="far" cx={x} cy={y} r={r} />
        ))}
        <g transform="rotate(-14)">
          <path class="orbit" d="M108 18A112 46 0 1 1 112 -8" />
          <path class="orbit faint" d="M112 -8Q126 -34 146 -40" />
          <ellipse class="orbit" rx="64" ry="26" />
          <circle class="near" cx="-60" cy="8" r="4" />
        </g>
        <circle class="lost-body" cx="132" cy="-70" r="8" />
      </svg>
      <span>
        <Icon name={icon} size={36} />
      </span>
    </div>
  );
}
