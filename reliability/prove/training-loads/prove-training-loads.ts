import type { Training, TrainingSession } from "../../../contract/src/plan-training.ts";
import { MAX_RESERVE, type NextTarget, type WorkoutHistory } from "../../../contract/src/workouts.ts";
import { addDays, type Day } from "../../../engine/src/promises/local-time.ts";
import { equipmentAt } from "../../../engine/src/training/library/equipment.ts";
import { findExercise } from "../../../engine/src/training/library/library.ts";
import { loadKindOf } from "../../../engine/src/training/programme/repetitions.ts";
import { knownTrainingRequests } from "../../../engine/src/training/programme/testing/known-trainings.ts";
import { trainingOf } from "../../../engine/src/training/programme/training.ts";
import { nextTargets } from "../../../engine/src/training/progression/next-targets.ts";
import { progressionRules } from "../../../engine/src/training/progression/progression-rules.ts";
import { type Dice, diceOf } from "../../../engine/src/training/progression/testing/dice.ts";
import { type Lifter, type Strength, strengthOf } from "./strength-model.ts";

const MEMBERS = Number(process.argv[3] ?? 2_000);
const WEEKS = 12;
const SETTLED_AFTER_WEEKS = 2;
const START: Day = "2026-11-02";
const NEAR = 0.15;
/** Repetitions in reserve of the load that would be right. */
const RIGHT_RESERVE = 2.5;
const MOST_RISE = 1.1;

type Tally = { near: number; of: number; light: number; heavy: number; rises: number; badRises: number };

/** Twelve weeks of people whose strength the engine does not know: how near its loads come to what they can do. */
export async function proveTrainingLoads(): Promise<void> {
  const tally: Tally = { near: 0, of: 0, light: 0, heavy: 0, rises: 0, badRises: 0 };
  const byWeek = Array.from({ length: WEEKS }, () => ({ near: 0, of: 0 }));
  for (let index = 0; index < MEMBERS; index += 1) simulate(diceOf(`lifter ${index}`), tally, byWeek);
  const share = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  console.log(`${MEMBERS} members, ${WEEKS} weeks, loads of exercises with kilograms`);
  for (const [week, { near, of }] of byWeek.entries())
    console.log(`week ${week + 1}: ${share(near, of)} near of ${of}`);
  console.log(
    `after week ${SETTLED_AFTER_WEEKS}: ${share(tally.near, tally.of)} within 15 %, ${share(tally.light, tally.of)} too light, ${share(tally.heavy, tally.of)} too heavy`,
  );
  console.log(`${tally.rises} rises, ${tally.badRises} above 10 % and one smallest step`);
  if (tally.badRises > 0 || tally.near < 0.8 * tally.of) process.exitCode = 1;
}

function simulate(dice: Dice, tally: Tally, byWeek: { near: number; of: number }[]): void {
  const level = dice.pick(["iniciante", "intermediario", "avancado"] as const);
  const sex = dice.pick(["F", "M"] as const);
  const lifter: Lifter = { sex, age: dice.between(18, 70), kg: dice.between(50, 105), level };
  const body = strengthOf(lifter, dice);
  const { training } = trainingOf({
    ...knownTrainingRequests.gym,
    level,
    spared: {},
    place: "academia",
    equipment: equipmentAt("academia"),
    isOlder: lifter.age >= 60,
    isHeavyBody: lifter.age >= 60,
    goal: dice.pick(["ganhar", "recompor", "emagrecer", "saude"] as const),
    days: dice.pick([2, 3, 4, 5] as const),
    minutes: dice.pick([45, 60] as const),
    seed: String(dice.between(0, 1_000_000)),
  });
  const history: WorkoutHistory[] = [];
  const before = new Map<string, number>();
  for (let day = 0; day < WEEKS * 7; day += 1) {
    const week = Math.floor(day / 7);
    if (day % 7 === 0 && day > 0) body.grow();
    const session = training.sessions.find((_, at) => Math.floor((at * 7) / training.sessions.length) === day % 7);
    if (!session || dice.chance(0.1)) continue;
    const today = addDays(START, day);
    const targets = nextTargets({ training, history: [...history], startsOn: START, today, facts: findExercise });
    const own = targets.filter(({ part }) => part.startsWith(session.id));
    for (const target of own) judge(target, body, week, { tally, byWeek, before });
    history.unshift(train(session, training, own, today, body, dice));
  }
}

type Judging = { tally: Tally; byWeek: { near: number; of: number }[]; before: Map<string, number> };

function judge({ exercise, kg, target, reason }: NextTarget, body: Strength, week: number, judging: Judging): void {
  const facts = findExercise(exercise);
  if (!facts || kg === null || loadKindOf(facts) !== "kg") return;
  // A light week goes down and comes back: that is no rise.
  if (reason.code === "deload" || reason.code.startsWith("return")) return;
  const { tally, byWeek, before } = judging;
  const last = before.get(exercise);
  if (last !== undefined && kg > last) {
    tally.rises += 1;
    const step = Math.max(0, ...facts.equipment.map((one) => progressionRules.content.rise.steps[one] ?? 0)) || 1;
    if (kg > last * MOST_RISE && kg > last + step) tally.badRises += 1;
  }
  before.set(exercise, kg);
  const right = body.loadFor(facts, (target[0] + target[1]) / 2 + RIGHT_RESERVE);
  const isNear = Math.abs(kg / right - 1) <= NEAR;
  const counted = byWeek[week];
  if (counted) {
    counted.near += Number(isNear);
    counted.of += 1;
  }
  if (week < SETTLED_AFTER_WEEKS) return;
  tally.near += Number(isNear);
  tally.light += Number(kg < right * (1 - NEAR));
  tally.heavy += Number(kg > right * (1 + NEAR));
  tally.of += 1;
}

/** Does what is asked for, chooses a first load by feeling, and misjudges what would be left. */
function train(
  session: TrainingSession,
  { reserve }: Training,
  targets: readonly NextTarget[],
  day: Day,
  body: Strength,
  dice: Dice,
): WorkoutHistory {
  const sets = session.exercises.flatMap((part) => {
    const target = targets.find((one) => one.part === part.id);
    const facts = target && findExercise(target.exercise);
    if (!target || !facts || facts.load !== "kg") return [];
    const [least, most] = target.target;
    const felt = body.loadFor(facts, (least + most) / 2 + (reserve[0] ?? 3)) * (0.75 + 0.4 * dice.roll());
    const kg = target.kg ?? Math.max(1, Math.round(felt));
    return Array.from({ length: target.sets }, (_, at) => {
      const able = body.repetitions(facts, kg, at);
      const count = Math.max(0, Math.min(most, Math.floor(able - (target.reserve - 1))));
      const left = Math.round(able - count + dice.between(-1, 1));
      return {
        part: part.id,
        exercise: target.exercise,
        number: at + 1,
        kg,
        count,
        reserve: Math.max(0, Math.min(MAX_RESERVE, left)),
      };
    });
  });
  return {
    session: { plan: 1, id: session.id, day, isShort: false },
    end: { at: `${day}T12:00:00.000Z`, because: "done", effort: null },
    sets,
    stops: [],
  };
}
