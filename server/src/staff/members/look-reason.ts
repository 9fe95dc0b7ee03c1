import type { HealthReason } from "@app/contract/health-access";
import type { Booking } from "../../bookings/booking.ts";
import type { Assessment } from "../../intake/assessments/assessment.ts";
import { addMs, DAY_MS } from "../../platform/time/durations.ts";
import { dueOf } from "../../promises/due-of.ts";
import type { ListedPromise } from "../../promises/list-promises.ts";

type Open = {
  inForce: Assessment | undefined;
  promises: readonly ListedPromise[];
  calls: readonly Booking[];
  now: Date;
};

/** Why a professional opens the file: the most pressing of what is open. */
export function lookReasonOf({ inForce, promises, calls, now }: Open): HealthReason {
  if (inForce?.outcome === "person-first") return "first-reading";
  if (dueOf(promises, "weekly-review-answered")) return "review";
  if (calls.some(({ state, startsAt }) => state === "booked" && startsAt < addMs(now, DAY_MS))) return "call";
  if (dueOf(promises, "fortnightly-diet") || dueOf(promises, "fortnightly-training")) return "adjustment";
  return dueOf(promises, "definitive-plan") ? "definitive-plan" : "follow-up";
}
