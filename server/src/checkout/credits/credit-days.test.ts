import { cycles } from "@app/contract/catalogue";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { addMs, DAY_MS, MINUTE_MS } from "../../platform/time.ts";
import { aPixSubmission, aWebhook, receiveWebhook } from "../../testing/buying.ts";
import { killAtEachStatement } from "../../testing/killed.ts";
import { aMember, buys, buysByCard } from "../../testing/purchases.ts";
import { test as base } from "../../testing/test.ts";
import { withdraw } from "../refunds/request-refund.ts";
import { suspendPeriod } from "../subscriptions/period-store.ts";
import { programmeAccess } from "../subscriptions/programme-access.ts";
import { type CreditRequest, creditDays } from "./credit-days.ts";

const test = base.extend("member", async ({ deps, asaas }) => {
  void asaas;
  return aMember(deps);
});
const MONTH = { cycle: "30-days", installments: 1 } as const;
const HALF_YEAR = { cycle: "180-days", installments: 1, confirmExtension: true } as const;

const credit = (deps: Deps, request: CreditRequest) => inTransaction(deps.db, (tx) => creditDays(deps, tx, request));

const periodsOf = ({ db }: Deps, accountId: string) =>
  db
    .selectFrom("subscriptionPeriods as w")
    .innerJoin("payments as p", "p.id", "w.paymentId")
    .select(["w.paymentId", "w.startsAt", "w.endsAt", "w.endedAt", "p.cycle"])
    .select((from) =>
      from
        .selectFrom("subscriptionCredits as c")
        .select((inner) => inner.fn.sum<string>("c.days").as("days"))
        .whereRef("c.paymentId", "=", "w.paymentId")
        .as("credited"),
    )
    .where("w.accountId", "=", accountId)
    .orderBy("w.startsAt")
    .execute();

/** Of every period, whatever became of it: it lasts what was bought and what was credited. */
async function expectExactDays(deps: Deps, accountId: string) {
  const periods = await periodsOf(deps, accountId);
  for (const { startsAt, endsAt, cycle, credited } of periods)
    expect((endsAt.getTime() - startsAt.getTime()) / DAY_MS).toBe(
      cycles[cycle as keyof typeof cycles].days + Number(credited ?? 0),
    );
  return periods;
}

test("the days of a source are raised to a number, once, and only grow", async ({ deps, member }) => {
  const { accountId } = member;
  await buysByCard(deps, member, MONTH);
  const [before] = await periodsOf(deps, accountId);
  const source = "promise a";
  expect(await credit(deps, { accountId, source, days: 1 })).toBe(1);
  expect(await credit(deps, { accountId, source, days: 1 })).toBe(0);
  expect(await credit(deps, { accountId, source, days: 3 })).toBe(2);
  expect(await credit(deps, { accountId, source, days: 2 })).toBe(0);
  expect(await credit(deps, { accountId, source: "promise b", days: 2 })).toBe(2);
  const [after] = await expectExactDays(deps, accountId);
  expect(after?.endsAt).toEqual(addMs(before?.endsAt ?? new Date(0), 5 * DAY_MS));
  const entries = deps.db.selectFrom("auditLog").select("details").where("action", "=", "subscription credited");
  expect(
    await entries
      .where("paymentId", "=", after?.paymentId ?? "")
      .orderBy("id")
      .execute(),
  ).toEqual([
    { details: { source, days: 1 } },
    { details: { source, days: 2 } },
    { details: { source: "promise b", days: 2 } },
  ]);
});

test("ten at once, and kills between any two statements, add them once", async ({ deps, member, databaseUrl }) => {
  const { accountId } = member;
  await buysByCard(deps, member, MONTH);
  const source = "promise a";
  const added = await Promise.all(Array.from({ length: 10 }, () => credit(deps, { accountId, source, days: 2 })));
  expect(added.filter((days) => days > 0)).toEqual([2]);
  const killed = await killAtEachStatement(
    databaseUrl,
    (db) => credit({ ...deps, db }, { accountId, source, days: 5 }),
    async () => void (await expectExactDays(deps, accountId)),
  );
  expect(killed).toBeGreaterThan(7);
  const [period] = await expectExactDays(deps, accountId);
  expect(period?.credited).toBe("5");
});

