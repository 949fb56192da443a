// Connect four on a boardgame.io server that keeps everything in memory: node server.cjs PORT
// Matches are made at the port after it.
const { Server, Origins } = require("boardgame.io/server");

const COLUMNS = 7;
const ROWS = 6;
const WAYS = [[1, 0], [0, 1], [1, 1], [1, -1]];

const at = (cells, column, row) =>
  column < 0 || column >= COLUMNS || row < 0 || row >= ROWS ? null : cells[column * ROWS + row];

function hasFour(cells, column, row) {
  const who = at(cells, column, row);
  const run = (dx, dy) => {
    let length = 0;
    while (at(cells, column + dx * (length + 1), row + dy * (length + 1)) === who) length += 1;
    return length;
  };
  return WAYS.some(([dx, dy]) => run(dx, dy) + run(-dx, -dy) >= 3);
}

const game = {
  name: "connect-four",
  setup: () => ({ cells: Array(COLUMNS * ROWS).fill(null), winner: null, full: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, playerID }, column) {
      let row = 0;
      while (row < ROWS && at(G.cells, column, row) !== null) row += 1;
      if (row === ROWS) return "INVALID_MOVE";
      G.cells[column * ROWS + row] = playerID;
      G.full += 1;
      if (hasFour(G.cells, column, row)) G.winner = playerID;
    },
  },
  endIf({ G }) {
    if (G.winner !== null) return { winner: G.winner };
    if (G.full === COLUMNS * ROWS) return { draw: true };
  },
};

const port = Number(process.argv[2]);
Server({ games: [game], origins: [Origins.LOCALHOST] })
  .run({ port, lobbyConfig: { apiPort: port + 1 }, callback: () => console.log("ready") });
