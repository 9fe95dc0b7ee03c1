import { array, assert, asyncProperty, constantFrom, integer, record } from "fast-check";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { addMs, HOUR_MS, MINUTE_MS } from "../../platform/time.ts";
import { test as base } from "../../testing/test.ts";
import { cancelNotices } from "../cancel-notices.ts";
import { messageMetrics, noticeMetrics } from "../queries.ts";
import { queueMessage } from "../queue-message.ts";
import { sendMessages } from "../send-messages.ts";

const MORNING = new Date("2026-11-18T10:00-03:00");
const at = (deps: Deps, moment: Date | string): Deps => ({ ...deps, now: () => new Date(moment) });

const test = base.extend("mailbox", async ({ simulators, engine }) => {
  simulators.messages.reset();
  // One database per file: messages of earlier tests must not be sent by this one.
  await engine.db.deleteFrom("messages").execute();
  return simulators.messages;
});

async function aMember({ db }: Deps, timeZone: string | null = null) {
  const id = crypto.randomUUID();
  const email = `ana.${id}@example.com`;
  const account = { id, fullName: "Ana Souza", email, countryCode: "55", createdAt: MORNING, timeZone };
  await db.insertInto("accounts").values(account).execute();
  return { id, email };
}
type Member = Awaited<ReturnType<typeof aMember>>;

const fullName = "Ana Souza";
const notices = {
  answer: { template: "team-answered", params: { fullName } },
  reply: { template: "team-answered", params: { fullName, place: "review" } },
  plan: { template: "plan-ready", params: { fullName } },
  version: { template: "plan-changed", params: { fullName, version: 2 } },
  review: { template: "review-open", params: { fullName, until: "2026-11-29T03:00:00.000Z" } },
  questionnaire: { template: "questionnaire-waiting", params: { fullName, turn: "first", progress: "begun" } },
  call: { template: "call-tomorrow", params: { fullName, startsAt: "2026-11-19T13:00:00.000Z", way: "video" } },
  password: { template: "password-changed", params: { fullName, changedAt: "2026-11-19T13:00:00.000Z" } },
} as const;
type Name = keyof typeof notices;

const queue = (deps: Deps, { id, email }: Member, ...names: Name[]) =>
  inTransaction(deps.db, async (tx) => {
    for (const name of names)
      await queueMessage(deps, tx, { ...notices[name], channel: "email", recipient: email, accountId: id });
  });
const rowsOf = ({ db }: Deps, { id }: Member) =>
  db
    .selectFrom("messages")
    .select(["template", "status", "lastError", "dueAt", "attempts"])
    .where("accountId", "=", id)
    .orderBy("createdAt")
    .execute();
const subjectsTo = (mailbox: { messages(to: string): { subject?: string | null }[] }, { email }: Member) =>
  mailbox
    .messages(email)
    .map(({ subject }) => subject)
    .toReversed();

test("by day a notice goes at once; from nine in the evening it waits for eight in the morning", async ({
  deps,
  mailbox,
}) => {
  const member = await aMember(deps);
  await queue(at(deps, "2026-11-18T21:00-03:00"), member, "answer");
  await sendMessages(at(deps, "2026-11-18T21:00-03:00"));
  expect(subjectsTo(mailbox, member)).toEqual([]);
  expect(await rowsOf(deps, member)).toMatchObject([
    { status: "due", attempts: 0, lastError: "quiet-hours", dueAt: new Date("2026-11-19T08:00-03:00") },
  ]);

  await sendMessages(at(deps, "2026-11-19T07:59-03:00"));
  expect(subjectsTo(mailbox, member)).toEqual([]);
  await sendMessages(at(deps, "2026-11-19T08:00-03:00"));
  expect(subjectsTo(mailbox, member)).toEqual(["Sua equipe respondeu"]);
});

test("the night is the member's own, not the team's", async ({ deps, mailbox }) => {
  const [tokyo, manaus] = [await aMember(deps, "Asia/Tokyo"), await aMember(deps, "America/Manaus")];
  // Ten in the morning in São Paulo is ten at night in Tokyo.
  for (const member of [tokyo, manaus]) await queue(at(deps, MORNING), member, "version");
  await sendMessages(at(deps, MORNING));
  expect(subjectsTo(mailbox, tokyo)).toEqual([]);
  expect(subjectsTo(mailbox, manaus)).toHaveLength(1);
  expect(await rowsOf(deps, tokyo)).toMatchObject([{ dueAt: new Date("2026-11-19T08:00+09:00") }]);

  // The member landed in São Paulo before that morning came.
  await deps.db.updateTable("accounts").set({ timeZone: "America/Sao_Paulo" }).where("id", "=", tokyo.id).execute();
  await sendMessages(at(deps, "2026-11-19T08:00+09:00"));
  expect(subjectsTo(mailbox, tokyo)).toHaveLength(1);
});

