import { beforeEach, expect, test, vi } from "vitest";
import {
  type Asked,
  actOn,
  aimAt,
  aimOf,
  begin,
  commit,
  lay,
  litCells,
  pick,
  setCount,
  stepBack,
  turnGhost,
  turnHeld,
} from "../../src/boards/cluster/gestures/acting";
import { against, cellsFor, waysOf } from "../../src/boards/cluster/gestures/deeds";
import { refusedCells } from "../../src/boards/cluster/gestures/refused";
import { sourcesOf, tripsOf } from "../../src/boards/cluster/gestures/trips";
import { clockwise, soonest, turned, turnsOf } from "../../src/boards/cluster/gestures/turns";
import { turnedBy } from "../../src/boards/cluster/gestures/twist";
import { heldFor, letGo } from "../../src/boards/cluster/held";
import { answersOf } from "../../src/boards/every-answer";
import { cellNamed, components, type Name, position, propsOf, wordsOf } from "./table";

beforeEach(letGo);

/** What the gestures are told, with what is held by now. */
function scene(name: Name, props = propsOf(name)): Asked {
  const { seat, view, question } = position(name);
  const answers = known.get(name) ?? answersOf(question, wordsOf(name));
  known.set(name, answers);
  return { props, view, components, seat, answers, held: heldFor(question.number) };
}
const known = new Map<Name, ReturnType<typeof answersOf>>();

const home = { cell: cellNamed("g1"), piece: "coin" as const };

test("every member that can go anywhere is a stack to be picked", () => {
  const { answers, view, seat } = scene("late-act");
  const sources = sourcesOf(answers, components);
  const coins = view.tiles.filter(({ coins }) => coins[seat]! > 0).map(({ cell }) => cell);
  const picked = sources.filter(({ piece }) => piece === "coin").map(({ cell }) => cell);
  expect(coins.sort()).toEqual(expect.arrayContaining(picked.sort()));
  expect(picked.length).toBeGreaterThan(1);
});

test("a stack has one trip to each tile, with a price for each number, the cheapest there is", () => {
  const { answers } = scene("late-act");
  for (const source of sourcesOf(answers, components)) {
    for (const [target, { loads }] of tripsOf(answers, components, source)) {
      expect(loads.map(({ count }) => count)).toEqual(loads.map((_, place) => place + 1));
      expect(loads.map(({ cost }) => cost)).toEqual(loads.map(({ count }) => count * loads[0]!.cost));
      for (const { way } of loads) expect([way[0], way.at(-1)]).toEqual([source.cell, target]);
    }
  }
});

test("the number of a send keeps to what the points allow", () => {
  pick(scene("act"), home);
  const [target, trip] = [...tripsOf(scene("act").answers, components, home)][0]!;
  aimAt(scene("act"), target);
  setCount(scene("act"), trip.loads.length);
  expect(aimOf(scene("act"))!.choices).toEqual(trip.loads.at(-1)!.choices);
  setCount(scene("act"), trip.loads.length + 1);
  expect(aimOf(scene("act"))!.choices).toEqual(trip.loads.at(-1)!.choices);
});

test("a step back gives up the target, then the stack, then there is none", () => {
  pick(scene("act"), home);
  const target = [...tripsOf(scene("act").answers, components, home).keys()][0]!;
  aimAt(scene("act"), target);
  expect(stepBack(scene("act"))).toBe(true);
  expect(scene("act").held).toMatchObject({ source: home, target: -1 });
  expect(stepBack(scene("act"))).toBe(true);
  expect(scene("act").held.source).toBeNull();
  expect(stepBack(scene("act"))).toBe(false);
});

test("what is held is given with one answer, and nothing is without one", () => {
  const props = propsOf("act");
  expect(commit(scene("act", props))).toBe(false);
  pick(scene("act", props), home);
  expect(commit(scene("act", props))).toBe(false);
  const [target, { loads }] = [...tripsOf(scene("act").answers, components, home)][0]!;
  actOn(scene("act", props), target);
  expect(props.preview).toHaveBeenLastCalledWith(loads[0]!.choices);
  expect(commit(scene("act", props))).toBe(true);
  expect(props.choose).toHaveBeenCalledExactlyOnceWith(loads[0]!.choices);
});

test("nothing is given while there is no connection", () => {
  const props = propsOf("act", { isLive: false });
  pick(scene("act", props), home);
  aimAt(scene("act", props), [...tripsOf(scene("act").answers, components, home).keys()][0]!);
  expect(commit(scene("act", props))).toBe(false);
  expect(props.choose).not.toHaveBeenCalled();
});

