import { randomUUID } from "node:crypto";
import { type Bundle, bundleText, replays } from "@app/engine/guarantee/bundle";
import { expect } from "vitest";
import { findCurrentPurchase } from "../../checkout/subscriptions/queries.ts";
import type { Deps } from "../../deps.ts";
import { giveConsent, save } from "../../intake/testing/answering.ts";
import { listPromises } from "../../promises/queries.ts";
import { test as base } from "../../testing/test.ts";
import { answerReview } from "../answer-review.ts";
import { personKeys } from "../identify-person.ts";
import { aFollower, onDay } from "../testing/following.ts";
import { choose } from "./choose.ts";
import { hashOf } from "./decision.ts";
import { disagree } from "./disagree.ts";
import { getDecided } from "./list-decided.ts";
import { requestDecision } from "./request-decision.ts";

const test = base.extend("needsGateway", { auto: true }, ({ asaas }) => void asaas.ledger());

type Member = Awaited<ReturnType<typeof aFollower>>;

async function asks(deps: Deps, { accountId }: Member, on: number, id: string = randomUUID()) {
  const moment = onDay(deps, on);
  const { current } = await findCurrentPurchase(moment, accountId);
  if (!current) throw new Error("nothing was bought");
  const { id: decisionId } = await requestDecision(moment, {
    id,
    purchase: current,
    memberId: accountId,
    requestedBy: "buyer",
  });
  return getDecided(deps, accountId, decisionId);
}

const refundsOf = ({ db }: Deps, paymentId: string) =>
  db.selectFrom("refunds").select(["kind", "referenceNumber"]).where("paymentId", "=", paymentId).execute();
const messagesOf = ({ db }: Deps, accountId: string, template: string) =>
  db
    .selectFrom("messages")
    .select("params")
    .where("accountId", "=", accountId)
    .where("template", "=", template as never)
    .execute();

test("a member who followed it and had no result is granted, once, and the bundle replays", async ({ deps }) => {
  const member = await aFollower(deps);
  const id = randomUUID();
  const decided = await asks(deps, member, 31, id);
  expect(decided).toMatchObject({
    decision: "granted",
    ruleVersion: "g2",
    bundle: { answer: { reason: "SEM_RESULTADO", failed: [] } },
    dates: { dayOne: "2026-11-17", accessOn: "2026-11-17" },
  });
  expect(decided.tookMs).toBeLessThan(2_000);
  expect(await refundsOf(deps, member.paymentId)).toEqual([
    { kind: "guarantee", referenceNumber: decided.referenceNumber },
  ]);
  expect(await messagesOf(deps, member.accountId, "refund-started")).toHaveLength(1);

  expect(replays(decided.bundle)).toBe(true);
  const text = bundleText(decided.bundle);
  expect(hashOf(JSON.parse(text) as Bundle)).toBe(decided.hash);
  const { sealed } = await deps.db
    .selectFrom("guaranteeDecisions")
    .select("sealed")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(sealed?.includes("emagrecer")).toBe(false);
});

test("the same id twice, and two ids at once, are one request", async ({ deps }) => {
  const member = await aFollower(deps);
  const moment = onDay(deps, 31);
  const { current } = await findCurrentPurchase(moment, member.accountId);
  if (!current) throw new Error("nothing was bought");
  const id = randomUUID();
  const ids = [id, id, randomUUID(), randomUUID(), randomUUID()];
  const request = { purchase: current, memberId: member.accountId, requestedBy: "buyer" };
  const decided = await Promise.all(ids.map((one) => requestDecision(moment, { ...request, id: one })));
  expect(new Set(decided.map(({ referenceNumber }) => referenceNumber)).size).toBe(1);
  expect(await refundsOf(deps, member.paymentId)).toHaveLength(1);
  expect(await requestDecision(onDay(deps, 33), { ...request, id })).toMatchObject({ decision: "granted" });
});

