import type { PromisePause } from "@app/engine/promises/pauses";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import { expect } from "vitest";
import { formatStatus, parseStory } from "../../../engine/cli/promise-json.ts";
import golden from "../../../engine/golden/promises.json" with { type: "json" };
import type { Deps } from "../deps.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { inTransaction, openDb, openPool } from "../platform/database/db.ts";
import { addMs, DAY_MS, HOUR_MS } from "../platform/time.ts";
import { aBuyer } from "../testing/buying.ts";
import { recordStatements } from "../testing/recorder.ts";
import { test } from "../testing/test.ts";
import { keepPromise } from "./keep-promise.ts";
import { makePromise } from "./make-promise.ts";
import { pausePromise } from "./pauses/pause-promise.ts";
import { resumePromise } from "./pauses/resume-promise.ts";
import { promiseHours } from "./promise-hours.ts";
import { listPromises } from "./queries.ts";
import { noticeUrgencyOf, queuePersonFirstNotice } from "./queue-person-first-notice.ts";
import { sweepPromises } from "./sweep-promises.ts";
import { voidPromises } from "./void-promises.ts";

const MONDAY = new Date("2026-11-16T10:00:00-03:00");

/** The same dependencies at a moment. */
const at = (deps: Deps, moment: Date): Deps => ({ ...deps, now: () => moment });

async function stored(deps: Deps, accountId: string, subject: string) {
  const promise = await deps.db
    .selectFrom("promises")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("subject", "=", subject)
    .executeTakeFirstOrThrow();
  const events = await deps.db
    .selectFrom("promiseEvents")
    .select("event")
    .where("promiseId", "=", promise.id)
    .orderBy("id")
    .execute();
  return { ...promise, events: events.map(({ event }) => event) };
}

test("the hours of the brand are those the golden stories count with", () => {
  const { closedOn, ...hours } = golden.service;
  expect(promiseHours).toEqual({ ...hours, closedOn: closedOn.map((day) => day.slice("2026-".length)) });
});

/** Each kind's share of the golden stories, those with pauses of one actor that overlap left out: one runs at a time. */
const stories = golden.stories
  .filter((_, index) => index % 13 === 0)
  .filter(({ pauses }) =>
    pauses.every((one, index) =>
      pauses.every((other, otherIndex) => {
        if (otherIndex <= index || one.actor !== other.actor) return true;
        const [first, second] = one.from <= other.from ? [one, other] : [other, one];
        return first.to !== null && first.to <= second.from;
      }),
    ),
  );

test("golden stories, lived through and swept on the way, end as the engine says", async ({ deps }) => {
  const { accountId } = await aBuyer(deps);
  expect(stories.length).toBeGreaterThan(55);

  for (const { expect: expected, ...json } of stories) {
    const { story, now } = parseStory(json);
    const { kind, startsAt } = story;
    const key = { accountId, kind, subject: json.id };
    const happenings: { moment: Date; happen: (then: Deps) => Promise<unknown> }[] = [];
    const on = (moment: Date | undefined | null, happen: (then: Deps, tx: Deps["db"]) => Promise<unknown>) => {
      if (!moment || moment > now) return;
      happenings.push({ moment, happen: (then) => inTransaction(deps.db, (tx) => happen(then, tx)) });
    };
    on(startsAt, (then, tx) => makePromise(then, tx, { ...key, startsAt, hours: story.hours }));
    for (const { from, to, ...pause } of story.pauses) {
      on(from, (then, tx) => pausePromise(then, tx, { ...key, ...pause, by: "Helena" }));
      on(to, (then, tx) => resumePromise(then, tx, { ...key, actor: pause.actor, by: "Helena" }));
    }
    on(story.fulfilledAt, (then, tx) => keepPromise(then, tx, key));
    on(story.voidedAt, (then, tx) => voidPromises(then, tx, { accountId, kinds: [kind] }));
    const length = now.getTime() - startsAt.getTime();
    for (const part of [0.2, 0.5, 0.7, 0.9]) {
      const moment = addMs(startsAt, Math.round(part * length));
      // A credit is looked at each hour.
      if (moment < addMs(now, -HOUR_MS)) happenings.push({ moment, happen: sweepPromises });
    }
    for (const { moment, happen } of happenings.toSorted((a, b) => a.moment.getTime() - b.moment.getTime()))
      await happen(at(deps, moment));
    await sweepPromises(at(deps, now));

    const row = await stored(deps, accountId, json.id);
    expect([json.id, row.state, row.creditDays]).toEqual([json.id, expected.state, expected.creditDays]);
    const once = row.events.filter((event) => !["paused", "resumed"].includes(event));
    expect(new Set(once).size).toBe(once.length);
    const listed = (await listPromises(at(deps, now), accountId)).find(({ subject }) => subject === json.id);
    const shown =
      listed && formatStatus({ ...listed, pausedSeconds: 0, lateSeconds: 0, ignoredPauses: [] }, promiseHours.timeZone);
    expect([json.id, shown]).toEqual([
      json.id,
      expect.objectContaining({ state: expected.state, dueAt: expected.dueAt, creditDays: expected.creditDays }),
    ]);
    await deps.db.deleteFrom("promises").where("accountId", "=", accountId).execute();
  }
});

