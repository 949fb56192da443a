// Standing orders: passing without being asked, and a card that waits for its chance.

import type { PassRule } from "../boards/board";
import { say } from "../speech";
import type { Order, OrderForm, Question } from "../wire";
import { PASS } from "./keys";
import type { Visit } from "./visit";

/** The decision that only gives a chance to respond. */
export const RESPOND = "respond";
/** The event by which a stretch of such chances ends. */
const STRETCH = "challenge-began";
/** The events after which there is something new to respond to. */
const CHANGES = [STRETCH, "cone-pointed", "cards-revealed", "decided", "played", "power-used", "deal-made"];

/** What is armed in this visit, in words; the order itself holds the number of the choice only. */
const armedWords = new Map<number, string>();

export function canArm(question: Question): boolean {
  return question.decision === RESPOND;
}

export function arm(visit: Visit, choice: number, text: string): void {
  armedWords.set(choice, text);
  give(visit, { decision: RESPOND, choice, once: true });
}

/** The rules for passing that can be left at this question. */
export function passRules(question: Question | null): readonly PassRule[] {
  return question?.decision === RESPOND ? ["stretch", "turn", "moment"] : [];
}

/** Pass by a rule from now on; only if all are told, nobody has to wait for it. */
export function pass(visit: Visit, rule: PassRule, isTold: boolean): void {
  const question = visit.store.question.value;
  if (!question) return;
  const order = { decision: RESPOND, choice: PASS, public: isTold };
  if (rule === "change") give(visit, { ...order, until: CHANGES });
  if (rule === "stretch") give(visit, { ...order, until: [STRETCH] });
  if (rule === "turn") give(visit, { ...order, until: [STRETCH], mine: true });
  if (rule === "moment") give(visit, { ...order, at: [question.x] });
}

function give(visit: Visit, order: OrderForm): void {
  void visit.do({ do: "order", seat: visit.viewer.value, order });
}

/** A public order of somebody else in words. */
export function publicOrderText(order: Order, name: string): string {
  if (order.until.length === 0) return say("web-passes-always", { name });
  if (order.until.length > 1) return say("web-passes-change", { name });
  return say(order.mine ? "web-passes-turn" : "web-passes-stretch", { name });
}

/** An order in words. */
export function orderText(order: Order): string {
  if (order.choice !== PASS) return say("web-order-armed", { what: armedWords.get(order.choice) ?? "" });
  if (order.until.length > 1) return say("web-order-change");
  if (order.until.length > 0) return say(order.mine ? "web-order-turn" : "web-order-stretch");
  return say(order.at.length > 0 ? "web-order-moment" : "web-order-always");
}
