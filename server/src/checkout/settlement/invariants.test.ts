import * as fc from "fast-check";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../platform/http/problem.ts";
import { aBuyer, aCardSubmission, aPixSubmission, bankMoves, CARDS } from "../../testing/buying.ts";
import { aClientContext } from "../../testing/makers.ts";
import { test } from "../../testing/test.ts";
import { parseAsaasEvent } from "../gateway/asaas/asaas-payloads.ts";
import { createPayment } from "../payments/create-payment.ts";
import { isHigher, type Payment, shownStatus } from "../payments/payment.ts";
import { findMissedCharges } from "../reconciliation/find-missed-charges.ts";
import { reconcilePayments } from "../reconciliation/reconcile-payments.ts";
import { withdraw } from "../refunds/request-refund.ts";
import { sendRefunds } from "../refunds/send-refunds.ts";
import { ingestEvents } from "./ingest-events.ts";
import { processEvents } from "./process-events.ts";

const MINUTE = 60_000;

/** The account's owner, and third parties who type its e-mail: each has a channel of its own. */
const CLIENTS = {
  owner: { via: "session", clientIp: "203.0.113.7" },
  "third party": { via: "email", clientIp: "198.51.100.66" },
  "another third party": { via: "email", clientIp: "2001:db8:1:2::10" },
} as const;

const bank = fc.record({
  kind: fc.constant("bank" as const),
  card: fc.nat(2),
  move: fc.constantFrom("open", "win", "lose"),
});
const webhooks = fc.record({
  kind: fc.constant("webhooks" as const),
  order: fc.constantFrom("in order", "reversed", "twice", "lost"),
});
const gateway = fc.record({
  kind: fc.constant("gateway" as const),
  mode: fc.constantFrom("drop-answer", "down", "ok"),
});
const time = fc.record({ kind: fc.constant("time" as const), minutes: fc.constantFrom(1, 12, 61) });
const sweep = fc.record({ kind: fc.constant("sweep" as const) });
const withdrawal = fc.record({ kind: fc.constant("withdrawal" as const) });
/** Every action on a purchase, in any order and number. */
const anyAction = fc.oneof(
  fc.record({
    kind: fc.constant("attempt" as const),
    client: fc.constantFrom("owner", "owner", "third party", "another third party"),
    method: fc.constantFrom("pix", "card", "declined"),
    key: fc.nat(3),
  }),
  fc.record({ kind: fc.constant("buyer pays" as const), code: fc.nat(4), odd: fc.boolean(), again: fc.boolean() }),
  bank,
  webhooks,
  gateway,
  time,
  sweep,
  withdrawal,
);
/** Actions after a card charge that its holder may dispute. */
const aroundDispute = fc
  .array(
    fc.oneof({ arbitrary: bank, weight: 3 }, { arbitrary: webhooks, weight: 3 }, gateway, time, sweep, withdrawal),
    {
      minLength: 3,
      maxLength: 14,
    },
  )
  .map((actions): Action[] => [{ kind: "attempt", client: "owner", method: "card", key: 0 }, ...actions]);
type Action = typeof anyAction extends fc.Arbitrary<infer T> ? T : never;

