import { EQUIPMENT } from "./equipment.ts";
import { type Exercise, MUSCLES, PATTERNS } from "./exercise.ts";

/** Without accents and capitals. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** What an exercise is found by: name, pattern, muscles and equipment. */
const wordsOf = ({ name, pattern, primary, secondary, equipment }: Exercise): string =>
  folded(
    [
      name,
      PATTERNS[pattern].title,
      ...[...primary, ...secondary].map((muscle) => MUSCLES[muscle]),
      ...equipment.map((one) => EQUIPMENT[one]),
    ].join(" "),
  );

/** Every typed word must begin one of its words. Those whose name has them come first, otherwise the order stays. */
export function searchExercises(exercises: readonly Exercise[], typed: string): Exercise[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => ` ${text}`.includes(` ${word}`));
  const found = exercises.filter((exercise) => hasAll(wordsOf(exercise)));
  const isNamed = (exercise: Exercise) => hasAll(folded(exercise.name));
  return [...found.filter(isNamed), ...found.filter((exercise) => !isNamed(exercise))];
}
