import { brand } from "@app/contract/brand";
import type { Thread } from "@app/contract/conversations";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { aCompleteMember } from "../intake/testing/answering.ts";
import { sweepPromises } from "../promises/sweep-promises.ts";
import { test } from "../testing/test.ts";
import { answer, openThread, sendMessage } from "./testing/messages.ts";

// The hours once more, from the sales page and the calendar alone: a table of every minute of the season, with how many
// minutes the team was there up to it. São Paulo is three hours behind UTC all year round.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BEHIND_UTC = 3 * HOUR;
const PROMISED = 8 * HOUR;
const FROM = Date.parse("2026-12-01T00:00:00-03:00");
const TO = Date.parse("2027-03-10T00:00:00-03:00");
const HOLIDAYS = new Set(["2026-12-25", "2027-01-01"]);

function isOpen(ms: number): boolean {
  const local = new Date(ms - BEHIND_UTC).toISOString();
  const [day, time] = [local.slice(0, 10), local.slice(11, 16)];
  if (HOLIDAYS.has(day)) return false;
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === 0) return false;
  return weekday === 6 ? time >= "09:00" && time < "14:00" : time >= "08:00" && time < "20:00";
}

/** Milliseconds of service up to the start of each minute. */
function createTable(): Float64Array {
  const table = new Float64Array((TO - FROM) / MINUTE + 1);
  for (let index = 1; index < table.length; index += 1)
    table[index] = (table[index - 1] ?? 0) + (isOpen(FROM + (index - 1) * MINUTE) ? MINUTE : 0);
  return table;
}

const table = createTable();

function servedUntil(ms: number): number {
  const index = Math.floor((ms - FROM) / MINUTE);
  const [before = 0, after = 0] = [table[index], table[index + 1]];
  return after > before ? before + (ms - FROM - index * MINUTE) : before;
}

/** The first moment at which that much service has passed. */
function dueOf(start: number): number {
  const wanted = servedUntil(start) + PROMISED;
  const index = table.findIndex((served) => served >= wanted);
  return FROM + index * MINUTE - ((table[index] ?? 0) - wanted);
}

/** The same numbers on every run. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

type Asked = { id: string; askedAt: number; answeredAt: number | null };

/** One member's questions, each after the answer to the one before. */
async function converse(deps: Deps, random: () => number, thread: Thread, count: number) {
  const { accountId } = await aCompleteMember({ ...deps, now: () => new Date(FROM) });
  const asked: Asked[] = [];
  let at = FROM + Math.floor(random() * 20 * HOUR);
  for (let index = 0; index < count; index += 1) {
    const askedAt = at;
    const id = await sendMessage(deps, accountId, { thread, text: `pergunta ${index}`, at: new Date(askedAt) });
    // The last question of all is never answered.
    const isLast = index === count - 1;
    // Often exactly at the due time, and a millisecond after it.
    const [exact, late] = [random() < 0.1, random() < 0.1];
    const due = dueOf(askedAt);
    const answeredAt = exact ? due : late ? due + 1 : askedAt + Math.floor(random() * random() * 60 * HOUR);
    if (!isLast)
      await answer({ ...deps, now: () => new Date(answeredAt) }, accountId, { thread, text: `resposta ${index}` });
    asked.push({ id, askedAt, answeredAt: isLast ? null : answeredAt });
    at = answeredAt + Math.floor(random() * 30 * HOUR);
  }
  return { accountId, asked, end: at };
}

test("500 messages are due, kept and broken as an independent count of the service hours says", {
  timeout: 240_000,
}, async ({ deps }) => {
  expect(brand.serviceHours).toMatchObject({
    timeZone: "America/Sao_Paulo",
    weekdays: ["08:00", "20:00"],
    saturday: ["09:00", "14:00"],
    sunday: null,
  });
  const random = createRandom(25);
  const outcomes = { kept: 0, breached: 0 };
  let messages = 0;
  for (let member = 0; member < 10; member += 1) {
    const thread = member % 2 === 0 ? "team" : "support";
    const { accountId, asked, end } = await converse(deps, random, thread, 50);
    await sweepPromises({ ...deps, now: () => new Date(end + 30 * 24 * HOUR) });
    const stored = await deps.db
      .selectFrom("promises")
      .select(["subject", "startsAt", "dueAt", "state"])
      .where("accountId", "=", accountId)
      .where("kind", "=", "chat-answer")
      .orderBy("startsAt")
      .execute();
    const expected = asked.map(({ id, askedAt, answeredAt }) => ({
      subject: id,
      startsAt: new Date(askedAt),
      dueAt: new Date(dueOf(askedAt)),
      state: answeredAt !== null && answeredAt <= dueOf(askedAt) ? "kept" : "breached",
    }));
    expect(stored).toEqual(expected);
    for (const { state } of expected) outcomes[state as keyof typeof outcomes] += 1;
    messages += asked.length;

    const { messages: shown } = await openThread(deps, accountId, thread);
    const answered = asked.slice(-shown.filter(({ from }) => from === "team").length - 1, -1);
    expect(shown.flatMap((one) => (one.answered ? [one.answered] : []))).toEqual(
      answered.map(({ askedAt, answeredAt }) => ({
        serviceMinutes: Math.round((servedUntil(answeredAt ?? 0) - servedUntil(askedAt)) / MINUTE),
        dueAt: new Date(dueOf(askedAt)).toISOString(),
        isLate: (answeredAt ?? 0) > dueOf(askedAt),
      })),
    );
  }
  expect(messages).toBe(500);
  expect(Math.min(outcomes.kept, outcomes.breached)).toBeGreaterThan(100);
});
