import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { PaymentSubmission } from "@app/contract/checkout";
import type { Day } from "@app/engine/promises/local-time";
import type { Deps } from "../../../deps.ts";
import { isTransient } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { addMs, DAY_MS } from "../../../platform/time.ts";
import { aBuyer, aCardSubmission, aPixSubmission, aWebhook, paidBy, receiveWebhook } from "../../../testing/buying.ts";
import { aClientContext, aPhone } from "../../../testing/makers.ts";
import { createPayment } from "../../payments/create-payment.ts";
import { newPayment, type Payment } from "../../payments/payment.ts";
import { getPayment, insertPayment } from "../../payments/payment-store.ts";
import { reconcilePayments } from "../../reconciliation/reconcile-payments.ts";
import { insertPeriod } from "../../subscriptions/period-store.ts";
import { countPlaces, nextPlaceNumber } from "../place-store.ts";
import { dayOf, weekOf, weeksBetween } from "../places.ts";

/** The part of the gateway's simulator that a payer uses. */
type Bank = { pay: (code: { gatewayId: string }) => { ok: boolean; paymentId?: string } };
/** Refusals before anything was charged, after which a buyer taps again. */
const AGAIN = new Set<string>(["start-date-changed", "overloaded", "payments-unavailable"]);

type Bought = { accountId: string; shown: Day };

/** Of 1,200 minutes that members get of each profession a week, 21 first weeks take 1,181.25. */
const MINUTES_PER_WEEK = 1_500;
const CAPACITY = 0.8 * MINUTES_PER_WEEK;
const FIRST_WEEK = 56.25;
const LATER_WEEK = 11.25;
const PLACES = 21;
const WEEKS_CHECKED = 16;

/** A team of two whose places are counted. */
export async function aLiveTeam(deps: Deps): Promise<Deps> {
  const COUNCILS = { nutri: "CRN-3", treinador: "CREF" } as const;
  for (const role of ["nutri", "treinador"] as const) {
    const id = randomUUID();
    await deps.db
      .insertInto("staff")
      .values({
        id,
        email: `${id}@example.com`,
        name: `Equipe ${id.slice(0, 8)}`,
        role,
        council: COUNCILS[role],
        registrationNumber: "00000",
        registrationExpiresOn: "2099-12-31",
        hasRemoteRegistration: true,
        minutesPerWeek: MINUTES_PER_WEEK,
        createdAt: deps.now(),
      })
      .execute();
  }
  return { ...deps, places: { ...deps.places, capacity: "live" } };
}

/** Accounts with one e-mail each, without the cost of hashing a password. */
export async function someAccounts(deps: Deps, count: number): Promise<{ accountId: string; email: string }[]> {
  const { accountId } = await aBuyer(deps);
  const original = await deps.db
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const made = Array.from({ length: count }, () => ({ accountId: randomUUID(), email: `${randomUUID()}@example.com` }));
  await deps.db
    .insertInto("accounts")
    .values(made.map(({ accountId: id, email }) => ({ ...original, id, email, phone: `+55${aPhone()}` })))
    .execute();
  return made;
}

/** So many members who bought this week and have yet to begin, so that this many places are left of it. */
export async function leavePlaces(deps: Deps, left: number): Promise<void> {
  const [startsAt, placeWeek] = [deps.now(), weekOf(deps.now())];
  const endsAt = addMs(startsAt, 365 * DAY_MS);
  for (const { accountId, email } of await someAccounts(deps, PLACES - left)) {
    const payment = newPayment({
      id: randomUUID(),
      accountId,
      via: "session",
      requester: "",
      email,
      plan: "completo",
      cycle: "annual",
      amountCents: 239_988,
      method: "pix",
      installments: 1,
      status: "paid",
      gateway: deps.gateway.name,
      createdAt: startsAt,
      paidAt: startsAt,
    });
    await insertPayment(deps.db, payment);
    const placeNumber = await nextPlaceNumber(deps.db, placeWeek);
    const place = { peopleFrom: null, placeWeek, placeNumber };
    const period = { paymentId: payment.id, accountId, plan: "completo", startsAt, endsAt, ...place };
    await insertPeriod(deps.db, { ...period, questionnaireReminderAt: endsAt });
  }
}

