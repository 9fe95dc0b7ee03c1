import type { AccountPaymentDetail } from "@app/contract/account";
import type { GuaranteeAnswer } from "@app/contract/guarantee-claim";
import { expect } from "vitest";
import { withdraw } from "../checkout/refunds/withdraw.ts";
import type { Deps } from "../deps.ts";
import { createKeyRing } from "../platform/key-ring.ts";
import { deleteAccount } from "../privacy/erasure/delete-account.ts";
import { eraseExpired } from "../privacy/erasure/erase-expired.ts";
import { listPromises } from "../promises/list-promises.ts";
import { sweepPromises } from "../promises/sweep-promises.ts";
import { aCardSubmission, aPixSubmission, aWebhook, receiveWebhook } from "../testing/buying.ts";
import { test as base } from "../testing/http.ts";
import { aDocument } from "../testing/makers.ts";
import { aMember, type Buyer, buys, withoutRule } from "../testing/purchases.ts";
import { answerReview } from "./answer-review.ts";
import { claimGuarantee } from "./claim-guarantee.ts";
import { escalateReviews } from "./escalate-reviews.ts";
import { overdueReviews } from "./review-metrics.ts";
import { waitingReviews } from "./waiting-reviews.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const statement = { followed: true, noResults: true, evidence: "Segui a dieta e os treinos por quatro semanas." };

const test = base.extend("needsGateway", { auto: true }, ({ asaas }) => void asaas.ledger());

type Context = { deps: Deps; clock: { advance: (ms: number) => void } };

const claims = (deps: Deps, { accountId }: Buyer, paymentId: string) =>
  claimGuarantee(deps, { paymentId, memberId: accountId, requestedBy: "buyer", claim: statement });

async function buysWith(deps: Deps, buyer: Buyer, document = aDocument()): Promise<string> {
  const submission = aCardSubmission(buyer.email);
  const customerData = { ...submission.customerData, cpfCnpj: document };
  const { id } = await buys(deps, buyer, { ...submission, customerData });
  await withoutRule(deps, id);
  return id;
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
  expect(await claims(deps, member, await buysWith(deps, member, document))).toMatchObject({ outcome: "granted" });
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
  const path = `/v1/account/payments/${id}`;
  const claim = async () =>
    (await api<GuaranteeAnswer>("POST", `${path}/guarantee`, { headers, body: { password, ...statement } })).body
      .return;

  const answer = await claim();
  expect(answer).toMatchObject({ outcome: "in-review", refund: null, retryUntil: null });
  const { referenceNumber = "", answerBy, at = "" } = answer ?? {};
  expect(Date.parse(answerBy ?? "") - Date.parse(at)).toBe(72 * HOUR);
  expect(await promiseOf(deps, member)).toEqual([
    { state: "running", dueAt: answerBy, subject: referenceNumber, creditDays: 0 },
  ]);
  expect((await api("GET", "/v1/account", { headers })).body.return).toMatchObject({ state: "active" });
  const shown = (await api<AccountPaymentDetail>("GET", path, { headers })).body.return;
  expect(shown).toMatchObject({ refunds: [], guarantee: { review: { referenceNumber, at, answerBy }, answers: [] } });
  const emails = [
    { template: "guarantee-in-review", recipient: email },
    { template: "guarantee-review", recipient: deps.team.email },
  ];
  expect(await emailsAbout(deps, referenceNumber)).toEqual(emails);

  expect(await claim()).toMatchObject({ outcome: "in-review", referenceNumber, answerBy });
  expect(await emailsAbout(deps, referenceNumber)).toEqual(emails);
});

test("a claim that does not meet the conditions is refused automatically, the first time and later", async ({
  deps,
  clock,
}) => {
  const member = await aGrantedMember({ deps, clock });
  const paymentId = await buysWith(deps, member);
  const claim = { ...statement, noResults: false };
  expect(
    await claimGuarantee(deps, { paymentId, memberId: member.accountId, requestedBy: "buyer", claim }),
  ).toMatchObject({ outcome: "refused" });
});

