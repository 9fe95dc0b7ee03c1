import { brand } from "@app/contract/brand";
import { expect } from "vitest";
import { bookCall } from "../../bookings/book-call.ts";
import { offeredSlots } from "../../bookings/booking.ts";
import { aPayingMember, getAccount } from "../../bookings/testing/callers.ts";
import { asksAfterWaiting } from "../../guarantee/testing/asking.ts";
import { register } from "../../identity/accounts/register.ts";
import { sendMessages } from "../../messages/send-messages.ts";
import { acknowledgeByReference } from "../../on-call/acknowledge-alert.ts";
import { findAlertOwner, openAlerts } from "../../on-call/queries.ts";
import { raiseAlert } from "../../on-call/raise-alert.ts";
import { escalateAlerts } from "../../on-call/work-alerts.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { startOfDay } from "../../platform/time.ts";
import { keepByReference } from "../../promises/keep-promise.ts";
import { makePromise } from "../../promises/make-promise.ts";
import { snapshotPromises } from "../../promises/public/snapshot-promises.ts";
import { sweepPromises } from "../../promises/sweep-promises.ts";
import { voidPromises } from "../../promises/void-promises.ts";
import { waitingPromises } from "../../promises/waiting-promises.ts";
import { firing } from "../../testing/alerts.ts";
import { aBuyer } from "../../testing/buying.ts";
import { aClientContext, allowingAds, aRegistration } from "../../testing/makers.ts";
import { test, times, workerMetrics } from "../../testing/metrics.ts";
import { buysByCard } from "../../testing/purchases.ts";
import { relayConversions } from "../../tracking/relay-conversions.ts";

import { formatContact } from "../format-contact.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("LeadsOverdue, PromisesBroken: twenty leads wait for their call", async ({ deps, clock }) => {
  const conversionParams = { eventId: "lead_1", currentUrl: "https://prumo.example/lp3" };
  await times(20, () => register(deps, { form: aRegistration({ conversionParams }), clientContext: aClientContext() }));
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("LeadsOverdue");
  clock.advance(4 * 24 * HOUR);
  expect(await firing({ worker: await workerMetrics(deps) })).toEqual(
    expect.arrayContaining(["LeadsOverdue", "PromisesBroken"]),
  );
});

test("GuaranteeReviewsOverdue: a second claim waits for the team", async ({ deps, clock }) => {
  const member = await aBuyer(deps);
  const buyAndClaim = async () => {
    const { id: paymentId } = await buysByCard(deps, member);
    return asksAfterWaiting(deps, { ...member, paymentId });
  };
  expect(await buyAndClaim()).toMatchObject({ decision: "granted" });
  // A purchase of the same plan within ten minutes is a replay.
  clock.advance(11 * MINUTE);
  expect(await buyAndClaim()).toMatchObject({ decision: "human" });
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("GuaranteeReviewsOverdue");
  clock.advance(30 * 24 * HOUR);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("GuaranteeReviewsOverdue");
});

test("PromiseAtRisk: nobody of the team has looked, first hours before the time and then after it", async ({
  deps,
  clock,
}) => {
  const { accountId } = await aBuyer(deps);
  const startedAt = deps.now();
  const promise = { accountId, kind: "human-first" as const, subject: "answers", hours: 48 };
  const { referenceNumber } = await inTransaction(deps.db, async (tx) => {
    await makePromise(deps, tx, { accountId, kind: "provisional-plan", subject: "kept within seconds" });
    return makePromise(deps, tx, promise);
  });
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("PromiseAtRisk");
  clock.advance(45 * HOUR);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("PromiseAtRisk");
  clock.advance(4 * HOUR);
  await inTransaction(deps.db, (tx) => voidPromises(deps, tx, { accountId, kinds: ["provisional-plan"] }));
  await sweepPromises(deps);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("PromiseAtRisk");
  expect(await waitingPromises(deps)).toMatch(new RegExp(`^${referenceNumber}  ATRASADA .* uma pessoa olha antes$`));
  expect(deps.now().getTime() - startedAt.getTime()).toBeGreaterThan(48 * HOUR);
  expect(await keepByReference(deps, { referenceNumber, by: "Helena" })).toBe("breached");
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("PromiseAtRisk");
  expect(await waitingPromises(deps)).toBe("Ninguém esperando.");
});

test("PromiseSnapshotOld: a night passes without the figures of the public page", async ({ deps, clock }) => {
  const noon = startOfDay(brand.serviceHours.timeZone, deps.now()).getTime() + 36 * HOUR;
  clock.advance(noon - deps.now().getTime());
  await snapshotPromises(deps);
  clock.advance(26 * HOUR);
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("PromiseSnapshotOld");
  clock.advance(2 * HOUR);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("PromiseSnapshotOld");
  await snapshotPromises(deps);
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("PromiseSnapshotOld");
});

test("OnCallUnacknowledged: both contacts are silent", async ({ deps, clock }) => {
  const { accountId } = await aPayingMember(deps);
  await inTransaction(deps.db, (tx) => raiseAlert(deps, tx, { accountId, urgency: "crisis", subject: "answers" }));
  clock.advance(10 * MINUTE);
  await escalateAlerts(deps);
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("OnCallUnacknowledged");
  clock.advance(12 * MINUTE);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("OnCallUnacknowledged");
  const [referenceNumber = ""] = (await openAlerts(deps)).split("  ");
  expect(await openAlerts(deps)).toContain("segunda pessoa avisada");
  expect(await acknowledgeByReference(deps, { referenceNumber, by: "Rafael" })).toBe(true);
  expect(await acknowledgeByReference(deps, { referenceNumber, by: "Helena" })).toBe(false);
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("OnCallUnacknowledged");
  const look = { by: "Rafael", reason: "on-call" } as const;
  expect(await formatContact(deps, await findAlertOwner(deps, referenceNumber), look)).toMatch(/^Ana Souza {2}\+55/);
  const looks = deps.db.selectFrom("healthAccesses").select(["actorName", "reason"]);
  expect(await looks.where("accountId", "=", accountId).execute()).toEqual([
    { actorName: "Rafael", reason: "on-call" },
  ]);
});

test("CallsWithoutResult: a call passed, and nobody noted what came of it", async ({ deps, clock }) => {
  const { accountId } = await aPayingMember(deps);
  const [slot = new Date(0)] = offeredSlots(deps.now());
  const choice = { key: crypto.randomUUID(), startsAt: slot.toISOString(), way: "phone" } as const;
  await bookCall(deps, { account: await getAccount(deps, accountId), choice });
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("CallsWithoutResult");
  clock.advance(slot.getTime() - clock.now().getTime() + 25 * HOUR);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("CallsWithoutResult");
});

test("MessagesUnsent, MessagesDeadLettered: the carrier is down, then refuses everything", async ({
  deps,
  simulators,
  clock,
}) => {
  await times(25, () => aBuyer(deps));
  simulators.messages.setFaults({ mode: "down" });
  await sendMessages(deps);
  clock.advance(20 * MINUTE);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("MessagesUnsent");
  simulators.messages.setFaults({ mode: "reject" });
  clock.advance(HOUR);
  await sendMessages(deps);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("MessagesDeadLettered");
});

test("EventsUnsent: the advertising platform is down", async ({ deps, meta, clock }) => {
  await register(deps, { form: aRegistration({ consent: allowingAds() }), clientContext: aClientContext() });
  meta.setFaults({ mode: "down" });
  await relayConversions(deps);
  clock.advance(2 * HOUR);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("EventsUnsent");
});
