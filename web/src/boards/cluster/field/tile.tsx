// A tile with everything on it.

import { Body } from "../art/bodies";
import { Coins, Leader, Station } from "../art/members";
import { Slab, Tick } from "../art/slab";
import { SLAB } from "../geometry";
import { coinsPart, LAMP, leaderPart, STATION, TILE } from "../parts";
import { type Scene, tileOn } from "../scene";
import type { Kind, TileView } from "../types";
import { useLettering } from "./chart";
import { type Member, membersOn, standing } from "./standing";
import { Worth } from "./worth";

interface Props {
  scene: Scene;
  tile: TileView;
  kind: Kind;
}

/** In the box of the slab. */
export function Tile({ scene, tile, kind }: Props) {
  const { components } = scene;
  const after = tileOn(scene.next, tile.cell) ?? tile;
  const tick = kind.role === "supernova" ? undefined : components.ticks[tile.tick];
  const { name } = components.cells[tile.cell]!;
  return (
    <>
      <g data-part={TILE}>
        <Slab kind={kind} />
        <g data-part={LAMP}>
          <Tick tick={tick} kind={kind} />
        </g>
        <g transform={`translate(${SLAB / 2} ${middleOf(kind)})`}>
          <Body kind={kind} pennies={after.pennies} />
          {kind.role === "habitable" && <Worth tile={after} />}
          {kind.role === "mits" && <Letters text={kind.key} />}
          {after.station >= 0 && <Built seat={after.station} />}
        </g>
      </g>
      <Members scene={scene} tile={tile} after={after} tick={tick} />
      <Name text={name} />
    </>
  );
}

/** The middle of what lies on a tile: a bit above that of the slab, since the members stand below. */
export function middleOf({ role }: Pick<Kind, "role">): number {
  return role === "supernova" ? SLAB / 2 : role === "mits" ? SLAB / 2 - 9 : SLAB / 2 - 1;
}

function Letters({ text }: { text: string }) {
  const { font, isTiny } = useLettering();
  if (isTiny) return null;
  return (
    <text class="c-letters" y={font(12) * 0.36} font-size={font(12)}>
      {text}
    </text>
  );
}

function Built({ seat }: { seat: number }) {
  const { font, isTiny } = useLettering();
  return (
    <g data-part={STATION}>
      <Station seat={seat} font={isTiny ? null : font(13)} />
    </g>
  );
}

interface MembersProps extends Omit<Props, "kind"> {
  /** The same tile after the answer that is pointed at. */
  after: TileView;
  tick: string | undefined;
}

/** Everybody who is there, or would be; whoever would come or grow in number is drawn as a ghost. */
function Members({ scene, tile, after, tick }: MembersProps) {
  const { font, isTiny } = useLettering();
  const now = membersOn(scene.view, tile).map(keyOf);
  return (
    <>
      {standing(membersOn(scene.next, after), tick).map(({ seat, piece, count, x, y }) => (
        <g
          key={`${piece}-${seat}`}
          transform={`translate(${x} ${y})`}
          data-part={piece === "coin" ? coinsPart(seat) : leaderPart(seat)}
        >
          {piece === "coin" ? (
            <Coins
              seat={seat}
              text={isTiny ? "" : count}
              font={font(count > 9 ? 12 : 13.5)}
              isGhost={!now.includes(keyOf({ seat, piece, count }))}
            />
          ) : (
            <Leader
              seat={seat}
              text={isTiny ? "" : scene.components.leader_strength}
              font={font(12.5)}
              isGhost={!now.includes(keyOf({ seat, piece, count }))}
            />
          )}
        </g>
      ))}
    </>
  );
}

function keyOf({ seat, piece, count }: Member): string {
  return `${seat} ${piece} ${count}`;
}

/** The name of the place in a pill at the top. */
function Name({ text }: { text: string }) {
  const { font, showsNames } = useLettering();
  if (!showsNames) return null;
  const size = font(12.5);
  const [wide, high] = [size * 1.9, size * 1.3];
  return (
    <g class="c-name" transform={`translate(${SLAB / 2} ${high / 2 + 1})`}>
      <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx={high / 2} />
      <text y={size * 0.35} font-size={size}>
        {text}
      </text>
    </g>
  );
}
