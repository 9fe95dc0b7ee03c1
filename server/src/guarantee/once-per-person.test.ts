import type { GuaranteeDecision, GuaranteeView } from "@app/contract/guarantee";
import { expect } from "vitest";
import { withdraw } from "../checkout/refunds/request-refund.ts";
import type { Deps } from "../deps.ts";
import { createKeyRing } from "../platform/key-ring.ts";
import { eraseExpired } from "../privacy/erasure/apply-retention.ts";
import { deleteAccount } from "../privacy/erasure/delete-account.ts";
import { listPromises } from "../promises/queries.ts";
import { sweepPromises } from "../promises/sweep-promises.ts";
import { aCardSubmission, aPixSubmission, aWebhook, receiveWebhook } from "../testing/buying.ts";
import { test as base } from "../testing/http.ts";
import { aDocument } from "../testing/makers.ts";
import { aMember, type Buyer, buys } from "../testing/purchases.ts";
import { answerReview } from "./answer-review.ts";
import { disagree } from "./decisions/disagree.ts";
import { escalateReviews } from "./escalate-reviews.ts";
import { overdueReviews } from "./queries.ts";
import { asksAfterWaiting, asksGuarantee, waitedForPlan } from "./testing/asking.ts";
import { waitingReviews } from "./waiting-reviews.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const GUARANTEE = "/v1/account/guarantee";

const test = base.extend("needsGateway", { auto: true }, ({ asaas }) => void asaas.ledger());

type Context = { deps: Deps; clock: { advance: (ms: number) => void } };

const claims = (deps: Deps, { accountId }: Buyer, paymentId: string) =>
  asksAfterWaiting(deps, { accountId, paymentId });

async function buysWith(deps: Deps, buyer: Buyer, document = aDocument()): Promise<string> {
  const submission = aCardSubmission(buyer.email);
  const customerData = { ...submission.customerData, cpfCnpj: document };
  return (await buys(deps, buyer, { ...submission, customerData })).id;
}

/** A buyer who pays by PIX is identified by the account only: no document is stored. */
async function buysByPix(deps: Deps, asaas: { pay: (order: { gatewayId: string }) => unknown }, buyer: Buyer) {
  const { id, gatewayId } = await buys(deps, buyer, aPixSubmission(buyer.email));
  const paid = asaas.pay({ gatewayId: gatewayId ?? "" }) as { paymentId: string };
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id: paid.paymentId, pixQrCodeId: gatewayId }));
  return id;
}

/** A purchase of the same plan within ten minutes is a replay. */
const LATER = 11 * 60_000;

/** A member whose first claim was granted a while ago. */
async function aGrantedMember({ deps, clock }: Context, document = aDocument()) {
  const member = await aMember(deps);
  expect(await claims(deps, member, await buysWith(deps, member, document))).toMatchObject({ decision: "granted" });
  clock.advance(LATER);
  return member;
}

/** A member whose second claim waits for the team. */
async function aMemberInReview({ deps, clock }: Context) {
  const member = await aGrantedMember({ deps, clock });
  const paymentId = await buysWith(deps, member);
  const { referenceNumber } = await claims(deps, member, paymentId);
  return { member, paymentId, referenceNumber };
}

const verify = (deps: Deps, { accountId }: Buyer) =>
  deps.db
    .updateTable("accounts")
    .set({ emailVerifiedAt: deps.now(), phoneVerifiedAt: deps.now() })
    .where("id", "=", accountId)
    .execute();

async function deletesAccount(deps: Deps, { accountId }: Buyer): Promise<void> {
  const row = await deps.db.selectFrom("accounts").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow();
  await deleteAccount(deps, { account: row, giveUpPlan: true });
}

const emailsAbout = (deps: Deps, referenceNumber: string) =>
  deps.db
    .selectFrom("messages")
    .select(["template", "recipient"])
    .where("dedupeKey", "like", `%${referenceNumber}`)
    .orderBy("template")
    .execute();

