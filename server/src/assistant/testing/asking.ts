import type { PlanView } from "@app/contract/plans";
import type { Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { addDays } from "@app/engine/promises/local-time";
import { timeWithin } from "@app/engine/sync/day-id";
import { recordId } from "@app/engine/sync/record-id";
import type { Deps } from "../../deps.ts";
import { todayOf } from "../../intake/testing/answering.ts";
import { getPlan } from "../../plans/get-plan.ts";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { type Put, sendPuts } from "../../seed/demo-device.ts";
import { aRecordId } from "../../sync/testing/record-ids.ts";
import { workoutIdOf } from "../../workouts/testing/workouts.ts";
import { createTools } from "../tools/create-tools.ts";
import type { GuaranteeMeter, ToolDeps } from "../tools/tool-deps.ts";

export const meter: GuaranteeMeter = {
  day: 18,
  of: 30,
  requestDaysLeft: 27,
  ticks: [
    { code: "G1", ok: true, have: 2, need: 7 },
    { code: "G2", ok: false, have: 13, need: 18 },
  ],
};

export const toolDeps = (deps: Deps, found: GuaranteeMeter | null = meter): ToolDeps => ({
  ...deps,
  readMeter: () => Promise.resolve(found),
});

export const toolsOf = (deps: Deps, accountId: string, text = "") => createTools(toolDeps(deps), { accountId, text });

/** Kilograms of the last days, the newest first. */
export const WEIGHTS = [81, 81.2, 81.1, 81.6, 81.5, 81.9, 82.1, 82.4];
export const WATER_ML = 1_000;

/** A member with a plan, and a diary, weights and a workout of the last days. */
export async function aMemberWhoAsks(
  deps: Deps,
  answers: Partial<Answers> = {},
  { cake: name = "Bolo da Célia", weights = WEIGHTS } = {},
) {
  const { accountId } = await aPlannedMember(deps, { ...plainAnswers, ...answers });
  const today = todayOf(deps);
  await sendPuts(deps, accountId, [
    ...[0, 1, 2].map((ago) => foodPut(deps, addDays(today, -ago))),
    { kind: "day", id: recordId("day", today), at: deps.now(), fields: dayFields(today) },
    ...weights.map((kg, index) => weightPut(deps, addDays(today, -2 * index), kg)),
    {
      kind: "own-food",
      id: aRecordId(),
      at: deps.now(),
      fields: { name, per100: cake, measure: { unit: "fa", grams: 60 } },
    },
    workoutPut(deps, addDays(today, -1)),
  ]);
  return { accountId, today };
}

const cake = { kcal: 250, protein: 5, fat: 10, carb: 30.5, fibre: 0 };

const dayFields = (day: string) => ({ day, waterMl: WATER_ML, isComplete: false, badDay: null });

/** Two ladles of beans for lunch. */
const foodPut = (deps: Deps, day: string): Put => ({
  kind: "food",
  id: aRecordId(timeWithin(day, 47_000_000)),
  at: deps.now(),
  fields: {
    place: { day, meal: "almoco", time: "12:52" },
    food: { ref: "taco:561", per100: null },
    amount: { grams: 280, low: 210, high: 350, unit: "co", count: 2, isAssumed: false },
    source: { from: "sentence", part: null },
  },
});

const weightPut = (deps: Deps, day: string, kg: number): Put => ({
  kind: "weight",
  id: recordId("weight", day),
  at: deps.now(),
  fields: { at: `${day}T12:00:00.000Z`, kg },
});

function workoutPut(deps: Deps, day: string): Put {
  const session = { plan: 1, id: "A", day, isShort: false } as const;
  const [startedAt, at] = [`${day}T10:00:00.000Z`, `${day}T10:40:00.000Z`];
  const fields = { session, startedAt, end: { at, because: "done", effort: 3 } };
  return { kind: "workout", id: workoutIdOf(session), at: deps.now(), fields };
}

export async function planOf(deps: Deps, accountId: string): Promise<PlanView> {
  const plan = await getPlan(deps, accountId);
  if (!plan) throw new Error("there is no plan");
  return plan;
}

/** A swap of the first line of today that has one. */
export async function swapsToday(deps: Deps, accountId: string) {
  const today = todayOf(deps);
  const { meals } = await toolsOf(deps, accountId)("get_my_plan", { part: "dieta" });
  const { diet } = await planOf(deps, accountId);
  const planned = diet?.method === "foods" ? diet.days.flatMap((day) => day.meals.flatMap(({ items }) => items)) : [];
  const ids = new Set(meals.flatMap(({ items }) => items.map(({ id }) => id)));
  const item = planned.find(({ id, swaps }) => ids.has(id) && swaps.length > 1);
  const takes = item?.swaps[0]?.food;
  if (!item || !takes) throw new Error("nothing can be swapped");
  const choice = { plan: 1, part: item.id, takes, day: today };
  const id = recordId("swap", choice.plan, choice.part, today);
  await sendPuts(deps, accountId, [{ kind: "swap", id, at: deps.now(), fields: { choice } }]);
  return { item, takes };
}
