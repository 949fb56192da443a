// How the discs of connect four move: they fall from above the grid.

import type { MotionTable } from "../../motion/motion";

interface Components {
  columns: readonly string[];
}

const TABLE: MotionTable = {
  dropped: ([, , column, row], { declarations }) => {
    const name = (declarations.components as unknown as Components).columns[column];
    const piece = `disc:${name}${row + 1}`;
    return [{ kind: "fly", piece, from: `mouth:${name}`, along: [piece], sound: "tile" }];
  },
};

export default TABLE;