/** Reads the date, pays, and reads it again when it changed meanwhile, as the page does. */
export async function buy(
  deps: Deps,
  bank: Bank,
  { accountId, email }: { accountId: string; email: string },
  method: PaymentSubmission["paymentMethod"],
): Promise<Bought> {
  for (;;) {
    const { startsOn } = await countPlaces(deps, deps.db);
    if (!startsOn) throw new Error("no start is left to show");
    const shown = { shownStartOn: startsOn };
    const submission = method === "pix" ? aPixSubmission(email, shown) : aCardSubmission(email, shown);
    const order = { accountId, via: "session", submission, idempotencyKey: null } as const;
    try {
      const { id } = await createPayment(deps, { ...order, clientContext: aClientContext() });
      const { gatewayId } = await answeredPayment(deps, id);
      if (method === "pix") await confirmPix(deps, bank, gatewayId ?? "");
      return { accountId, shown: startsOn };
    } catch (error) {
      const isRefused = error instanceof Problem && AGAIN.has(error.code);
      if (!isRefused && !(error instanceof Error && isTransient(error))) throw error;
    }
  }
}

/** On a busy machine the gateway's answer may come after the buyer was asked to wait for it. */
async function answeredPayment(deps: Deps, id: string): Promise<Payment> {
  for (;;) {
    const payment = await getPayment(deps.db, id);
    if (payment.answeredAt) return payment;
    await setTimeout(100);
    await deps.db.updateTable("payments").set({ dueAt: deps.now() }).where("id", "=", id).execute();
    await reconcilePayments(deps);
  }
}

async function confirmPix(deps: Deps, bank: Bank, gatewayId: string): Promise<void> {
  const { id } = paidBy(bank.pay({ gatewayId }));
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id, pixQrCodeId: gatewayId }));
}

/** What is wrong with the outcome of these purchases, of which so many found a place; empty when nothing is. */
export async function listFaults(deps: Deps, bought: readonly Bought[], placesBefore: number): Promise<string[]> {
  const faults: string[] = [];
  const rows = await deps.db
    .selectFrom("subscriptionPeriods")
    .select(["accountId", "startsAt", "endsAt", "peopleFrom", "placeWeek", "placeNumber"])
    .where("endedAt", "is", null)
    .execute();
  const own = bought.map(({ accountId }) => rows.filter((row) => row.accountId === accountId));
  if (own.some((periods) => periods.length !== 1)) faults.push("a buyer has not exactly one period");
  const atOnce = own.flat().filter(({ peopleFrom }) => peopleFrom === null).length;
  if (atOnce !== Math.min(placesBefore, bought.length)) faults.push(`${atOnce} started at once, not ${placesBefore}`);
  for (const [index, { shown }] of bought.entries()) {
    const period = own[index]?.[0];
    if (period?.peopleFrom && dayOf(period.peopleFrom) !== shown) faults.push("a start that was not shown");
    const from = period?.peopleFrom ?? period?.startsAt;
    if (period && from && period.endsAt.getTime() - from.getTime() !== 365 * DAY_MS) faults.push("days were lost");
  }
  const places = rows.map(({ placeWeek, placeNumber }) => `${placeWeek?.toISOString()} ${placeNumber}`);
  if (new Set(places).size !== rows.length) faults.push("two people in one place");
  for (let week = 0; week < WEEKS_CHECKED; week += 1)
    if (minutesIn(rows, week, deps.now()) > CAPACITY) faults.push(`week ${week} has more people than minutes`);
  return faults;
}

/** Recomputed apart from the engine. */
function minutesIn(rows: readonly { startsAt: Date; peopleFrom: Date | null }[], week: number, now: Date): number {
  return rows.reduce((sum, { startsAt, peopleFrom }) => {
    const begun = week - weeksBetween(weekOf(now), weekOf(peopleFrom ?? startsAt));
    if (begun < 0) return sum;
    return sum + (begun === 0 ? FIRST_WEEK : LATER_WEEK);
  }, 0);
}

/** Ends every membership, as refunds would, so that all places are free again. */
export async function endAll(deps: Deps): Promise<void> {
  await deps.db.updateTable("subscriptionPeriods").set({ endedAt: deps.now() }).where("endedAt", "is", null).execute();
}
