import * as fc from "fast-check";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { Problem } from "../platform/problem.ts";
import { aBuyer, aCardSubmission, aPixSubmission, CARDS } from "../testing/buying.ts";
import { aTrace } from "../testing/makers.ts";
import { test } from "../testing/test.ts";
import { readAsaasEvent } from "./asaas/asaas-events.ts";
import { findUnseenCharges } from "./find-unseen-charges.ts";
import { keepEvents } from "./keep-events.ts";
import { pay } from "./pay.ts";
import { isHigher, type Payment } from "./payment.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { sendRefunds } from "./send-refunds.ts";
import { settleEvents } from "./settle-events.ts";

const MINUTE = 60_000;

/** The account's owner, and people elsewhere who type its email: each is alone in a channel. */
const PEOPLE = {
  owner: { via: "session", clientIp: "203.0.113.7" },
  stranger: { via: "email", clientIp: "198.51.100.66" },
  "another stranger": { via: "email", clientIp: "2001:db8:1:2::10" },
} as const;

/** Everything that can happen to a purchase, in any order and any number. */
const happening = fc.oneof(
  fc.record({
    kind: fc.constant("press" as const),
    who: fc.constantFrom("owner", "owner", "stranger", "another stranger"),
    method: fc.constantFrom("pix", "card", "declined"),
    key: fc.nat(3),
  }),
  fc.record({ kind: fc.constant("buyer pays" as const), code: fc.nat(4), odd: fc.boolean(), again: fc.boolean() }),
  fc.record({ kind: fc.constant("post" as const), order: fc.constantFrom("as it came", "reversed", "twice", "lost") }),
  fc.record({ kind: fc.constant("gateway" as const), mode: fc.constantFrom("drop-answer", "down", "ok") }),
  fc.record({ kind: fc.constant("time" as const), minutes: fc.constantFrom(1, 12, 61) }),
  fc.record({ kind: fc.constant("sweep" as const) }),
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

type World = {
  deps: Deps;
  asaas: Asaas;
  clock: { advance: (ms: number) => void };
  buyer: { accountId: string; email: string };
};
type Asaas = {
  pay: (order: { gatewayId: string; amount?: number; late: boolean; again: boolean }) => unknown;
  setFaults: (fault: { mode: "drop-answer" | "down" | "ok"; times?: number }) => unknown;
  ledger: () => { payments: LedgerPayment[] };
};
type LedgerPayment = {
  id: string;
  pixQrCodeId: string | null;
  externalReference: string | null;
  installment: string | null;
  amountCents: number;
  refundedCents: number;
  status: string;
};

async function happen({ deps, asaas, clock, buyer }: World, what: Happening): Promise<void> {
  switch (what.kind) {
    case "press": {
      const number = what.method === "declined" ? CARDS.declined : CARDS.approved;
      const submission =
        what.method === "pix" ? aPixSubmission(buyer.email) : aCardSubmission(buyer.email, { number, installments: 1 });
      const idempotencyKey = what.key === 0 ? null : `press ${what.key}`;
      const { via, clientIp } = PEOPLE[what.who];
      const buying = {
        accountId: buyer.accountId,
        via,
        submission,
        offerCents: undefined,
        trace: aTrace({ clientIp }),
        idempotencyKey,
      } as const;
      const answer = await pay(deps, buying).catch((error: unknown) => error);
      if (answer instanceof Problem) expect([via, answer.code]).not.toEqual(["email", "plan-active"]);
      else expect(answer, "whose payment is shown").toMatchObject({ via, clientIp });
      return;
    }
    case "buyer pays": {
      const codes = await deps.db
        .selectFrom("payments")
        .select("gatewayId")
        .where("accountId", "=", buyer.accountId)
        .where("method", "=", "pix")
        .orderBy("createdAt")
        .execute();
      const gatewayId = codes[what.code]?.gatewayId;
      if (gatewayId) asaas.pay({ gatewayId, late: true, again: what.again, ...(what.odd && { amount: 12.34 }) });
      return;
    }
    case "post": {
      if (what.order === "lost") return;
      const mine = await paymentIds(deps, buyer.accountId);
      const news = asaas
        .ledger()
        .payments.filter(({ externalReference }) => mine.has(externalReference ?? ""))
        .map((payment) => ({
          id: `evt_${payment.id}_${payment.status}`,
          event:
            payment.status === "CONFIRMED"
              ? "PAYMENT_CONFIRMED"
              : payment.status === "REFUNDED"
                ? "PAYMENT_REFUNDED"
                : "PAYMENT_RECEIVED",
          payment,
        }));
      const ordered =
        what.order === "reversed" ? news.toReversed() : what.order === "twice" ? [...news, ...news] : news;
      for (const event of ordered) await keepEvents(deps, [readAsaasEvent(JSON.stringify(event))]);
      await settleEvents(deps);
      return;
    }
    case "gateway":
      asaas.setFaults(what.mode === "ok" ? { mode: "ok" } : { mode: what.mode, times: 1 });
      return;
    case "time":
      clock.advance(what.minutes * MINUTE);
      return;
    case "sweep":
      await reconcilePayments(deps);
      await sendRefunds(deps);
  }
}

const paymentIds = async (deps: Deps, accountId: string) =>
  new Set(
    (await deps.db.selectFrom("payments").select("id").where("accountId", "=", accountId).execute()).map(
      ({ id }) => id,
    ),
  );

/** The gateway works again and everything that waits gets its turn. */
async function settleDown(world: World): Promise<void> {
  const { deps, asaas, clock } = world;
  asaas.setFaults({ mode: "ok" });
  for (let round = 0; round < 6; round += 1) {
    clock.advance(13 * MINUTE);
    await settleEvents(deps);
    await reconcilePayments(deps);
    await findUnseenCharges(deps);
    await happen(world, { kind: "post", order: "as it came" });
    await sendRefunds(deps);
  }
}

test("whatever happens, each purchase keeps at most one charge, and who paid has the plan", {
  timeout: 170_000,
}, async ({ deps, asaas, clock }) => {
  const property = fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 14 }), async (story) => {
    const buyer = await aBuyer(deps);
    const world: World = { deps, asaas, clock, buyer };
    const seen = new Map<string, Payment["status"]>();
    for (const what of story) {
      await happen(world, what);
      await statusesMoveUp(deps, buyer.accountId, seen);
    }
    await settleDown(world);
    await statusesMoveUp(deps, buyer.accountId, seen);
    await checkMoney(deps, world.asaas, buyer.accountId);
    asaas.setFaults({ mode: "ok" });
  });
  // fast-check prints the seed and the shortest story that breaks the rule.
  await fc.assert(property, { numRuns: 60, endOnFailure: false });
});

