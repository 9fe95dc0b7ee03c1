import { pushBounded } from "../../simulator-app.ts";
import { viewPayment } from "../api/payment-view.ts";
import type { FaultPlan } from "../control/faults.ts";
import type { Clock } from "../ledger/clock.ts";
import { stampOf } from "../ledger/days.ts";
import { newId } from "../ledger/ids.ts";
import type { Ledger, Payment } from "../ledger/ledger.ts";
import type { PaymentEvent } from "../ledger/simulator-state.ts";
import { type Attempt, createQueue, type Delivery, type Queue, type Target } from "./webhook-queue.ts";

export type Webhook = Target & { id: string; name: string; email: string | null; events: string[] };

const STORED_ATTEMPTS = 5_000;
// How long a reordered webhook waits for its partner without a permutation.
const SWAP_MS = 300;

/** Creates a delivery for each event and adds it to each subscriber's queue, subject to the active faults. */
export function createWebhookDispatcher(
  { clock, ledger, retryScale }: { clock: Clock; ledger: Ledger; retryScale: number },
  faultPlan: () => FaultPlan,
) {
  const subscribers = new Map<string, { webhook: Webhook; queue: Queue }>();
  const attempts: Attempt[] = [];
  let pending: Delivery[] = [];
  let release: NodeJS.Timeout | undefined;

  const queues = (): Queue[] => Array.from(subscribers.values(), ({ queue }) => queue);
  const post = (delivery: Delivery, dueAt?: number): void => {
    for (const { webhook, queue } of subscribers.values())
      if (webhook.enabled && webhook.events.includes(delivery.event)) queue.add(delivery, dueAt);
  };

  function emit(event: PaymentEvent, payment: Payment): void {
    const at = clock.now();
    const id = newId.event();
    // A snapshot: retries repeat it.
    const body = JSON.stringify({ id, event, dateCreated: stampOf(at), payment: viewPayment(payment) });
    const delivery: Delivery = { id, event, paymentId: payment.id, body, at: at.getTime() };

    const { takeFault } = faultPlan();
    const place = { event, about: namesOf(payment) };
    if (takeFault("webhook-lose", place)) {
      record({ at: at.toISOString(), eventId: id, event, paymentId: payment.id, attempt: 0, result: "lost" });
      return;
    }
    const swap = takeFault("webhook-reorder", place);
    if (swap) return reorder(delivery, swap.permutation);
    const delayed = takeFault("webhook-delay", place);
    const copies = takeFault("webhook-duplicate", place)?.copies ?? 1;
    for (let copy = 0; copy < copies; copy += 1) post(delivery, delayed && at.getTime() + delayed.delayMs);
  }

  const namesOf = ({ id, customer, installment, externalReference }: Payment): unknown[] => {
    const email = ledger.customers.get(customer)?.fields["email"];
    return [id, customer, installment, externalReference, email];
  };

  function reorder(delivery: Delivery, permutation?: number[]): void {
    pending.push(delivery);
    clearTimeout(release);
    if (pending.length >= (permutation?.length ?? 2)) return releaseAll(permutation);
    if (!permutation) release = setTimeout(releaseAll, SWAP_MS).unref();
  }

  function releaseAll(order: number[] = pending.map((_, index) => pending.length - 1 - index)): void {
    const ready = order.map((index) => pending[index]).filter((delivery) => delivery !== undefined);
    pending = [];
    for (const delivery of ready) post(delivery);
  }

  const record = (attempt: Attempt): void => pushBounded(attempts, attempt, STORED_ATTEMPTS);

  /** Delivers all due webhooks, and those that follow from them, until none is in flight. */
  async function deliverAll(): Promise<void> {
    do {
      for (const queue of queues()) queue.pump();
      await Promise.all(queues().map((queue) => queue.sendings()));
    } while (queues().some((queue) => queue.isBusy()));
  }

  return {
    emit,
    deliverAll,
    nextDue: (): number | undefined => {
      const due = queues().map((queue) => queue.nextDue());
      return due.reduce(
        (soonest, dueAt) => (dueAt === undefined ? soonest : Math.min(dueAt, soonest ?? dueAt)),
        undefined,
      );
    },
    subscribers,
    attempts: (): Attempt[] => [...attempts],
    subscribe(webhook: Webhook): void {
      subscribers.set(webhook.id, { webhook, queue: createQueue(webhook, { clock, retryScale, log: record }) });
    },
    close(): void {
      clearTimeout(release);
      pending = [];
      attempts.length = 0;
      for (const queue of queues()) queue.close();
      subscribers.clear();
    },
  };
}
export type WebhookDispatcher = ReturnType<typeof createWebhookDispatcher>;
