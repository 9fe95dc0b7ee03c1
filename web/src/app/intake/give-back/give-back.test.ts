import type { Answers } from "@app/engine/intake/answers";
import { describe, expect, test } from "vitest";
import { healthLines, mealLines, movementLines } from "../../../content/app/intake/give-back.ts";
import { numbersOf } from "../model/numbers.ts";
import { energyOf, firstMovement, healthChanges, hiddenLines, mealIdea } from "./give-back.ts";

const bia: Answers = {
  c1: "autorizo",
  c2: "concordo",
  q02: "1992-03-14",
  q03: "feminino",
  q04: 165,
  q05: 82,
  q06: "emagrecer",
};
const asked = (answers: Answers) => ({
  answers: { ...bia, ...answers },
  context: { country: "BR", plan: "completo" as const },
  today: "2026-11-16",
});
const energy = (answers: Answers) => energyOf(asked(answers), numbersOf(asked(answers)));
const changes = (answers: Answers) => healthChanges(asked(answers), numbersOf(asked(answers)));

describe("the resting energy", () => {
  test("is the engine's, with its bill", () => {
    expect(energy({})).toMatchObject({ terms: [820, 1031, -170, -161], total: 1520 });
  });
  test.each(["esconder-peso", "esconder-tudo"] as const)("is not there when the member chose %s", (p1) => {
    expect(energy({ p1 })).toBeUndefined();
    expect(hiddenLines(asked({ p1 })).join(" ")).not.toMatch(/\d/);
  });
  test("is not there when the answers force numbers away, nor when one is missing", () => {
    expect(energy({ e1: true, e2: true })).toBeUndefined();
    expect(energyOf({ ...asked({}), answers: { c1: "autorizo" } }, numbersOf(asked({})))).toBeUndefined();
  });
});

describe("what the health answers changed", () => {
  test("names allergies and regions, and no level", () => {
    const lines = changes({
      s12: { items: ["amendoim", "crustaceos"], other: "kiwi" },
      s6: { yes: true, regions: [{ region: "joelho", pain: 3 }] },
    });
    expect(lines[0]).toBe("Fora do plano, das trocas e da lista de compras: amendoim, crustáceos e kiwi.");
    expect(lines.join(" ")).toContain("mexe com joelho");
    expect(lines.join(" ")).not.toMatch(/nível|linha \d/);
  });
  test("says so when nothing changed", () => {
    expect(changes({ s1: { yes: false }, s9: { marked: ["nenhuma"] } })).toEqual([healthLines.none]);
  });
});

describe("the first plate", () => {
  test("fits how the member eats", () => {
    expect(mealIdea(asked({}))).toContain("frango");
    expect(mealIdea(asked({ f1: "vegano" }))).toContain("couve");
  });
  test.each([["ovo"], ["Ovos"]])("never holds what was refused: %s", (refused) => {
    expect(mealIdea(asked({ f1: "ovolacto", f2: [refused] }))).not.toContain("ovos");
  });
  test("never holds an allergy", () => {
    expect(mealIdea(asked({ f1: "peixe", s12: { items: ["peixe"], other: "" } }))).not.toContain("peixe");
    expect(mealIdea(asked({ f2: ["feijão", "arroz"] }))).toBe(mealLines.generic);
    expect(mealIdea(asked({ s12: { items: [], other: "frangos e peixe" } }))).toContain("dois ovos");
  });
  test("waits for a person where the answers ask for one", () => {
    expect(mealIdea(asked({ s8: "gravida" }))).toBe(mealLines.person);
  });
});

describe("the first movement", () => {
  test("is gentle, and gentler with pain", () => {
    expect(firstMovement(asked({ m6: "casa-sem-nada" }))).toBe(movementLines.chair);
    expect(firstMovement(asked({ m6: "casa-sem-nada", m7: [{ region: "joelho", pain: 2 }] }))).toBe(movementLines.walk);
    expect(firstMovement(asked({ m6: "rua", m7: [{ region: "joelho", pain: 8 }] }))).toBe(movementLines.sore);
  });
  test("waits for a person after chest pain", () => {
    expect(firstMovement(asked({ s2: true }))).toBe(movementLines.person);
  });
});
