import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { questionnaire } from "../../intake/questionnaire/questionnaire.ts";
import { EQUIPMENT, type Equipment, equipmentAt, PLACE_KEYS } from "./equipment.ts";
import {
  type ExerciseId,
  isStrength,
  type JointLoad,
  LEVELS,
  MAJOR_GROUPS,
  type Muscle,
  PATTERNS,
  type Pattern,
  REGIONS,
  type Region,
  type Spared,
  touches,
} from "./exercise.ts";
import { exercisesFor } from "./exercises-for.ts";
import { easierRung, harderRung, ladderOf } from "./ladder.ts";
import { exercises, findExercise, getExercise } from "./library.ts";
import { muscleOverlap, substitutesFor } from "./substitutes-for.ts";

const optionsOf = (id: string): unknown[] => {
  const spec = questionnaire.content.questions.find((question) => question.id === id)?.spec;
  return spec && "options" in spec ? spec.options.map(({ value }) => value) : [];
};
const atHome = (spared: Spared = {}) =>
  exercisesFor({
    places: ["casa-sem-nada"],
    equipment: equipmentAt("casa-sem-nada"),
    level: "iniciante",
    spared,
  });

describe("the library", () => {
  test("is large enough, also at home and in every pattern", () => {
    expect(exercises.length).toBeGreaterThanOrEqual(115);
    const household = new Set<Equipment>(["toalha", "mochila", "assento"]);
    const home = exercises.filter(
      ({ equipment }) => equipment.length > 0 && equipment.every((one) => household.has(one)),
    );
    expect(home.length).toBeGreaterThanOrEqual(12);
    for (const pattern of Object.keys(PATTERNS)) {
      const count = exercises.filter((exercise) => exercise.pattern === pattern).length;
      expect(count, pattern).toBeGreaterThanOrEqual(3);
    }
  });

  test("speaks of the regions and places that the questionnaire asks for", () => {
    expect(optionsOf("m7")).toEqual([...REGIONS, "outra"]);
    expect(optionsOf("m6")).toEqual(PLACE_KEYS);
  });

  test("knows an exercise by its id, and no other", () => {
    expect(getExercise("fx:Plank").name).toBe("Prancha");
    expect(findExercise("fx:Nada")).toBeUndefined();
    expect(() => getExercise("own:nada")).toThrow("own:nada");
  });
});

/** What a trainer takes out of a programme for a region, and what stays or comes instead. */
const LIMITS: Readonly<Record<Region, { removed: readonly ExerciseId[]; kept: readonly ExerciseId[] }>> = {
  joelho: {
    removed: [
      "fx:Rope_Jumping",
      "own:polichinelo",
      "fx:Dumbbell_Lunges",
      "fx:Leg_Extensions",
      "own:agachamento-bulgaro",
      "own:isometria-parede",
    ],
    kept: ["own:agachamento-cadeira", "fx:Butt_Lift_Bridge", "own:degrau-baixo", "fx:Bicycling_Stationary"],
  },
  lombar: {
    removed: ["fx:Barbell_Deadlift", "fx:Romanian_Deadlift", "fx:Good_Morning", "fx:Russian_Twist", "fx:Crunches"],
    kept: ["fx:Barbell_Hip_Thrust", "own:goblet-assento", "fx:Dead_Bug", "own:bird-dog", "own:remada-banco-inclinado"],
  },
  ombro: {
    removed: ["fx:Standing_Military_Press", "fx:Bench_Dips", "own:desenvolvimento-canto", "fx:Arm_Circles"],
    kept: ["fx:Face_Pull", "fx:External_Rotation_with_Band", "fx:Machine_Bench_Press"],
  },
  punho: {
    removed: ["fx:Pushups", "fx:Incline_Push-Up", "own:flexao-parede", "own:prancha-apoio", "own:prancha-toque-ombro"],
    kept: ["fx:Plank", "fx:Dumbbell_Floor_Press", "fx:Hammer_Curls", "own:supino-chao-mochila"],
  },
  quadril: {
    removed: ["fx:Barbell_Squat", "fx:Leg_Press", "fx:Goblet_Squat", "fx:Romanian_Deadlift"],
    kept: ["own:agachamento-cadeira", "own:leg-press-curto", "own:passo-lateral", "fx:Bicycling_Stationary"],
  },
  tornozelo: {
    removed: ["own:corrida-leve", "fx:Jogging_Treadmill", "fx:Rope_Jumping", "fx:Standing_Calf_Raises"],
    kept: ["fx:Bicycling_Stationary", "own:cardio-sentado", "own:panturrilha-sentada-mochila", "fx:Seated_Leg_Curl"],
  },
};

test.each(REGIONS)("a limit of the %s takes out what loads it and keeps what does not", (region) => {
  const { removed, kept } = LIMITS[region];
  expect(removed.filter((id) => !touches(getExercise(id), region))).toEqual([]);
  expect(kept.filter((id) => touches(getExercise(id), region))).toEqual([]);
});

