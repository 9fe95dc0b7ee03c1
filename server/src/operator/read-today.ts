import { brand } from "@app/contract/brand";
import { countPayments } from "../checkout/count-payments.ts";
import { disputeFigures } from "../checkout/dispute-figures.ts";
import { readQuotas } from "../checkout/gateway-quota.ts";
import { refundFigures } from "../checkout/refund-figures.ts";
import { unansweredAge } from "../checkout/unanswered-age.ts";
import { webhookFigures } from "../checkout/webhook-figures.ts";
import type { Deps } from "../deps.ts";
import { countSignUps } from "../identity/count-sign-ups.ts";
import { overdueFigures } from "../leads/overdue-figures.ts";
import { promiseFigures } from "../leads/promise-figures.ts";
import { messageFigures } from "../messages/message-figures.ts";
import { oldestJobs } from "../platform/jobs.ts";
import { QUEUES } from "../queues.ts";
import { unsentEventAge } from "../tracking/unsent-event-age.ts";
import { startOfDay } from "./start-of-day.ts";

export type Today = Awaited<ReturnType<typeof readToday>>;

/** The whole house at a glance, counted from the database since midnight where the team is. Names nobody. */
export async function readToday(deps: Pick<Deps, "db" | "now">) {
  const at = deps.now();
  const since = startOfDay(brand.serviceHours.timeZone, at);
  return {
    at,
    signUps: await countSignUps(deps, since),
    payments: await countPayments(deps, since),
    unansweredSeconds: await unansweredAge(deps),
    webhooks: await webhookFigures(deps, since),
    refunds: await refundFigures(deps),
    disputes: await disputeFigures(deps),
    promises: await promiseFigures(deps, since),
    overdue: await overdueFigures(deps),
    messages: await messageFigures(deps, since),
    unsentEventSeconds: await unsentEventAge(deps),
    jobs: await oldestJobs(deps.db, QUEUES),
    quotas: await readQuotas(deps),
  };
}