test("queued periods move behind the longer one, and a refund moves them up again", async ({ deps, member, clock }) => {
  const { accountId } = member;
  const first = await buysByCard(deps, member, MONTH);
  await buysByCard(deps, member, HALF_YEAR);
  await credit(deps, { accountId, source: "promise a", days: 4 });
  const [one, two] = await expectExactDays(deps, accountId);
  expect(one?.credited).toBe("4");
  expect(two).toMatchObject({ startsAt: one?.endsAt, credited: null });

  clock.advance(2 * DAY_MS);
  await withdraw(deps, { paymentId: first.id, requestedBy: "buyer" });
  const [, next] = await expectExactDays(deps, accountId);
  expect(Math.abs((next?.startsAt.getTime() ?? 0) - deps.now().getTime())).toBeLessThan(MINUTE_MS);
  // The refunded purchase takes its days with it; what grows further is added to the one that runs.
  expect(await credit(deps, { accountId, source: "promise a", days: 5 })).toBe(1);
  expect((await expectExactDays(deps, accountId)).map(({ credited }) => credited)).toEqual(["4", "1"]);
});

test("a purchase at the same moment begins where the longer period ends", async ({ deps, member }) => {
  const { accountId } = member;
  await buysByCard(deps, member, MONTH);
  await Promise.all([
    buysByCard(deps, member, HALF_YEAR),
    ...[1, 2, 3].map((days) => credit(deps, { accountId, source: "promise a", days })),
  ]);
  const [one, two] = await expectExactDays(deps, accountId);
  expect(one?.credited).toBe("3");
  expect(two?.startsAt).toEqual(one?.endsAt);
});

test("nothing is added for a free member, a refunded purchase, one made later or an access that had ended", async ({
  deps,
  member,
  clock,
}) => {
  const { accountId } = member;
  const days = 2;
  const early = deps.now();
  expect(await credit(deps, { accountId, source: "promise a", days })).toBe(0);
  clock.advance(DAY_MS);
  const { id: paymentId } = await buysByCard(deps, member, MONTH);
  expect(await credit(deps, { accountId, source: "promise a", days, owedSince: early })).toBe(0);
  await withdraw(deps, { paymentId, requestedBy: "buyer" });
  expect(await credit(deps, { accountId, source: "promise b", days })).toBe(0);

  await buysByCard(deps, member, HALF_YEAR);
  clock.advance(181 * DAY_MS);
  expect(await credit(deps, { accountId, source: "promise c", days })).toBe(0);
  expect(await programmeAccess(deps, accountId)).toBe("ended");
  await expectExactDays(deps, accountId);
});

test("what was owed while access ran extends it, also when it is given after the end", async ({
  deps,
  member,
  clock,
}) => {
  const { accountId } = member;
  await buysByCard(deps, member, MONTH);
  const [period] = await periodsOf(deps, accountId);
  const endsAt = period?.endsAt ?? new Date(0);
  clock.advance(endsAt.getTime() + MINUTE_MS - deps.now().getTime());
  expect(await programmeAccess(deps, accountId)).toBe("ended");
  expect(await credit(deps, { accountId, source: "promise a", days: 1, owedSince: addMs(endsAt, -1) })).toBe(1);
  expect(await programmeAccess(deps, accountId)).toBe("active");
  await expectExactDays(deps, accountId);
});

test("a disputed period becomes longer too: the days are there when the dispute is won", async ({ deps, member }) => {
  const { accountId } = member;
  const { id: paymentId } = await buysByCard(deps, member, MONTH);
  await suspendPeriod(deps.db, paymentId, deps.now());
  expect(await credit(deps, { accountId, source: "promise a", days: 1 })).toBe(1);
  expect(await programmeAccess(deps, accountId)).toBe("suspended");
  await suspendPeriod(deps.db, paymentId, null);
  const [period] = await expectExactDays(deps, accountId);
  expect(period?.credited).toBe("1");
});

test("what was bought by typing an e-mail is its verified owner's, and becomes longer for them alone", async ({
  deps,
  member,
  asaas,
}) => {
  const { accountId, email } = member;
  const { gatewayId } = await buys(deps, { accountId }, aPixSubmission(email, MONTH), "email");
  asaas.pay({ gatewayId: gatewayId ?? "" });
  const charge = asaas.ledger().payments.find(({ pixQrCodeId }) => pixQrCodeId === gatewayId);
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id: charge?.id ?? "", pixQrCodeId: gatewayId }));
  expect(await credit(deps, { accountId, source: "promise a", days: 1 })).toBe(0);
  await deps.db.updateTable("accounts").set({ emailVerifiedAt: deps.now() }).where("id", "=", accountId).execute();
  expect(await credit(deps, { accountId, source: "promise a", days: 1 })).toBe(1);
});
