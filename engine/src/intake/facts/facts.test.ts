import { describe, expect, test } from "vitest";
import type { Answers } from "../answers.ts";
import { plainAnswers, TODAY } from "../testing/rows-raised.ts";
import { factsOf } from "./facts.ts";

const facts = (change: Partial<Answers>) => factsOf({ ...plainAnswers, ...change }, { country: "BR" }, TODAY);
const pressure = (last: string | null) =>
  facts({ s1: { yes: true, which: ["pressao-alta"] }, s1b: { controlled: "sim", last } }).pressure;

describe("what is not known is read with care", () => {
  test("a pressure counts as controlled by its value, also as people say it", () => {
    expect(pressure("139/89")).toBe("controlada");
    expect(pressure("13 por 8")).toBe("controlada");
    for (const value of ["140/89", "139/90", "15/10", "15 por 9", "alta", "", null]) {
      expect(pressure(value)).toBe("nao-controlada-ou-desconhecida");
    }
  });

  test("a medicine inside a longer text counts, and the text is still read", () => {
    const { medicationClasses, unmatchedText } = facts({ s5: { yes: true, names: ["Insulina glargina 20 UI"] } });
    expect(medicationClasses).toEqual(["insulina-ou-sulfonilureia"]);
    expect(unmatchedText).toEqual(["insulina glargina 20 ui"]);
    expect(facts({ s5: { yes: true, names: ["ferrorama"] } }).medicationClasses).toEqual([]);
  });

  test("a severe reaction left open counts as one, if an allergy was marked", () => {
    expect(facts({ s12: { items: ["ovo"], other: "" } }).severeReaction).toBe(true);
    expect(facts({ s12: { items: [], other: "" } }).severeReaction).toBe(false);
    expect(facts({ s12: { items: ["lactose"], other: "" } }).severeReaction).toBe(false);
    expect(facts({ s12: { items: ["lactose", "ovo"], other: "" } }).severeReaction).toBe(true);
    expect(facts({ s12: { items: ["lactose"], other: "kiwi" } }).severeReaction).toBe(true);
  });

  test("a surgery without a date, or dated in the future, is a recent one", () => {
    const months = (bariatricOn: string | null) =>
      facts({ s9: { marked: ["cirurgia-bariatrica"], bariatricOn } }).bariatricMonths;
    expect([months(null), months("2030-01-01"), months("2025-05"), months("2024-02")]).toEqual([0, 0, 17, 32]);
  });

  test("crisis words are found in every text that can be typed", () => {
    const text = "penso em me suicidar";
    const typed: Partial<Answers>[] = [
      { q01: text },
      { q08: text },
      { s4: { yes: true, name: text } },
      { s5: { yes: true, names: ["losartana", text] } },
      { s11: { answer: "sim", drug: text } },
      { s12: { items: [], other: text } },
      { f2: ["jiló", text] },
      { m2b: text },
    ];
    for (const answers of typed) expect(facts(answers).crisisWords).toBe(true);
    expect(facts({}).crisisWords).toBe(false);
  });
});

test("what was not answered is no fact", () => {
  expect(factsOf({}, { country: "BR" }, TODAY)).toEqual({
    country: "BR",
    medicationClasses: [],
    unmatchedText: [],
    warningSigns: [],
    glp1: false,
    crisisWords: false,
  });
});