test("who did not follow it is refused by each line, and a person looks within 72 hours", async ({ deps }) => {
  const member = await aFollower(deps, { diaryDays: 11, workouts: 2 });
  const decided = await asks(deps, member, 32);
  expect(decided).toMatchObject({ decision: "refused", bundle: { answer: { failed: ["G2", "G3"] } } });
  expect(replays(decided.bundle)).toBe(true);
  const [refusal] = await messagesOf(deps, member.accountId, "guarantee-refused");
  expect(JSON.stringify(refusal?.params)).toContain("Dias de diário.");
  expect(JSON.stringify(refusal?.params)).not.toMatch(/peso|kg|cintura|cm\b/i);
  // The same evidence on the same day is the same answer.
  expect((await asks(deps, member, 32)).id).toBe(decided.id);

  const objection = { accountId: member.accountId, id: decided.id, text: "Eu treinei na rua.", requestedBy: "buyer" };
  const asked = onDay(deps, 33);
  await Promise.all([disagree(asked, objection), disagree(asked, objection)]);
  const waiting = await getDecided(deps, member.accountId, decided.id);
  expect(waiting).toMatchObject({ objection: "Eu treinei na rua.", review: { outcome: "in-review" } });
  expect(waiting.review?.dueAt).toEqual(new Date(asked.now().getTime() + 72 * 60 * 60_000));
  const promised = () => listPromises(onDay(deps, 34), member.accountId, ["guarantee-review"]);
  expect(await promised()).toMatchObject([{ state: "running", subject: decided.referenceNumber }]);
  expect((await promised())[0]?.dueAt).toEqual(waiting.review?.dueAt);
  // Nothing is decided meanwhile.
  expect((await asks(deps, member, 34)).id).toBe(decided.id);

  const { referenceNumber } = decided;
  // After the last day of a request, and still by its own date.
  expect(await answerReview(onDay(deps, 60), { referenceNumber, by: "Rita", grant: true })).toBe(true);
  expect(await refundsOf(deps, member.paymentId)).toMatchObject([{ kind: "guarantee" }]);
  expect(await getDecided(deps, member.accountId, decided.id)).toMatchObject({ review: { outcome: "granted" } });
});

test("before the last day nothing is decided, and after the window it is too late", async ({ deps }) => {
  const member = await aFollower(deps);
  expect(await asks(deps, member, 29)).toMatchObject({ decision: "not-yet", bundle: { answer: { daysLeft: 1 } } });
  expect(await refundsOf(deps, member.paymentId)).toEqual([]);
  expect(await asks(deps, member, 46)).toMatchObject({ decision: "refused", bundle: { answer: { reason: "PRAZO" } } });
});

test("a definitive plan that came late is granted without conditions", async ({ deps }) => {
  const member = await aFollower(deps, { diaryDays: 0, workouts: 0, reviews: 0, weighIns: 0, isOwed: true });
  const decided = await asks(deps, member, 8);
  expect(decided).toMatchObject({ decision: "granted", bundle: { answer: { reason: "NOS_ATRASAMOS" } } });
  expect(decided.bundle.evidence.definitivePlan).toMatchObject({ publishedDay: null });
});

test("with numbers hidden the tape decides, and nothing of the scale is kept", async ({ deps }) => {
  const waists = [
    { day: 2, cm: 96 },
    { day: 10, cm: 95 },
    { day: 18, cm: 94 },
    { day: 29, cm: 93 },
  ];
  const member = await aFollower(deps, { answers: { p1: "esconder-peso" }, waists });
  const { decision, bundle } = await asks(deps, member, 31);
  expect([decision, bundle.answer.reason]).toEqual(["refused", "COM_RESULTADO"]);
  expect(bundle.evidence).toMatchObject({ hidden: true, weighIns: [], initialKg: null });
});

