import type { ReviewsView } from "@app/contract/reviews";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { aFreeMember, giveConsent } from "../intake/testing/answering.ts";
import { addMs, DAY_MS, HOUR_MS } from "../platform/time.ts";
import { test } from "../testing/http.ts";
import { answerReview } from "./answer-review.ts";
import { getReviews } from "./get-reviews.ts";
import {
  answers,
  aReview,
  aReviewingMember,
  at,
  promisesOf,
  reply,
  resultsOf,
  SUNDAY,
  send,
  TUESDAY,
  WEEK,
} from "./testing/reviewing.ts";

const scoresOf = ({ db }: Deps, accountId: string) =>
  db.selectFrom("weeklyReviews").select(["score", "sentAt"]).where("accountId", "=", accountId).execute();

test("the first review opens on the Sunday after the plan, and closes a week later or when it is sent", async ({
  api,
  deps,
}) => {
  const { accountId, headers } = await aReviewingMember(deps);
  const openAt = async (moment: Date) => (await getReviews(at(deps, moment), accountId)).open;

  expect(await openAt(new Date("2026-11-21T23:59-03:00"))).toBeNull();
  const open = { week: WEEK, until: "2026-11-29T03:00:00.000Z", plannedWorkouts: 3 };
  expect(await openAt(SUNDAY)).toEqual(open);
  expect(await openAt(addMs(SUNDAY, 6 * DAY_MS))).toEqual(open);
  expect(await openAt(addMs(SUNDAY, 7 * DAY_MS))).toMatchObject({ week: "2026-11-23" });

  await send(at(deps, SUNDAY), accountId, aReview(at(deps, SUNDAY)));
  expect(await openAt(SUNDAY)).toBeNull();
  expect((await api<ReviewsView>("GET", "/v1/account/reviews", { headers })).body.return?.sent).toHaveLength(1);
});

test("a review is stored once with its score, and a reply is promised within two service days", async ({ deps }) => {
  const { accountId } = await aReviewingMember(deps);
  const sunday = at(deps, SUNDAY);
  const review = aReview(sunday);

  const first = await send(sunday, accountId, review);
  const again = await send(at(deps, addMs(SUNDAY, HOUR_MS)), accountId, review);

  expect([first, again].map(resultsOf)).toEqual([["stored"], ["stored"]]);
  expect(again.cursor).toBe(first.cursor);
  const change = first.changes.find(({ kind }) => kind === "review");
  expect(change?.fields).toEqual({ week: WEEK, answers });
  const dueAt = new Date("2026-11-24T10:00:00-03:00");
  expect(await promisesOf(deps, accountId)).toEqual([
    { kind: "weekly-review-answered", subject: WEEK, state: "running", startsAt: SUNDAY, dueAt },
  ]);
  expect(await scoresOf(deps, accountId)).toEqual([{ score: 66, sentAt: SUNDAY }]);
  const view = await getReviews(sunday, accountId);
  expect(view.sent).toEqual([{ week: WEEK, sentAt: SUNDAY.toISOString(), replyBy: dueAt.toISOString(), reply: null }]);
  expect(JSON.stringify([view, change])).not.toContain("score");
});

test("a correction changes the text, and neither the promise nor when it was sent", async ({ deps }) => {
  const { accountId } = await aReviewingMember(deps);
  await send(at(deps, SUNDAY), accountId, aReview(at(deps, SUNDAY)));
  const before = await promisesOf(deps, accountId);
  const monday = at(deps, addMs(SUNDAY, DAY_MS));

  const { acks, changes } = await send(monday, accountId, aReview(monday, { change: "Menos pressa no jantar." }));

  expect(resultsOf({ acks })).toEqual(["stored"]);
  expect(changes.find(({ kind }) => kind === "review")?.fields["answers"]).toMatchObject({
    change: "Menos pressa no jantar.",
  });
  expect(await promisesOf(deps, accountId)).toEqual(before);
  expect(await scoresOf(deps, accountId)).toMatchObject([{ sentAt: SUNDAY }]);
});

