import { PROGRAMME_ACCESS } from "@app/contract/intake";
import { expect, test } from "vitest";
import { anIntake, everyOutcome } from "../../intake/testing/intake-views.ts";
import { noPlanReason } from "./no-plan-reason.ts";

test("before the questionnaire the access says why there is no plan", () => {
  const reasons = PROGRAMME_ACCESS.map((access) => [
    access,
    noPlanReason({ ...anIntake(), access, assessment: null, completedAt: null }),
  ]);
  expect(Object.fromEntries(reasons)).toEqual({
    none: "free",
    queued: "start",
    active: "start",
    suspended: "suspended",
    ended: "ended",
    refunded: "ended",
  });
  expect(noPlanReason(undefined)).toBe("unknown");
});

test("after it the outcome does, and a crisis comes before everything", () => {
  expect(noPlanReason(everyOutcome.personFirst)).toBe("person-first");
  expect(noPlanReason(everyOutcome.plan)).toBe("outcome");
  expect(noPlanReason(everyOutcome.free)).toBe("free");
  for (const access of PROGRAMME_ACCESS) expect(noPlanReason({ ...everyOutcome.crisis, access })).toBe("crisis");
});
