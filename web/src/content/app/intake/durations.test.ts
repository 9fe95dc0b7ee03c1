import { progressOf, questionsFor } from "@app/engine/intake/questionnaire/path";
import { expect, test } from "vitest";
import { noPlanCopy } from "../plan/plan.ts";
import { openingCopy } from "./intake.ts";
import { inviteCopy } from "./invite.ts";
import { startCopy } from "./today.ts";

const TODAY = "2026-11-16";
const free = { country: "BR", plan: "gratis" } as const;
const minutesOf = (context: { country: string; plan?: "gratis" }) => progressOf({}, context, TODAY).minutesLeft;

test("every text names the minutes that the engine counts", () => {
  expect(minutesOf({ country: "BR" })).toBe(7);
  for (const text of [openingCopy.title.completo, JSON.stringify(noPlanCopy), startCopy.title("")])
    expect(text).toMatch(/sete minutos/i);
  expect(minutesOf(free)).toBe(3);
  for (const text of [openingCopy.title.gratis, inviteCopy.title]) expect(text).toMatch(/três minutos/i);
});

test("the short questionnaire has some fifteen questions", () => {
  expect(inviteCopy.text).toMatch(/^Umas quinze perguntas/);
  for (const q03 of ["feminino", "masculino"] as const)
    expect(Math.abs(questionsFor({ q03 }, free, TODAY).length - 15)).toBeLessThanOrEqual(1);
});
