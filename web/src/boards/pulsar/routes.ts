// Flights to one end, listed by what they bring.

import type { Answer } from "./answers";
import type { Side } from "./types";

/** Flights that bring the same: the first stands for all. */
export interface Flight {
  answer: Answer;
  /** Systems on the way, the end included, in flight order. */
  systems: number[];
  /** How many different gates of each colour are visited. */
  gates: number[];
  /** Flights that bring just the same. */
  alike: number;
}

/** The flights among some answers, those with more systems and gates first. */
export function flightsOf(
  answers: readonly Answer[],
  side: Side,
  isWorth: (system: number) => boolean,
): Flight[] {
  const found = new Map<string, Flight>();
  for (const answer of answers) {
    if (!answer.route) continue;
    const flight = flightOf(answer, side, isWorth);
    const key = `${[...flight.systems].sort()}|${flight.gates}`;
    const known = found.get(key);
    if (known) known.alike += 1;
    else found.set(key, flight);
  }
  return [...found.values()].sort((a, b) => worth(b) - worth(a));
}

function flightOf(answer: Answer, side: Side, isWorth: (system: number) => boolean): Flight {
  const visited = [...new Set(answer.route)];
  return {
    answer,
    systems: visited.filter((node) => side.kinds[node] === "system" && isWorth(node)),
    gates: [0, 1, 2].map((colour) => visited.filter((node) => side.colours[node] === colour).length),
    alike: 0,
  };
}

function worth(flight: Flight): number {
  return flight.systems.length * 10 + flight.gates.reduce((sum, gates) => sum + gates, 0);
}
