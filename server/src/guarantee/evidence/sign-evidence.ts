import type { SignEvidence } from "@app/engine/guarantee/evidence";
import { signRules, signVersionOf } from "@app/engine/guarantee/sign-rules";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import type { WindowCalendar } from "./window-calendar.ts";

type Recorded = Pick<Purchase, "dispute"> & {
  workouts: readonly { day: string; writtenAt: Date }[];
  weights: readonly { day: string; lastAt: Date }[];
};

/** What the rules look for signs in. Of what was written in time nothing is kept. */
export const signEvidenceOf = (
  { dispute, workouts, weights }: Recorded,
  { numberOf, numberAt }: Pick<WindowCalendar, "numberOf" | "numberAt">,
): SignEvidence => ({
  ruleVersion: signVersionOf(signRules),
  dispute,
  writtenBefore: [...workouts, ...weights.map(({ day, lastAt: writtenAt }) => ({ day, writtenAt }))]
    .map(({ day, writtenAt }) => ({ day: numberOf(day), writtenOn: numberAt(writtenAt) }))
    .filter(({ day, writtenOn }) => writtenOn < day),
});