test("a pregnant member chooses, and the money goes back once", async ({ deps }) => {
  const member = await aFollower(deps, { diaryDays: 5, workouts: 0, reviews: 0, weighIns: 0 });
  await save(onDay(deps, 10), member.accountId, { s8: "gravida" });
  const decided = await asks(deps, member, 12);
  expect(decided).toMatchObject({ decision: "choice", bundle: { evidence: { pregnantOnDay: 10 } } });
  const chosen = { accountId: member.accountId, id: decided.id, requestedBy: "buyer" };
  const moment = onDay(deps, 13);
  await choose(moment, { ...chosen, choice: "retomar-depois" });
  await choose(moment, { ...chosen, choice: "reembolso-de-cortesia" });
  await choose(moment, { ...chosen, choice: "reembolso-de-cortesia" });
  expect(await refundsOf(deps, member.paymentId)).toMatchObject([{ kind: "goodwill" }]);
  await expect(choose(moment, { ...chosen, choice: "retomar-depois" })).rejects.toMatchObject({
    code: "refund-already-requested",
  });
});

test("the second time a person decides", async ({ deps }) => {
  const member = await aFollower(deps);
  await deps.db.insertInto("guaranteeGrants").values(grantOf(deps, member)).execute();
  const decided = await asks(deps, member, 31);
  expect(decided).toMatchObject({
    decision: "human",
    bundle: { answer: { reason: "UMA_POR_PESSOA" } },
    review: { outcome: "in-review" },
  });
  expect(await refundsOf(deps, member.paymentId)).toEqual([]);
  expect((await asks(deps, member, 32)).id).toBe(decided.id);
});

/** As an earlier account of the same person left it. */
function grantOf({ keyRing }: Deps, { accountId }: Member) {
  const identifiers = { accountIds: [accountId], emails: [], phones: [], documents: [] };
  const [personHash] = personKeys(keyRing, identifiers).current;
  if (!personHash) throw new Error("no key");
  return { personHash, grantedAt: new Date(), retainUntil: new Date("2040-01-01") };
}

test("a no to health data leaves of a request its hash and answer, and of what was granted what answers for it", async ({
  deps,
}) => {
  const [refused, granted] = [await aFollower(deps), await aFollower(deps)];
  const early = await asks(deps, refused, 5);
  expect(early.decision).toBe("not-yet");
  const late = await asks(deps, granted, 31);
  expect(late.decision).toBe("granted");
  const alert = { urgency: "crisis", personBy: deps.now(), raisedAt: deps.now(), subject: "answers" } as const;
  for (const [id, acknowledgedBy] of [
    [randomUUID(), "Helena"],
    [randomUUID(), null],
  ] as const)
    await deps.db
      .insertInto("onCallAlerts")
      .values({
        ...alert,
        id,
        referenceNumber: id,
        accountId: refused.accountId,
        acknowledgedBy,
        acknowledgedAt: acknowledgedBy && deps.now(),
      })
      .execute();
  for (const { accountId } of [refused, granted]) await giveConsent(deps, accountId, "health-data", false);

  const rows = (accountId: string) =>
    deps.db.selectFrom("guaranteeDecisions").selectAll().where("accountId", "=", accountId).execute();
  expect(await rows(refused.accountId)).toMatchObject([{ decision: "not-yet", hash: early.hash, sealed: null }]);
  await expect(getDecided(deps, refused.accountId, early.id)).rejects.toMatchObject({ code: "not-found" });
  expect(await getDecided(deps, granted.accountId, late.id)).toMatchObject({ hash: late.hash, bundle: late.bundle });
  const alerts = deps.db.selectFrom("onCallAlerts").select("acknowledgedAt");
  expect(await alerts.where("accountId", "=", refused.accountId).execute()).toEqual([{ acknowledgedAt: null }]);
});

test("a request that is sent again after its evidence went with the consent is one that was made, and decides nothing", async ({
  deps,
}) => {
  const member = await aFollower(deps, { reviews: 0, weighIns: 0 });
  const early = await asks(deps, member, 10);
  await giveConsent(deps, member.accountId, "health-data", false);
  await expect(asks(deps, member, 10, early.id)).rejects.toMatchObject({ code: "refund-already-requested" });
  const other = await aFollower(deps);
  expect((await asks(deps, other, 31, early.id)).decision).toBe("granted");
});
