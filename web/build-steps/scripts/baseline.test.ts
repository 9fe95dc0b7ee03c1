import { expect, test } from "vitest";
import { callsBeyondBaseline } from "./baseline.ts";

test.each([
  "e.conditions.toSorted(f)",
  "e?.issues?.toReversed?.()",
  "Map.groupBy(e,t)",
  "Object.groupBy(e,t)",
  "let{promise:e}=Promise.withResolvers()",
  "Promise.try(e)",
  "await Array.fromAsync(e)",
  "e.toWellFormed()",
  "URL.parse(e)?.href",
  "URL.canParse(e)",
  "AbortSignal.any([e,t])",
  "new Set(e).isSubsetOf(t)",
  "new Intl.Segmenter(`pt`)",
])("a script that calls %s is reported", (source) => {
  expect(callsBeyondBaseline([["assets/pay.js", `let a=1;${source};`]])).toEqual([
    expect.stringMatching(/^assets\/pay\.js: /),
  ]);
});

test("calls that every browser of the baseline supports pass", () => {
  const source =
    "[...e].sort(f);e.at(-1);structuredClone(e);Object.hasOwn(e,t);e.findLast(f);AbortSignal.timeout(9);" +
    "crypto.randomUUID();JSON.parse(e);Date.parse(e);e.replaceAll(a,b);z.union([a,b]);CSS.escape(e);groupBy(e)";
  expect(callsBeyondBaseline([["assets/pay.js", source]])).toEqual([]);
});

test("each call in each file is listed", () => {
  const scripts = [
    ["a.js", "e.toSorted();e.toSorted()"],
    ["b.js", "URL.parse(e)"],
  ] as const;
  expect(callsBeyondBaseline(scripts)).toEqual(["a.js: .toSorted", "a.js: .toSorted", "b.js: URL.parse"]);
});