const aHumanFirst = (deps: Deps, accountId: string, subject: string, startsAt = MONDAY) =>
  inTransaction(deps.db, (tx) =>
    makePromise(at(deps, startsAt), tx, { accountId, kind: "human-first", subject, hours: 24 }),
  );

test("the same occasion makes one promise, also twice at once", async ({ deps }) => {
  const { accountId } = await aBuyer(deps);
  const [one, other] = await Promise.all([aHumanFirst(deps, accountId, "a"), aHumanFirst(deps, accountId, "a")]);
  expect(other).toEqual(one);
  expect(one.dueAt).toEqual(addMs(MONDAY, DAY_MS));
  await inTransaction(deps.db, (tx) => voidPromises(at(deps, MONDAY), tx, { accountId }));
  expect(await aHumanFirst(deps, accountId, "a", addMs(MONDAY, DAY_MS))).toEqual(one);
  expect(await stored(deps, accountId, "a")).toMatchObject({ state: "void", events: ["made", "void"] });
});

test("two sweeps at once, and later ones, record a breach once; its credit grows until it is fulfilled", async ({
  deps,
}) => {
  const { accountId } = await aBuyer(deps);
  const { dueAt } = await aHumanFirst(deps, accountId, "b");
  await sweepPromises(at(deps, dueAt));
  expect(await stored(deps, accountId, "b")).toMatchObject({ state: "running", creditDays: 0 });
  const late = at(deps, addMs(dueAt, 1_000));
  await Promise.all([sweepPromises(late), sweepPromises(late)]);
  expect(await stored(deps, accountId, "b")).toMatchObject({ state: "breached", creditDays: 1 });
  await sweepPromises(at(deps, addMs(dueAt, 2 * DAY_MS + HOUR_MS)));
  const tooLate = at(deps, addMs(dueAt, 3 * DAY_MS));
  expect(
    await inTransaction(deps.db, (tx) => keepPromise(tooLate, tx, { accountId, kind: "human-first", subject: "b" })),
  ).toBe("breached");
  await sweepPromises(at(deps, addMs(dueAt, 20 * DAY_MS)));
  const row = await stored(deps, accountId, "b");
  expect(row).toMatchObject({ state: "breached", creditDays: 3, checkAt: null });
  expect(row.events).toEqual(["made", "breached", "fulfilled-late"]);
});

test("a sweep killed at any statement leaves each promise whole, and the next one finishes it once", async ({
  deps,
  databaseUrl,
}) => {
  let swept = await sweepUnderKills(deps, databaseUrl);
  // Other files sweep the same database, and may be first.
  for (let tries = 1; swept.killed <= 6 && tries < 5; tries += 1) swept = await sweepUnderKills(deps, databaseUrl);
  const { accountId, late, killed } = swept;
  expect(killed).toBeGreaterThan(6);
  await sweepPromises(at(deps, late));
  expect(await stored(deps, accountId, "c")).toMatchObject({ state: "breached", events: ["made", "breached"] });
});

