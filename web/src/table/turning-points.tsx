// The moments that decided a game: where the lead changed, and the greatest gains.

import type { Player } from "../boards/board";
import { MarkIcon } from "../parts/marks";
import { say } from "../speech";

export interface TurningPoint {
  moment: number;
  seat: number;
  kind: "lead" | "gain";
  points: number;
}

const MOST = 3;

/** The last changes of the lead, and the greatest gains of one moment, in the order of the game. */
export function turningPoints(course: readonly (readonly number[])[]): TurningPoint[] {
  const found = [...leads(course).slice(-MOST), ...gains(course)];
  return found.sort((one, other) => one.moment - other.moment);
}

function leads(course: readonly (readonly number[])[]): TurningPoint[] {
  const found: TurningPoint[] = [];
  let leader = -1;
  for (const [moment, row] of course.entries()) {
    const best = Math.max(...row);
    const ahead = row.filter((points) => points === best).length === 1 ? row.indexOf(best) : -1;
    if (ahead < 0 || ahead === leader) continue;
    if (leader >= 0) found.push({ moment, seat: ahead, kind: "lead", points: best });
    leader = ahead;
  }
  return found;
}

function gains(course: readonly (readonly number[])[]): TurningPoint[] {
  const all = course.slice(1).flatMap((row, place) =>
    row.map((points, seat): TurningPoint => {
      const before = course[place]?.[seat] ?? 0;
      return { moment: place + 1, seat, kind: "gain", points: points - before };
    }),
  );
  return all
    .filter((gain) => gain.points > 1)
    .sort((one, other) => other.points - one.points)
    .slice(0, MOST);
}

interface Props {
  course: readonly (readonly number[])[];
  players: readonly Player[];
  match: string;
}

export function TurningPoints({ course, players, match }: Props) {
  const points = turningPoints(course);
  if (points.length === 0) return null;
  return (
    <section>
      <h3>{say("web-turning-points")}</h3>
      <ul class="plain-list turning">
        {points.map((point) => {
          const player = players[point.seat];
          return (
            <li key={`${point.kind} ${point.moment} ${point.seat}`}>
              {player && <MarkIcon mark={player} size={18} />}
              <a href={`/replay/${match}?at=${point.moment}`}>
                {say(`web-turning-${point.kind}`, { name: player?.name ?? "", points: point.points })}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
