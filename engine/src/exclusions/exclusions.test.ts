import { describe, expect, test } from "vitest";
import { catalogue } from "../nutrition/catalogue/catalogue.ts";
import { exclusionsOf, isExcluded, isExcludedAt, reasonsOf, standingOverrides } from "./exclusions.ts";
import { exclusionsFor } from "./testing/exclusions-for.ts";

const SALTED_PEANUTS = "taco:558";
const SOY_OIL = "taco:272";
const SOY_DRINK = "taco:582";

test("a typed allergen with a severe reaction takes its traces away too", () => {
  const traced = (severe: boolean) =>
    exclusionsOf({ s12: { items: [], other: "ovos", severe } }, { severeReaction: severe }, []);
  expect(reasonsOf(traced(true), "own:macarrao")).toEqual([{ kind: "traces", what: "ovo", isFinal: true }]);
  expect(isExcluded(traced(false), "own:macarrao")).toBe(false);
});

describe("the notes of the rows in force", () => {
  test("leave foods out, with the note as the reason", () => {
    const exclusions = exclusionsFor({ rows: ["R16_PRESSAO_CONTROLADA"] });
    expect(reasonsOf(exclusions, SALTED_PEANUTS)).toEqual([{ kind: "note", what: "sodio", isFinal: false }]);
    expect(isExcluded(exclusionsFor(), SALTED_PEANUTS)).toBe(false);
  });

  test("a professional may allow what a note leaves out", () => {
    const override = { food: SALTED_PEANUTS, reason: "conversamos", by: "nutricionista", at: "2026-11-18" };
    const exclusions = exclusionsOf({}, {}, ["R16_PRESSAO_CONTROLADA"], [override]);
    expect(isExcluded(exclusions, SALTED_PEANUTS)).toBe(false);
  });

  test("keep soy out of the first meal alone", () => {
    const exclusions = exclusionsFor({ rows: ["R38_LEVOTIROXINA"] });
    expect(isExcludedAt(exclusions, SOY_DRINK, "cafe")).toBe(true);
    expect(isExcludedAt(exclusions, SOY_DRINK, "lanche")).toBe(false);
  });
});

describe("an override", () => {
  const given = { food: SALTED_PEANUTS, reason: "conversamos", by: "nutricionista", at: "2026-11-18" };
  const override = { ...given, against: [{ kind: "note", what: "sodio" }] as const };
  const rows = ["R16_PRESSAO_CONTROLADA"];

  test("lets its food pass for what it was given against, and no other food", () => {
    const exclusions = exclusionsOf({}, {}, rows, [override]);
    expect(isExcluded(exclusions, SALTED_PEANUTS)).toBe(false);
    expect(exclusions.reasons).toContainEqual({ kind: "note", what: "sodio", isFinal: false });
    expect(standingOverrides(exclusions, [override])).toEqual([override]);
  });

  test("does not answer for an allergy that is told later", () => {
    const exclusions = exclusionsOf({}, { allergenTags: ["amendoim"] }, rows, [override]);
    expect(reasonsOf(exclusions, SALTED_PEANUTS)).toEqual([{ kind: "allergy", what: "amendoim", isFinal: false }]);
    expect(standingOverrides(exclusions, [override])).toEqual([]);
  });

  test("falls with a severe reaction, for no professional may allow that", () => {
    const against = [{ kind: "allergy", what: "amendoim" }] as const;
    const facts = (severeReaction: boolean) => ({ allergenTags: ["amendoim" as const], severeReaction });
    const excluded = (isSevere: boolean) =>
      isExcluded(exclusionsOf({}, facts(isSevere), [], [{ ...given, against }]), SALTED_PEANUTS);
    expect([excluded(false), excluded(true)]).toEqual([false, true]);
  });
});

test("soy oil is soy, also inside a dish", () => {
  const exclusions = exclusionsFor({ allergies: ["soja"] });
  expect(isExcluded(exclusions, SOY_OIL)).toBe(true);
  const named = catalogue.foods.filter(({ name }) => /\bsoja\b/.test(name));
  expect(named.filter(({ id }) => !isExcluded(exclusions, id))).toEqual([]);
});