/** The ledger's side of a review. */
const promiseOf = async (deps: Deps, { accountId }: Buyer) =>
  (await listPromises(deps, accountId, ["guarantee-review"])).map(({ state, dueAt, subject, creditDays }) => ({
    state,
    dueAt: dueAt.toISOString(),
    subject,
    creditDays,
  }));

test("an account's second claim goes to the team, which answers within 72 hours; both sides are notified", async ({
  api,
  deps,
  clock,
}) => {
  const member = await aGrantedMember({ deps, clock });
  const id = await buysWith(deps, member);
  const { headers, password, email } = member;
  const claim = async () => {
    const body = { _id: crypto.randomUUID(), paymentId: id, password };
    return (await api<GuaranteeDecision>("POST", GUARANTEE, { headers, body })).body.return;
  };

  const answer = await claim();
  expect(answer).toMatchObject({ decision: "human", reason: "UMA_POR_PESSOA", refund: null });
  const { referenceNumber = "", at = "", review } = answer ?? {};
  const { answerBy = "" } = review ?? {};
  expect(Date.parse(answerBy) - Date.parse(at)).toBe(72 * HOUR);
  expect(await promiseOf(deps, member)).toEqual([
    { state: "running", dueAt: answerBy, subject: referenceNumber, creditDays: 0 },
  ]);
  expect((await api("GET", "/v1/account", { headers })).body.return).toMatchObject({ state: "active" });
  const shown = async () => (await api<GuaranteeView>("GET", GUARANTEE, { headers })).body.return?.decisions[0];
  expect(await shown()).toEqual(answer);
  const emails = [
    { template: "guarantee-in-review", recipient: email },
    { template: "guarantee-review", recipient: deps.team.email },
  ];
  expect(await emailsAbout(deps, referenceNumber)).toEqual(emails);

  expect(await claim()).toEqual(answer);
  expect(await emailsAbout(deps, referenceNumber)).toEqual(emails);
});

test.for(["document", "verified email", "verified phone"])(
  "the same %s identifies the same person, also on a new account after the old one was deleted",
  async (known, { deps, asaas }) => {
    const document = aDocument();
    const first = await aMember(deps);
    await verify(deps, first);
    expect(await claims(deps, first, await buysWith(deps, first, document))).toMatchObject({ decision: "granted" });
    await deletesAccount(deps, first);

    const again = await aMember(deps, {
      ...(known === "verified email" && { email: first.email.replace("@", "+de-novo@") }),
      ...(known === "verified phone" && { phone: first.phone }),
    });
    await verify(deps, again);
    const id = known === "document" ? await buysWith(deps, again, document) : await buysByPix(deps, asaas, again);
    expect(await claims(deps, again, id)).toMatchObject({ decision: "human" });
  },
);

test("an unverified contact does not identify a person", async ({ deps, asaas, clock }) => {
  const first = await aGrantedMember({ deps, clock });
  await deletesAccount(deps, first);
  const other = await aMember(deps, { email: first.email, phone: first.phone });
  expect(await claims(deps, other, await buysByPix(deps, asaas, other))).toMatchObject({ decision: "granted" });
});

test("two attempts for one purchase are one refund and no review", async ({ deps }) => {
  const member = await aMember(deps);
  const paymentId = await buysWith(deps, member);
  await waitedForPlan(deps, { ...member, paymentId });
  const ask = () => asksGuarantee(deps, { ...member, paymentId });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect([first, second, await ask()]).toEqual([first, first, first]);
  expect(first).toMatchObject({ decision: "granted" });
  const rows = (table: "refunds" | "guaranteeClaims" | "guaranteeDecisions") =>
    deps.db.selectFrom(table).select("id").where("paymentId", "=", paymentId).execute();
  const counts = await Promise.all([rows("refunds"), rows("guaranteeClaims"), rows("guaranteeDecisions")]);
  expect(counts.map(({ length }) => length)).toEqual([1, 0, 1]);
});

