import { getQuestion } from "@app/engine/intake/questionnaire/questionnaire";
import { describe, expect, test } from "vitest";
import { checkDraft, initialDraft, isFinishedBy, openField, shownFields, textsIn } from "./draft.ts";

const fieldsOf = (id: Parameters<typeof getQuestion>[0], value: unknown) =>
  shownFields(getQuestion(id), value).map(([name]) => name);

describe("the fields shown", () => {
  test.each([
    ["s1", {}, ["yes"]],
    ["s1", { yes: true }, ["yes", "which"]],
    ["s1", { yes: false, which: ["coracao"] }, ["yes"]],
    ["s9", { marked: ["apneia"] }, ["marked", "apneaTreated"]],
    ["s9", { marked: ["cirurgia-bariatrica"] }, ["marked", "bariatricOn"]],
    ["s12", {}, ["items", "other"]],
    ["s12", { items: [] }, ["items"]],
    ["s12", { items: ["ovo"] }, ["items", "other", "severe"]],
    ["s12", { items: ["lactose"] }, ["items", "other"]],
    ["s12", { items: ["lactose"], other: "kiwi" }, ["items", "other", "severe"]],
    ["s12", { items: [], other: "kiwi" }, ["items", "other", "severe"]],
  ] as const)("of %s with %j are %j", (id, value, shown) => {
    expect(fieldsOf(id, value)).toEqual(shown);
  });
});

describe("what is stored", () => {
  test.each([
    ["a field that is no longer shown is left out", "s1", { yes: false, which: ["coracao"] }, { yes: false }],
    ["an empty text is left out", "s4", { yes: true, name: "  " }, { yes: true }],
    ["no allergy is an empty list", "s12", { items: [] }, { items: [], other: "" }],
    [
      "a typed allergy needs no marked item",
      "s12",
      { other: " kiwi ", severe: false },
      { items: [], other: "kiwi", severe: false },
    ],
    ["a text is trimmed", "q01", " Bia ", "Bia"],
    ["no food is refused", "f2", [], []],
  ] as const)("%s", (_, id, value, stored) => {
    expect(checkDraft(getQuestion(id), value, "2026-11-16")).toEqual({ value: stored });
  });

  test.each([
    ["q01", "  ", "missing"],
    ["q05", undefined, "missing"],
    ["q05", 12, "out-of-range"],
    ["s12", {}, "missing"],
    ["s9", { marked: [] }, "missing"],
    ["s1", {}, "missing"],
    ["q02", "1992-02-31", "malformed"],
    ["q02", "2029-03-14", "malformed"],
    ["s12", { items: ["ovo"] }, "missing"],
    ["s9", { marked: ["apneia"] }, "missing"],
    ["m9", { hours: 7 }, "missing"],
    ["m7", [{ region: "joelho", side: "direito" }], "missing"],
    ["s6", { yes: true, regions: [{ region: "joelho", pain: 3 }, { region: "ombro" }] }, "missing"],
  ] as const)("%s with %j is refused as %s", (id, value, problem) => {
    expect(checkDraft(getQuestion(id), value, "2026-11-16")).toEqual({ problem });
  });
});

test("what is missing is named, not the first field that may stay empty", () => {
  expect(openField(getQuestion("s12"), { items: ["ovo"] })).toBe("severe");
  expect(openField(getQuestion("s12"), {})).toBe("items");
  expect(openField(getQuestion("s6"), { yes: true, regions: [{ region: "ombro" }] })).toBe("regions");
});

test("a tap finishes a screen only when nothing else on it waits", () => {
  const screen = (id: Parameters<typeof getQuestion>[0], ...parts: Parameters<typeof getQuestion>[0][]) => ({
    question: getQuestion(id),
    parts: parts.map(getQuestion),
  });
  expect(isFinishedBy(screen("s2"), { s2: true })).toBe(true);
  expect(isFinishedBy(screen("s3", "s3b"), { s3: false })).toBe(false);
  expect(isFinishedBy(screen("s1"), { s1: { yes: false } })).toBe(true);
  expect(isFinishedBy(screen("s1"), { s1: { yes: true } })).toBe(false);
  expect(isFinishedBy(screen("m2", "m2b"), { m2: "0" })).toBe(true);
  expect(isFinishedBy(screen("m2", "m2b"), { m2: ">150" })).toBe(false);
  expect(isFinishedBy(screen("s9"), { s9: { marked: ["gota"] } })).toBe(false);
  expect(isFinishedBy(screen("f9"), { f9: "SP" })).toBe(false);
  expect(isFinishedBy(screen("p2"), { p2: { channel: "texto" } })).toBe(false);
});

test("a hidden figure is no part of the screen, and a named pain is suggested again", () => {
  const regions = [{ region: "joelho", pain: 3 }];
  const at = (id: "q05" | "m7") => ({ question: getQuestion(id), parts: [] });
  expect(initialDraft(at("q05"), { q05: 82 }, ["q05"])).toEqual({});
  expect(initialDraft(at("m7"), { s6: { yes: true, regions } }, [])).toEqual({ m7: regions });
  expect(initialDraft(at("m7"), { s6: { yes: true, regions }, m7: [] }, [])).toEqual({ m7: [] });
});

test("every typed text is found, however deep", () => {
  expect(textsIn({ yes: true, names: ["a", "b"], more: { name: "c" } })).toEqual(["a", "b", "c"]);
});
