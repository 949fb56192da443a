import { expect, test } from "vitest";
import { tableIn } from "../src/matches";
import { parse, tablePath } from "../src/router";

const at = (path: string) => parse(`https://orrery.test${path}`);

test("the root is home", () => {
  expect(at("/")).toEqual({ screen: "home" });
});

test("the key of a private table stands behind the hash", () => {
  expect(at("/t/abcabcabcabc#s%2Fcret")).toEqual({ screen: "table", match: "abcabcabcabc", key: "s/cret" });
});

test("a link to a moment says which, and who knows it", () => {
  expect(at("/replay/abc?at=17&seat=2")).toEqual({ screen: "replay", match: "abc", at: 17, seat: 2 });
});

test("a moment that is no number is none", () => {
  expect(at("/replay/abc?at=soon")).toMatchObject({ at: null, seat: null });
});

test("a clause of the rules stands behind the hash", () => {
  expect(at("/rules/pulsar#P4.7")).toEqual({ screen: "rules", title: "pulsar", clause: "P4.7" });
});

test("a power of the gallery stands behind the hash", () => {
  expect(at("/powers/cosmic#virus")).toEqual({ screen: "gallery", title: "cosmic", chosen: "virus" });
});

test.each(["/nowhere", "/t/a/b", "/new", "/rules"])("%s leads nowhere", (path) => {
  expect(at(path)).toEqual({ screen: "lost" });
});

test("the path of a table leads back to it", () => {
  expect(at(tablePath("abcabcabcabc", "a b"))).toMatchObject({ match: "abcabcabcabc", key: "a b" });
});

test.each([
  ["https://orrery.test/t/abcabcabcabc#key", "/t/abcabcabcabc#key"],
  [" /t/abcabcabcabc ", "/t/abcabcabcabc"],
  ["abcabcabcabc", "/t/abcabcabcabc"],
])("a table is found in %s", (text, path) => {
  expect(tableIn(text)).toBe(path);
});

test.each(["", "hello", "https://orrery.test/rules/pulsar"])("no table is found in %j", (text) => {
  expect(tableIn(text)).toBeNull();
});
