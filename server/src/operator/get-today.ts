import { brand } from "@app/contract/brand";
import { callMetrics } from "../bookings/queries.ts";
import {
  countPayments,
  creditedDays,
  creditedDaysSince,
  disputeMetrics,
  placeMetrics,
  quotaMetrics,
  refundMetrics,
  unansweredAge,
  webhookMetrics,
} from "../checkout/metrics.ts";
import { conversationMetrics } from "../conversations/threads/queries.ts";
import { countMonthsAhead } from "../diary/food/months.ts";
import { countEntries } from "../diary/queries.ts";
import { countSignUps } from "../identity/accounts/queries.ts";
import { overdueMetrics, promiseMetrics } from "../leads/queries.ts";
import { messageMetrics } from "../messages/queries.ts";
import { unacknowledgedAlerts } from "../on-call/queries.ts";
import { halfSignedPlans, planMetrics } from "../plans/queries.ts";
import { oldestJobs } from "../platform/jobs/jobs.ts";
import { countPostponed } from "../platform/jobs/postponed-row-store.ts";
import { startOfDay } from "../platform/time.ts";
import { brokenPromises, openPromises, pausedPromises, publicFiguresAge } from "../promises/promise-metrics.ts";
import { countEndingRegistrations } from "../staff/accounts/queries.ts";
import { queueMetrics } from "../staff/queue/get-queue.ts";
import { countRefusedAccounts } from "../sync/queries.ts";
import { unsentEventAge } from "../tracking/queries.ts";
import { painMetrics } from "../workouts/queries.ts";
import type { Deps } from "./deps.ts";
import { countStaleValues } from "./reseal-values.ts";

export type Today = Awaited<ReturnType<typeof getToday>>;

/** The day's totals since midnight in the team's time zone, from the database alone. Has no personal data. */
export async function getToday(deps: Deps) {
  const at = deps.now();
  const since = startOfDay(brand.serviceHours.timeZone, at);
  return {
    at,
    signUps: await countSignUps(deps, since),
    diary: {
      entries: await countEntries(deps, since),
      refusedAccounts: await countRefusedAccounts(deps, since),
      monthsAhead: await countMonthsAhead(deps),
    },
    plans: await planMetrics(deps, since),
    halfSigned: await halfSignedPlans(deps),
    payments: await countPayments(deps, since),
    unansweredSeconds: await unansweredAge(deps),
    webhooks: await webhookMetrics(deps, since),
    refunds: await refundMetrics(deps),
    disputes: await disputeMetrics(deps),
    promises: await promiseMetrics(deps, since),
    overdue: await overdueMetrics(deps),
    openPromises: await openPromises(deps),
    brokenPromises: await brokenPromises(deps, since),
    pausedPromises: await pausedPromises(deps),
    credited: { today: await creditedDaysSince(deps, since), ever: await creditedDays(deps) },
    publicFiguresSeconds: await publicFiguresAge(deps),
    postponed: await countPostponed(deps.db),
    conversations: await conversationMetrics(deps),
    queues: await queueMetrics(deps),
    painReports: await painMetrics(deps),
    unacknowledgedAlerts: await unacknowledgedAlerts(deps),
    calls: await callMetrics(deps, since),
    messages: await messageMetrics(deps, since),
    unsentEventSeconds: await unsentEventAge(deps),
    jobs: await oldestJobs(deps.db, deps.queues),
    quotas: await quotaMetrics(deps),
    places: await placeMetrics(deps),
    registrations: await countEndingRegistrations(deps),
    staleValues: await countStaleValues(deps),
  };
}
