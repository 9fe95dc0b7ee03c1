import type { Exercise, Pattern } from "../../library/exercise.ts";
import type { PlannedExercise } from "../planned-exercise.ts";
import { programmeRules } from "../programme-rules.ts";
import { comesLast } from "./order-session.ts";
import { fitsMinutes } from "./session-time.ts";

const { accessories, pairs, mostBackLoadOfPair, leastSets } = programmeRules.content;

export type FittedSession = {
  readonly planned: readonly PlannedExercise[];
  /** Something was left out. Pairs alone leave nothing out. */
  readonly reason: "tempo" | null;
};

/** Makes a session fit: accessories go first, then exercises alternate, then sets go, then the last exercises. */
export function fitSession(planned: readonly PlannedExercise[], minutes: number): FittedSession {
  let left = planned;
  while (!fitsMinutes(left, minutes)) {
    const shorter = dropAccessory(left) ?? pairExercises(left) ?? dropSet(left) ?? dropLast(left);
    if (!shorter) break;
    left = shorter;
  }
  return { planned: left, reason: setsOf(left) < setsOf(planned) ? "tempo" : null };
}

const setsOf = (planned: readonly PlannedExercise[]): number => planned.reduce((sum, { sets }) => sum + sets, 0);

const lastOf = (planned: readonly PlannedExercise[], matches: (one: PlannedExercise) => boolean) =>
  [...planned].reverse().find(matches);

type Shorten = (planned: readonly PlannedExercise[]) => PlannedExercise[] | undefined;

const dropAccessory: Shorten = (planned) => {
  const last = lastOf(planned, ({ exercise }) => accessories.includes(exercise.pattern));
  return last && planned.length > 1 ? withoutOne(planned, last) : undefined;
};

/**
 * Of the same mechanic: they stand side by side, and compound exercises stay before isolated ones. A heavy squat and a
 * deadlift do not alternate: the back would get no rest.
 */
export const pairExercises: Shorten = (planned) => {
  const alone = (pattern: Pattern) => planned.filter((one) => one.pair === null && one.exercise.pattern === pattern);
  for (const [pattern, opposite] of pairs) {
    // The trunk alternates with what is least of its kind, and leaves the main lift alone.
    const firsts = alone(pattern);
    const [first, second] =
      (alone(opposite).some(({ exercise }) => comesLast(exercise)) ? firsts.reverse() : firsts)
        .flatMap((one) => alone(opposite).map((other) => [one, other] as const))
        .find(([one, other]) => canAlternate(one.exercise, other.exercise)) ?? [];
    if (!first || !second) continue;
    const pair = 1 + Math.max(0, ...planned.map((one) => one.pair ?? 0));
    return planned.map((one) => (one === first || one === second ? { ...one, pair } : one));
  }
  return undefined;
};

/** Where the minutes turned out to be enough, each exercise has its own rest again. */
export function withoutNeedlessPairs(planned: readonly PlannedExercise[], minutes: number): readonly PlannedExercise[] {
  const pairsLeft = [...new Set(planned.flatMap(({ pair }) => pair ?? []))];
  for (const pair of pairsLeft) {
    const apart = planned.map((one) => (one.pair === pair ? { ...one, pair: null } : one));
    if (fitsMinutes(apart, minutes)) return withoutNeedlessPairs(apart, minutes);
  }
  return planned;
}

const canAlternate = (one: Exercise, other: Exercise): boolean =>
  (one.mechanic === other.mechanic || comesLast(other)) &&
  one.joints.lombar + other.joints.lombar <= mostBackLoadOfPair;

/** From the exercise with the most sets, the last of them. */
const dropSet: Shorten = (planned) => {
  const most = Math.max(...planned.map(({ sets }) => sets));
  if (most <= leastSets) return undefined;
  const last = lastOf(planned, ({ sets }) => sets === most);
  return planned.map((one) => (one === last ? { ...one, sets: one.sets - 1 } : one));
};

const dropLast: Shorten = (planned) => {
  const last = planned.at(-1);
  return last && planned.length > 1 ? withoutOne(planned, last) : undefined;
};

/** Its partner, if it has one, rests alone again. */
export const withoutOne = (planned: readonly PlannedExercise[], dropped: PlannedExercise): PlannedExercise[] =>
  planned
    .filter((one) => one !== dropped)
    .map((one) => (one.pair !== null && one.pair === dropped.pair ? { ...one, pair: null } : one));
