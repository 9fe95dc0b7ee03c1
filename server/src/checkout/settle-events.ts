import type { Deps } from "../deps.ts";
import { findCharge } from "./charge-store.ts";
import type { Charge } from "./gateway.ts";
import { matchPayment } from "./match-payment.ts";
import { isPaid } from "./payment.ts";
import { settleCharge } from "./settle-charge.ts";
import { findPayment } from "./store.ts";
import { claimDueEvents, handleEvent, postponeEvent } from "./webhook-store.ts";

const BATCH = 50;
const LEASE_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;

type Claimed = Awaited<ReturnType<typeof claimDueEvents>>[number];

/** Works off what the gateway told: each event leads to one look at the charge itself, if it could change anything. */
export async function settleEvents(deps: Deps): Promise<void> {
  const { db, now, log } = deps;
  for (;;) {
    const at = now();
    const events = await claimDueEvents(db, { now: at, leaseUntil: new Date(at.getTime() + LEASE_MS), limit: BATCH });
    for (const event of events) {
      try {
        await handleEvent(db, event, { at: now(), outcome: await settle(deps, event) });
      } catch (error) {
        log.warn({ err: error, eventId: event.eventId }, "event left for later");
        const wait = Math.min(2_000 * 2 ** event.attempts, LONGEST_WAIT_MS);
        await postponeEvent(db, event, new Date(now().getTime() + wait));
      }
    }
    if (events.length < BATCH) return;
  }
}

async function settle(deps: Deps, event: Claimed): Promise<string> {
  const { chargeId } = event;
  if (!chargeId) return "no charge in it";
  const paymentId = await matchPayment(deps, { chargeId, codeId: event.codeId, reference: event.reference });
  if (!paymentId) return "not ours";
  if (!(await couldChange(deps, event, paymentId))) return "nothing new";
  const charge: Charge | undefined = await deps.gateway.readCharge(chargeId);
  if (!charge) return "no such charge";
  // An event is a hint: whose charge it is, the charge itself says.
  const ownerId = await matchPayment(deps, charge);
  if (!ownerId) return "not ours";
  await settleCharge(deps, ownerId, charge);
  return `charge ${charge.state}`;
}

/** The gateway counts our calls: a charge is read again only where the event would raise what we know. */
async function couldChange({ db }: Pick<Deps, "db">, event: Claimed, paymentId: string): Promise<boolean> {
  if (event.event === "created") return false;
  if (event.event !== "captured" && event.event !== "settled") return true;
  if (event.isLaterPart) return false;
  const payment = await findPayment(db, paymentId);
  const kept = payment && (await findCharge(db, payment.gateway, event.planId ?? event.chargeId ?? ""));
  if (!payment || !kept || !isPaid(payment) || kept.dispute === "open") return true;
  return event.event === "settled" && payment.status === "paid";
}
