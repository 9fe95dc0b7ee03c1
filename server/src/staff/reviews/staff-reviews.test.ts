import type { StaffReview } from "@app/contract/staff/reviews";
import { addDays } from "@app/engine/promises/local-time";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { aDay, aFood, type Written } from "../../diary/testing/diary-records.ts";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { answerReview } from "../../reviews/answer-review.ts";
import { windowAt } from "../../reviews/review-window.ts";
import { answers, aReview, promisesOf, reply as written } from "../../reviews/testing/reviewing.ts";
import { aDevice } from "../../sync/testing/devices.ts";
import { aRecordId } from "../../sync/testing/record-ids.ts";
import { type Api, test as base } from "../../testing/http.ts";
import { aWorkout } from "../../workouts/testing/workouts.ts";
import { accessesOf } from "../members/testing/a-member-to-read.ts";
import { sweepAttention } from "../queue/sweep-attention.ts";
import { aStaffMember, assign, signIn } from "../testing/a-staff-member.ts";

const CANARY = "canario-7b20";
const reply = {
  text: `Você seguiu cinco dias numa semana apertada. O jantar de quinta foi o mais difícil, ${CANARY}.`,
  nextStep: `Deixe o jantar de quinta pronto na quarta, ${CANARY}.`,
};

/** A member with both professionals who has sent the review of the last week. */
const test = base.extend("sent", async ({ api, deps }) => {
  const member = await aPlannedMember(deps);
  const { week } = windowAt(deps.now());
  const phone = aDevice(api, member.headers, deps.now);
  await phone.sync(aReview(deps, { change: "Menos pressa." }, week));
  const nutri = await aStaffMember(deps, { role: "nutri" });
  const trainer = await aStaffMember(deps, { role: "treinador" });
  await assign(deps, nutri.id, member.accountId, "nutri");
  await assign(deps, trainer.id, member.accountId, "treinador");
  return { ...member, week, phone, nutri, trainer, path: `/v1/staff/members/${member.accountId}/reviews/${week}` };
});

const read = async (api: Api, path: string, headers: Record<string, string>) =>
  (await api<StaffReview>("GET", path, { headers })).body.return;
const answer = (api: Api, path: string, headers: Record<string, string>, body: object = reply) =>
  api<StaffReview>("POST", `${path}/reply`, { headers, body });
const mailsOf = ({ db }: Deps, accountId: string) =>
  db
    .selectFrom("messages")
    .select(["template", "params"])
    .where("accountId", "=", accountId)
    .where("template", "=", "team-answered")
    .execute();

test("the review stands beside its week, and the look is the member's to read", async ({ api, deps, sent }) => {
  const { week, phone, path, nutri, accountId } = sent;
  const tuesday = addDays(week, 1);
  const noon = `${tuesday}T15:00:00.000Z`;
  const end = { at: `${tuesday}T16:00:00.000Z`, because: "done", effort: 4 };
  await phone.sync(
    ...[
      aFood({ place: { day: tuesday } }),
      aDay({ isComplete: true }, tuesday),
      ["weight", aRecordId(), { at: noon, kg: 81.4 }] as Written,
      aWorkout({ day: tuesday }, { startedAt: noon, end }),
    ].map(([kind, id, fields]) => phone.put(id, fields, kind)),
  );

  const review = await read(api, path, nutri.headers);

  expect(review).toMatchObject({
    week,
    answers: { ...answers, change: "Menos pressa." },
    score: 66,
    before: null,
    plannedWorkouts: 3,
    lastReply: null,
    reply: null,
    replyBy: expect.any(String),
    mayAnswer: true,
  });
  expect(review?.targetKcal).toBeGreaterThan(1_000);
  expect(review?.days).toHaveLength(7);
  expect(review?.days[0]).toEqual({ day: week, meals: 0, isComplete: false, kcal: null, workouts: 0, kg: null });
  const { kcal, ...day } = review?.days[1] ?? { kcal: null };
  expect(day).toEqual({ day: tuesday, meals: 1, isComplete: true, workouts: 1, kg: 81.4 });
  expect(kcal).toBeGreaterThan(0);
  expect(await accessesOf(deps, accountId)).toMatchObject([
    { subjects: expect.arrayContaining(["reviews"]), reason: "review" },
  ]);
});

