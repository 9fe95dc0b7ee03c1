import type { Training, TrainingSession } from "@app/contract/plan-training";
import {
  MAX_KG,
  MAX_RESERVE,
  type NextTarget,
  PAIN_REGIONS,
  type WorkoutHistory,
  type WorkoutsView,
} from "@app/contract/workouts";
import { addDays, type Day } from "../../../promises/local-time.ts";
import { findExercise } from "../../library/library.ts";
import { blockWeekOf } from "../block-week.ts";
import { nextTargets } from "../next-targets.ts";
import type { WeekSignals } from "../weeks/deload-signals.ts";
import { type Dice, diceOf } from "./dice.ts";
import { draftTraining } from "./draft-training.ts";

export const SIMULATED_WEEKS = 12;
const START: Day = "2026-11-02";

/** What the engine said on a day, with all that it knew. */
export type Moment = {
  readonly training: Training;
  readonly today: Day;
  readonly week: ReturnType<typeof blockWeekOf>;
  readonly targets: readonly NextTarget[];
  readonly history: readonly WorkoutHistory[];
  readonly signals: readonly WeekSignals[];
  readonly startsOn: Day;
  /** What the week was on each Monday and each day of a workout until today. */
  readonly kinds: ReadonlyMap<Day, WorkoutsView["week"]["kind"]>;
};

type Habits = {
  readonly adherence: number;
  readonly gap: number;
  readonly pain: number;
  readonly swap: number;
  readonly silence: number;
};

/** Twelve weeks of one member, a moment before each workout. */
export function* simulateMember(
  name: string,
  trainingFor: (dice: Dice) => Training = draftTraining,
): Generator<Moment> {
  const dice = diceOf(name);
  const training = trainingFor(dice);
  const habits = habitsOf(dice);
  const body = bodyOf(dice);
  const history: WorkoutHistory[] = [];
  const signals: WeekSignals[] = [];
  const kinds = new Map<Day, WorkoutsView["week"]["kind"]>();
  let awayUntil = START;
  for (let day = 0; day < SIMULATED_WEEKS * 7; day += 1) {
    const today = addDays(START, day);
    const isMonday = day % 7 === 0;
    if (isMonday && dice.chance(habits.gap)) awayUntil = addDays(today, dice.between(5, 45));
    const session = sessionOn(training, day);
    const trains = session !== undefined && today >= awayUntil && dice.chance(habits.adherence);
    if (isMonday && dice.chance(0.3)) signals.push(signalsOf(addDays(today, -7), dice));
    if (!isMonday && !trains) continue;
    const input = { training, history: [...history], startsOn: START, today, signals: [...signals] };
    const week = blockWeekOf({ ...input, workouts: input.history, level: training.level });
    kinds.set(today, week.kind);
    if (!trains) continue;
    const targets = nextTargets({ ...input, facts: findExercise });
    yield { ...input, week, targets, kinds };
    history.unshift(train(session, today, targets, { habits, body, dice }));
  }
}

const habitsOf = (dice: Dice): Habits => ({
  adherence: 0.4 + 0.6 * dice.roll(),
  gap: dice.pick([0, 0, 0.05, 0.15]),
  pain: dice.pick([0, 0, 0.002, 0.01]),
  swap: dice.pick([0, 0.02, 0.1]),
  silence: dice.pick([0, 0.02, 0.2]),
});

const signalsOf = (week: Day, dice: Dice): WeekSignals => ({
  week,
  sleepHours: dice.pick([null, 4, 4.5, 6, 7, 8]),
  readiness: Array.from({ length: dice.between(0, 3) }, () => dice.between(1, 5)),
});

/** The sessions of a week in their order, spread over it. */
function sessionOn({ sessions }: Training, day: number): TrainingSession | undefined {
  return sessions.find((_, index) => Math.floor((index * 7) / sessions.length) === day % 7);
}

type Body = Map<string, number>;

/** What a member can do ten times, or how often, or how long. */
const bodyOf = (dice: Dice): { of: (exercise: string) => number; grow: (exercise: string) => void } => {
  const body: Body = new Map();
  const first = (exercise: string): number => {
    const load = findExercise(exercise)?.load;
    return load === "kg" ? dice.between(3, 90) : load === "segundos" ? dice.between(12, 40) : dice.between(8, 22);
  };
  const of = (exercise: string): number => {
    const known = body.get(exercise) ?? first(exercise);
    body.set(exercise, known);
    return known;
  };
  return { of, grow: (exercise) => body.set(exercise, of(exercise) * 1.02) };
};

type Member = { readonly habits: Habits; readonly body: ReturnType<typeof bodyOf>; readonly dice: Dice };

function train(session: TrainingSession, day: Day, targets: readonly NextTarget[], member: Member): WorkoutHistory {
  const { habits, dice } = member;
  const isShort = session.short !== null && dice.chance(0.1);
  const workout: WorkoutHistory = {
    session: { plan: 1, id: session.id, day, isShort },
    end: dice.chance(0.97) ? { at: `${day}T12:00:00.000Z`, because: "done", effort: null } : null,
    sets: [],
    stops: [],
  };
  for (const part of session.exercises) {
    const target = targets.find((one) => one.part === part.id);
    const short = session.short?.parts.find(({ id }) => id === part.id);
    if (!target || target.sets === 0 || (isShort && !short)) continue;
    const exercise = dice.chance(habits.swap) && part.swaps.length > 0 ? dice.pick(part.swaps) : target.exercise;
    const asked = exercise === target.exercise ? target : { ...target, kg: null };
    const isPainful = dice.chance(habits.pain);
    const sets = isPainful ? 1 : isShort && short ? short.sets : target.sets;
    for (let number = 1; number <= sets; number += 1) {
      workout.sets.push({ part: part.id, exercise, number, ...doSet(exercise, asked, number, member) });
    }
    if (isPainful) {
      const pain = { region: dice.pick(PAIN_REGIONS), side: null, level: dice.between(1, 10) };
      workout.stops.push({ part: part.id, exercise, because: "pain", pain });
    }
    member.body.grow(exercise);
  }
  return workout;
}

function doSet(exercise: string, { kg: asked, target }: NextTarget, number: number, { habits, body, dice }: Member) {
  const load = findExercise(exercise)?.load ?? "kg";
  const ability = body.of(exercise);
  const most = target[1] + dice.between(0, 4);
  const kg = load === "kg" && !dice.chance(habits.silence) ? loadFor(asked, ability, dice) : null;
  const tired = number - 1 + dice.between(-2, 1);
  const able = load === "kg" ? 10 + (40 * (ability - (kg ?? ability))) / ability : ability;
  const best = Math.max(0, Math.round(able - tired));
  const count = Math.min(best, most);
  const left = Math.min(MAX_RESERVE, Math.max(0, best - count + dice.between(0, 2)));
  return { kg, count, reserve: dice.chance(habits.silence) ? null : left };
}

/** As asked for, now and then another; quarters of a kilogram. */
function loadFor(asked: number | null, ability: number, dice: Dice): number {
  const own = asked === null || dice.chance(0.03);
  const kg = own ? ability * (0.5 + 0.5 * dice.roll()) : asked;
  return Math.min(MAX_KG, Math.max(0, Math.round(kg * 4) / 4));
}