const limits = fc.record({
  equipment: fc.subarray(Object.keys(EQUIPMENT) as Equipment[]),
  places: fc.subarray(PLACE_KEYS),
  level: fc.constantFrom(...LEVELS),
  spared: fc.dictionary(fc.constantFrom(...REGIONS), fc.constantFrom<JointLoad>(0, 1)),
});

describe("for a member", () => {
  test("nothing needs what is not there, is above the level or asks too much of a sore region, swaps included", () => {
    fc.assert(
      fc.property(limits, fc.nat(), (member, pick) => {
        const allowed = exercisesFor(member);
        const exercise = exercises[pick % exercises.length];
        const offered = [...allowed, ...(exercise ? substitutesFor(exercise, allowed) : [])];
        const wrong = offered.filter(
          ({ equipment, level, joints, places }) =>
            equipment.some((one) => !member.equipment.includes(one)) ||
            LEVELS.indexOf(level) > LEVELS.indexOf(member.level) ||
            REGIONS.some((region) => joints[region] > (member.spared[region] ?? 3)) ||
            !places.some((place) => member.places.includes(place)),
        );
        expect(wrong.map(({ id }) => id)).toEqual([]);
      }),
      generated(300),
    );
  });

  test("a further limit adds no exercise", () => {
    fc.assert(
      fc.property(limits, fc.constantFrom(...REGIONS), (member, region) => {
        const before = new Set(exercisesFor(member).map(({ id }) => id));
        const after = exercisesFor({ ...member, spared: { ...member.spared, [region]: 0 } });
        expect(after.filter(({ id }) => !before.has(id))).toEqual([]);
      }),
      generated(100),
    );
  });

  test.each(PLACE_KEYS)("%s leaves a beginner every pattern and group, even with all regions sore", (place) => {
    const allowed = exercisesFor({
      places: [place],
      equipment: equipmentAt(place),
      level: "iniciante",
      spared: { ombro: 1, lombar: 1, joelho: 1, quadril: 1, punho: 1, tornozelo: 1 },
    }).filter(isStrength);
    const patterns = new Set(allowed.map(({ pattern }) => pattern));
    expect((Object.keys(PATTERNS) as Pattern[]).filter((one) => PATTERNS[one].strength && !patterns.has(one))).toEqual(
      [],
    );
    const trained = new Set<Muscle>(allowed.flatMap(({ primary }) => primary));
    const groups = Object.values(MAJOR_GROUPS);
    expect(groups.filter(({ muscles }) => !muscles.some((muscle) => trained.has(muscle)))).toEqual([]);
  });

  test("a beginner neither runs nor jumps", () => {
    expect(atHome().every(({ impact }) => impact === "nenhum")).toBe(true);
  });
});

describe("a swap", () => {
  test("is of the same pattern, and the most alike comes first", () => {
    for (const exercise of exercises) {
      const swaps = substitutesFor(exercise, exercises);
      expect(swaps.every(({ id, pattern }) => id !== exercise.id && pattern === exercise.pattern)).toBe(true);
      const overlaps = swaps.map((swap) => muscleOverlap(exercise, swap));
      expect(overlaps).toEqual([...overlaps].sort((a, b) => b - a));
    }
  });

  test("prefers the same level among equals", () => {
    const [first] = substitutesFor(getExercise("fx:Barbell_Bench_Press_-_Medium_Grip"), exercises);
    expect(first).toMatchObject({ pattern: "empurrar-horizontal", level: "intermediario" });
  });

  test("of a chair squat for a sore knee is one that spares it", () => {
    const swaps = substitutesFor(getExercise("own:agachamento-cadeira"), atHome({ joelho: 1 }));
    expect(swaps.map(({ id }) => id)).toContain("own:degrau-baixo");
    expect(swaps.some((swap) => touches(swap, "joelho"))).toBe(false);
  });
});

describe("a ladder", () => {
  test("is climbed from the chair to the lunge", () => {
    const names = ladderOf(getExercise("own:agachamento-pausa")).map(({ rung }) => rung);
    expect(names).toEqual(["Na cadeira", "Livre", "Com pausa", "Com mochila", "Búlgaro"]);
    expect(ladderOf(getExercise("fx:Leg_Press"))).toEqual([]);
  });

  test("is the same from each of its rungs", () => {
    for (const exercise of exercises) {
      const rungs = ladderOf(exercise);
      expect(rungs.length === 0 || rungs.includes(exercise), exercise.id).toBe(true);
      expect(rungs.every((rung) => ladderOf(rung).length === rungs.length)).toBe(true);
    }
  });

  test("skips a rung that the member cannot do", () => {
    const free = getExercise("fx:Bodyweight_Squat");
    const withoutPause = exercises.filter(({ id }) => id !== "own:agachamento-pausa");
    expect(harderRung(free, withoutPause)?.id).toBe("own:agachamento-mochila");
    expect(easierRung(free, atHome({ joelho: 1 }))?.id).toBe("own:agachamento-cadeira");
    expect(harderRung(getExercise("own:agachamento-bulgaro"), exercises)).toBeUndefined();
    expect(easierRung(getExercise("own:agachamento-cadeira"), exercises)).toBeUndefined();
  });
});
