import { equipmentAt, PLACE_KEYS, type Place } from "../equipment.ts";
import {
  type Exercise,
  isStrength,
  LEVELS,
  MAJOR_GROUPS,
  type Muscle,
  PATTERNS,
  type Pattern,
  REGIONS,
  type Region,
  touches,
} from "../exercise.ts";

/** Regions of which every pattern keeps an exercise in every place. */
const COMMON_REGIONS: readonly Region[] = ["joelho", "lombar", "ombro"];
const STRENGTH_PATTERNS = (Object.keys(PATTERNS) as Pattern[]).filter((pattern) => PATTERNS[pattern].strength);

/** What a programme would miss: a group, a pattern beside a limit, or a swap. */
export const coverageFaults = (exercises: readonly Exercise[]): string[] => [
  ...PLACE_KEYS.flatMap((place) => placeFaults(place, possibleAt(place, exercises))),
  ...STRENGTH_PATTERNS.flatMap((pattern) =>
    REGIONS.filter((region) => sparing(exercises, pattern, region).length < 2).map(
      (region) => `${pattern}: fewer than two that leave the ${region} alone`,
    ),
  ),
];

function possibleAt(place: Place, exercises: readonly Exercise[]): Exercise[] {
  const there = new Set(equipmentAt(place));
  return exercises.filter(({ equipment }) => equipment.every((one) => there.has(one)));
}

const sparing = (exercises: readonly Exercise[], pattern: Pattern, region: Region): Exercise[] =>
  exercises.filter((exercise) => exercise.pattern === pattern && !touches(exercise, region));

function placeFaults(place: Place, possible: readonly Exercise[]): string[] {
  const first = possible.filter(({ level }) => level === "iniciante");
  const groups = Object.entries(MAJOR_GROUPS).filter(([, { muscles }]) => {
    const wanted: readonly Muscle[] = muscles;
    return first.filter((one) => isStrength(one) && one.primary.some((muscle) => wanted.includes(muscle))).length < 2;
  });
  return [
    ...groups.map(([group]) => `${place}: fewer than two beginner's exercises for ${group}`),
    ...STRENGTH_PATTERNS.filter((pattern) => !first.some((one) => one.pattern === pattern && one.habit > 1)).map(
      (pattern) => `${place}: no usual ${pattern} for a beginner`,
    ),
    ...STRENGTH_PATTERNS.flatMap((pattern) =>
      COMMON_REGIONS.filter((region) => sparing(first, pattern, region).length === 0).map(
        (region) => `${place}: no ${pattern} that leaves the ${region} alone`,
      ),
    ),
    ...possible.filter(isStrength).flatMap((exercise) => {
      const swaps = possible.filter(
        ({ id, pattern, level }) =>
          id !== exercise.id && pattern === exercise.pattern && LEVELS.indexOf(level) <= LEVELS.indexOf(exercise.level),
      );
      return swaps.length < 2 ? [`${place}: fewer than two swaps for ${exercise.id}`] : [];
    }),
  ];
}