test("the team's reply keeps the promise and closes the review", async ({ deps }) => {
  const { accountId } = await aReviewingMember(deps);
  const sunday = at(deps, SUNDAY);
  const review = aReview(sunday);
  await send(sunday, accountId, review);
  const monday = at(deps, addMs(SUNDAY, DAY_MS));
  expect(await answerReview(monday, { accountId, week: "2026-11-09", reply })).toBe(false);

  expect(await answerReview(monday, { accountId, week: WEEK, reply })).toBe(true);
  expect(await answerReview(monday, { accountId, week: WEEK, reply: { ...reply, text: "Outra." } })).toBe(false);

  expect(await promisesOf(deps, accountId)).toMatchObject([{ kind: "weekly-review-answered", state: "kept" }]);
  const { sent } = await getReviews(monday, accountId);
  expect(sent).toMatchObject([{ replyBy: null, reply: { at: monday.now().toISOString(), ...reply } }]);
  const correction = aReview(monday, { mood: 5 });
  expect(resultsOf(await send(monday, accountId, correction, review))).toEqual(["invalid", "stored"]);
  const mails = await deps.db
    .selectFrom("messages")
    .select("params")
    .where("accountId", "=", accountId)
    .where("template", "=", "team-answered")
    .execute();
  expect(mails).toEqual([{ params: { fullName: expect.any(String), place: "review" } }]);
});

test("a week that is not taken, another id, a half review and a deletion are refused", async ({ deps }) => {
  const { accountId } = await aReviewingMember(deps);
  const sunday = at(deps, SUNDAY);
  const review = aReview(sunday);
  await send(sunday, accountId, review);
  const refused = [
    aReview(sunday, {}, "2026-11-23"),
    aReview(sunday, {}, "2026-11-02"),
    aReview(sunday, {}, "2026-11-17"),
    { ...aReview(sunday), id: crypto.randomUUID() },
    { ...aReview(sunday), fields: { week: WEEK } },
    aReview(sunday, { mood: 6 }),
    aReview(sunday, { change: "a".repeat(1_001) }),
    { ...aReview(sunday), op: "delete" as const, fields: {} },
  ];

  const acks = [];
  for (const mutation of refused) acks.push(...(await send(sunday, accountId, mutation)).acks);

  expect(resultsOf({ acks })).toEqual(Array(refused.length).fill("invalid"));
  // A phone that was without a network until after the window closed.
  const late = at(deps, addMs(SUNDAY, 9 * DAY_MS));
  expect(resultsOf(await send(late, accountId, aReview(sunday, { mood: 4 })))).toEqual(["stored"]);
  const tooLate = at(deps, addMs(SUNDAY, 15 * DAY_MS));
  expect(resultsOf(await send(tooLate, accountId, aReview(tooLate, { mood: 4 })))).toEqual(["invalid"]);
});

test("without access a review is kept, and no reply is promised", async ({ deps }) => {
  const { accountId } = await aFreeMember(at(deps, TUESDAY));
  const sunday = at(deps, SUNDAY);

  expect(resultsOf(await send(sunday, accountId, aReview(sunday)))).toEqual(["stored"]);

  expect(await promisesOf(deps, accountId)).toEqual([]);
  expect(await scoresOf(deps, accountId)).toMatchObject([{ score: null }]);
  expect(await getReviews(sunday, accountId)).toMatchObject({ open: null, sent: [{ replyBy: null, reply: null }] });
});

test("with the consent go reviews and replies, and what was promised about them", async ({ deps }) => {
  const { accountId } = await aReviewingMember(deps);
  const sunday = at(deps, SUNDAY);
  await send(sunday, accountId, aReview(sunday));
  await answerReview(sunday, { accountId, week: WEEK, reply });
  const later = at(deps, addMs(SUNDAY, 7 * DAY_MS));
  await send(later, accountId, aReview(later, {}, "2026-11-23"));

  await giveConsent(later, accountId, "health-data", false);

  expect((await getReviews(later, accountId)).sent).toEqual([]);
  expect(await promisesOf(deps, accountId)).toMatchObject([{ state: "kept" }, { state: "void" }]);
  for (const table of ["weeklyReviews", "reviewReplies"] as const)
    expect(await deps.db.selectFrom(table).select("id").where("accountId", "=", accountId).execute()).toEqual([]);
});
