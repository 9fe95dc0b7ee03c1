import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import type { TrainingLevel } from "../../intake/facts/activity.ts";
import { type Exercise, isStrength, LEVELS, MAJOR_GROUPS } from "../library/exercise.ts";
import { exercises, getExercise } from "../library/library.ts";
import { type PlannedExercise, planExercise } from "./planned-exercise.ts";
import { programmeRules, WEEKS } from "./programme-rules.ts";
import { loadKindOf } from "./repetitions.ts";
import { fitSession } from "./session/fit-session.ts";
import { fitsMinutes, sessionSeconds } from "./session/session-time.ts";
import { DAYS, splitFor } from "./split.ts";
import { checkVolume, daysOfGroup, setsOfGroup, setsOfMuscles } from "./volume/weekly-volume.ts";

const { levels, leastSets } = programmeRules.content;
const strength = exercises.filter(isStrength);
const plan = (level: TrainingLevel, sets: number, ...ids: Exercise["id"][]): PlannedExercise[] =>
  ids.map((id) => planExercise(getExercise(id), level, sets));

describe("a level", () => {
  test.each(LEVELS)("of %s adds sets and effort from week to week, below its ceiling", (level) => {
    const { weeklySets, ceiling, reserve } = levels[level];
    for (const week of [1, 2, 3]) {
      expect(weeklySets[week]).toBeGreaterThanOrEqual(weeklySets[week - 1] ?? 0);
      expect(reserve[week]).toBeLessThanOrEqual(reserve[week - 1] ?? 0);
    }
    expect(Math.max(...weeklySets)).toBeLessThanOrEqual(ceiling);
  });
});

