import type { AccountOverview } from "@app/contract/account";
import type { GuaranteeDecision, GuaranteeView } from "@app/contract/guarantee";
import type { IntakeRefund, IntakeRefundAnswer, IntakeRefundOffer } from "@app/contract/intake";
import type { RefundView } from "@app/contract/refunds";
import type { Mutation, SyncKind, SyncReply } from "@app/contract/sync";
import type { Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { nextHlc } from "@app/engine/sync/hlc";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { aDay } from "../diary/testing/diary-records.ts";
import { answerReview } from "../guarantee/answer-review.ts";
import { aWeight, dayOf, noonOf } from "../guarantee/testing/following.ts";
import { waitingReviews } from "../guarantee/waiting-reviews.ts";
import { completeIntake } from "../intake/complete-intake.ts";
import { aCompleteMember, anAnswer, giveConsent, save } from "../intake/testing/answering.ts";
import { aPlannedMember } from "../plans/testing/plans.ts";
import { inTransaction } from "../platform/database/db.ts";
import { HOUR_MS } from "../platform/time.ts";
import { makePromise } from "../promises/make-promise.ts";
import { sweepPromises } from "../promises/sweep-promises.ts";
import { at, TUESDAY } from "../reviews/testing/reviewing.ts";
import { aDevice } from "../sync/testing/devices.ts";
import { type Api, test as base } from "../testing/http.ts";

const DAY_MS = 24 * HOUR_MS;
const GUARANTEE = "/v1/account/guarantee";

/** A yearly purchase of that Tuesday, and a clock that goes on from there. */
const test = base
  .extend("needsGateway", { auto: true }, ({ asaas }) => void asaas.ledger())
  // Every card of these tests has one CPF: each test begins with a person who had nothing.
  .extend("asOneWhoHadNothing", { auto: true }, async ({ deps }) => {
    await deps.db.deleteFrom("guaranteeGrants").execute();
  })
  .extend(
    "moveTo",
    ({ clock, deps }) =>
      (days: number) =>
        clock.advance(TUESDAY.getTime() + days * DAY_MS - deps.now().getTime()),
  );

const answers = (api: Api, headers: Record<string, string>, now: () => Date, given: Answers) => {
  const phone = aDevice(api, headers, now);
  return phone.sync(...Object.entries(given).map(([id, value]) => anAnswer(phone, id as keyof Answers, value)));
};

const claim = async (api: Api, { headers, password, paymentId }: Attacker) => {
  const body = { _id: crypto.randomUUID(), paymentId, password };
  return (await api<GuaranteeDecision>("POST", GUARANTEE, { headers, body })).body.return;
};

type Attacker = { headers: Record<string, string>; password: string; paymentId: string };

const SCOFF = { e1: true, e2: true, e3: true, e4: true, e5: true } as const;

test("a reading that the member starts later pays nothing, however late it comes", async ({ api, deps, moveTo }) => {
  const { accountId, ...member } = await aPlannedMember(at(deps, TUESDAY));
  const { id: paymentId } = await deps.db
    .selectFrom("payments")
    .select("id")
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  // The definitive plan came: nothing is owed but what the member starts.
  const owed = deps.db.updateTable("promises").set({ state: "void", voidedAt: TUESDAY, checkAt: null });
  await owed.where("accountId", "=", accountId).where("state", "=", "running").execute();

  for (const [day, reason] of [
    [20, "JANELA_ABERTA"],
    [300, "PRAZO"],
  ] as const) {
    moveTo(day);
    await answers(api, member.headers, deps.now, day === 20 ? SCOFF : { ...SCOFF, s3: true });
    moveTo(day + 2.1);
    await sweepPromises(deps);
    const late = deps.db.selectFrom("promises").select("state").where("accountId", "=", accountId);
    expect(await late.where("kind", "=", "human-first").where("state", "=", "breached").execute()).not.toEqual([]);
    expect(await claim(api, { ...member, paymentId })).toMatchObject({ reason, refund: null });
  }
});

test("the first reading of a purchase pays when it comes late", async ({ api, deps, moveTo }) => {
  const { accountId, ...member } = await aPlannedMember(at(deps, TUESDAY), { ...plainAnswers, ...SCOFF });
  const { id: paymentId } = await deps.db
    .selectFrom("payments")
    .select("id")
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  moveTo(2.1);
  expect(await claim(api, { ...member, paymentId })).toMatchObject({
    decision: "granted",
    reason: "HUMANO_NAO_VEIO_A_TEMPO",
  });
});

/** A device that stamps each record at noon of a day of its choice. */
const stampedOn = (day: number, [kind, id, fields]: readonly [SyncKind, string, object]): Mutation => {
  const ms = noonOf(day).getTime();
  return { id, kind, op: "put", hlc: nextHlc({ ms, counter: 0 }, ms, "00000000000000bb").hlc, fields: { ...fields } };
};
const DAYS = Array.from({ length: 30 }, (_, index) => index + 1);
const push = async (api: Api, headers: Record<string, string>, mutations: Mutation[]) => {
  const { body } = await api<SyncReply>("POST", "/v1/account/sync", { headers, body: { cursor: null, mutations } });
  expect(body.return?.acks.every(({ result }) => result === "stored")).toBe(true);
};
const linesNow = async (api: Api, headers: Record<string, string>) => {
  const { body } = await api<GuaranteeView>("GET", GUARANTEE, { headers });
  return Object.fromEntries(body.return?.meter?.lines.map(({ code, have }) => [code, have]) ?? []);
};

test("a month that one call stamps on its days counts from the server's receipt, and calls a person", async ({
  api,
  deps,
  moveTo,
}) => {
  const { headers } = await aPlannedMember(at(deps, TUESDAY));
  moveTo(30);
  const records = DAYS.flatMap((day) => [
    stampedOn(day, aDay({ isComplete: true }, dayOf(day))),
    stampedOn(day, aWeight(day, 82)),
  ]);
  await push(api, headers, records);
  // Received on day 31, as if on day 24: of three days before at the earliest.
  expect(await linesNow(api, headers)).toMatchObject({ G2: 10, G5: 10 });
});

test("a record that was received in time moves its receipt with its day, and with nothing else", async ({
  api,
  deps,
  moveTo,
}) => {
  const { headers } = await aPlannedMember(at(deps, TUESDAY));
  moveTo(0.5);
  const weights = DAYS.slice(0, 15).map(() => aWeight(1, 82));
  await push(api, headers, [
    ...weights.map((weight) => stampedOn(1, weight)),
    ...DAYS.slice(0, 15).map((day) => stampedOn(1, aDay({ waterMl: 500 }, dayOf(Math.min(day, 2))))),
  ]);
  moveTo(30);
  // A correction is no new entry; another moment and a word about the day that was not said before are.
  await push(api, headers, [
    stampedOn(2, ["weight", weights[0]?.[1] ?? "", { kg: 81.5 }]),
    ...weights
      .slice(1)
      .map(([kind, id], index) => stampedOn(index + 2, [kind, id, { at: noonOf(index + 2).toISOString() }])),
    ...[1, 2].map((day) => stampedOn(day, aDay({ isComplete: true }, dayOf(day)))),
  ]);
  expect(await linesNow(api, headers)).toMatchObject({ G2: 0, G5: 1 });
});

test("answers one by one make one promise of a person, whose hour a stricter row shortens", async ({
  deps,
  moveTo,
}) => {
  const { accountId } = await aPlannedMember(at(deps, TUESDAY));
  moveTo(1);
  for (const given of [{ e1: true }, { e1: true, e2: true }, SCOFF, { s3: true }, { s8: "gravida" }] as Answers[]) {
    await save(deps, accountId, given);
    moveTo((deps.now().getTime() - TUESDAY.getTime() + HOUR_MS) / DAY_MS);
  }
  const promised = deps.db.selectFrom("promises").select(["startsAt", "dueAt"]).where("accountId", "=", accountId);
  const open = await promised.where("kind", "=", "human-first").where("state", "=", "running").execute();
  expect(open).toHaveLength(1);
});

test("two broken promises of one kind give the days of one", async ({ deps, moveTo }) => {
  const { accountId } = await aPlannedMember(at(deps, TUESDAY));
  moveTo(10);
  const made = ["a", "b"].map((subject) => ({ accountId, kind: "human-first" as const, subject, hours: 24 }));
  for (const promise of made) await inTransaction(deps.db, (tx) => makePromise(deps, tx, promise));
  moveTo(14.2);
  await sweepPromises(deps);
  const credits = deps.db
    .selectFrom("subscriptionCredits as c")
    .innerJoin("promises as p", (join) => join.on(sql<boolean>`c.source = 'promise ' || p.id`))
    .select(["c.days"])
    .where("p.accountId", "=", accountId)
    .where("p.kind", "=", "human-first");
  expect((await credits.execute()).reduce((sum, { days }) => sum + days, 0)).toBe(4);
  moveTo(16.2);
  await sweepPromises(deps);
  expect((await credits.execute()).reduce((sum, { days }) => sum + days, 0)).toBe(6);
});

const YEAR_CENTS = 2_399_88;
const refusesRemoteCare = (deps: Deps, accountId: string) => giveConsent(deps, accountId, "remote-care", false);
const askBack = async (api: Api, { headers, password }: Pick<Attacker, "headers" | "password">, kind: IntakeRefund) =>
  (await api<IntakeRefundAnswer>("POST", "/v1/account/intake/refund", { headers, body: { kind, password } })).body;
/** What the screen shows before the password is asked for. */
const offeredTo = async (api: Api, { headers }: Pick<Attacker, "headers">) =>
  (await api<IntakeRefundOffer>("GET", "/v1/account/intake/refund", { headers })).body.return;

test.for<[day: number, cents: number]>([
  [14, YEAR_CENTS],
  [15, Math.ceil((YEAR_CENTS * 350) / 365)],
  [360, Math.ceil((YEAR_CENTS * 5) / 365)],
])("a member who refuses remote care on day %s has %s back", async ([day, cents], { api, deps, moveTo }) => {
  const { accountId, ...member } = await aPlannedMember(at(deps, TUESDAY));
  moveTo(day);
  await refusesRemoteCare(deps, accountId);
  const isWhole = cents === YEAR_CENTS;
  expect(await offeredTo(api, member)).toEqual({
    kind: "remote-care-declined",
    amountCents: cents,
    way: isWhole ? expect.stringMatching(/^no cartão final \d{4}/) : "na conta ou no cartão que pagou",
    sentBy: expect.any(String),
    returnedBy: isWhole ? expect.any(String) : null,
    personHours: null,
  });
  const { return: answer } = await askBack(api, member, "remote-care-declined");
  expect(answer).toMatchObject({ refund: { amountCents: cents }, review: null });
  expect(await offeredTo(api, member)).toBeNull();
});

test("a stolen session without the password ends no plan", async ({ api, deps, moveTo }) => {
  const { accountId, ...member } = await aPlannedMember(at(deps, TUESDAY));
  moveTo(3);
  await refusesRemoteCare(deps, accountId);
  const wrong = await askBack(api, { ...member, password: "outra-senha" }, "remote-care-declined");
  expect(wrong.error).toBe("wrong-password");
  const { headers } = member;
  const { body } = await api<AccountOverview>("GET", "/v1/account", { headers });
  expect(body.return).toMatchObject({ state: "active", refundOptions: { withdrawal: { state: "open" } } });
});

test("a purchase in force before its first plan returns whole until day 30", async ({ api, deps, moveTo }) => {
  const open = [await aCompleteMember(at(deps, TUESDAY)), await aCompleteMember(at(deps, TUESDAY))] as const;
  for (const [index, day] of [30, 31].entries()) {
    const { accountId, ...member } = open[index as 0 | 1];
    await deps.db.deleteFrom("guaranteeGrants").execute();
    moveTo(day);
    await refusesRemoteCare(deps, accountId);
    await completeIntake(deps, accountId);
    const { return: answer } = await askBack(api, member, "remote-care-declined");
    const cents = day === 30 ? YEAR_CENTS : Math.ceil((YEAR_CENTS * 334) / 365);
    expect(answer?.refund?.amountCents).toBe(cents);
  }
});

test("the same person is answered by itself once; then the team answers within 72 hours, also on another account", async ({
  api,
  deps,
  moveTo,
}) => {
  const first = await aPlannedMember(at(deps, TUESDAY));
  moveTo(2);
  await refusesRemoteCare(deps, first.accountId);
  expect((await askBack(api, first, "remote-care-declined")).return).toMatchObject({ refund: {}, review: null });

  // The same CPF pays for another account.
  const second = await aPlannedMember(deps);
  moveTo(4);
  await refusesRemoteCare(deps, second.accountId);
  expect(await offeredTo(api, second)).toMatchObject({ personHours: 72 });
  const { return: answer } = await askBack(api, second, "remote-care-declined");
  const { referenceNumber = "" } = answer?.review ?? {};
  expect(answer).toMatchObject({ refund: null, review: { referenceNumber } });
  const hours = (Date.parse(answer?.review?.answerBy ?? "") - deps.now().getTime()) / HOUR_MS;
  expect(hours).toBeCloseTo(72, 2);
  expect((await askBack(api, second, "remote-care-declined")).error).toBe("refund-already-requested");
  expect(await waitingReviews(deps)).toContain(referenceNumber);

  moveTo(6);
  expect(await answerReview(deps, { referenceNumber, by: "Helena", grant: true })).toBe(true);
  const refunds = deps.db
    .selectFrom("refunds as r")
    .innerJoin("payments as p", "p.id", "r.paymentId")
    .select(["r.kind", "r.amountCents", "r.requestedBy"])
    .where("p.accountId", "in", [first.accountId, second.accountId]);
  expect(await refunds.orderBy("r.requestedAt").execute()).toEqual([
    { kind: "remote-care-declined", amountCents: YEAR_CENTS, requestedBy: "buyer" },
    { kind: "remote-care-declined", amountCents: YEAR_CENTS, requestedBy: "Helena" },
  ]);
});

test("while a person looks, the withdrawal of the seventh day stays as it is", async ({ api, deps, moveTo }) => {
  const first = await aPlannedMember(at(deps, TUESDAY));
  moveTo(1);
  await refusesRemoteCare(deps, first.accountId);
  await askBack(api, first, "remote-care-declined");
  const second = await aPlannedMember(deps);
  await refusesRemoteCare(deps, second.accountId);
  const { review } = (await askBack(api, second, "remote-care-declined")).return ?? {};
  expect(await waitingReviews(deps)).toContain(review?.referenceNumber);
  moveTo(7);
  const { id } = await deps.db
    .selectFrom("payments")
    .select("id")
    .where("accountId", "=", second.accountId)
    .executeTakeFirstOrThrow();
  const { headers, password } = second;
  const body = { password };
  const withdrawn = await api<RefundView>("POST", `/v1/account/payments/${id}/withdrawal`, { headers, body });
  expect(withdrawn.body.return).toMatchObject({ kind: "withdrawal", amountCents: YEAR_CENTS });
  expect(await waitingReviews(deps)).not.toContain(review?.referenceNumber);
});

test("a birth date that makes a minor of an adult after the questionnaire was closed goes to a person", async ({
  api,
  deps,
  moveTo,
}) => {
  const { accountId, ...member } = await aPlannedMember(at(deps, TUESDAY));
  moveTo(3);
  await save(deps, accountId, { q02: "2012-05-01" });
  await completeIntake(deps, accountId);
  const { return: answer } = await askBack(api, member, "not-served");
  expect(answer).toMatchObject({ refund: null, review: { referenceNumber: expect.any(String) } });
});

test("a pregnancy returns everything inside of the guarantee's window and the days left after it", async ({
  api,
  deps,
  moveTo,
}) => {
  for (const [day, cents] of [
    [44, YEAR_CENTS],
    [121, Math.ceil((YEAR_CENTS * 244) / 365)],
  ] as const) {
    const { accountId, ...member } = await aPlannedMember(at(deps, TUESDAY));
    await deps.db.deleteFrom("guaranteeGrants").execute();
    moveTo(day);
    await save(deps, accountId, { s8: "gravida" });
    const { return: answer } = await askBack(api, member, "goodwill");
    expect(answer?.refund?.amountCents).toBe(cents);
  }
});
