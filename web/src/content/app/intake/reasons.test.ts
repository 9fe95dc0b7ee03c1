import { safetyTable } from "@app/engine/intake/triage/safety-table";
import { expect, test } from "vitest";
import { intakeReasons, reasonsOf } from "./reasons.ts";

test("every row of the safety table has its sentence, and no sentence is left over", () => {
  expect(Object.keys(intakeReasons).sort()).toEqual(safetyTable.content.map(({ code }) => code).sort());
});

test("a sentence is kind: no figure, no verdict, no exclamation mark, no code", () => {
  for (const sentence of Object.values(intakeReasons)) {
    expect(sentence).not.toMatch(/\d|!|reprov|risco|proibid|obes|IMC|SCOFF|PHQ|nível|triagem/i);
    expect(sentence).toMatch(/^[A-ZÀ-Ú].*\.$/);
    expect(sentence.length).toBeLessThan(170);
  }
});

test("reasons come in the order of the rows, and an unknown code adds none", () => {
  expect(reasonsOf(["R30_SEM_MARGEM", "R99_NOVA", "R23_ALERGIA_LISTADA"])).toEqual([
    intakeReasons["R30_SEM_MARGEM"],
    intakeReasons["R23_ALERGIA_LISTADA"],
  ]);
});
