import type { Deps } from "../deps.ts";
import { findCharge } from "./charge-store.ts";
import type { Charge } from "./gateway.ts";
import { matchPayment } from "./match-payment.ts";
import { isPaid } from "./payment.ts";
import { settleCharge } from "./settle-charge.ts";
import { findPayment } from "./store.ts";
import { leaseDueEvents, markEventHandled, postponeEvent } from "./webhook-store.ts";

const BATCH = 50;
const LEASE_MS = 60_000;
const MAX_WAIT_MS = 60 * 60_000;

type LeasedEvent = Awaited<ReturnType<typeof leaseDueEvents>>[number];

/** Works off what the gateway told: each event leads to one look at the charge itself, if it could change anything. */
export async function processEvents(deps: Deps): Promise<void> {
  const { db, now, log } = deps;
  for (;;) {
    const at = now();
    const events = await leaseDueEvents(db, { now: at, leaseUntil: new Date(at.getTime() + LEASE_MS), limit: BATCH });
    for (const event of events) {
      try {
        await markEventHandled(db, event, { at: now(), outcome: await processEvent(deps, event) });
      } catch (error) {
        log.warn({ err: error, eventId: event.eventId }, "event processing failed, will retry");
        const wait = Math.min(2_000 * 2 ** event.attempts, MAX_WAIT_MS);
        await postponeEvent(db, event, new Date(now().getTime() + wait));
      }
    }
    if (events.length < BATCH) return;
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
  // An event is a hint: whose charge it is, the charge itself says.
  const ownerId = await matchPayment(deps, charge);
  if (!ownerId) return "not ours";
  await settleCharge(deps, ownerId, charge);
  return `charge ${charge.state}`;
}

/** The gateway counts our calls: a charge is read again only where the event would raise what we know. */
async function isRelevant({ db }: Pick<Deps, "db">, event: LeasedEvent, paymentId: string): Promise<boolean> {
  if (event.event === "created") return false;
  if (event.event !== "captured" && event.event !== "settled") return true;
  if (event.isFollowingInstallment) return false;
  const payment = await findPayment(db, paymentId);
  const stored = payment && (await findCharge(db, payment.gateway, event.installmentPlanId ?? event.chargeId ?? ""));
  if (!payment || !stored || !isPaid(payment) || stored.dispute === "open") return true;
  return event.event === "settled" && payment.status === "paid";
}
