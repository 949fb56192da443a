// What a world is worth and to whom: its total, a light for each improvement, the ring of whoever would score it with the
// margin, or that nobody would; a colony under its dome.

import { markOf } from "../../../parts/marks";
import { RING } from "../art/bodies";
import { Badge } from "../art/members";
import { COLONY, lightPart, MAJORITY } from "../parts";
import type { TileView } from "../types";
import { useLettering } from "./chart";

/** Around the middle of the tile. */
export function Worth({ tile }: { tile: TileView }) {
  const { font } = useLettering();
  return (
    <>
      <circle class="c-orbit" r={RING} />
      <Majority tile={tile} />
      <Improvements count={tile.pennies} />
      <text class="c-total" y={font(25) * 0.36} font-size={font(25)}>
        {tile.total}
      </text>
    </>
  );
}

/** The ring in the colour of whoever would score the tile, with the mark on it; dashed and grey where several are level. */
function Majority({ tile: { scorer, margin, colony } }: { tile: TileView }) {
  if (scorer >= 0)
    return (
      <g style={{ color: markOf(scorer).colour }}>
        <g data-part={MAJORITY}>
          <circle class="c-majority" r={RING} />
          {colony < 0 && <Owner seat={scorer} margin={margin} />}
        </g>
        {colony >= 0 && <Dome seat={colony} />}
      </g>
    );
  if (margin !== 0) return null;
  return (
    <g data-part={MAJORITY} class="c-tie">
      <circle class="c-majority" r={RING} pathLength={20} />
      <g transform="translate(25 14)">
        <circle class="c-tie-sign" r="9" />
        <path d="M-4-2.4H4M-4 2.4H4" />
      </g>
    </g>
  );
}

function Owner({ seat, margin }: { seat: number; margin: number }) {
  const { font, isTiny } = useLettering();
  return (
    <>
      <g transform="translate(25 14)">
        <Badge seat={seat} half={isTiny ? 13 : 9.5} font={isTiny ? null : font(12.5)} />
      </g>
      {!isTiny && (
        <text class="c-margin" x="33" y="-8" font-size={font(13.5)}>
          +{margin}
        </text>
      )}
    </>
  );
}

function Dome({ seat }: { seat: number }) {
  const { font, isTiny } = useLettering();
  return (
    <g transform="translate(24 13)" data-part={COLONY}>
      <path class="c-dome" d="M-13 11V0A13 13 0 0 1 13 0V11Z" />
      <Badge seat={seat} half={9} font={isTiny ? null : font(12.5)} />
    </g>
  );
}

/** Lights on the ring from the upper left on, counted downwards. */
const FIRST = -118;
const STEP = 21;

function Improvements({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, place) => {
        const angle = ((FIRST - STEP * place) * Math.PI) / 180;
        return (
          <circle
            key={place}
            class="c-light"
            data-part={lightPart(place)}
            cx={Math.round(RING * Math.cos(angle) * 10) / 10}
            cy={Math.round(RING * Math.sin(angle) * 10) / 10}
            r="3.5"
          />
        );
      })}
    </>
  );
}
