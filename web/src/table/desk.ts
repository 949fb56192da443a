// What a board may do at the table besides answering: windows, standing orders, the chat, motion of its own.

import type { Desk } from "../boards/board";
import { PASS } from "./keys";
import { arm, pass, RESPOND } from "./orders";
import type { Visit } from "./visit";

export function deskOf(visit: Visit): Desk {
  const { store, motion } = visit;
  const update = store.update.value;
  const question = store.question.value;
  return {
    asked: question?.decision === RESPOND ? question.number : -1,
    window: store.isHeld.value ? null : (update?.window ?? null),
    stamp: update,
    clocks: update?.clocks ?? [],
    orders: update?.orders ?? [],
    publicOrders: update?.public_orders ?? [],
    pass: () => visit.choose([PASS]),
    passUntil: (rule) => pass(visit, rule, Boolean(update?.window)),
    arm: (choice, text) => arm(visit, choice, text),
    cancel: (number) => void visit.do({ do: "cancel-order", seat: visit.viewer.value, number }),
    takeTime: () => visit.takeTime(),
    say: (text) => void visit.do({ do: "say", text }),
    isPlaying: () => motion.isPlaying.value,
    show: (motions) => motion.show(motions),
  };
}
