import { PROGRAMME_ACCESS } from "@app/contract/intake";
import { expect, test } from "vitest";
import { aFreeIntake, anIntake, everyOutcome } from "../intake/testing/intake-views.ts";
import { isSellingAllowed, stageOf } from "./intake-stage.ts";

test("before the questionnaire, who has access begins it and who is free is invited", () => {
  const stages = PROGRAMME_ACCESS.map((access) => [access, stageOf({ ...anIntake(), access, assessment: null })]);
  expect(Object.fromEntries(stages)).toEqual({
    none: "invite",
    queued: "start",
    active: "start",
    suspended: "plain",
    ended: "invite",
    refunded: "invite",
  });
});

test("an outcome is shown whatever the access, and without the server's answer nothing is", () => {
  for (const access of PROGRAMME_ACCESS) expect(stageOf({ ...anIntake(), access })).toBe("outcome");
  expect(stageOf({ ...everyOutcome.crisis, completedAt: null })).toBe("outcome");
  expect(stageOf(undefined)).toBe("plain");
});

test("who bought the plan after the short questionnaire answers on", () => {
  expect(stageOf({ ...anIntake(), completedAt: null })).toBe("start");
});

test("who declined remote care and got the money back is invited to the short questionnaire", () => {
  expect(stageOf({ ...everyOutcome.declined, access: "refunded", questionnaire: "gratis" })).toBe("invite");
});

test("nothing is sold to a member without a target, under age or in crisis", () => {
  expect(isSellingAllowed(aFreeIntake())).toBe(true);
  expect(isSellingAllowed(undefined)).toBe(true);
  for (const name of ["freeNoTarget", "notServed", "crisis", "noConsent"] as const)
    expect(isSellingAllowed(everyOutcome[name]), name).toBe(false);
});
