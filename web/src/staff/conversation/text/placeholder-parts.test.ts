import { expect, test } from "vitest";
import { placeholderParts } from "./placeholder-parts.ts";

test("what is to be filled in is cut out with its place", () => {
  const text = "Marina, {passo}. E {passo}, até {prazo}";
  const missing = placeholderParts(text).filter(({ isMissing }) => isMissing);
  expect(missing.map((part) => part.text)).toEqual(["{passo}", "{passo}", "{prazo}"]);
  expect(missing.map(({ at }) => at)).toEqual([8, 19, 32]);
  expect(
    placeholderParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("a text without any is one part", () => {
  expect(placeholderParts("Oi. { }")).toEqual([{ text: "Oi. { }", isMissing: false, at: 0 }]);
});
