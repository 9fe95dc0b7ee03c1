import * as fc from "fast-check";
import { type PromiseKind, promiseRules } from "../../promises/promise-kinds.ts";
import type { Evidence } from "../evidence.ts";

const kinds = Object.keys(promiseRules.content.kinds) as PromiseKind[];

const day = fc.integer({ min: 1, max: 38 });

/** Mostly entered on its day, some days later, now and then too late to count. */
const delay = fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(6) });

const eachDay = <Value>(value: fc.Arbitrary<Value>, minLength: number, maxLength: number) =>
  fc.uniqueArray(fc.record({ day, delay, value }), { selector: (entry) => entry.day, minLength, maxLength });

const tenths = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max }).map((value) => value / 10);

/** `after` the due day; null: not yet. */
const promised = fc.record({ dueDay: fc.nat(10), after: fc.option(fc.integer({ min: -6, max: 1 }), { freq: 20 }) });

const doneOn = ({ dueDay, after }: { dueDay: number; after: number | null }) =>
  after === null ? null : dueDay + after;

/** A member near the thresholds: some follow and some do not, with and without a result, at any day. Never paused. */
export const anyEvidence: fc.Arbitrary<Evidence> = fc
  .record({
    goal: fc.constantFrom("emagrecer", "recompor", "ganhar", "saude"),
    hidden: fc.boolean(),
    initialKg: fc.option(tenths(400, 1_500), { freq: 10 }),
    factsOfPlan: fc.option(fc.integer({ min: 1, max: 9 })),
    requestDay: fc.oneof(fc.integer({ min: 1, max: 29 }), fc.integer({ min: 30, max: 46 })),
    anamneseDays: fc.option(fc.nat(8), { freq: 20 }),
    diary: eachDay(fc.record({ meals: fc.nat(4), complete: fc.boolean(), badDay: fc.boolean() }), 20, 38),
    sessions: fc.nat(16).chain((planned) => fc.record({ planned: fc.constant(planned), done: fc.nat(planned + 8) })),
    reviews: fc.uniqueArray(fc.record({ week: fc.integer({ min: 1, max: 5 }), score: fc.nat(100) }), {
      selector: ({ week }) => week,
      minLength: 3,
      maxLength: 5,
    }),
    weighIns: eachDay(tenths(780, 820), 5, 30),
    waist: eachDay(tenths(880, 920), 3, 8),
    lifts: fc.array(fc.record({ name: fc.constant("remada"), first: tenths(400, 600), last: tenths(400, 600) }), {
      maxLength: 1,
    }),
    breaches: fc.oneof(
      fc.constant([]),
      fc.array(fc.record({ kind: fc.constantFrom(...kinds), day }), { maxLength: 1 }),
    ),
    definitivePlan: fc.option(promised),
    humanFirst: fc.option(fc.record({ level: fc.constantFrom("A", "B", "C"), promise: promised })),
  })
  .map(({ diary, weighIns, waist, definitivePlan, humanFirst, ...rest }) => ({
    ...rest,
    ruleVersion: "g2",
    diaryDays: diary.filter((entry) => entry.delay === 0).map((entry) => entry.day),
    diaryOther: diary
      .filter((entry) => entry.delay > 0)
      .map((entry) => ({ day: entry.day, enteredOn: entry.day + entry.delay, ...entry.value })),
    weighIns: weighIns.map((entry) => ({ day: entry.day, enteredOn: entry.day + entry.delay, kg: entry.value })),
    waist: waist.map((entry) => ({ day: entry.day, enteredOn: entry.day + entry.delay, cm: entry.value })),
    pauses: [],
    definitivePlan: definitivePlan && { dueDay: definitivePlan.dueDay, publishedDay: doneOn(definitivePlan) },
    humanFirst: humanFirst && {
      level: humanFirst.level,
      dueDay: humanFirst.promise.dueDay,
      seenDay: doneOn(humanFirst.promise),
    },
  }));

/** The same member where every day is another one: an entry keeps its delay. */
export function moveDays(evidence: Evidence, move: (day: number) => number): Evidence {
  const entered = <Entry extends { readonly day: number; readonly enteredOn?: number | undefined }>(entry: Entry) => ({
    ...entry,
    day: move(entry.day),
    enteredOn: move(entry.day) + ((entry.enteredOn ?? entry.day) - entry.day),
  });
  const { definitivePlan, humanFirst } = evidence;
  const moved = (one: number | null) => (one === null ? null : move(one));
  return {
    ...evidence,
    requestDay: move(evidence.requestDay),
    diaryDays: evidence.diaryDays.map(move),
    diaryOther: (evidence.diaryOther ?? []).map(entered),
    weighIns: evidence.weighIns.map(entered),
    waist: evidence.waist.map(entered),
    breaches: evidence.breaches.map((breach) => ({ ...breach, day: move(breach.day) })),
    definitivePlan: definitivePlan && {
      dueDay: move(definitivePlan.dueDay),
      publishedDay: moved(definitivePlan.publishedDay),
    },
    humanFirst: humanFirst && {
      ...humanFirst,
      dueDay: move(humanFirst.dueDay),
      seenDay: moved(humanFirst.seenDay),
    },
  };
}
