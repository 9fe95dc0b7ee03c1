import type { PlannedExercise } from "@app/contract/plan-training";
import { setExercise } from "@app/engine/plans/edits/training/exercises";
import { findExercise } from "@app/engine/training/library/library";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import parts from "../parts/parts.module.css";
import type { ExerciseWish } from "./exercise-wish.ts";

const copy = planEditCopy.session;
const SEARCH = "search";

type ExerciseSwapsProps = {
  work: PlanWork;
  planned: PlannedExercise;
  name: string;
  mayEdit: boolean;
  onExercise: (wish: ExerciseWish) => void;
};

/** What may take its place, the most alike first, or any other of the library. */
export function ExerciseSwaps({ work, planned, name, mayEdit, onExercise }: ExerciseSwapsProps) {
  if (!mayEdit) return <>{planEditCopy.meal.swaps(planned.swaps.length)}</>;
  const { spared } = work.editor.context;
  const choose = (value: string) =>
    value === SEARCH
      ? onExercise({ kind: "replace", part: planned.id })
      : work.edit((draft) => setExercise(draft, planned.id, value, spared));
  return (
    <select
      className={parts.menu}
      aria-label={copy.swapFor(name)}
      data-swap={planned.id}
      value=""
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">
        {planned.swaps.length > 0 ? planEditCopy.meal.swaps(planned.swaps.length) : planEditCopy.meal.swap}
      </option>
      {planned.swaps.map((id) => (
        <option key={id} value={id}>
          {findExercise(id)?.name ?? id}
        </option>
      ))}
      <option value={SEARCH}>{copy.search}</option>
    </select>
  );
}
