import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { generated } from "../../../scripts/lib/generated.ts";
import { localTimeOf } from "../promises/local-time.ts";
import { holdOf, isQuiet, NOTICES_A_DAY, nextDaytime, noticeAt, sendableNow, type TakenSlot } from "./notice-at.ts";

const SAO_PAULO = "America/Sao_Paulo";
const at = (moment: string) => Date.parse(`${moment}-03:00`);
const of = (subject: string, ...taken: [string, string][]) => ({
  timeZone: SAO_PAULO,
  subject,
  taken: taken.map(([sent, moment]): TakenSlot => ({ subject: sent, at: at(moment) })),
});

test.each([
  ["at once by day", "2026-11-17T10:07", [], "2026-11-17T10:07"],
  ["at the last minute of the day", "2026-11-17T20:59", [], "2026-11-17T20:59"],
  ["in the morning when it is nine in the evening", "2026-11-17T21:00", [], "2026-11-18T08:00"],
  ["in the morning when it is before eight", "2026-11-17T07:59", [], "2026-11-17T08:00"],
  ["as the second of a day", "2026-11-17T15:00", [["plan", "2026-11-17T09:00"]], "2026-11-17T15:00"],
  [
    "not as the third of a day",
    "2026-11-17T15:00",
    [
      ["plan", "2026-11-17T09:00"],
      ["review", "2026-11-17T10:00"],
    ],
    "2026-11-18T08:00",
  ],
  ["three hours after one of its subject", "2026-11-17T10:00", [["team", "2026-11-17T09:15"]], "2026-11-17T12:15"],
  [
    "in the morning when its subject rests into the night",
    "2026-11-17T19:00",
    [["team", "2026-11-17T18:30"]],
    "2026-11-18T08:00",
  ],
] as [string, string, [string, string][], string][])("a notice is sent %s", (_name, now, taken, expected) => {
  expect(new Date(noticeAt(of("team", ...taken), at(now)))).toEqual(new Date(at(expected)));
});

test("what holds a notice is said", () => {
  const now = at("2026-11-17T10:00");
  expect(holdOf(of("team"), now)).toBeNull();
  expect(holdOf(of("team"), at("2026-11-17T23:00"))).toBe("quiet-hours");
  expect(holdOf(of("team", ["team", "2026-11-17T09:00"]), now)).toBe("same-subject");
  expect(holdOf(of("team", ["plan", "2026-11-17T08:00"], ["review", "2026-11-17T09:00"]), now)).toBe("daily-limit");
});

/** Clock changes at midnight and by half or two hours, a skipped day, quarters, and both ends of the world. */
const zones = [
  SAO_PAULO,
  "America/Manaus",
  "America/New_York",
  "America/Havana",
  "Europe/Lisbon",
  "Africa/Casablanca",
  "Antarctica/Troll",
  "Asia/Kathmandu",
  "Asia/Tokyo",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Pacific/Niue",
  "UTC",
];
const zone = constantFrom(...zones);
const moment = integer({ min: Date.UTC(2011, 0, 1), max: Date.UTC(2036, 0, 1) });
const HOUR_MS = 3_600_000;

test("the next moment by day is never quiet, never past, and within eleven hours and a changed clock", () => {
  assert(
    property(zone, moment, (timeZone, now) => {
      const next = nextDaytime(timeZone, now);
      expect(isQuiet(timeZone, next)).toBe(false);
      expect(next).toBeGreaterThanOrEqual(now);
      expect(next - now).toBeLessThanOrEqual(13 * HOUR_MS);
      if (isQuiet(timeZone, now)) expect(localTimeOf(timeZone, next).seconds).toBeLessThanOrEqual(8 * 3_600);
      else expect(next).toBe(now);
    }),
    generated(5_000),
  );
});

const SUBJECTS = ["team", "plan", "review", "questionnaire"] as const;
/** What happens to a member: something to say, the same member in another zone, time that passes. */
const step = record({
  afterMinutes: integer({ min: 0, max: 20 * 60 }),
  subject: constantFrom(...SUBJECTS),
  zone,
  moves: integer({ min: 0, max: 9 }),
});

test("whatever happens: none in quiet hours, never a third on one local day, the oldest first, in any zone", () => {
  assert(
    property(moment, zone, array(step, { minLength: 1, maxLength: 40 }), (start, home, steps) => {
      let [now, timeZone] = [start, home];
      const taken: TakenSlot[] = [];
      const waiting: string[] = [];
      // As the sender does it: whatever may be sent now is sent, the rest is looked at again later.
      const send = () => {
        const due = sendableNow({ timeZone, subjects: waiting, taken }, now);
        const last = Math.max(...due.map((one) => waiting.indexOf(one)), 0);
        const overtaken = waiting.slice(0, last).filter((one) => !due.includes(one));
        // Only a subject that rests is overtaken.
        for (const subject of overtaken) expect(holdOf({ timeZone, subject, taken }, now)).toBe("same-subject");
        for (const subject of due) {
          waiting.splice(waiting.indexOf(subject), 1);
          taken.push({ subject, at: now });
          const { day, seconds } = localTimeOf(timeZone, now);
          expect(seconds).toBeGreaterThanOrEqual(8 * 3_600);
          expect(seconds).toBeLessThan(21 * 3_600);
          const zoneNow = timeZone;
          const onDay = taken.filter((slot) => localTimeOf(zoneNow, slot.at).day === day);
          expect(onDay.length).toBeLessThanOrEqual(NOTICES_A_DAY);
        }
      };
      for (const { afterMinutes, subject, zone: next, moves } of steps) {
        now += afterMinutes * 60_000;
        if (moves === 0) timeZone = next;
        // One that waits already stands for it.
        if (!waiting.includes(subject)) waiting.push(subject);
        send();
      }
      // Nothing waits for ever.
      for (let hours = 0; waiting.length > 0; hours += 1) {
        expect(hours).toBeLessThan(4 * 24);
        now += HOUR_MS;
        send();
      }
    }),
    generated(1_000),
  );
});
