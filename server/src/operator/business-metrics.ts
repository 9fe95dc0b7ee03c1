import { brand } from "@app/contract/brand";
import { WITHDRAWAL_SOURCES } from "@app/contract/plan-withdrawal";
import { Counter, Gauge, type Registry } from "prom-client";
import { spentShare, usageTotals } from "../assistant/queries.ts";
import type { UsageDeps } from "../assistant/usage/usage-deps.ts";
import { callMetrics } from "../bookings/queries.ts";
import {
  countPayments,
  creditedDays,
  disputeMetrics,
  placeMetrics,
  quotaMetrics,
  refundMetrics,
  unansweredAge,
  webhookMetrics,
} from "../checkout/metrics.ts";
import { conversationMetrics } from "../conversations/threads/queries.ts";
import { countMonthsAhead } from "../diary/food/months.ts";
import { overdueReviews } from "../guarantee/queries.ts";
import { countSignUps } from "../identity/accounts/queries.ts";
import { overdueMetrics, promiseMetrics } from "../leads/queries.ts";
import { messageMetrics, noticeMetrics } from "../messages/queries.ts";
import { unacknowledgedAlerts } from "../on-call/queries.ts";
import { halfSignedPlans, planMetrics, withdrawnPlans } from "../plans/queries.ts";
import { oldestJobs } from "../platform/jobs/jobs.ts";
import { countPostponed } from "../platform/jobs/postponed-row-store.ts";
import { DAY_MS, MINUTE_MS } from "../platform/time.ts";
import { brokenPromises, openPromises, pausedPromises, publicFiguresAge } from "../promises/promise-metrics.ts";
import { queueMetrics } from "../staff/queue/get-queue.ts";
import { unsentEventAge } from "../tracking/queries.ts";
import { painMetrics } from "../workouts/queries.ts";
import type { Deps } from "./deps.ts";
import { countStaleValues } from "./reseal-values.ts";

type Sample = [labels: Record<string, string>, value: number];
/** A metric that is read at each scrape. */
type Measure = (name: string, help: string, labelNames: string[], read: () => Promise<Sample[]>) => unknown;

/** What the ledger promised members: what runs, stands still, is late, and what lateness gave. */
function measurePromises(
  { gauge, counter }: { gauge: Measure; counter: Measure },
  deps: Deps,
  weekAgo: () => Date,
): void {
  const promises = (name: string, help: string, key: "running" | "dueSoon" | "overdue") =>
    gauge(name, help, ["kind"], async () => (await openPromises(deps)).map((open) => [{ kind: open.kind }, open[key]]));
  promises("promises_running", "Running promises to members, by kind", "running");
  promises("promises_due_soon", "Running promises of some hours that are due within 4 hours, by kind", "dueSoon");
  promises("promises_overdue", "Broken promises that are still not fulfilled, by kind", "overdue");
  gauge("promises_broken_last_week", "Promises to members broken in the last 7 days, by kind", ["kind"], async () =>
    (await brokenPromises(deps, weekAgo())).map(({ kind, count }) => [{ kind }, count]),
  );
  gauge(
    "promises_paused",
    "Running promises to members whose clock stands still, by who stopped it",
    ["by"],
    async () => Object.entries(await pausedPromises(deps)).map(([by, count]) => [{ by }, count]),
  );
  counter("subscription_credit_days_total", "Days that broken promises added to members' plans", [], async () => [
    [{}, await creditedDays(deps)],
  ]);
  gauge("promise_snapshot_age_seconds", "Age of the public page's figures; 0 before the first night", [], async () => [
    [{}, (await publicFiguresAge(deps)) ?? 0],
  ]);
}

