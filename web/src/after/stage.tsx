// What is drawn over the board at the end: points that rise from pieces, and the winner's pieces as a constellation.

import type { Player } from "../boards/board";
import { joined } from "./constellation";
import { type Box, type Place, placeOf, rimOf, useBoardBox } from "./places";
import type { Row } from "./review";
import type { Stage } from "./show";

interface Props {
  rows: readonly Row[];
  stage: Stage;
  players: readonly Player[];
  winners: readonly number[];
  /** The pieces of each seat that are joined in the end. */
  realms: readonly (readonly string[])[];
}

const NO_ROW = { pieces: [] };

export function EndStage({ rows, stage, players, winners, realms }: Props) {
  const box = useBoardBox();
  if (!box) return null;
  const row = rows[stage.counted - 1] ?? NO_ROW;
  const chips = row.pieces.filter(({ seat }) => !stage.isJoined || winners.includes(seat));
  const style = { left: box.x, top: box.y, width: box.width, height: box.height };
  const lit = stage.isLit ? players[winners[0] ?? -1] : undefined;
  const rim = rimOf(box);
  return (
    <div class="end-stage" aria-hidden="true" style={style}>
      {lit && !rim && <div class="end-glow" style={{ color: lit.colour }} />}
      <svg width={box.width} height={box.height}>
        {lit && rim && (
          <circle class="end-rim" cx={rim.x} cy={rim.y} r={rim.r} style={{ color: lit.colour }} />
        )}
        {stage.isJoined &&
          winners.map((seat) => (
            <Constellation
              key={seat}
              pieces={realms[seat] ?? []}
              box={box}
              colour={players[seat]?.colour ?? ""}
            />
          ))}
        {chips.map(({ piece, seat, points }, number) => (
          <Chip
            key={`${stage.counted} ${piece} ${seat} ${number}`}
            place={placeOf(piece, box)}
            room={box}
            {...{ points, number }}
            colour={players[seat]?.colour ?? ""}
          />
        ))}
      </svg>
    </div>
  );
}

function Constellation({ pieces, box, colour }: { pieces: readonly string[]; box: Box; colour: string }) {
  const places = [...new Set(pieces)].flatMap((piece) => placeOf(piece, box) ?? []);
  const lines = joined(places);
  return (
    <g class="constellation" style={{ color: colour }}>
      {lines.map(([from, to], number) => (
        <line
          key={number}
          {...between(places[from]!, places[to]!)}
          pathLength={1}
          style={{ animationDelay: `${(700 * number) / lines.length}ms` }}
        />
      ))}
      {places.map((place, number) => (
        <circle key={number} cx={place.x} cy={place.y} r={place.r + 3} />
      ))}
    </g>
  );
}

/** A line between two rings, not through them. */
function between(one: Place, other: Place) {
  const length = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  const [dx, dy] = [(other.x - one.x) / length, (other.y - one.y) / length];
  const [from, to] = [one.r + 3, other.r + 3];
  return {
    x1: one.x + dx * from,
    y1: one.y + dy * from,
    x2: other.x - dx * to,
    y2: other.y - dy * to,
  };
}

interface ChipProps {
  place: Place | null;
  room: Pick<Box, "width" | "height">;
  points: number;
  colour: string;
  number: number;
}

/** Half of the width and of the height of a chip, and what is kept free around it. */
const WIDE = 17;
const HIGH = 14;
/** A small board has smaller chips: those of two neighbours would lie over each other. */
const SMALL_BOARD = 300;
const SMALL = 0.72;

/** Points in a hexagon above their piece, below it at the upper edge, bordered in the colour of whoever gets them. */
function Chip({ place, room, points, colour, number }: ChipProps) {
  if (!place) return null;
  const scale = room.height < SMALL_BOARD ? SMALL : 1;
  const above = place.y - place.r - 8 * scale;
  const x = Math.max(WIDE, Math.min(room.width - WIDE, place.x));
  const y = above < HIGH ? place.y + place.r + 8 * scale : above;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g class="end-chip" style={{ animationDelay: `${Math.min(number * 25, 200)}ms` }}>
        <path d="M-8-12H8L15 0L8 12H-8L-15 0Z" style={{ stroke: colour }} />
        <text y="4.5" text-anchor="middle">
          {points > 0 ? `+${points}` : points}
        </text>
      </g>
    </g>
  );
}
