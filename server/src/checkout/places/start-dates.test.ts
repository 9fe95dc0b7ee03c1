import { brand } from "@app/contract/brand";
import { getPlaces, Places } from "@app/contract/places";
import { expect } from "vitest";
import { createApp } from "../../app.ts";
import { addAbsence } from "../../bookings/add-absence.ts";
import type { Deps } from "../../deps.ts";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { addMs, DAY_MS, MINUTE_MS } from "../../platform/time.ts";
import { aPixSubmission, aWebhook, paidBy, receiveWebhook } from "../../testing/buying.ts";
import { test } from "../../testing/http.ts";
import { buys, opensPix } from "../../testing/purchases.ts";
import { peopleFrom, peopleStart } from "../subscriptions/queries.ts";
import { countPlaces } from "./place-store.ts";
import { dayOf, startOf, weekAhead } from "./places.ts";
import { aLiveTeam, buy, endAll, leavePlaces, someAccounts } from "./testing/last-place.ts";

/** One after the other in one file: places are those of the whole team. Each test has a team of its own. */
const counted = test.extend("live", async ({ deps }): Promise<Deps> => {
  await deps.db.updateTable("staff").set({ dismissedAt: deps.now() }).execute();
  await endAll(deps);
  await deps.db.updateTable("payments").set({ replacedAt: deps.now() }).where("status", "=", "pending").execute();
  return aLiveTeam(deps);
});

const periodOf = (deps: Deps, accountId: string) =>
  deps.db.selectFrom("subscriptionPeriods").selectAll().where("accountId", "=", accountId).executeTakeFirstOrThrow();

async function pays(deps: Deps, bank: { pay: (code: { gatewayId: string }) => object }, gatewayId: string | null) {
  const code = gatewayId ?? "";
  const { id } = paidBy(bank.pay({ gatewayId: code }) as { ok: boolean; paymentId?: string });
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id, pixQrCodeId: code }));
}

const readPlaces = async (deps: Deps): Promise<Places> => {
  const { app } = await createApp(deps);
  const reply = await app.inject({ method: getPlaces.method, url: getPlaces.path });
  await app.close();
  return Places.parse(reply.json().return);
};

counted(
  "a place is free at the confirmation: people start at once, also where a later date was shown",
  async ({ live, asaas }) => {
    const [buyer] = await someAccounts(live, 1);
    if (!buyer) throw new Error("no buyer");
    await buy(live, asaas, buyer, "pix");
    expect(await periodOf(live, buyer.accountId)).toMatchObject({ peopleFrom: null, placeNumber: expect.any(Number) });
    expect(await peopleFrom(live.db, await getBuyer(live.db, buyer.accountId))).toBeNull();
  },
);

counted(
  "the last place goes before the PIX is paid: people start on the date that was shown, and no day is lost",
  async ({ live, asaas }) => {
    await leavePlaces(live, 1);
    const [slow, fast] = await someAccounts(live, 2);
    if (!slow || !fast) throw new Error("no buyers");
    const shown = weekAhead(live.now(), 1);
    const { gatewayId } = await opensPix(live, { ...slow, password: "", phone: "" }, { shownStartOn: shown });
    await buy(live, asaas, fast, "credit-card");
    await pays(live, asaas, gatewayId);

    const period = await periodOf(live, slow.accountId);
    expect(period.peopleFrom).toEqual(startOf(shown));
    expect(period.startsAt.getTime()).toBeLessThanOrEqual(live.now().getTime());
    expect(period.endsAt).toEqual(addMs(startOf(shown), 365 * DAY_MS));
    // What people promise runs from that day; later it runs from when it is made.
    expect(await peopleStart(live, live.db, slow.accountId)).toEqual(startOf(shown));
    const later = { now: () => addMs(startOf(shown), 1) };
    expect(await peopleStart(later, live.db, slow.accountId)).toEqual(later.now());
  },
);

counted("a payment whose date is not on offer is refused before it is charged", async ({ live, asaas }) => {
  const [buyer] = await someAccounts(live, 1);
  if (!buyer) throw new Error("no buyer");
  const calls = asaas.calls().length;
  const tries = [
    undefined,
    dayOf(live.now()),
    weekAhead(live.now(), 0),
    weekAhead(live.now(), 40),
    "2020-01-06",
    "2999-01-07",
  ];
  for (const shownStartOn of tries)
    await expect(buys(live, buyer, aPixSubmission(buyer.email, shownStartOn ? { shownStartOn } : {}))).rejects.toThrow(
      expect.objectContaining({ code: "start-date-changed" }),
    );
  expect(asaas.calls()).toHaveLength(calls);
});