test("the reply is stored once, keeps the promise and notifies without a word of it", async ({ api, deps, sent }) => {
  const { path, nutri, accountId, week } = sent;
  const first = await answer(api, path, nutri.headers);
  const again = await answer(api, path, nutri.headers);

  for (const { body } of [first, again])
    expect(body.return).toMatchObject({ reply: { ...reply, by: { role: "nutri", registration: "CRN-3 00000" } } });
  expect(again.body.return).toMatchObject({ replyBy: null, mayAnswer: false });
  expect(await promisesOf(deps, accountId)).toContainEqual(
    expect.objectContaining({ kind: "weekly-review-answered", subject: week, state: "kept" }),
  );
  const acts = deps.db.selectFrom("staffAudit").select(["action"]).where("staffId", "=", nutri.id);
  expect((await acts.where("action", "=", "review.answer").execute()).length).toBe(1);
  const mails = await mailsOf(deps, accountId);
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain(CANARY);
});

test("of two professionals at once one answers, and the other hears of it with nothing stored", async ({
  api,
  deps,
  sent,
}) => {
  const { path, nutri, trainer, accountId } = sent;
  const other = { ...reply, nextStep: "Treine na quarta cedo." };
  const replies = await Promise.all([answer(api, path, nutri.headers), answer(api, path, trainer.headers, other)]);

  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.error).toBe("review-answered");
  const rows = await deps.db.selectFrom("reviewReplies").select("id").where("accountId", "=", accountId).execute();
  expect(rows).toHaveLength(1);
  expect(await mailsOf(deps, accountId)).toHaveLength(1);
  const acts = deps.db.selectFrom("staffAudit").select("id").where("accountId", "=", accountId);
  expect(await acts.where("action", "=", "review.answer").execute()).toHaveLength(1);
});

for (const [more, problem] of [
  [{ text: "Uma frase. Outra frase. Mais uma frase." }, "reply-too-long"],
  [{ text: "Muito bem, {primeiroNome}!" }, "reply-unfilled"],
  [{ nextStep: "Faça {passo}." }, "reply-unfilled"],
  [{ text: "Curto" }, "invalid-input"],
] as const)
  test(`a reply with ${JSON.stringify(more)} is refused as ${problem}`, async ({ api, deps, sent }) => {
    const { path, nutri, accountId } = sent;
    expect((await answer(api, path, nutri.headers, { ...reply, ...more })).body.error).toBe(problem);
    const rows = deps.db.selectFrom("reviewReplies").select("id").where("accountId", "=", accountId);
    expect(await rows.execute()).toEqual([]);
  });

test("the reply before is there to follow up, and a late reply stays late", async ({ api, deps, clock, sent }) => {
  const { phone, path, trainer, accountId, week } = sent;
  await answerReview(deps, { accountId, week, reply: written });
  clock.advance(7 * 24 * 3_600_000);
  const next = windowAt(deps.now()).week;
  const { headers } = await signIn(deps, trainer.id);
  await phone.sync(aReview(deps, {}, next));
  const nextPath = path.replace(week, next);
  expect(await read(api, nextPath, headers)).toMatchObject({
    before: { change: "Menos pressa." },
    lastReply: { nextStep: written.nextStep },
  });

  clock.advance(5 * 24 * 3_600_000);
  const late = await signIn(deps, trainer.id);
  expect((await answer(api, nextPath, late.headers)).status).toBe(200);
  expect((await promisesOf(deps, accountId)).find(({ subject }) => subject === next)).toMatchObject({
    state: "breached",
  });
});

test("an answered review leaves the queue", async ({ api, deps, sent }) => {
  const { path, nutri, accountId } = sent;
  const facts = async () => {
    await sweepAttention(deps);
    const rows = await deps.db.selectFrom("attention").select("facts").where("accountId", "=", accountId).execute();
    return rows.map((row) => (row.facts as { reviewSince: string | null }).reviewSince !== null);
  };
  expect(await facts()).toEqual([true, true]);
  await answer(api, path, nutri.headers);
  expect(await facts()).toEqual([false, false]);
});

test("a week without a review is not found, and someone else's member is refused", async ({ api, deps, sent }) => {
  const { path, nutri, week } = sent;
  const older = path.replace(week, addDays(week, -7));
  expect((await api("GET", older, { headers: nutri.headers })).status).toBe(404);
  expect((await answer(api, older, nutri.headers)).status).toBe(404);
  for (const role of ["nutri", "vendas", "admin"] as const) {
    const { headers } = await aStaffMember(deps, { role });
    expect((await api("GET", path, { headers })).body.error).toBe("staff-not-permitted");
    expect((await answer(api, path, headers)).body.error).toBe("staff-not-permitted");
  }
});
