import { pushBounded } from "../simulator-app.ts";
import type { Clock } from "./clock.ts";
import { stampOf } from "./days.ts";
import type { FaultPlan } from "./faults.ts";
import { newId } from "./ids.ts";
import type { Ledger, Payment } from "./ledger.ts";
import { viewPayment } from "./payment-view.ts";
import type { PaymentEvent } from "./simulator-state.ts";
import { type Attempt, createQueue, type Delivery, type Queue, type Target } from "./webhook-queue.ts";

export type Webhook = Target & { id: string; name: string; email: string | null; events: string[] };

const STORED_ATTEMPTS = 5_000;
// How long swapped letters wait for each other when no fixed order was asked for.
const SWAP_MS = 300;

/** Writes a delivery for each event and hands a copy to each subscriber's queue, unless faultPlan was ordered. */
export function createWebhookDispatcher(
  { clock, ledger, retryScale }: { clock: Clock; ledger: Ledger; retryScale: number },
  faultPlan: () => FaultPlan,
) {
  const boxes = new Map<string, { webhook: Webhook; queue: Queue }>();
  const attempts: Attempt[] = [];
  let held: Delivery[] = [];
  let release: NodeJS.Timeout | undefined;

  const queues = (): Queue[] => Array.from(boxes.values(), ({ queue }) => queue);
  const post = (delivery: Delivery, dueAt?: number): void => {
    for (const { webhook, queue } of boxes.values())
      if (webhook.enabled && webhook.events.includes(delivery.event)) queue.add(delivery, dueAt);
  };

  function emit(event: PaymentEvent, payment: Payment): void {
    const at = clock.now();
    const id = newId.event();
    // Frozen now: retries repeat what was true then.
    const body = JSON.stringify({ id, event, dateCreated: stampOf(at), payment: viewPayment(payment) });
    const delivery: Delivery = { id, event, paymentId: payment.id, body, at: at.getTime() };

    const { takeFault } = faultPlan();
    const place = { event, about: namesOf(payment) };
    if (takeFault("webhook-lose", place)) {
      note({ at: at.toISOString(), eventId: id, event, paymentId: payment.id, attempt: 0, result: "lost" });
      return;
    }
    const swap = takeFault("webhook-reorder", place);
    if (swap) return hold(delivery, swap.permutation);
    const late = takeFault("webhook-delay", place);
    const copies = takeFault("webhook-duplicate", place)?.copies ?? 1;
    for (let copy = 0; copy < copies; copy += 1) post(delivery, late && at.getTime() + late.delayMs);
  }

  const namesOf = ({ id, customer, installment, externalReference }: Payment): unknown[] => {
    const email = ledger.customers.get(customer)?.fields["email"];
    return [id, customer, installment, externalReference, email];
  };

  function hold(delivery: Delivery, permutation?: number[]): void {
    held.push(delivery);
    clearTimeout(release);
    if (held.length >= (permutation?.length ?? 2)) return letGo(permutation);
    if (!permutation) release = setTimeout(letGo, SWAP_MS).unref();
  }

  function letGo(order: number[] = held.map((_, index) => held.length - 1 - index)): void {
    const ready = order.map((index) => held[index]).filter((delivery) => delivery !== undefined);
    held = [];
    for (const delivery of ready) post(delivery);
  }

  const note = (attempt: Attempt): void => pushBounded(attempts, attempt, STORED_ATTEMPTS);

  /** Everything that may leave now, and what follows from it, until nothing is on its way. */
  async function deliverAll(): Promise<void> {
    do {
      for (const queue of queues()) queue.pump();
      await Promise.all(queues().map((queue) => queue.underWay()));
    } while (queues().some((queue) => queue.isBusy()));
  }

  return {
    emit,
    deliverAll,
    nextDue: (): number | undefined => {
      const due = queues().map((queue) => queue.nextDue());
      return due.reduce((soonest, one) => (one === undefined ? soonest : Math.min(one, soonest ?? one)), undefined);
    },
    boxes,
    attempts: (): Attempt[] => [...attempts],
    subscribe(webhook: Webhook): void {
      boxes.set(webhook.id, { webhook, queue: createQueue(webhook, { clock, retryScale, log: note }) });
    },
    close(): void {
      clearTimeout(release);
      held = [];
      attempts.length = 0;
      for (const queue of queues()) queue.close();
      boxes.clear();
    },
  };
}
export type WebhookDispatcher = ReturnType<typeof createWebhookDispatcher>;
