import { beforeEach, expect, test } from "vitest";
import { answerKeys, isElsewhere, moveFocus, PASS, signOf } from "../src/table/keys";

test("the first nine answers have digits, then come letters", () => {
  const keys = answerKeys(Array.from({ length: 11 }, (_, place) => place));
  expect(keys).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "q", "w"]);
});

test("passing is always 0 and takes no other key away", () => {
  expect(answerKeys([PASS, 4, 5])).toEqual(["0", "1", "2"]);
});

test("no two answers share a key, and what comes late has none", () => {
  const keys = answerKeys(Array.from({ length: 60 }, (_, place) => place));
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
