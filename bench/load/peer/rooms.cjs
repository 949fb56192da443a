// One round: ROOMS tables of connect four, four clients at each (two play, two watch), all playing the same
// moves. The next move of a table is sent when all four have what the last one led to.
//     node rooms.cjs orrery|boardgame.io ADDRESS ROOMS MOVES
const [, , kind, address, rooms, moves] = process.argv;

async function post(path, body, headers = {}, base = address) {
  const reply = await fetch(base + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address, ...headers },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return { body: await reply.json(), cookie: (reply.headers.get("set-cookie") || "").split(";")[0] };
}

// What a table needs of a server: open() four clients who call heard(client, count, over), and send().
const PEERS = {
  "boardgame.io": {
    async open(heard) {
      const { io } = require("socket.io-client");
      const lobby = address.replace(/\d+$/, (port) => Number(port) + 1);
      const ask = async (path, body) => (await post(`/games/connect-four/${path}`, body, {}, lobby)).body;
      const { matchID } = await ask("create", { numPlayers: 2 });
      const join = (playerID) => ask(`${matchID}/join`, { playerID, playerName: playerID });
      const credentials = [await join("0"), await join("1")].map((joined) => joined.playerCredentials);
      const states = [];
      const clients = await Promise.all(["0", "1", null, null].map((player, number) =>
        new Promise((ready) => {
          const socket = io(`${address}/connect-four`, { transports: ["websocket"], forceNew: true });
          socket.on("sync", (_, info) => { states[number] = info.state; ready(socket); });
          socket.on("update", (_, state) => {
            states[number] = state;
            heard(number, state.G.full, state.ctx.gameover !== undefined);
          });
          socket.emit("sync", matchID, player, credentials[number], 2);
        })));
      return {
        send(seat, column) {
          const payload = { type: "drop", args: [column], playerID: `${seat}`, credentials: credentials[seat] };
          clients[seat].emit("update", { type: "MAKE_MOVE", payload }, states[seat]._stateID, matchID, `${seat}`);
        },
        close: () => clients.forEach((client) => client.disconnect()),
      };
    },
  },
  orrery: {
    async open(heard) {
      const WebSocket = require("ws");
      const cookies = await Promise.all([0, 1, 2, 3].map(
        async (number) => (await post("/api/v1/guests", { name: `Guest ${number}` })).cookie));
      const form = { title: "connect-four", seats: [{ kind: "me" }, { kind: "open" }] };
      const { id } = (await post("/api/v1/matches", form, { cookie: cookies[0] })).body;
      await post(`/api/v1/matches/${id}/join`, { seat: 1 }, { cookie: cookies[1] });
      const questions = [];
      const base = `${address.replace("http", "ws")}/api/v1/matches/${id}/socket`;
      const clients = await Promise.all([0, 1, -1, -1].map((viewer, number) =>
        new Promise((ready, fail) => {
          const headers = { cookie: cookies[number], origin: address };
          const socket = new WebSocket(`${base}?viewer=${viewer}`, { headers, perMessageDeflate: false });
          let told = 0;
          socket.on("close", (code, reason) => fail(new Error(`closed: ${code} ${reason}`)));
          socket.on("message", (data) => {
            const message = JSON.parse(data);
            if (message.type === "failed") throw new Error(message.code);
            if (message.type === "welcome") ready(socket);
            const update = message.update || (message.type === "update" ? message : null);
            if (update === null) return;
            questions[number] = update.question;
            told = Math.max(told, update.first_event + update.events.length);
            heard(number, told, update.stage === "over");
          });
        })));
      return {
        send(seat, column) {
          const question = questions[seat].number;
          clients[seat].send(JSON.stringify({ do: "answer", id: question, seat, question, choices: [column] }));
        },
        close: () => clients.forEach((client) => { client.removeAllListeners("close"); client.close(); }),
      };
    },
  },
};

class Table {
  constructor(times) {
    this.counts = [0, 0, 0, 0];
    this.times = times;
    this.isOver = false;
  }

  async open() {
    this.link = await PEERS[kind].open((client, count, over) => {
      this.counts[client] = Math.max(this.counts[client], count);
      this.isOver ||= over;
      if (this.wake && this.counts.every((known) => known >= this.target)) {
        const wake = this.wake;
        this.wake = null;
        wake();
      }
    });
  }

  async play(columns) {
    for (let number = 0; number < columns.length; number += 1) {
      this.target = Math.max(...this.counts) + 1;
      const begun = performance.now();
      await new Promise((wake) => { this.wake = wake; this.link.send(number % 2, Number(columns[number])); });
      this.times.push(performance.now() - begun);
    }
    if (!this.isOver) throw new Error("the game is not over");
  }
}

async function main() {
  const times = [];
  const tables = Array.from({ length: Number(rooms) }, () => new Table(times));
  for (const table of tables) await table.open();
  await new Promise((done) => setTimeout(done, 300));
  const begun = performance.now();
  await Promise.all(tables.map((table) => table.play(moves)));
  const seconds = (performance.now() - begun) / 1000;
  tables.forEach((table) => table.link.close());
  times.sort((a, b) => a - b);
  const share = (part) => times[Math.floor(part * (times.length - 1))];
  console.log(JSON.stringify({ trips: times.length, seconds, p50: share(0.5), p95: share(0.95) }));
  process.exit(0);
}

main().catch((error) => { console.error(error); process.exit(1); });