test("of a day's third notice nothing is heard before the next morning, and the oldest goes first", async ({
  deps,
  mailbox,
}) => {
  const member = await aMember(deps);
  for (const [minutes, name] of ["plan", "answer", "review", "questionnaire"].entries())
    await queue(at(deps, addMs(MORNING, minutes * MINUTE_MS)), member, name as Name);
  await sendMessages(at(deps, addMs(MORNING, HOUR_MS)));
  expect(subjectsTo(mailbox, member)).toEqual(["Seu plano está pronto", "Sua equipe respondeu"]);

  await sendMessages(at(deps, "2026-11-18T20:59-03:00"));
  expect(subjectsTo(mailbox, member)).toHaveLength(2);
  expect((await rowsOf(deps, member)).map(({ lastError }) => lastError)).toEqual([
    null,
    null,
    "daily-limit",
    "daily-limit",
  ]);
  await sendMessages(at(deps, "2026-11-19T08:00-03:00"));
  expect(subjectsTo(mailbox, member).slice(2)).toEqual(["Três minutos, oito toques", "Está guardado onde você parou"]);
});

test("of several of one subject the newest goes, and the others are settled as collapsed", async ({
  deps,
  mailbox,
}) => {
  const member = await aMember(deps);
  await queue(at(deps, "2026-11-18T22:00-03:00"), member, "plan");
  await sendMessages(at(deps, "2026-11-18T22:00-03:00"));
  await queue(at(deps, "2026-11-18T23:00-03:00"), member, "version");
  await sendMessages(at(deps, "2026-11-19T08:00-03:00"));

  expect(subjectsTo(mailbox, member)).toEqual(["Sua equipe assinou o seu plano"]);
  expect(await rowsOf(deps, member)).toMatchObject([
    { status: "cancelled", lastError: "collapsed into a newer notice" },
    { status: "sent" },
  ]);
});

test("after one of a subject the next waits three hours, and stands for all that came in between", async ({
  deps,
  mailbox,
}) => {
  const member = await aMember(deps);
  for (const minutes of [0, 5, 20, 60]) {
    await queue(at(deps, addMs(MORNING, minutes * MINUTE_MS)), member, "answer");
    await sendMessages(at(deps, addMs(MORNING, minutes * MINUTE_MS)));
  }
  expect(subjectsTo(mailbox, member)).toHaveLength(1);
  // What is about something else is not held.
  await queue(at(deps, addMs(MORNING, HOUR_MS)), member, "call");
  await sendMessages(at(deps, addMs(MORNING, HOUR_MS)));
  expect(subjectsTo(mailbox, member)).toHaveLength(2);

  await sendMessages(at(deps, addMs(MORNING, 3 * HOUR_MS)));
  expect(subjectsTo(mailbox, member)).toHaveLength(3);
  expect((await rowsOf(deps, member)).map(({ status }) => status).toSorted()).toEqual([
    "cancelled",
    "cancelled",
    "sent",
    "sent",
    "sent",
  ]);
});

test("what was asked for or is about safety goes at any hour; a call's reminder waits for the morning alone", async ({
  deps,
  mailbox,
}) => {
  const member = await aMember(deps);
  await queue(at(deps, MORNING), member, "plan", "answer");
  await sendMessages(at(deps, MORNING));
  await queue(at(deps, MORNING), member, "review", "call");
  await sendMessages(at(deps, MORNING));
  expect(subjectsTo(mailbox, member).at(-1)).toMatch(/^A conversa é amanhã/);

  const night = "2026-11-18T23:30-03:00";
  await queue(at(deps, night), member, "password", "call");
  await sendMessages(at(deps, night));
  expect(subjectsTo(mailbox, member)).toHaveLength(4);
  // In the morning it is no longer the day before: none arrives too late.
  await sendMessages(at(deps, "2026-11-19T08:00-03:00"));
  const calls = (await rowsOf(deps, member)).filter(({ template }) => template === "call-tomorrow");
  expect(calls.map(({ status }) => status)).toEqual(["sent", "cancelled"]);
});

test("a notice that was read already is not sent, one about something else is", async ({ deps, mailbox }) => {
  const [reader, other] = [await aMember(deps), await aMember(deps)];
  const night = at(deps, "2026-11-18T23:00-03:00");
  await queue(night, reader, "answer");
  await queue(night, other, "reply");
  await sendMessages(night);
  for (const { id } of [reader, other])
    await inTransaction(deps.db, (tx) =>
      cancelNotices(night, tx, { accountId: id, subject: "team-answered", params: { place: "conversation" } }),
    );
  await sendMessages(at(deps, "2026-11-19T08:00-03:00"));
  expect(subjectsTo(mailbox, reader)).toEqual([]);
  expect(await rowsOf(deps, reader)).toMatchObject([{ status: "cancelled", lastError: "read already" }]);
  expect(subjectsTo(mailbox, other)).toEqual(["Sua equipe respondeu"]);
});

