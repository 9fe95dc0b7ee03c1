import { expect, test } from "vitest";
import { oddNames } from "./check-names.ts";
import { findNames } from "./find-names.ts";

const oddIn = (path: string, source: string) => oddNames(path, findNames(path, source)).map(({ name }) => name);

test.each([
  ["an identifier", "a.ts", "export const openDoor = 1;", ["openDoor"]],
  ["an inflected word", "a.ts", "deps.presses.run(x)", ["presses"]],
  ["a property and a type", "a.ts", "type Letter = { toldAt: Date };", ["Letter", "toldAt"]],
  ["a component and its attribute", "a.tsx", 'export const a = <Crowd data-door="x" />;', ["Crowd", "data-door"]],
  ["a problem code", "a.ts", 'throw new Problem("out-of-breath")', ["out-of-breath"]],
  ["a path", "a.ts", 'call("/v1/auth/proofs")', ["proofs"]],
  ["a column inside a statement", "a.ts", "sql`select ending_told_at from t`", ["ending_told_at"]],
  ["a class", "a.module.css", ".letter-head { letter-spacing: 0 }", ["letter-head"]],
  ["a table", "0099-x.sql", "create table deeds (id uuid)", ["deeds"]],
  ["a unit's name", "house.target", "Wants=house-api.service", ["house-api"]],
  ["a key", "a.json", '{ "stranger": { "x": 1 } }', ["stranger"]],
])("%s is seen", (_, path, source, expected) => {
  expect(oddIn(path, source)).toEqual(expected);
});

test.each([
  ["a comment", "a.ts", "// the door of the house\nexport {};"],
  ["a sentence in a string", "a.ts", 'log.info("the letter was told")'],
  ["a text on a page", "a.tsx", "export const a = <p>proof of the house</p>;"],
  ["a word that only begins alike", "a.ts", "const pressure = weight + outdoor + houseful;"],
  ["an attribute with its usual meaning", "a.tsx", "export const a = <button aria-pressed />;"],
])("%s is not judged", (_, path, source) => {
  expect(oddIn(path, source)).toEqual([]);
});