/** Sweeps once for every statement, killed there, until one survives. */
async function sweepUnderKills(deps: Deps, databaseUrl: string) {
  const { accountId } = await aBuyer(deps);
  const { dueAt } = await aHumanFirst(deps, accountId, "c");
  await aHumanFirst(deps, accountId, "d");
  const late = addMs(dueAt, 1_000);
  let killed = 0;
  for (let survived = 0; ; survived += 1) {
    const pool = openPool(databaseUrl, { max: 1, usePreparedStatements: false });
    pool.on("connect", (client) => {
      const { query } = client as unknown as { query: (...args: unknown[]) => unknown };
      let statements = 0;
      const killing = (...args: unknown[]) => {
        if (statements === survived) {
          killed += 1;
          (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
        }
        statements += 1;
        return query.apply(client, args);
      };
      Object.assign(client, { query: killing });
    });
    const db = openDb(pool);
    const isKilled = await sweepPromises({ ...at(deps, late), db }).then(
      () => false,
      () => true,
    );
    await db.destroy();
    for (const subject of ["c", "d"]) {
      const { state, events } = await stored(deps, accountId, subject);
      expect([
        ["running", ["made"]],
        ["breached", ["made", "breached"]],
      ]).toContainEqual([state, events]);
    }
    if (!isKilled) return { accountId, late, killed };
  }
}

test("a pause needs a reason of its kind, what it rests on, and to begin before the due time", async ({ deps }) => {
  const { accountId } = await aBuyer(deps);
  const { dueAt } = await aHumanFirst(deps, accountId, "e");
  const key = { accountId, kind: "human-first" as PromiseKind, subject: "e" };
  const pause = (moment: Date, more: { reason?: string; messageSent?: boolean; actor?: PromisePause["actor"] } = {}) =>
    inTransaction(deps.db, (tx) =>
      pausePromise(at(deps, moment), tx, {
        ...key,
        reason: "esperando-o-membro",
        messageSent: true,
        actor: "equipe",
        by: "Helena",
        ...more,
      }),
    );
  expect(await pause(MONDAY, { reason: "sem-vaga" })).toBe("motivo-fora-da-lista");
  expect(await pause(MONDAY, { messageSent: false })).toBe("sem-mensagem-enviada");
  expect(await pause(addMs(dueAt, 1))).toBe("not-running");
  const begun = addMs(MONDAY, HOUR_MS);
  expect(await pause(begun)).toBe("paused");
  expect(await pause(addMs(begun, 1))).toBe("already-paused");
  // The sweep comes at the first due time, and again at each later one.
  await sweepPromises(at(deps, addMs(dueAt, HOUR_MS)));
  expect(await stored(deps, accountId, "e")).toMatchObject({ state: "running" });
  const resumed = addMs(begun, 2 * DAY_MS);
  expect(
    await inTransaction(deps.db, (tx) =>
      resumePromise(at(deps, resumed), tx, { ...key, actor: "equipe", by: "Helena" }),
    ),
  ).toBe(true);
  const row = await stored(deps, accountId, "e");
  expect(row.dueAt).toEqual(addMs(dueAt, 2 * DAY_MS));
  await sweepPromises(at(deps, row.dueAt));
  await sweepPromises(at(deps, addMs(row.dueAt, 1)));
  expect(await stored(deps, accountId, "e")).toMatchObject({
    state: "breached",
    events: ["made", "paused", "resumed", "breached"],
  });
});

test("a sweep of nothing costs four statements", async ({ deps, databaseUrl }) => {
  const pool = openPool(databaseUrl, { max: 1 });
  const statements = recordStatements(pool);
  const db = openDb(pool);
  // Before anything that another test of this file leaves is due.
  await sweepPromises({ ...deps, db, now: () => new Date(0) });
  await db.destroy();
  expect(statements).toHaveLength(4);
});

test("a promise without the hours that its kind needs is not made", async ({ deps }) => {
  const { accountId } = await aBuyer(deps);
  await expect(
    inTransaction(deps.db, (tx) => makePromise(deps, tx, { accountId, kind: "human-first", subject: "f" })),
  ).rejects.toThrow("hours");
});

test("the team is notified once that a member waits, by reference, urgency and time alone", async ({
  deps,
  simulators,
}) => {
  simulators.messages.reset();
  const { accountId, email, phone } = await aBuyer(deps);
  const { referenceNumber: reference, dueAt } = await aHumanFirst(deps, accountId, "g");
  for (let tries = 0; tries < 2; tries += 1)
    await inTransaction(deps.db, (tx) =>
      queuePersonFirstNotice(deps, tx, { reference, dueAt, urgency: noticeUrgencyOf(24), accountId }),
    );
  await sendMessages(deps);
  const sent = simulators.messages.messages(deps.team.email).filter(({ text }) => text.includes(reference));
  expect(sent.map(({ subject }) => subject)).toEqual(["Alguém espera por uma pessoa até 17/11, 10h00"]);
  expect(sent[0]?.text).toContain("alta");
  for (const secret of [accountId, email, phone, "Ana"]) expect(sent[0]?.text).not.toContain(secret);
  expect(noticeUrgencyOf(48)).toBe("normal");
});
