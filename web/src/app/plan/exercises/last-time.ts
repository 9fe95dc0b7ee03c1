import type { WorkoutsView } from "@app/contract/workouts";
import { exerciseCopy as copy } from "../../../content/app/plan/exercises.ts";
import { formatKg } from "../training/format/describe-sets.ts";

/** "10, 10, 9 com 12 kg", of the newest workout that has it; null: it was never done. */
export function lastTime(workouts: Pick<WorkoutsView, "history"> | undefined, exercise: string): string | null {
  for (const { sets } of workouts?.history ?? []) {
    const own = sets.filter((set) => set.exercise === exercise);
    if (own.length === 0) continue;
    const counts = own.map(({ count }) => count).join(", ");
    const loads = new Set(own.map(({ kg }) => kg));
    const [kg] = loads;
    return loads.size === 1 && kg ? `${counts} ${copy.withLoad(formatKg(kg))}` : counts;
  }
  return null;
}