test.for(["document", "verified email", "verified phone"])(
  "the same %s identifies the same person, also on a new account after the old one was deleted",
  async (known, { deps, asaas }) => {
    const document = aDocument();
    const first = await aMember(deps);
    await verify(deps, first);
    expect(await claims(deps, first, await buysWith(deps, first, document))).toMatchObject({ outcome: "granted" });
    await deletesAccount(deps, first);

    const again = await aMember(deps, {
      ...(known === "verified email" && { email: first.email.replace("@", "+de-novo@") }),
      ...(known === "verified phone" && { phone: first.phone }),
    });
    await verify(deps, again);
    const id = known === "document" ? await buysWith(deps, again, document) : await buysByPix(deps, asaas, again);
    expect(await claims(deps, again, id)).toMatchObject({ outcome: "in-review" });
  },
);

test("an unverified contact does not identify a person", async ({ deps, asaas, clock }) => {
  const first = await aGrantedMember({ deps, clock });
  await deletesAccount(deps, first);
  const other = await aMember(deps, { email: first.email, phone: first.phone });
  expect(await claims(deps, other, await buysByPix(deps, asaas, other))).toMatchObject({ outcome: "granted" });
});

test("two attempts for one purchase are one refund and no review", async ({ deps }) => {
  const member = await aMember(deps);
  const id = await buysWith(deps, member);
  const results = await Promise.allSettled([claims(deps, member, id), claims(deps, member, id)]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(claims(deps, member, id)).rejects.toMatchObject({ code: "refund-already-requested" });
  expect(await deps.db.selectFrom("guaranteeClaims").select("outcome").where("paymentId", "=", id).execute()).toEqual([
    { outcome: "granted" },
  ]);
});

test("two accounts of one person who claim at once are not both granted", async ({ deps }) => {
  for (let round = 0; round < 5; round += 1) {
    const document = aDocument();
    const members = [await aMember(deps), await aMember(deps), await aMember(deps)];
    const bought = [];
    for (const member of members) bought.push({ member, id: await buysWith(deps, member, document) });
    const decisions = await Promise.all(bought.map(({ member, id }) => claims(deps, member, id)));
    expect(decisions.map(({ outcome }) => outcome).toSorted()).toEqual(["granted", "in-review", "in-review"]);
  }
});

test("a grant recorded under an old key still counts after a key rotation", async ({ deps, asaas }) => {
  const [old, current] = ["the key before the rotation, long enough", "the key after the rotation, long enough"];
  const before = { ...deps, keyRing: createKeyRing(old ?? "") };
  const after = { ...deps, keyRing: createKeyRing(current ?? "", [old ?? ""]) };
  const member = await aMember(deps);
  await verify(deps, member);
  expect(await claims(before, member, await buysByPix(deps, asaas, member))).toMatchObject({ outcome: "granted" });
  await deletesAccount(deps, member);
  const again = await aMember(deps, { email: member.email });
  await verify(deps, again);
  expect(await claims(after, again, await buysByPix(deps, asaas, again))).toMatchObject({ outcome: "in-review" });
});

test("granted by the team, even after the deadline, the charge is refunded and the plan ends", async ({
  deps,
  clock,
}) => {
  const { member, paymentId, referenceNumber } = await aMemberInReview({ deps, clock });
  expect(await waitingReviews(deps)).toContain(referenceNumber);
  const looks = () =>
    deps.db.selectFrom("healthAccesses").select("actorName").where("accountId", "=", member.accountId).execute();
  expect([await waitingReviews(deps), await looks()]).toEqual([expect.not.stringContaining(statement.evidence), []]);
  expect(await waitingReviews(deps, "Carla")).toContain(statement.evidence);
  expect(await looks(), "the member reads who read their words").toEqual([{ actorName: "Carla" }]);
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

test("refused by the team, the member sees the reason and keeps the plan", async ({ api, deps, clock }) => {
  const { member, paymentId, referenceNumber } = await aMemberInReview({ deps, clock });
  const reason = "Os registros mostram dois dias de uso em quatro semanas.";
  expect(await answerReview(deps, { referenceNumber, by: "Carla", grant: false, reason })).toBe(true);
  expect(await promiseOf(deps, member)).toMatchObject([{ state: "kept" }]);
  const kept = deps.db.selectFrom("promiseEvents").select("by").where("accountId", "=", member.accountId);
  expect(await kept.where("event", "=", "kept").where("by", "=", "Carla").execute()).toHaveLength(1);
  const { headers } = member;
  const shown = (await api<AccountPaymentDetail>("GET", `/v1/account/payments/${paymentId}`, { headers })).body.return;
  expect(shown).toMatchObject({
    refunds: [],
    guarantee: { review: null, answers: [{ referenceNumber, failed: [reason] }] },
  });
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