test("two accounts of one person who claim at once are not both granted", async ({ deps }) => {
  for (let round = 0; round < 5; round += 1) {
    const document = aDocument();
    const members = [await aMember(deps), await aMember(deps), await aMember(deps)];
    const bought = [];
    for (const member of members) bought.push({ member, id: await buysWith(deps, member, document) });
    const decided = await Promise.all(bought.map(({ member, id }) => claims(deps, member, id)));
    expect(decided.map(({ decision }) => decision).toSorted()).toEqual(["granted", "human", "human"]);
  }
});

test("a grant recorded under an old key still counts after a key rotation", async ({ deps, asaas }) => {
  const [old, current] = ["the key before the rotation, long enough", "the key after the rotation, long enough"];
  const before = { ...deps, keyRing: createKeyRing(old ?? "") };
  const after = { ...deps, keyRing: createKeyRing(current ?? "", [old ?? ""]) };
  const member = await aMember(deps);
  await verify(deps, member);
  expect(await claims(before, member, await buysByPix(deps, asaas, member))).toMatchObject({ decision: "granted" });
  await deletesAccount(deps, member);
  const again = await aMember(deps, { email: member.email });
  await verify(deps, again);
  const { decision, referenceNumber } = await claims(after, again, await buysByPix(deps, asaas, again));
  expect(decision).toBe("human");
  // Its evidence opens with these keys alone.
  await answerReview(after, { referenceNumber, by: "Carla", grant: false, reason: "Sem registros." });
});

test("granted by the team, even after the deadline, the charge is refunded and the plan ends", async ({
  deps,
  clock,
}) => {
  const { member, paymentId, referenceNumber } = await aMemberInReview({ deps, clock });
  expect(await waitingReviews(deps)).toContain(referenceNumber);
  clock.advance(40 * DAY);
  expect(await waitingReviews(deps)).toMatch(new RegExp(`${referenceNumber} +ATRASADO`));
  const answers = [1, 2].map(() => answerReview(deps, { referenceNumber, by: "Carla", grant: true }));
  expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(1);
  expect(await answerReview(deps, { referenceNumber, by: "Davi", grant: false, reason: "tarde" })).toBe(false);

  const of = { paymentId, requestedBy: "Carla", kind: "guarantee", amountCents: 2_399_88 };
  const refunds = deps.db.selectFrom("refunds").select(["paymentId", "requestedBy", "kind", "amountCents"]);
  expect(await refunds.where("paymentId", "=", paymentId).execute()).toEqual([of]);
  const period = deps.db.selectFrom("subscriptionPeriods").select("endedAt").where("paymentId", "=", paymentId);
  expect((await period.executeTakeFirstOrThrow()).endedAt).not.toBeNull();
  const emails = deps.db.selectFrom("messages").select("id").where("recipient", "=", member.email);
  expect(await emails.where("template", "=", "refund-started").execute()).toHaveLength(2);
});

test("what a member wrote is shown to a named operator only, and the member reads who looked", async ({
  deps,
  clock,
}) => {
  const member = await aMember(deps);
  const { accountId } = member;
  const paymentId = await buysWith(deps, member);
  clock.advance(50 * DAY);
  const { id, decision } = await asksGuarantee(deps, { accountId, paymentId });
  expect(decision).toBe("refused");
  const text = "Segui a dieta e os treinos por quatro semanas.";
  await disagree(deps, { accountId, id, text, requestedBy: "buyer" });
  const looks = () =>
    deps.db.selectFrom("healthAccesses").select("actorName").where("accountId", "=", accountId).execute();
  expect([await waitingReviews(deps), await looks()]).toEqual([expect.not.stringContaining(text), []]);
  expect(await waitingReviews(deps, "Carla")).toContain(text);
  expect((await looks()).filter(({ actorName }) => actorName === "Carla")).toHaveLength(1);
});

