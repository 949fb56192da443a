// The players of a table with their marks, as boards and panels want them.

import type { Player } from "../boards/board";
import { markOf } from "../parts/marks";
import { seatName } from "../parts/match-list";
import type { SeatInfo } from "../wire";

export interface Company {
  seats: readonly SeatInfo[];
  /** What sentences call the players, once there are sentences. */
  names: readonly string[];
  mine: readonly number[];
  asked: readonly number[];
  /** Those who are only asked whether they want to respond. */
  responding?: readonly number[];
}

export function playersOf({ seats, names, mine, asked, responding = [] }: Company): Player[] {
  return seats.map((seat, place) => ({
    ...markOf(place),
    seat: place,
    name: (seat.kind !== "open" && names[place]) || seatName(seat),
    kind: seat.kind,
    bot: seat.bot,
    isMe: mine.includes(place),
    isAsked: asked.includes(place),
    mayRespond: responding.includes(place),
    present: seat.present || seat.kind !== "person",
  }));
}