type Context = {
  deps: Deps;
  asaas: Asaas;
  clock: { advance: (ms: number) => void };
  buyer: { accountId: string; email: string };
  /** Counts the bank's moves, so that a charge returning to an earlier status is a new event. */
  moves: { count: number };
};
type Asaas = Parameters<typeof bankMoves>[0] & {
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

/** The bank's possible moves from each status. */
const BANK_MOVES: Record<string, readonly string[]> = {
  CONFIRMED: ["open"],
  RECEIVED: ["open"],
  CHARGEBACK_REQUESTED: ["win", "lose"],
  AWAITING_CHARGEBACK_REVERSAL: ["return"],
};

async function perform({ deps, asaas, clock, buyer, moves }: Context, action: Action): Promise<void> {
  switch (action.kind) {
    case "attempt": {
      const number = action.method === "declined" ? CARDS.declined : CARDS.approved;
      const submission =
        action.method === "pix"
          ? aPixSubmission(buyer.email)
          : aCardSubmission(buyer.email, { number, installments: 1 });
      const idempotencyKey = action.key === 0 ? null : `attempt ${action.key}`;
      const { via, clientIp } = CLIENTS[action.client];
      const input = {
        accountId: buyer.accountId,
        via,
        submission,
        offerCents: undefined,
        clientContext: aClientContext({ clientIp }),
        idempotencyKey,
      } as const;
      const answer = await createPayment(deps, input).catch((error: unknown) => error);
      if (answer instanceof Problem) expect([via, answer.code]).not.toEqual(["email", "subscription-active"]);
      else expect(answer, "the payment shown belongs to this channel").toMatchObject({ via, clientIp });
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
      const gatewayId = codes[action.code]?.gatewayId;
      if (gatewayId) asaas.pay({ gatewayId, late: true, again: action.again, ...(action.odd && { amount: 12.34 }) });
      return;
    }
    case "bank": {
      const cards = (await chargesOf(deps, asaas, buyer.accountId)).filter(({ pixQrCodeId }) => pixQrCodeId === null);
      const card = cards[action.card];
      if (!card || !BANK_MOVES[card.status]?.includes(action.move)) return;
      moves.count += 1;
      await bankMoves(asaas, card.id, action.move);
      return;
    }
    case "webhooks": {
      if (action.order === "lost") return;
      const events = (await chargesOf(deps, asaas, buyer.accountId)).map((payment) => ({
        id: `evt_${payment.id}_${payment.status}_${moves.count}`,
        event: `PAYMENT_${payment.status}`,
        payment,
      }));
      const ordered =
        action.order === "reversed" ? events.toReversed() : action.order === "twice" ? [...events, ...events] : events;
      for (const event of ordered) await ingestEvents(deps, [parseAsaasEvent(JSON.stringify(event))]);
      await processEvents(deps);
      return;
    }
    case "withdrawal": {
      const paid = await deps.db
        .selectFrom("subscriptionPeriods")
        .select("paymentId")
        .where("accountId", "=", buyer.accountId)
        .where("endedAt", "is", null)
        .executeTakeFirst();
      const request = paid && withdraw(deps, { paymentId: paid.paymentId, requestedBy: "buyer" });
      await request?.catch((error: unknown) => expect(error).toBeInstanceOf(Problem));
      return;
    }
    case "gateway":
      asaas.setFaults(action.mode === "ok" ? { mode: "ok" } : { mode: action.mode, times: 1 });
      return;
    case "time":
      clock.advance(action.minutes * MINUTE);
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

const chargesOf = async (deps: Deps, asaas: Asaas, accountId: string): Promise<LedgerPayment[]> => {
  const ids = await paymentIds(deps, accountId);
  return asaas.ledger().payments.filter(({ externalReference }) => ids.has(externalReference ?? ""));
};

/** The gateway recovers, the banks finish, and the sweeps run until nothing is due. */
async function drain(context: Context): Promise<void> {
  const { deps, asaas, clock, moves } = context;
  asaas.setFaults({ mode: "ok" });
  for (const { id, status } of await chargesOf(deps, asaas, context.buyer.accountId))
    if (status === "AWAITING_CHARGEBACK_REVERSAL") {
      moves.count += 1;
      await bankMoves(asaas, id, "return");
    }
  for (let round = 0; round < 6; round += 1) {
    clock.advance(round < 4 ? 13 * MINUTE : 25 * 60 * MINUTE);
    await processEvents(deps);
    await reconcilePayments(deps);
    await findMissedCharges(deps);
    await perform(context, { kind: "webhooks", order: "in order" });
    await sendRefunds(deps);
  }
}

/** Each run has a buyer of its own. fast-check prints the seed and the shortest run that breaks an invariant. */
const invariantsHold = ({ deps, asaas, clock }: Omit<Context, "buyer" | "moves">, runs: fc.Arbitrary<Action[]>) =>
  fc.asyncProperty(runs, async (actions) => {
    const buyer = await aBuyer(deps);
    const context: Context = { deps, asaas, clock, buyer, moves: { count: 0 } };
    const statuses = new Map<string, Payment["status"]>();
    for (const action of actions) {
      await perform(context, action);
      await checkStatusOrder(deps, buyer.accountId, statuses);
    }
    await drain(context);
    await checkStatusOrder(deps, buyer.accountId, statuses);
    await checkMoney(deps, asaas, buyer.accountId);
    asaas.setFaults({ mode: "ok" });
  });

test("after any sequence of actions, a purchase keeps at most one charge, and a buyer who paid has the plan", {
  timeout: 170_000,
}, async ({ deps, asaas, clock }) => {
  const property = invariantsHold({ deps, asaas, clock }, fc.array(anyAction, { minLength: 3, maxLength: 14 }));
  await fc.assert(property, { numRuns: 60, endOnFailure: false });
});

test("the same holds for any sequence of dispute moves and webhooks", {
  timeout: 170_000,
}, async ({ deps, asaas, clock }) => {
  await fc.assert(invariantsHold({ deps, asaas, clock }, aroundDispute), { numRuns: 60, endOnFailure: false });
});

async function checkStatusOrder(
  deps: Deps,
  accountId: string,
  statuses: Map<string, Payment["status"]>,
): Promise<void> {
  const rows = await deps.db
    .selectFrom("payments")
    .select(["id", "status"])
    .where("accountId", "=", accountId)
    .execute();
  for (const { id, status } of rows as { id: string; status: Payment["status"] }[]) {
    const before = statuses.get(id);
    if (before && before !== status) expect(isHigher(status, before), `${before} became ${status}`).toBe(true);
    statuses.set(id, status);
  }
}

async function checkMoney(deps: Deps, asaas: Asaas, accountId: string): Promise<void> {
  const payments = (await deps.db
    .selectFrom("payments")
    .selectAll()
    .select(shownStatus("payments").as("shown"))
    .where("accountId", "=", accountId)
    .execute()) as unknown as (Payment & { shown: Payment["status"] })[];
  const periods = await deps.db
    .selectFrom("subscriptionPeriods")
    .selectAll()
    .where("accountId", "=", accountId)
    .execute();
  for (const payment of payments) {
    const charges = asaas.ledger().payments.filter(({ externalReference }) => externalReference === payment.id);
    const isWithBank = ({ status }: LedgerPayment) => status === "CHARGEBACK_REQUESTED";
    const kept = charges.filter((charge) => charge.amountCents > charge.refundedCents && !isWithBank(charge));
    expect(kept.length, "charges kept for one purchase").toBeLessThanOrEqual(1);
    for (const charge of kept) expect(charge.amountCents).toBe(payment.amountCents);

    const isPaid = payment.shown === "paid" || payment.shown === "received";
    expect(isPaid, `shown is ${payment.shown} and ${kept.length} charge(s) are kept`).toBe(kept.length === 1);
    const isUsable = periods.some(
      ({ paymentId, endedAt, suspendedAt }) => paymentId === payment.id && endedAt === null && suspendedAt === null,
    );
    expect(isUsable, `shown is ${payment.shown}`).toBe(isPaid);
    if (payment.status === "refunded") expect(charges.map(({ status }) => status)).toContain("REFUNDED");
  }
  const open = payments.filter(
    ({ status, replacedAt }) => (status === "pending" || status === "processing") && !replacedAt,
  );
  const channels = open.map(({ via, requester }) => `${via} ${requester}`);
  expect(new Set(channels).size, "open attempts at once in a channel").toBe(channels.length);
}