test("refused by the team, the member sees the reason and keeps the plan", async ({ api, deps, clock }) => {
  const { member, paymentId, referenceNumber } = await aMemberInReview({ deps, clock });
  const reason = "Os registros mostram dois dias de uso em quatro semanas.";
  expect(await answerReview(deps, { referenceNumber, by: "Carla", grant: false, reason })).toBe(true);
  expect(await promiseOf(deps, member)).toMatchObject([{ state: "kept" }]);
  const kept = deps.db.selectFrom("promiseEvents").select("by").where("accountId", "=", member.accountId);
  expect(await kept.where("event", "=", "kept").where("by", "=", "Carla").execute()).toHaveLength(1);
  const { headers } = member;
  const { purchase, decisions } = (await api<GuaranteeView>("GET", GUARANTEE, { headers })).body.return ?? {};
  expect(purchase).toMatchObject({ paymentId, refundUsed: false });
  expect(decisions).toMatchObject([
    { referenceNumber, refund: null, review: { outcome: "refused", answer: reason } },
    { decision: "granted" },
  ]);
  expect((await api("GET", "/v1/account", { headers })).body.return).toMatchObject({ state: "active" });
  const mail = deps.db
    .selectFrom("messages")
    .select("params")
    .where("dedupeKey", "=", `guarantee-refused ${referenceNumber}`);
  expect(await mail.execute()).toMatchObject([{ params: { reasons: reason, decidedBy: "team" } }]);
});

test("a withdrawal closes the member's open review", async ({ deps, clock }) => {
  const { member, paymentId, referenceNumber } = await aMemberInReview({ deps, clock });
  await withdraw(deps, { paymentId, requestedBy: "buyer" });
  expect(await promiseOf(deps, member)).toMatchObject([{ state: "void" }]);
  expect(await waitingReviews(deps)).not.toContain(referenceNumber);
  expect(await answerReview(deps, { referenceNumber, by: "Carla", grant: true })).toBe(false);
});

test("an overdue answer is a broken promise, escalated once, and counted until it is given", async ({
  deps,
  clock,
}) => {
  const before = await overdueReviews(deps);
  const { member, referenceNumber } = await aMemberInReview({ deps, clock });
  await escalateReviews(deps);
  expect(await overdueReviews(deps)).toBe(before);
  clock.advance(72 * HOUR + 1);
  await Promise.all([escalateReviews(deps), escalateReviews(deps)]);
  await escalateReviews(deps);
  const overdue = (await emailsAbout(deps, referenceNumber)).filter(({ template }) => template.endsWith("overdue"));
  expect(overdue).toEqual([{ template: "guarantee-review-overdue", recipient: deps.team.email }]);
  await sweepPromises(deps);
  expect(await promiseOf(deps, member)).toMatchObject([{ state: "breached", creditDays: 0 }]);
  const late = await overdueReviews(deps);
  await answerReview(deps, { referenceNumber, by: "Carla", grant: false, reason: "Sem registros." });
  expect(late - (await overdueReviews(deps))).toBe(1);
  expect(await listPromises(deps, member.accountId, ["guarantee-review"])).toMatchObject([{ fulfilledLate: true }]);
});

test("the grant of a deleted account holds no personal data, and is erased after five years", async ({
  deps,
  clock,
}) => {
  const document = aDocument();
  const member = await aGrantedMember({ deps, clock }, document);
  const grants = () => deps.db.selectFrom("guaranteeGrants").selectAll().execute();
  const stored = await grants();
  expect(stored.length).toBeGreaterThan(0);
  for (const { personHash } of stored) expect(personHash).toHaveLength(32);
  expect(JSON.stringify(stored)).not.toContain(document);
  await deletesAccount(deps, member);
  expect(await grants()).toHaveLength(stored.length);
  clock.advance(6 * 366 * DAY);
  await eraseExpired(deps);
  expect(await grants()).toEqual([]);
});
