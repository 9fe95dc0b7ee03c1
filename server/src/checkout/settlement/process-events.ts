import { forEachLeased } from "../../platform/jobs/due-rows.ts";
import { backoffMs } from "../../platform/resilience/backoff.ts";
import { addMs, HOUR_MS, MINUTE_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import type { Charge } from "../gateway/gateway.ts";
import { isPaid } from "../payments/payment.ts";
import { findMatch, type Match } from "./charge-store.ts";
import { leaseDueEvents, markEventHandled, postponeEvent } from "./event-store.ts";
import { settleCharge } from "./settle-charge.ts";

const BATCH_SIZE = 50;
const LEASE_MS = MINUTE_MS;
/** A look at the charge, which ends at its timeout, and what it settles. */
const SLOWEST_MS = 20_000;
const BACKOFF = { firstMs: 4_000, maxMs: HOUR_MS };

type ProcessDeps = Pick<Deps, "db" | "gateway" | "jobs" | "ads" | "team" | "places" | "now" | "log">;
type LeasedEvent = Awaited<ReturnType<typeof leaseDueEvents>>[number];

/** Processes the stored webhook events: each relevant one leads to one read of the charge itself. */
export async function processEvents(deps: ProcessDeps): Promise<void> {
  const { db, now, log } = deps;
  await forEachLeased(deps, {
    leaseMs: LEASE_MS,
    slowestMs: SLOWEST_MS,
    limit: BATCH_SIZE,
    lease: (lease) => leaseDueEvents(db, lease),
    work: async (event) => markEventHandled(db, event, { outcome: await processEvent(deps, event), at: now() }),
    async failed(event, error) {
      log.warn({ err: error, eventId: event.eventId }, "event processing failed, will retry");
      if (!(await postponeEvent(db, event, addMs(now(), backoffMs(event.attempts, BACKOFF)))))
        log.warn({ eventId: event.eventId }, "event was handled or leased again meanwhile");
    },
  });
}

async function processEvent(deps: ProcessDeps, event: LeasedEvent): Promise<string> {
  const { db, gateway } = deps;
  const { chargeId } = event;
  if (!chargeId) return "no charge in it";
  const hinted = await findMatch(db, gateway.name, { ...event, chargeId });
  if (!hinted) return "not ours";
  if (!isRelevant(event, hinted)) return "nothing new";
  const charge = await gateway.getCharge(chargeId);
  if (!charge) return "no such charge";
  // An event is only a hint: the charge itself says which payment it belongs to.
  const match = hasSameOwner(event, charge) ? hinted : await findMatch(db, gateway.name, charge);
  if (!match) return "not ours";
  await settleCharge(deps, match.paymentId, isPaymentEvent(event) ? { ...charge, heardAt: event.receivedAt } : charge);
  return `charge ${charge.state}`;
}

/** Calls count against the gateway's quota: a charge is read again only where the event could advance its state. */
function isRelevant({ event, isFollowingInstallment }: LeasedEvent, { status, isStored, dispute }: Match): boolean {
  if (event === "created") return false;
  if (!isPaymentEvent({ event })) return true;
  if (isFollowingInstallment) return false;
  if (!isStored || !isPaid({ status }) || dispute === "open") return true;
  return event === "settled" && status === "paid";
}

const isPaymentEvent = ({ event }: Pick<LeasedEvent, "event">): boolean => event === "captured" || event === "settled";

const hasSameOwner = (event: LeasedEvent, { pixCodeId, reference }: Charge): boolean =>
  event.pixCodeId === pixCodeId && event.reference === reference;
