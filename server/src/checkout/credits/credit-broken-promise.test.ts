import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "../../platform/time.ts";
import { keepPromise } from "../../promises/keep-promise.ts";
import { makePromise } from "../../promises/make-promise.ts";
import { sweepPromises } from "../../promises/sweep-promises.ts";
import { aMember, buysByCard } from "../../testing/purchases.ts";
import { test as base } from "../../testing/test.ts";
import { withdraw } from "../refunds/request-refund.ts";
import { suspendPeriod } from "../subscriptions/period-store.ts";
import { voidEndedPromises } from "../subscriptions/void-ended-promises.ts";

const test = base.extend("member", async ({ deps, asaas }) => {
  void asaas;
  const member = await aMember(deps);
  const { id: paymentId } = await buysByCard(deps, member, { cycle: "30-days", installments: 1 });
  return { ...member, paymentId };
});

const at = (deps: Deps, moment: Date): Deps => ({ ...deps, now: () => moment });

async function promise(deps: Deps, accountId: string, kind: PromiseKind, startsAt = deps.now()) {
  const key = { accountId, kind, subject: "a" };
  const { dueAt } = await inTransaction(deps.db, (tx) => makePromise(deps, tx, { ...key, startsAt }));
  const after = (ms: number) => at(deps, addMs(dueAt, ms));
  return {
    dueAt,
    sweepAfter: (ms: number) => sweepPromises(after(ms)),
    keepAfter: (ms: number) => inTransaction(deps.db, (tx) => keepPromise(after(ms), tx, key)),
  };
}

const announced = async ({ db }: Deps, accountId: string) => {
  const rows = db.selectFrom("messages").select("params").where("accountId", "=", accountId).orderBy("createdAt");
  const messages = await rows.where("template", "=", "promise-credited").execute();
  return messages.map(({ params }) => params as { days: number; isFinal: boolean; endsAt: string });
};

const endOf = async ({ db }: Deps, paymentId: string): Promise<Date> => {
  const periods = db.selectFrom("subscriptionPeriods").select("endsAt").where("paymentId", "=", paymentId);
  return (await periods.executeTakeFirstOrThrow()).endsAt;
};

test("a late adjustment adds two days and one message, however often it is swept", async ({ deps, member }) => {
  const before = await endOf(deps, member.paymentId);
  const { sweepAfter, keepAfter } = await promise(deps, member.accountId, "fortnightly-diet");
  await Promise.all([sweepAfter(1_000), sweepAfter(1_000)]);
  for (const days of [1, 5]) await sweepAfter(days * DAY_MS);
  await keepAfter(6 * DAY_MS);
  await sweepAfter(6 * DAY_MS + MINUTE_MS);
  const endsAt = await endOf(deps, member.paymentId);
  expect(endsAt).toEqual(addMs(before, 2 * DAY_MS));
  expect(await announced(deps, member.accountId)).toMatchObject([
    { days: 2, isFinal: true, endsAt: endsAt.toISOString(), kind: "fortnightly-diet" },
  ]);
});

test("a credit that grows each day is announced at its first day and at its last", async ({ deps, member }) => {
  const before = await endOf(deps, member.paymentId);
  const { sweepAfter, keepAfter } = await promise(deps, member.accountId, "definitive-plan");
  for (const days of [0, 1, 2, 3]) await sweepAfter(days * DAY_MS + HOUR_MS);
  expect(await endOf(deps, member.paymentId)).toEqual(addMs(before, 4 * DAY_MS));
  expect(await announced(deps, member.accountId)).toMatchObject([{ days: 1, isFinal: false }]);

  await keepAfter(3 * DAY_MS + 2 * HOUR_MS);
  await sweepAfter(3 * DAY_MS + 2 * HOUR_MS + MINUTE_MS);
  await sweepAfter(9 * DAY_MS);
  expect(await announced(deps, member.accountId)).toMatchObject([
    { days: 1, isFinal: false },
    { days: 4, isFinal: true },
  ]);
  expect(await endOf(deps, member.paymentId)).toEqual(addMs(before, 4 * DAY_MS));
});

test("kept a moment late, before any sweep, it is credited by the next one and announced once", async ({
  deps,
  member,
}) => {
  const before = await endOf(deps, member.paymentId);
  const { sweepAfter, keepAfter } = await promise(deps, member.accountId, "definitive-plan");
  await keepAfter(10_000);
  await sweepAfter(MINUTE_MS);
  expect(await endOf(deps, member.paymentId)).toEqual(addMs(before, DAY_MS));
  expect(await announced(deps, member.accountId)).toMatchObject([{ days: 1, isFinal: true }]);
});

test("broken in the last hour, it gives access back; its promises end with the later end", async ({ deps, member }) => {
  const end = await endOf(deps, member.paymentId);
  const { dueAt, sweepAfter } = await promise(deps, member.accountId, "fortnightly-diet", addMs(end, -14 * DAY_MS - 1));
  expect(dueAt).toEqual(addMs(end, -1));
  await voidEndedPromises(at(deps, addMs(end, MINUTE_MS)));
  await sweepAfter(2 * MINUTE_MS);
  expect(await endOf(deps, member.paymentId)).toEqual(addMs(end, 2 * DAY_MS));
  expect(await announced(deps, member.accountId)).toMatchObject([{ days: 2 }]);

  const later = await promise(at(deps, addMs(end, DAY_MS)), member.accountId, "fortnightly-training");
  await voidEndedPromises(at(deps, addMs(end, 2 * DAY_MS + MINUTE_MS)));
  await later.sweepAfter(DAY_MS);
  const states = deps.db.selectFrom("promises").select("state").where("accountId", "=", member.accountId);
  expect(await states.where("kind", "=", "fortnightly-training").execute()).toEqual([{ state: "void" }]);
});

test("after a refund nothing is added and nothing announced", async ({ deps, member }) => {
  const before = await endOf(deps, member.paymentId);
  const { sweepAfter } = await promise(deps, member.accountId, "fortnightly-diet");
  await withdraw(deps, { paymentId: member.paymentId, requestedBy: "buyer" });
  await sweepAfter(1_000);
  expect(await endOf(deps, member.paymentId)).toEqual(before);
  expect(await announced(deps, member.accountId)).toEqual([]);
});

test("while the charge is disputed the days are added without a message", async ({ deps, member }) => {
  const before = await endOf(deps, member.paymentId);
  const { sweepAfter } = await promise(deps, member.accountId, "fortnightly-diet");
  await suspendPeriod(deps.db, member.paymentId, deps.now());
  await sweepAfter(1_000);
  expect(await endOf(deps, member.paymentId)).toEqual(addMs(before, 2 * DAY_MS));
  expect(await announced(deps, member.accountId)).toEqual([]);
});
