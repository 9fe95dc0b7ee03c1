import type { Deps } from "../deps.ts";
import type { Charge } from "../gateway/gateway.ts";
import { isPaid } from "../payments/payment.ts";
import { findPayment } from "../payments/payment-store.ts";
import { findCharge } from "./charge-store.ts";
import { leaseDueEvents, markEventHandled, postponeEvent } from "./event-store.ts";
import { matchPayment } from "./match-payment.ts";
import { settleCharge } from "./settle-charge.ts";

const BATCH_SIZE = 50;
const LEASE_MS = 60_000;
const MAX_BACKOFF_MS = 60 * 60_000;

type LeasedEvent = Awaited<ReturnType<typeof leaseDueEvents>>[number];

/** Processes the stored webhook events: each relevant one leads to one read of the charge itself. */
export async function processEvents(deps: Deps): Promise<void> {
  const { db, now, log } = deps;
  for (;;) {
    const at = now();
    const events = await leaseDueEvents(db, {
      now: at,
      leaseUntil: new Date(at.getTime() + LEASE_MS),
      limit: BATCH_SIZE,
    });
    for (const event of events) {
      try {
        await markEventHandled(db, event, { at: now(), outcome: await processEvent(deps, event) });
      } catch (error) {
        log.warn({ err: error, eventId: event.eventId }, "event processing failed, will retry");
        const backoffMs = Math.min(2_000 * 2 ** event.attempts, MAX_BACKOFF_MS);
        await postponeEvent(db, event, new Date(now().getTime() + backoffMs));
      }
    }
    if (events.length < BATCH_SIZE) return;
  }
}

async function processEvent(deps: Deps, event: LeasedEvent): Promise<string> {
  const { chargeId } = event;
  if (!chargeId) return "no charge in it";
  const paymentId = await matchPayment(deps, { chargeId, pixCodeId: event.pixCodeId, reference: event.reference });
  if (!paymentId) return "not ours";
  if (!(await isRelevant(deps, event, paymentId))) return "nothing new";
  const charge: Charge | undefined = await deps.gateway.getCharge(chargeId);
  if (!charge) return "no such charge";
  // An event is only a hint: the charge itself says which payment it belongs to.
  const ownerId = await matchPayment(deps, charge);
  if (!ownerId) return "not ours";
  await settleCharge(deps, ownerId, charge);
  return `charge ${charge.state}`;
}

/** Calls count against the gateway's quota: a charge is read again only where the event could advance its state. */
async function isRelevant({ db }: Pick<Deps, "db">, event: LeasedEvent, paymentId: string): Promise<boolean> {
  if (event.event === "created") return false;
  if (event.event !== "captured" && event.event !== "settled") return true;
  if (event.isFollowingInstallment) return false;
  const payment = await findPayment(db, paymentId);
  const stored = payment && (await findCharge(db, payment.gateway, event.installmentPlanId ?? event.chargeId ?? ""));
  if (!payment || !stored || !isPaid(payment) || stored.dispute === "open") return true;
  return event.event === "settled" && payment.status === "paid";
}
