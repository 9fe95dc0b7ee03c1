import type { LockContext } from "@app/contract/staff/plans";
import { type Exercise, MUSCLES, overloaded } from "@app/engine/training/library/exercise";
import { exercises } from "@app/engine/training/library/library";
import { searchExercises } from "@app/engine/training/library/search-exercises";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { SearchList } from "../parts/search-list.tsx";

const copy = planEditCopy.exercise;
const MOST = 30;
const KEPT_OUT = new Set(["aquecimento", "mobilidade", "cardio"]);

type ExerciseSearchProps = {
  title: string;
  context: LockContext;
  onChoose: (exercise: string) => void;
  onClose: () => void;
};

/** The library by name, muscle and equipment. What touches a region that hurts says so. */
export function ExerciseSearch({ title, context, onChoose, onClose }: ExerciseSearchProps) {
  const find = (typed: string) =>
    searchExercises(exercises, typed)
      .filter(({ pattern }) => !KEPT_OUT.has(pattern))
      .slice(0, MOST)
      .map((exercise) => ({
        id: exercise.id,
        name: exercise.name,
        detail: exercise.primary.map((muscle) => MUSCLES[muscle]).join(", "),
        warning: warningOf(exercise, context),
      }));
  return (
    <SearchList
      title={title}
      label={copy.label}
      hint={copy.hint}
      none={copy.none}
      find={find}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}

function warningOf(exercise: Exercise, { spared }: LockContext): string | null {
  const region = overloaded(exercise, spared);
  return region ? copy.blocked(region) : null;
}