/** Business metrics, read from the database at each scrape, so that every node reports the same. */
export function measureBusiness(registry: Registry, deps: Deps & Pick<UsageDeps, "assistantBudget">): void {
  const last = (ms: number): Date => new Date(deps.now().getTime() - ms);
  // Serialized: a scrape must not take the pool's connections from jobs and sweeps.
  let previous: Promise<unknown> = Promise.resolve();
  const serialize = <T>(read: () => Promise<T>): Promise<T> => {
    const result = previous.then(read);
    previous = result.catch(() => {});
    return result;
  };
  const gauge = (name: string, help: string, labelNames: string[], read: () => Promise<Sample[]>) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const samples = await serialize(read);
        // A label whose rows are gone is no longer reported.
        this.reset();
        for (const [labels, value] of samples) this.set(labels, value);
      },
    });

  const counter = (name: string, help: string, labelNames: string[], read: () => Promise<Sample[]>) =>
    new Counter({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const samples = await serialize(read);
        this.reset();
        for (const [labels, value] of samples) this.inc(labels, value);
      },
    });

  gauge("sign_ups_last_day", "Accounts opened in the last 24 hours", [], async () => [[{}, await countSignUps(deps)]]);
  gauge("lead_promises_last_week", "Calls promised in the last 7 days, by outcome", ["outcome"], async () =>
    Object.entries(await promiseMetrics(deps)).map(([outcome, count]) => [{ outcome }, count]),
  );
  gauge("leads_overdue", "Leads whose promised call is overdue", [], async () => [
    [{}, (await overdueMetrics(deps)).count],
  ]);
  gauge("calls_without_result", "Booked calls whose result nobody noted for a day", [], async () => [
    [{}, (await callMetrics(deps)).withoutResult],
  ]);
  gauge("calls_missed_last_week", "Booked calls that members missed in the last 7 days", [], async () => [
    [{}, (await callMetrics(deps, last(7 * DAY_MS))).missed],
  ]);
  gauge(
    "plans_last_day",
    "Provisional plans made in the last 24 hours, by whether they have their menu",
    ["menu"],
    async () => {
      const { made, withoutMenu } = await planMetrics(deps);
      return [
        [{ menu: "yes" }, made - withoutMenu],
        [{ menu: "no" }, withoutMenu],
      ];
    },
  );
  gauge("plans_failed_check", "Provisional plans of the last 24 hours that did not pass their check", [], async () => [
    [{}, (await planMetrics(deps)).failedCheck],
  ]);
  gauge("plans_withdrawn", "Plans taken away in the last 24 hours, by what took them", ["source"], async () => {
    const counts = await withdrawnPlans(deps);
    return WITHDRAWAL_SOURCES.map((source) => [{ source }, counts.get(source) ?? 0]);
  });
  gauge("plans_without_training", "Plans of the last 24 hours that lack their training half", [], async () => [
    [{}, (await planMetrics(deps)).withoutTraining],
  ]);
  gauge("plans_half_signed", "Plans that wait for the second signature for more than a day", [], async () => [
    [{}, await halfSignedPlans(deps)],
  ]);
  gauge("pain_reports_unread", "Exercises stopped by pain that no trainer has read of", [], async () => [
    [{}, (await painMetrics(deps)).count],
  ]);
  gauge("oldest_unread_pain_report_seconds", "Age of the oldest pain report that no trainer has read", [], async () => [
    [{}, (await painMetrics(deps)).oldestSeconds],
  ]);
  gauge("conversations_waiting", "Members whose message waits for a person, by thread", ["thread"], async () =>
    (await conversationMetrics(deps)).map(({ thread, count }) => [{ thread }, count]),
  );
  gauge(
    "oldest_waiting_conversation_seconds",
    "Age of the oldest message that waits for a person, by thread",
    ["thread"],
    async () => (await conversationMetrics(deps)).map(({ thread, oldestSeconds }) => [{ thread }, oldestSeconds]),
  );
  counter("assistant_tokens_total", "Tokens of the assistant's model, by kind", ["kind"], async () =>
    Object.entries((await usageTotals(deps)).tokens).map(([kind, count]) => [{ kind }, count]),
  );
  counter("assistant_micro_usd_total", "Cost of the assistant's model in millionths of a dollar", [], async () => [
    [{}, (await usageTotals(deps)).microUsd],
  ]);
  gauge("assistant_day_spent_share", "Share of the company's daily limit for the assistant", [], async () => [
    [{}, await spentShare(deps)],
  ]);
  gauge("attention_changes_waiting", "Changes of members that the team's queues do not show yet", [], async () => [
    [{}, (await queueMetrics(deps)).count],
  ]);
  gauge("oldest_attention_change_seconds", "Age of the oldest change that the queues do not show yet", [], async () => [
    [{}, (await queueMetrics(deps)).oldestSeconds],
  ]);
  gauge("sweep_rows_postponed", "Due rows whose work failed and which are tried again later", ["sweep"], async () =>
    (await countPostponed(deps.db)).map(({ sweep, rows }) => [{ sweep }, rows]),
  );
  gauge("diary_months_ahead", "Months after this one whose diary entries have a partition", [], async () => [
    [{}, await countMonthsAhead(deps)],
  ]);
  gauge("places_left", "Places to start in this week, or the fixed figure", [], async () => [
    [{}, (await placeMetrics(deps))?.left ?? brand.placesLeft],
  ]);
  gauge("places_later", "1 while a coming week has a place, or the figure is fixed", [], async () => [
    [{}, (await placeMetrics(deps))?.startsOn === null ? 0 : 1],
  ]);
  gauge("guarantee_reviews_overdue", "Guarantee reviews whose promised answer is overdue", [], async () => [
    [{}, await overdueReviews(deps)],
  ]);
  measurePromises({ gauge, counter }, deps, () => last(7 * DAY_MS));
  gauge("on_call_unacknowledged", "Alerts that nobody on call has acknowledged", [], async () => [
    [{}, (await unacknowledgedAlerts(deps)).count],
  ]);
  gauge(
    "oldest_unacknowledged_alert_seconds",
    "Age of the oldest unacknowledged alert to those on call",
    [],
    async () => [[{}, (await unacknowledgedAlerts(deps)).oldestSeconds]],
  );
  gauge(
    "payments_30m",
    "Payments created in the last 30 minutes, by method and outcome",
    ["method", "outcome"],
    async () =>
      (await countPayments(deps, last(30 * MINUTE_MS))).map(({ method, outcome, count }) => [
        { method, outcome },
        count,
      ]),
  );
  gauge("oldest_unanswered_payment_seconds", "Age of the oldest payment whose outcome is unknown", [], async () => [
    [{}, await unansweredAge(deps)],
  ]);
  gauge(
    "webhooks_15m",
    "Gateway events of the last 15 minutes, by whether they were processed within a minute",
    ["speed"],
    async () => {
      const { inTime, late } = await webhookMetrics(deps, last(15 * MINUTE_MS));
      return [
        [{ speed: "in-time" }, inTime],
        [{ speed: "late" }, late],
      ];
    },
  );
  gauge("oldest_waiting_webhook_seconds", "Age of the oldest unprocessed gateway event", [], async () => [
    [{}, (await webhookMetrics(deps, deps.now())).oldestSeconds],
  ]);
  const refunds = (name: string, help: string, key: "count" | "oldestSeconds") =>
    gauge(name, help, ["status"], async () =>
      (await refundMetrics(deps)).map((open) => [{ status: open.status }, open[key]]),
    );
  refunds("refunds_open", "Open refunds, by status", "count");
  refunds("oldest_open_refund_seconds", "Age of the oldest open refund, by status", "oldestSeconds");
  gauge("disputes", "Charges ever disputed by a cardholder, by state of the dispute", ["state"], async () =>
    (await disputeMetrics(deps)).map(({ state, count }) => [{ state }, count]),
  );
  gauge("gateway_calls_left", "Calls left in the gateway's quota, as last reported", ["gateway"], async () =>
    (await quotaMetrics(deps)).map(({ gateway, callsLeft }) => [{ gateway }, callsLeft]),
  );
  const messages = (name: string, help: string, key: "oldestSeconds" | "deadLettered") =>
    gauge(name, help, ["channel"], async () =>
      (await messageMetrics(deps, last(DAY_MS))).map((metrics) => [{ channel: metrics.channel }, metrics[key]]),
    );
  messages("oldest_unsent_message_seconds", "Age of the oldest message still to be sent", "oldestSeconds");
  messages("messages_dead_lettered_last_day", "Messages dead-lettered in the last 24 hours", "deadLettered");
  gauge("notices_held", "Notices to members that wait for their morning or their turn", [], async () => [
    [{}, (await noticeMetrics(deps, deps.now())).held],
  ]);
  gauge("notices_collapsed_last_day", "Notices of the last 24 hours in whose place a newer one went", [], async () => [
    [{}, (await noticeMetrics(deps, last(DAY_MS))).collapsed],
  ]);
  gauge(
    "oldest_unsent_event_seconds",
    "Age of the oldest event still to be sent to an advertising platform",
    [],
    async () => [[{}, await unsentEventAge(deps)]],
  );
  gauge("values_sealed_by_old_key", "Sealed values that the current secret did not seal", [], async () => [
    [{}, await countStaleValues(deps)],
  ]);
  gauge("oldest_job_seconds", "How long the oldest job of a queue has waited for a worker", ["queue"], async () =>
    (await oldestJobs(deps.db, deps.queues)).map(({ queue, seconds }) => [{ queue }, seconds]),
  );
}
