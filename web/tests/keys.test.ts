import { beforeEach, expect, test } from "vitest";
import { answerKeys, isElsewhere, moveFocus, signOf } from "../src/table/keys";

test("the first nine answers have digits, then come letters", () => {
  const keys = answerKeys(11, 0);
  expect(keys).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "q", "w"]);
});

test("what ends or declines is 0 and takes no other key away", () => {
  expect(answerKeys(2, 1)).toEqual(["1", "2", "0"]);
  expect(answerKeys(1, 2)).toEqual(["1", "0", "2"]);
});

test("no two answers share a key, and what comes late has none", () => {
  const keys = answerKeys(60, 0);
  const given = keys.filter(Boolean);
  expect(new Set(given).size).toBe(given.length);
  expect(keys.at(-1)).toBe("");
});

test("the place of a key counts, not the alphabet", () => {
  expect(signOf({ code: "KeyQ", key: "й" })).toBe("q");
  expect(signOf({ code: "Numpad3", key: "3" })).toBe("3");
  expect(signOf({ code: "Backspace", key: "Backspace" })).toBe("Backspace");
});

function pressedIn(html: string, facts: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = html;
  const event = new KeyboardEvent("keydown", { key: "1", code: "Digit1", bubbles: true, ...facts });
  document.body.firstElementChild?.dispatchEvent(event);
  return event;
}

test("keys in a field, and keys of the browser, are not for the table", () => {
  expect(isElsewhere(pressedIn("<input>"))).toBe(true);
  expect(isElsewhere(pressedIn("<div></div>", { ctrlKey: true }))).toBe(true);
  expect(isElsewhere(pressedIn("<div></div>"))).toBe(false);
});

beforeEach(() => {
  document.body.innerHTML = "<button data-answer id=a></button><button data-answer id=b></button>";
});

test("arrows go round the answers", () => {
  const visited = [1, 1, 1, -1].map((step) => {
    moveFocus(document, step);
    return document.activeElement?.id;
  });
  expect(visited).toEqual(["a", "b", "a", "b"]);
});

test("what is folded is passed over, but its heading is a stop", () => {
  document.body.innerHTML =
    "<button data-answer id=a></button><details><summary data-fold id=s></summary><button data-answer></button></details><button data-answer id=b></button>";
  const stops = [1, 1, 1, 1].map((step) => {
    moveFocus(document.body, step);
    return document.activeElement?.id;
  });
  expect(stops).toEqual(["a", "s", "b", "a"]);
});