describe("a split", () => {
  test.each(LEVELS.flatMap((level) => DAYS.map((days) => ({ level, days }))))(
    "of $days days for $level fills the days, with a reason for fewer sessions",
    ({ level, days }) => {
      const { sessions, walks, reason } = splitFor(level, days);
      expect(sessions.length + walks).toBe(days);
      expect(walks > 0).toBe(reason !== null);
      expect(new Set(sessions.map(({ id }) => id)).size).toBe(sessions.length);
    },
  );

  test("reaches the upper and the lower body on two days or more", () => {
    const upper = new Set(["corpo-todo", "superior", "empurrar", "puxar"]);
    const lower = new Set(["corpo-todo", "inferior", "pernas"]);
    for (const level of LEVELS) {
      for (const days of DAYS) {
        const kinds = splitFor(level, days).sessions.map(({ kind }) => kind);
        expect(kinds.filter((kind) => upper.has(kind)).length).toBeGreaterThanOrEqual(2);
        expect(kinds.filter((kind) => lower.has(kind)).length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  test("gives a beginner four sessions and walks", () => {
    expect(splitFor("iniciante", 6)).toMatchObject({ walks: 2, reason: "nivel" });
    expect(splitFor("avancado", 5).sessions.map(({ kind }) => kind)).toContain("pernas");
  });
});

describe("repetitions follow what is lifted:", () => {
  const rangeOf = (id: Exercise["id"], level: TrainingLevel, goal?: "ganhar" | "saude") =>
    planExercise(getExercise(id), level, 2, goal ? { goal } : {}).target;

  test.each([
    ["a push-up of the advanced to the reserve", "fx:Pushups", "avancado", undefined, [15, 25]],
    ["bottles, though they weigh kilograms", "own:rosca-garrafas", "intermediario", undefined, [12, 25]],
    ["a band", "own:remada-elastico", "iniciante", undefined, [12, 20]],
    ["each side for itself", "fx:Dead_Bug", "iniciante", undefined, [12, 15]],
    ["a loaded bar of those who know it", "fx:Barbell_Squat", "avancado", "ganhar", [5, 8]],
    ["kilograms by goal", "fx:Leg_Press", "iniciante", "saude", [10, 15]],
    ["and for muscle", "fx:Leg_Press", "iniciante", "ganhar", [8, 12]],
    ["a body on a bar", "fx:Pullups", "avancado", undefined, [4, 10]],
  ] as const)("%s", (_name, id, level, goal, expected) => expect(rangeOf(id, level, goal)).toEqual(expected));

  test("a body, a band and bottles are never done less than twelve times, nor more than 25", () => {
    for (const exercise of strength.filter((one) => loadKindOf(one) === "own")) {
      for (const level of LEVELS) {
        if (exercise.load === "segundos") continue;
        const [least, most] = planExercise(exercise, level, 2).target;
        expect([exercise.id, least >= 12 && most <= 25]).toEqual([exercise.id, true]);
      }
    }
  });
});

describe("the time of a session", () => {
  test("is warm-up, sets, rests and changes", () => {
    const session = plan("iniciante", 3, "own:agachamento-cadeira", "fx:Plank");
    // 300 + 2 × 60, then 3 × (16 × 4 + 60) and 3 × (25 + 60).
    expect(sessionSeconds(session)).toBe(420 + 372 + 255);
  });

  test("may be five per cent over the chosen minutes, and no second more", () => {
    const session = plan("iniciante", 3, "own:agachamento-cadeira");
    const resting = (restSeconds: number) => session.map((one) => ({ ...one, restSeconds }));
    expect(sessionSeconds(resting(236))).toBe(20 * 60 * 1.05);
    expect(fitsMinutes(resting(236), 20)).toBe(true);
    expect(fitsMinutes(resting(237), 20)).toBe(false);
  });

  test("counts both sides", () => {
    const [both, single] = plan("iniciante", 2, "fx:Seated_Cable_Rows", "fx:One-Arm_Dumbbell_Row");
    if (!both || !single) throw new Error("nothing planned");
    expect(sessionSeconds([single]) - sessionSeconds([both])).toBe(2 * 10 * 4);
  });

  test("shares the rest of a pair", () => {
    const session = plan("iniciante", 3, "fx:Machine_Bench_Press", "fx:Seated_Cable_Rows");
    const paired = session.map((one) => ({ ...one, pair: 1 }));
    expect(sessionSeconds(session) - sessionSeconds(paired)).toBe(3 * 90);
  });
});

const sessions = fc.record({
  level: fc.constantFrom(...LEVELS),
  picked: fc.uniqueArray(fc.nat(strength.length - 1), { minLength: 1, maxLength: 8 }),
  sets: fc.integer({ min: 2, max: 5 }),
  minutes: fc.constantFrom(20, 30, 45, 60),
});
const planOf = ({ level, picked, sets }: { level: TrainingLevel; picked: number[]; sets: number }) =>
  picked.flatMap((index) => strength[index] ?? []).map((exercise) => planExercise(exercise, level, sets));

describe("a session that is too long", () => {
  test("fits after fitting, keeps its order, and says when something was left out", () => {
    fc.assert(
      fc.property(sessions, (drawn) => {
        const before = planOf(drawn);
        const { planned, reason } = fitSession(before, drawn.minutes);
        expect(fitsMinutes(planned, drawn.minutes)).toBe(true);
        const order = planned.map(({ exercise }) => before.findIndex((one) => one.exercise === exercise));
        expect(order).toEqual([...order].sort((a, b) => a - b));
        expect(planned.every(({ sets }) => sets >= leastSets && sets <= drawn.sets)).toBe(true);
        const isWhole = planned.length === before.length && planned.every(({ sets }) => sets === drawn.sets);
        expect(reason === null).toBe(isWhole);
        const pairs = planned.flatMap(({ pair }) => pair ?? []);
        expect(pairs.every((pair) => pairs.filter((other) => other === pair).length === 2)).toBe(true);
      }),
      generated(2_000),
    );
  });

  test("that fits already is left as it is", () => {
    fc.assert(
      fc.property(sessions, (drawn) => {
        const { planned } = fitSession(planOf(drawn), drawn.minutes);
        expect(fitSession(planned, drawn.minutes)).toEqual({ planned, reason: null });
      }),
      generated(500),
    );
  });

  test("loses its accessories before anything else", () => {
    const session = plan("iniciante", 3, "fx:Goblet_Squat", "fx:One-Arm_Dumbbell_Row", "fx:Hammer_Curls");
    const { planned, reason } = fitSession(session, 25);
    expect(planned.map(({ exercise }) => exercise.pattern)).toEqual(["joelho", "puxar-horizontal"]);
    expect(reason).toBe("tempo");
  });

  test("alternates antagonists before it loses a set", () => {
    const session = plan("iniciante", 3, "fx:Goblet_Squat", "fx:Machine_Bench_Press", "fx:Seated_Cable_Rows");
    expect(fitsMinutes(session, 24)).toBe(false);
    const { planned, reason } = fitSession(session, 24);
    expect(planned.map(({ pair }) => pair)).toEqual([null, 1, 1]);
    expect(reason).toBeNull();
  });

  test.each([
    ["a bridge", "fx:Butt_Lift_Bridge"],
    ["a plank", "fx:Plank"],
  ] as const)("of twenty minutes with %s keeps four exercises of two sets, in pairs", (_name, fourth) => {
    const ids = ["own:agachamento-cadeira", "fx:Incline_Push-Up", "own:remada-toalha", fourth] as const;
    const { most } = programmeRules.content.repetitions.own;
    const choice = { mostRest: 75, ...(most[20] === undefined ? {} : { mostRepetitions: most[20] }) };
    const session = ids.map((id) => planExercise(getExercise(id), "iniciante", 3, choice));
    const { planned } = fitSession(session, 20);
    expect(planned.map(({ sets, pair }) => [sets, pair])).toEqual([
      [2, 2],
      [2, 1],
      [2, 1],
      [2, 2],
    ]);
  });
});

describe("the volume of a week", () => {
  const whole = plan(
    "iniciante",
    3,
    "fx:Leg_Press",
    "fx:Seated_Leg_Curl",
    "fx:Machine_Bench_Press",
    "fx:Seated_Cable_Rows",
  );

  test("counts a secondary muscle half, and arms not twice", () => {
    const sets = setsOfMuscles([whole]);
    expect(sets).toMatchObject({ quadriceps: 3, posterior: 4.5, gluteos: 1.5, peito: 3, triceps: 1.5, biceps: 1.5 });
    expect(setsOfGroup(sets, "bracos")).toBe(1.5);
    expect(setsOfGroup(sets, "costas")).toBe(3);
  });

  test("counts no cardio and no mobility", () => {
    const moving = plan("iniciante", 3, "fx:Walking_Treadmill", "fx:Cat_Stretch", "own:marcha-no-lugar");
    expect(Object.values(setsOfMuscles([moving])).every((sets) => sets === 0)).toBe(true);
  });

  test("names what is above, below and too rare", () => {
    const { above, below, rare } = checkVolume([whole, whole, plan("iniciante", 5, "fx:Leg_Press")], "iniciante", 1);
    expect(above).toEqual(["quadriceps", "posterior"]);
    expect(below).toContain("abdomen");
    expect(below).not.toContain("peito");
    expect(rare).toEqual(["abdomen"]);
  });

  test("is the sum of its sessions, and grows with the weeks' bounds", () => {
    fc.assert(
      fc.property(fc.array(sessions, { minLength: 1, maxLength: 4 }), (drawn) => {
        const week = drawn.map(planOf);
        const total = setsOfMuscles(week);
        const parts = week.map((session) => setsOfMuscles([session]));
        for (const [muscle, sets] of Object.entries(total)) {
          expect(parts.reduce((sum, part) => sum + part[muscle as keyof typeof part], 0)).toBeCloseTo(sets);
        }
        const groups = Object.keys(MAJOR_GROUPS) as (keyof typeof MAJOR_GROUPS)[];
        expect(groups.every((group) => daysOfGroup(week, group) <= week.length)).toBe(true);
        const short = WEEKS.map((number) => checkVolume(week, "intermediario", number).below.length);
        expect(short).toEqual([...short].sort((a, b) => a - b));
      }),
      generated(200),
    );
  });
});