counted("an open payment holds no place of this week, only the later one that its buyer read", async ({ live }) => {
  await leavePlaces(live, 1);
  const before = await countPlaces(live, live.db);
  const [buyer] = await someAccounts(live, 1);
  if (!buyer || !before.startsOn) throw new Error("no buyer");
  await buys(live, buyer, aPixSubmission(buyer.email, { shownStartOn: before.startsOn }));
  expect((await countPlaces(live, live.db)).left).toBe(1);
});

counted("an absence changes the number at once, and a week away leaves none", async ({ live }) => {
  expect(await readPlaces(live)).toMatchObject({ live: true, places: 21, startsOn: weekAhead(live.now(), 1) });
  const team = live.db.selectFrom("staff").select("id").where("role", "=", "nutri").where("dismissedAt", "is", null);
  const { id: staffId } = await team.executeTakeFirstOrThrow();
  const absence = { id: crypto.randomUUID(), professional: "nutritionist", staffId } as const;
  const monday = startOf(weekAhead(live.now(), 1));
  const saturday = addMs(monday, 5 * DAY_MS);
  await addAbsence(live, { ...absence, startsAt: monday, endsAt: saturday });
  const fewer = (await readPlaces(live)).places;
  expect(fewer).toBeLessThan(21);
  // The same hours twice are away once.
  await addAbsence(live, { ...absence, id: crypto.randomUUID(), startsAt: monday, endsAt: saturday });
  expect((await readPlaces(live)).places).toBe(fewer);
  const nextMonday = startOf(weekAhead(live.now(), 2));
  await addAbsence(live, { ...absence, id: crypto.randomUUID(), startsAt: monday, endsAt: nextMonday });
  expect(await readPlaces(live)).toEqual({ live: true, places: 0, startsOn: weekAhead(live.now(), 2) });
});

counted(
  "a member who goes on needs no other place, and a refund frees the one they had",
  async ({ live, asaas, clock }) => {
    const [buyer] = await someAccounts(live, 1);
    if (!buyer) throw new Error("no buyer");
    await buy(live, asaas, buyer, "credit-card");
    expect((await countPlaces(live, live.db)).left).toBe(20);
    // Within minutes it would be the same payment again.
    clock.advance(15 * MINUTE_MS);
    const { gatewayId } = await buys(live, buyer, aPixSubmission(buyer.email, { confirmExtension: true }));
    await pays(live, asaas, gatewayId);
    expect((await countPlaces(live, live.db)).left).toBe(20);
    await inTransaction(live.db, (tx) =>
      tx
        .updateTable("subscriptionPeriods")
        .set({ endedAt: live.now() })
        .where("accountId", "=", buyer.accountId)
        .execute(),
    );
    expect((await countPlaces(live, live.db)).left).toBe(21);
  },
);

counted("without minutes there is no date to show, and nothing is sold", async ({ live }) => {
  await live.db.updateTable("staff").set({ minutesPerWeek: 0 }).execute();
  const [buyer] = await someAccounts(live, 1);
  if (!buyer) throw new Error("no buyer");
  expect(await readPlaces(live)).toEqual({ live: true, places: 0, startsOn: null });
  const order = aPixSubmission(buyer.email, { shownStartOn: weekAhead(live.now(), 1) });
  await expect(buys(live, buyer, order)).rejects.toThrow(expect.objectContaining({ code: "places-full" }));
});

test("with a fixed number pages and sales are as before", async ({ deps, asaas }) => {
  expect(await readPlaces(deps)).toEqual({ live: false, places: brand.placesLeft, startsOn: null });
  const [buyer] = await someAccounts(deps, 1);
  if (!buyer) throw new Error("no buyer");
  const payment = await buys(deps, buyer, aPixSubmission(buyer.email));
  expect(payment.shownStartAt).toBeNull();
  await pays(deps, asaas, payment.gatewayId);
  expect(await periodOf(deps, buyer.accountId)).toMatchObject({ peopleFrom: null, placeWeek: null, placeNumber: null });
});
