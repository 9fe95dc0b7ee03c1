import { isInTime } from "@app/engine/guarantee/counted";
import type { SignEvidence } from "@app/engine/guarantee/evidence";
import type { Criteria } from "@app/engine/guarantee/guarantee-rules";
import { signRules, signVersionOf } from "@app/engine/guarantee/sign-rules";
import { daysAtOnce } from "@app/engine/guarantee/signs";
import { type GuaranteeWindow, isCounted } from "@app/engine/guarantee/window";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import type { Entry } from "../../diary/evidence/list-logged-days.ts";
import type { WindowCalendar } from "./window-calendar.ts";

type Recorded = Pick<Purchase, "dispute"> & {
  workouts: readonly { day: string; writtenAt: Date; receivedAt: Date }[];
  weights: readonly (Entry & { day: string; lastAt: Date })[];
  /** The diary and the tape. */
  others: readonly (Entry & { day: string })[];
};

/** What the rules look for signs in. Of what was written in time nothing is kept. */
export const signEvidenceOf = (
  { dispute, workouts, weights, others }: Recorded,
  { numberOf, numberAt, entered }: Pick<WindowCalendar, "numberOf" | "numberAt" | "entered">,
  { window, rules }: { window: GuaranteeWindow; rules: Criteria },
): SignEvidence => {
  // What came too late counts for nothing, and is no sign either.
  const inTime = [...weights, ...others].filter((entry) => isInTime(entered(entry), rules));
  const received = [...workouts, ...inTime]
    .map(({ day, receivedAt }) => ({ day: numberOf(day), receivedMs: receivedAt.getTime() }))
    .filter(({ day }) => isCounted(window, day));
  const receivedAtOnce = daysAtOnce(received, signRules);
  return {
    ruleVersion: signVersionOf(signRules),
    dispute,
    writtenBefore: [...workouts, ...weights.map(({ day, lastAt: writtenAt }) => ({ day, writtenAt }))]
      .map(({ day, writtenAt }) => ({ day: numberOf(day), writtenOn: numberAt(writtenAt) }))
      .filter(({ day, writtenOn }) => writtenOn < day),
    ...(receivedAtOnce.length > 0 && { receivedAtOnce }),
  };
};