async function statusesMoveUp(deps: Deps, accountId: string, seen: Map<string, Payment["status"]>): Promise<void> {
  const rows = await deps.db
    .selectFrom("payments")
    .select(["id", "status"])
    .where("accountId", "=", accountId)
    .execute();
  for (const { id, status } of rows as { id: string; status: Payment["status"] }[]) {
    const before = seen.get(id);
    if (before && before !== status) expect(isHigher(status, before), `${before} became ${status}`).toBe(true);
    seen.set(id, status);
  }
}

async function checkMoney(deps: Deps, asaas: Asaas, accountId: string): Promise<void> {
  const payments = (await deps.db
    .selectFrom("payments")
    .selectAll()
    .where("accountId", "=", accountId)
    .execute()) as unknown as Payment[];
  const periods = await deps.db.selectFrom("planPeriods").selectAll().where("accountId", "=", accountId).execute();
  for (const payment of payments) {
    const charges = asaas.ledger().payments.filter(({ externalReference }) => externalReference === payment.id);
    const kept = charges.filter(({ amountCents, refundedCents }) => amountCents > refundedCents);
    expect(kept.length, "charges kept for one purchase").toBeLessThanOrEqual(1);
    for (const charge of kept) expect(charge.amountCents).toBe(payment.amountCents);

    const isPaid = payment.status === "paid" || payment.status === "received";
    expect(isPaid, `paid is ${payment.status} and ${kept.length} charge(s) are kept`).toBe(kept.length === 1);
    expect(periods.some((period) => period.paymentId === payment.id && period.endedAt === null)).toBe(isPaid);
  }
  const open = payments.filter(
    ({ status, replacedAt }) => (status === "pending" || status === "processing") && !replacedAt,
  );
  const channels = open.map(({ via, requester }) => `${via} ${requester}`);
  expect(new Set(channels).size, "open attempts at once in a channel").toBe(channels.length);
}
