// The Warp: a pit with the tokens that lie in it.

import { WARP } from "../ids";
import { pieceProps } from "../piece";
import { label, playerOf, type Scene } from "../scene";
import { Change } from "./change";
import type { Ellipse } from "./geometry";
import { heightsAt } from "./heights";
import { Stack } from "./stack";

/** Arms that wind into the pit, in a square from -100 to 100. */
const ARMS = Array.from({ length: 6 }, (_, arm) => {
  const points = Array.from({ length: 26 }, (_, step) => {
    const far = 96 * 0.91 ** step;
    const angle = (arm * Math.PI) / 3 + step * 0.22;
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}).join("");

/** What turns: a layer of its own under the drawing, so that nothing is painted while it does. */
export function WarpPit({ x, y, rx, ry }: Ellipse) {
  const style = {
    left: `${x - rx}px`,
    top: `${y - rx}px`,
    width: `${2 * rx}px`,
    height: `${2 * rx}px`,
    transform: `scaleY(${(ry / rx).toFixed(3)})`,
  };
  return (
    <div class="cx-warp-pit" style={style} aria-hidden="true">
      <svg viewBox="-100 -100 200 200">
        <circle r="97" fill="url(#cx-pit)" />
        <path class="cx-arms" d={ARMS} />
      </svg>
    </div>
  );
}

interface Props {
  scene: Scene;
  warp: Ellipse;
  unit: number;
}

export function Warp({ scene, warp, unit }: Props) {
  const { view, next } = scene;
  const { x, y, rx, ry } = warp;
  const count = view.in_warp;
  const title = label(scene, "warp-tokens", count);
  const told = view.warp.flatMap((tokens, seat) =>
    tokens > 0 ? [`${playerOf(scene, seat).name}: ${tokens}`] : [],
  );
  const scale = Math.max(0.98, unit);
  return (
    <g {...pieceProps(scene, WARP, "cx-warp", { title, rule: told.join(", ") })}>
      <ellipse class="cx-hit" cx={x} cy={y} rx={rx} ry={ry} />
      <ellipse class="cx-rim" cx={x} cy={y} rx={rx} ry={ry} />
      <ellipse class="cx-choose" cx={x} cy={y} rx={rx + 5} ry={ry + 5} />
      {view.warp.map((tokens, seat) =>
        tokens > 0 ? (
          <Stack
            key={seat}
            seat={seat}
            count={tokens}
            scale={scale}
            {...spotIn(warp, seat, view.flow.seats)}
          />
        ) : null,
      )}
      {view.losing.map((tokens, seat) =>
        tokens > 0 ? (
          <g key={seat} class="cx-falling">
            <Stack
              seat={seat}
              count={tokens}
              heights={heightsAt(scene, seat, "lost")}
              scale={scale}
              x={spotIn(warp, seat, view.flow.seats).x}
              y={y - ry - 12}
            />
          </g>
        ) : null,
      )}
      <text class="cx-label warp" x={x} y={y + ry + 15}>
        {title}
      </text>
      <Change before={view.warp} after={next.warp} x={x} y={y - ry - 10} />
    </g>
  );
}

/** Every seat has a place of its own on the slope of the pit. */
export function spotIn({ x, y, rx, ry }: Ellipse, seat: number, seats: number): { x: number; y: number } {
  const angle = Math.PI * (0.8 + (2 * seat) / seats);
  return { x: x + 0.66 * rx * Math.cos(angle), y: y + 0.6 * ry * Math.sin(angle) - 2 };
}
