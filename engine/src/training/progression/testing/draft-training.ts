import type { PlannedExercise, Training, TrainingSession } from "@app/contract/plan-training";
import { equipmentAt, PLACE_KEYS } from "../../library/equipment.ts";
import { type Exercise, isStrength, LEVELS, type Pattern } from "../../library/exercise.ts";
import { exercisesFor } from "../../library/exercises-for.ts";
import { ladderOf } from "../../library/ladder.ts";
import { substitutesFor } from "../../library/substitutes-for.ts";
import { programmeRules } from "../../programme/programme-rules.ts";
import { DAYS, splitFor } from "../../programme/split.ts";
import type { Dice } from "./dice.ts";
import { muscleSets } from "./muscle-sets.ts";

const UPPER: readonly Pattern[] = [
  "empurrar-horizontal",
  "puxar-horizontal",
  "empurrar-vertical",
  "puxar-vertical",
  "core",
];
const LOWER: readonly Pattern[] = ["joelho", "quadril", "panturrilha", "quadril-lateral", "core"];
const PATTERNS_OF: Readonly<Record<TrainingSession["kind"], readonly Pattern[]>> = {
  "corpo-todo": ["joelho", "quadril", "empurrar-horizontal", "puxar-horizontal", "empurrar-vertical", "core"],
  superior: UPPER,
  inferior: LOWER,
  empurrar: ["empurrar-horizontal", "empurrar-vertical", "triceps", "core"],
  puxar: ["puxar-horizontal", "puxar-vertical", "biceps", "core"],
  pernas: LOWER,
  leve: ["joelho", "core"],
};
const FIRST_SETS = 2;
const MOST_SETS = 5;
const REPETITIONS = [
  [8, 12],
  [10, 15],
  [6, 10],
] as const;

/** A plan with volumes as high as its level allows, without the composer's taste: the progression has to bear any plan. */
export function draftTraining(dice: Dice): Training {
  const level = dice.pick(LEVELS);
  const place = dice.pick(PLACE_KEYS);
  const days = dice.pick(DAYS);
  const allowed = exercisesFor({ equipment: equipmentAt(place), places: [place], level, spared: {} }).filter(
    isStrength,
  );
  const split = splitFor(level, days);
  const drafts = split.sessions.map(({ id, kind }) => ({ id, kind, exercises: draftParts(id, kind, allowed, dice) }));
  const { reserve, ceiling } = programmeRules.content.levels[level];
  const isLimited = dice.chance(0.05);
  const sessions = growSets(drafts, ceiling, dice).map((session) => ({
    ...session,
    exercises: session.exercises.map((part): PlannedExercise => (isLimited ? { ...part, progression: "none" } : part)),
    minutes: [30, 30, 30, 30],
    warmUp: [],
    short: dice.chance(0.5)
      ? { minutes: 15, parts: session.exercises.slice(0, 3).map(({ id }) => ({ id, sets: 1 })) }
      : null,
  }));
  return {
    block: 1,
    level,
    isLimited,
    place,
    equipment: [],
    days,
    reserve: [...reserve],
    sessions,
    walks: split.walks,
    cardio: { minutes: [60, 60, 60, 60], effort: [3, 5], exercises: [] },
  };
}

type Draft = Pick<TrainingSession, "id" | "kind" | "exercises">;

function draftParts(
  session: string,
  kind: TrainingSession["kind"],
  allowed: Exercise[],
  dice: Dice,
): PlannedExercise[] {
  const chosen: Exercise[] = [];
  for (const pattern of PATTERNS_OF[kind]) {
    const open = allowed.filter((one) => one.pattern === pattern && !chosen.includes(one));
    if (open.length > 0) chosen.push(dice.pick(open));
  }
  return chosen.map((exercise, index) => ({
    id: `${session}.${index + 1}`,
    exercise: exercise.id,
    sets: [FIRST_SETS, FIRST_SETS, FIRST_SETS, FIRST_SETS],
    unit: exercise.load === "segundos" ? "seconds" : "reps",
    target: exercise.load === "segundos" ? [20, 30] : [...dice.pick(REPETITIONS)],
    restSeconds: 90,
    pair: null,
    progression: ({ kg: "load", corpo: "ladder", segundos: "time" } as const)[exercise.load],
    ladder: ladderOf(exercise)
      .filter((rung) => allowed.includes(rung))
      .map(({ id }) => id),
    swaps: substitutesFor(exercise, allowed)
      .slice(0, 4)
      .map(({ id }) => id),
  }));
}

/** Week by week one set more where no muscle passes the ceiling; parts that pass it from the start are left out. */
function growSets(drafts: Draft[], ceiling: number, dice: Dice): Draft[] {
  const kept: Draft[] = drafts.map((draft) => ({ ...draft, exercises: [] }));
  const isBelow = (week: number): boolean => {
    const asked = kept.flatMap(({ exercises }) =>
      exercises.map(({ exercise, sets }) => ({ exercise, sets: sets[week] ?? 0 })),
    );
    return Math.max(0, ...muscleSets(asked).values()) <= ceiling;
  };
  for (const [index, draft] of drafts.entries()) {
    for (const part of draft.exercises) {
      kept[index]?.exercises.push(part);
      if (!isBelow(0)) kept[index]?.exercises.pop();
    }
  }
  const parts = kept.flatMap(({ exercises }) => exercises);
  for (const week of [1, 2, 3]) {
    for (const part of parts) part.sets[week] = part.sets[week - 1] ?? FIRST_SETS;
    for (const part of parts) {
      const before = part.sets[week] ?? FIRST_SETS;
      if (before >= MOST_SETS || dice.chance(0.4)) continue;
      part.sets[week] = before + 1;
      if (!isBelow(week)) part.sets[week] = before;
    }
  }
  return kept;
}
