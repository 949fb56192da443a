// Standing orders: passing without being asked, and a card that waits for its chance.

import { say } from "../speech";
import type { Order, OrderForm, Question } from "../wire";
import { PASS } from "./keys";
import type { Visit } from "./visit";

/** The decision that only gives a chance to respond. */
const RESPOND = "respond";
/** The event by which a stretch of such chances ends. */
const STRETCH = "challenge-began";

/** What is armed in this visit, in words; the order itself holds the number of the choice only. */
const armedWords = new Map<number, string>();

export function canArm(question: Question): boolean {
  return question.decision === RESPOND;
}

export function arm(visit: Visit, choice: number, text: string): void {
  armedWords.set(choice, text);
  give(visit, { decision: RESPOND, choice, once: true });
}

export type PassRule = "stretch" | "turn" | "moment";

/** The rules for passing that can be left at this question. */
export function passRules(question: Question | null): readonly PassRule[] {
  return question?.decision === RESPOND ? ["stretch", "turn", "moment"] : [];
}

export function pass(visit: Visit, rule: PassRule): void {
  const question = visit.store.question.value;
  if (!question) return;
  const decision = RESPOND;
  if (rule === "stretch") give(visit, { decision, choice: PASS, until: [STRETCH] });
  if (rule === "turn") give(visit, { decision, choice: PASS, until: [STRETCH], mine: true });
  if (rule === "moment") give(visit, { decision, choice: PASS, at: [question.x] });
}

function give(visit: Visit, order: OrderForm): void {
  void visit.do({ do: "order", seat: visit.viewer.value, order });
}

/** An order in words. */
export function orderText(order: Order): string {
  if (order.choice !== PASS) return say("web-order-armed", { what: armedWords.get(order.choice) ?? "" });
  if (order.until.length > 0) return say(order.mine ? "web-order-turn" : "web-order-stretch");
  return say(order.at.length > 0 ? "web-order-moment" : "web-order-always");
}