test("a notice whose answer was lost is tried again on its own slot, in the morning if night has come", async ({
  deps,
  mailbox,
}) => {
  const member = await aMember(deps);
  mailbox.setFaults({ mode: "drop-answer", times: 1, channel: "email" });
  await queue(at(deps, MORNING), member, "answer");
  await sendMessages(at(deps, MORNING));
  await queue(at(deps, addMs(MORNING, MINUTE_MS)), member, "plan", "review");
  await sendMessages(at(deps, addMs(MORNING, 2 * MINUTE_MS)));

  const ids = new Set(mailbox.messages(member.email).map(({ id }) => id));
  expect(ids.size).toBe(2);
  expect((await rowsOf(deps, member)).map(({ status }) => status).toSorted()).toEqual(["due", "sent", "sent"]);
});

test("however many workers send at once, nobody gets a third on one day", async ({ deps, mailbox }) => {
  const members = await Promise.all(Array.from({ length: 12 }, () => aMember(deps)));
  mailbox.setFaults({ mode: "slow", delayMs: 5, channel: "email" });
  const names = ["answer", "plan", "review", "questionnaire", "version", "reply"] as const;
  // Each of its own transaction, so that workers find some of them while others are being written.
  await Promise.all([
    ...members.map(async (member) => {
      for (const name of names) await queue(at(deps, MORNING), member, name);
    }),
    ...Array.from({ length: 4 }, () => sendMessages(at(deps, MORNING))),
  ]);
  for (const minutes of [16, 32, 48])
    await Promise.all(Array.from({ length: 6 }, () => sendMessages(at(deps, addMs(MORNING, minutes * MINUTE_MS)))));
  for (const member of members) expect(subjectsTo(mailbox, member)).toHaveLength(2);

  const nextDay = at(deps, "2026-11-19T09:00-03:00");
  await Promise.all(Array.from({ length: 6 }, () => sendMessages(nextDay)));
  for (const member of members) expect(subjectsTo(mailbox, member).length).toBeLessThanOrEqual(4);
});

test("over days of anything, with two workers and lost answers: two a day, by day, each subject once", async ({
  deps,
  mailbox,
}) => {
  const step = record({
    afterMinutes: integer({ min: 1, max: 9 * 60 }),
    name: constantFrom<Name[]>("answer", "reply", "plan", "version", "review", "questionnaire"),
    zone: constantFrom("America/Sao_Paulo", "Asia/Tokyo", "America/Los_Angeles", null),
    fault: constantFrom("none", "none", "none", "drop-answer"),
  });
  await assert(
    asyncProperty(array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const member = await aMember(deps);
      let now = MORNING;
      for (const { afterMinutes, name, zone, fault } of steps) {
        now = addMs(now, afterMinutes * MINUTE_MS);
        if (zone) await deps.db.updateTable("accounts").set({ timeZone: zone }).where("id", "=", member.id).execute();
        mailbox.setFaults(fault === "none" ? { mode: "ok" } : { mode: fault, times: 1, channel: "email" });
        await queue(at(deps, now), member, name);
        await Promise.all([sendMessages(at(deps, now)), sendMessages(at(deps, now))]);
        const { rows } = await sql<{ slots: number; isNight: boolean | null }>`
          select count(*)::int as slots, bool_or(m.notice_at = ${now} and (
              extract(hour from ${now}::timestamptz at time zone zone) < 8
              or extract(hour from ${now}::timestamptz at time zone zone) >= 21)) as is_night
          from messages m, accounts a, coalesce(a.time_zone, 'America/Sao_Paulo') zone
          where a.id = ${member.id} and m.account_id = a.id
            and (m.notice_at at time zone zone)::date = (${now}::timestamptz at time zone zone)::date`.execute(deps.db);
        const takesOne = deps.db.selectFrom("messages").select("id").where("noticeAt", "=", now);
        // A zone may change after two were sent; but none is sent as a third.
        if (await takesOne.where("accountId", "=", member.id).executeTakeFirst())
          expect(rows[0]?.slots).toBeLessThanOrEqual(2);
        expect(rows[0]?.isNight ?? false).toBe(false);
      }
    }),
    { numRuns: 15 },
  );
});

test("what waits for its hour is no backlog, and is counted apart", async ({ deps, mailbox }) => {
  const member = await aMember(deps);
  const night = at(deps, "2026-11-18T22:00-03:00");
  await queue(night, member, "plan", "version", "call");
  await sendMessages(night);
  const later = at(deps, "2026-11-19T06:00-03:00");
  expect(await messageMetrics(later, MORNING)).toMatchObject([{ channel: "email", due: 0, oldestSeconds: 0 }, {}]);
  expect(await noticeMetrics(later, MORNING)).toEqual({ held: 2, collapsed: 1 });
  // The worker was down in the morning: from then on it is late.
  const late = at(deps, "2026-11-19T08:20-03:00");
  expect(await messageMetrics(late, MORNING)).toMatchObject([{ due: 2, oldestSeconds: 20 * 60 }, {}]);
  expect(subjectsTo(mailbox, member)).toEqual([]);
});
