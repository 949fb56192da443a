// The small picture of a match in a list: its position as it was last seen here, or the emblem of its title.

import { TitleArt } from "../parts/art";
import { markOf } from "../parts/marks";
import { type Glance, glanceOf } from "./glance";

export function MatchPicture({ match, title }: { match: string; title: string }) {
  const glance = glanceOf(match);
  return (
    <span class="match-picture">{glance ? <Position glance={glance} /> : <TitleArt title={title} />}</span>
  );
}

function Position({ glance }: { glance: Glance }) {
  return (
    <svg class="glance" viewBox="-112 -112 224 224" aria-hidden="true">
      {glance.ground === "disc" ? (
        <circle class="ground" r="108" />
      ) : (
        <rect class="ground" x="-104" y="-92" width="208" height="184" rx="18" />
      )}
      {glance.dots.map(([x, y, r, seat], place) => (
        <circle
          key={place}
          cx={x}
          cy={y}
          r={seat < 0 ? r : r + 3}
          fill={seat < 0 ? "#33426f" : markOf(seat).colour}
        />
      ))}
    </svg>
  );
}
