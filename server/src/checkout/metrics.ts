import { PAYMENT_METHODS, PAYMENT_STATUSES } from "@app/contract/catalogue";
import { sumAudited } from "../audit/record-audit.ts";
import { ageInSeconds, MINUTE_MS } from "../platform/time.ts";
import { listCreditedSince, sumEveryCredit } from "./credits/credit-store.ts";
import type { Deps } from "./deps.ts";
import { listQuotas } from "./gateway/gateway-store.ts";
import {
  countEventsSince,
  countPaymentsSince,
  type DisputeCount,
  listDisputes,
  listOpenRefunds,
  oldestUnanswered,
  type PaymentCount,
  waitingEvents,
} from "./metrics-store.ts";
import { countPlaces } from "./places/place-store.ts";
import type { RefundStatus } from "./refunds/refund.ts";
import type { Dispute } from "./settlement/charge-store.ts";

// Every metric names all of its series, including the empty ones: a missing series is not a zero.

const OUTCOMES = [...PAYMENT_STATUSES, "declined"] as const;

/** Payments by method and outcome. */
export async function countPayments({ db }: Pick<Deps, "db">, since: Date): Promise<PaymentCount[]> {
  const counts = await countPaymentsSince(db, since);
  return PAYMENT_METHODS.flatMap((method) =>
    OUTCOMES.map(
      (outcome) =>
        counts.find((count) => count.method === method && count.outcome === outcome) ?? {
          method,
          outcome,
          count: 0,
          amountCents: 0,
        },
    ),
  );
}

/** Age of the oldest payment without the gateway's answer. Reconciliation closes such a payment after ten minutes. */
export const unansweredAge = async ({ db, now }: Pick<Deps, "db" | "now">): Promise<number> =>
  ageInSeconds(await oldestUnanswered(db), now());

/** The service level: a buyer has the plan within a minute of the webhook. */
const WEBHOOK_TARGET_MS = MINUTE_MS;

/** Events received since then, how many were processed in time, and the backlog. */
export async function webhookMetrics({ db, now }: Pick<Deps, "db" | "now">, since: Date) {
  const at = now();
  const waiting = await waitingEvents(db);
  const { inTime, late, newest } = await countEventsSince(db, { since, now: at, targetMs: WEBHOOK_TARGET_MS });
  return { inTime, late, newest, waiting: waiting.count, oldestSeconds: ageInSeconds(waiting.oldest, at) };
}

const OPEN_REFUNDS: readonly RefundStatus[] = [
  "pending",
  "submitted",
  "awaiting-approval",
  "insufficient-balance",
  "rejected",
];

/** Unfinished refunds by status. */
export async function refundMetrics({ db, now }: Pick<Deps, "db" | "now">) {
  const open = await listOpenRefunds(db);
  return OPEN_REFUNDS.map((status) => {
    const { count = 0, amountCents = 0, oldest } = open.find((group) => group.status === status) ?? {};
    return { status, count, amountCents, oldestSeconds: ageInSeconds(oldest, now()) };
  });
}

const DISPUTES: readonly Dispute[] = ["open", "won", "lost"];

/** All charges ever disputed, by the dispute's state. */
export async function disputeMetrics({ db }: Pick<Deps, "db">): Promise<DisputeCount[]> {
  const disputes = await listDisputes(db);
  return DISPUTES.map(
    (state) => disputes.find((dispute) => dispute.state === state) ?? { state, count: 0, amountCents: 0 },
  );
}

/** The calls left at each gateway. Empty until its first reply. */
export const quotaMetrics = ({ db }: Pick<Deps, "db">) => listQuotas(db);

/** Days that were added to plans without a payment, ever: for broken promises, and by the guarantee's offer. */
export const creditedDays = ({ db }: Pick<Deps, "db">): Promise<number> => sumEveryCredit(db);

/** Of them, those added since then. A credit grows, and its row has the sum alone: what was added is in the audit log. */
export async function creditedDaysSince({ db }: Pick<Deps, "db">, since: Date): Promise<number> {
  const paymentIds = await listCreditedSince(db, since);
  return sumAudited(db, { action: "subscription credited", paymentIds, since, detail: "days" });
}

/** How many places are left; null while they are not counted. */
export async function placeMetrics(deps: Pick<Deps, "db" | "now" | "places">): Promise<{
  left: number;
  startsOn: string | null;
} | null> {
  if (deps.places.capacity !== "live") return null;
  const { left, startsOn } = await countPlaces(deps, deps.db);
  return { left, startsOn };
}
