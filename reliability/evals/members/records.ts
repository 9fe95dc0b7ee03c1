import type { Mutation, SyncKind } from "@app/contract/sync";
import type { LoggedDay, MemberFacts } from "@app/engine/assistant/testing/evaluation/member-facts";
import { answerRecords } from "@app/engine/intake/answer-record";
import type { Answers } from "@app/engine/intake/answers";
import { findFood } from "@app/engine/nutrition/catalogue/catalogue";
import { timeWithin } from "@app/engine/sync/day-id";
import { nextHlc } from "@app/engine/sync/hlc";
import { recordId } from "@app/engine/sync/record-id";
import type { Deps } from "../../../server/src/deps.ts";
import { syncRecords } from "../../../server/src/sync/sync-records.ts";

export type Written = { kind: SyncKind; id: string; fields: Record<string, unknown> };

let counter = 0;

/** Sends what a device of the member would have sent at that moment. */
export async function sendRecords(deps: Deps, accountId: string, records: readonly Written[]): Promise<void> {
  const ms = deps.now().getTime();
  const mutations = records.map((record): Mutation => {
    const { hlc } = nextHlc({ ms, counter: (counter += 1) % 60_000 }, ms, "00000000000000ee");
    return { ...record, op: "put", hlc };
  });
  const { reply } = await syncRecords(deps, { accountId, cursor: null, mutations });
  const refused = reply.acks.filter(({ result }) => result !== "stored");
  if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused)}`);
}

/** Consents are no answers. */
export function answersToSend(given: Answers): Written[] {
  const { c1: _, c2: __, ...answers } = given;
  return answerRecords(answers).map(({ id, kind, fields }) => ({ id, kind, fields }));
}

/** A UUIDv7, as devices make them. */
function timedId(ms: number): string {
  const time = ms.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

type Meal = "cafe" | "almoco" | "jantar";

function aFood(day: string, meal: Meal, food: { ref: string; per100: unknown }, grams: number): Written {
  return {
    kind: "food",
    id: timedId(timeWithin(day, 47_000_000)),
    fields: {
      place: { day, meal, time: null },
      food,
      amount: { grams, low: grams, high: grams, unit: null, count: null, isAssumed: false },
      source: { from: "search", part: null },
    },
  };
}

const OWN_FOOD = "0199a8d2-0000-7000-8000-0000000000e5";
const REST_GRAMS = 400;

/** What a day holds besides the foods that the file names, so that its sums are the file's. */
export const ownFood: Written = {
  kind: "own-food",
  id: OWN_FOOD,
  fields: {
    name: "Resto do dia",
    per100: { kcal: 100, protein: 5, fat: 3, carb: 12, fibre: 1 },
    measure: { unit: "prato", grams: REST_GRAMS },
  },
};

/** The named foods at lunch; what is missing to the sums at another meal. */
export function loggedDay(day: string, { loggedKcal, loggedProteinG, items = [] }: LoggedDay, rest: Meal): Written[] {
  const sumOf = (part: "kcal" | "protein") =>
    items.reduce((sum, { food, grams }) => sum + Math.round((findFood(food)?.per100[part] ?? 0) * grams * 0.1) / 10, 0);
  const per100 = (left: number) => Math.round((left / REST_GRAMS) * 100_000) / 1000;
  const missing = {
    kcal: per100(loggedKcal - sumOf("kcal")),
    protein: per100(loggedProteinG - sumOf("protein")),
    fat: 4,
    carb: 20,
    fibre: 2,
  };
  return [
    ...items.map(({ food, grams }) => aFood(day, "almoco", { ref: food, per100: null }, grams)),
    aFood(day, rest, { ref: `mine:${OWN_FOOD}`, per100: missing }, REST_GRAMS),
  ];
}

export const waterOf = (day: string, waterMl: number): Written => ({
  kind: "day",
  id: recordId("day", day),
  fields: { day, waterMl, isComplete: false, badDay: null },
});

export const weightOf = (at: Date, kg: number): Written => ({
  kind: "weight",
  id: timedId(at.getTime()),
  fields: { at: at.toISOString(), kg },
});

/** A session of the first version, done, with the loads that the file plans next. */
export function workoutOf(facts: MemberFacts, at: Date): Written[] {
  const day = at.toISOString().slice(0, 10);
  const [session] = facts.planFacts?.training.sessions ?? [];
  if (!session) return [];
  const id = recordId("workout", 1, session.id, day);
  const end = { at: new Date(at.getTime() + 45 * 60_000).toISOString(), because: "done", effort: 3 };
  const of = { plan: 1, id: session.id, day, isShort: false };
  return [
    { kind: "workout", id, fields: { session: of, startedAt: at.toISOString(), end } },
    ...session.exercises.map(({ id: part, exercise, loadKg, reps, rir }): Written => {
      const set = { workout: id, part, exercise, number: 1, kg: loadKg, count: reps[0], reserve: rir };
      return { kind: "set", id: recordId("set", id, part, 1), fields: { set, at: at.toISOString() } };
    }),
  ];
}

export const reviewOf = (week: string): Written => ({
  kind: "review",
  id: recordId("review", week),
  fields: {
    week,
    answers: { dietDays: 5, workouts: 2, hunger: 3, energy: 3, sleep: 4, mood: 4, obstacle: "tempo", change: null },
  },
});