test("a press on a stack takes coins, then the leader, then nothing", () => {
  const found = scene("act");
  const leader = found.view.seats[found.seat]!.leader;
  const moved = new Map([[`cell:${components.cells[leader]!.name}`, "cell:g1"]]);
  const all = found.answers.all.map((answer) =>
    answer.kind === "lead" ? { ...answer, pieces: answer.pieces.map((id) => moved.get(id) ?? id) } : answer,
  );
  const answers = { ...found.answers, all };
  const press = () => {
    actOn({ ...scene("act"), answers }, home.cell);
    return scene("act").held.source?.piece;
  };
  expect([press(), press(), press()]).toEqual(["coin", "leader", undefined]);
});

test("what was picked up for one question is not there for the next", () => {
  pick(scene("act"), home);
  expect(scene("late-act").held.source).toBeNull();
});

test("with a stack in hand its targets are lit, with a deed its places", () => {
  pick(scene("late-act"), sourcesOf(scene("late-act").answers, components)[0]!);
  const { held, answers } = scene("late-act");
  const targets = [...tripsOf(answers, components, held.source).keys()];
  expect([...litCells(scene("late-act"))]).toEqual([held.source!.cell, ...targets]);
  const ways = waysOf(answers, components);
  const kind = ways.find(({ cell }) => cell >= 0)!.kind;
  begin(scene("late-act"), kind, -1);
  expect([...litCells(scene("late-act"))]).toEqual(cellsFor(ways, kind));
});

test("what can't be done says why, by the clause that is named least", () => {
  const { answers, view } = scene("act");
  const ids = view.tiles.map(({ cell }) => `cell:${components.cells[cell]!.name}`);
  const refusal = against(answers, "mine", ids)!;
  expect([refusal.kind, refusal.why.length > 0]).toEqual(["mine", true]);
  expect(against(answers, "mine", [])).toBeUndefined();
});

test("each way to lie has a quarter, borders and entries of its own", () => {
  const { answers, view } = scene("late-place");
  for (const [cell, turns] of turnsOf(answers, components)) {
    const order = clockwise(components);
    const ticks = turns.map(({ tick }) => tick);
    expect(ticks).toEqual(order.filter((tick) => ticks.includes(tick)));
    const beside = components.neighbours[cell]!.filter((other) =>
      view.tiles.some((tile) => tile.cell === other),
    );
    for (const turn of turns) {
      expect(turn.borders.map((border) => border.cell).sort()).toEqual(beside.sort());
      expect(turn.entries).toContain(soonest(turn));
    }
  }
});

test("turning goes round, and another cell keeps the quarter where it may", () => {
  const { answers } = scene("place");
  const turns = turnsOf(answers, components);
  const [cell, ways] = [...turns].find(([, found]) => found.length === 4)!;
  lay(scene("place"), cell, ways[0]!.tick);
  for (let quarter = 0; quarter < 4; quarter += 1) turnGhost(scene("place"), 1);
  expect(turnHeld(scene("place"))).toBe(ways[0]);
  turnGhost(scene("place"), -1);
  expect(turnHeld(scene("place"))).toBe(ways[3]);
  const [other, others] = [...turns].find(
    ([key, found]) => key !== cell && !found.some((one) => one.tick === ways[3]!.tick),
  )!;
  lay(scene("place"), other);
  expect(turnHeld(scene("place"))).toBe(others[0]);
  expect(turned(turns, others[0]!, others.length)).toBe(others[0]);
});

test("a place is refused by a clause only if the tile may lie there in no turn", () => {
  const { answers } = scene("late-place");
  const refused = refusedCells({ answers, components });
  const open = turnsOf(answers, components);
  expect([...refused.keys()].filter((cell) => open.has(cell))).toEqual([]);
  for (const { clause } of refused.values()) expect(["G3.3", "G3.4", "G3.5", "G3.6"]).toContain(clause);
  expect(refused.size).toBeGreaterThan(0);
});

test("fingers turn by the shorter way", () => {
  expect([turnedBy(0, 50), turnedBy(170, -170), turnedBy(-170, 170), turnedBy(10, 10)]).toEqual([
    50, 20, -20, 0,
  ]);
});

test("pointing asks for what an answer would do, and picking up asks for nothing", () => {
  const preview = vi.fn();
  pick(scene("act", propsOf("act", { preview })), home);
  expect(preview).toHaveBeenLastCalledWith(null);
});
