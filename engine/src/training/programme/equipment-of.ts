import type { TrainingSession } from "@app/contract/plan-training";
import { EQUIPMENT, type Equipment } from "../library/equipment.ts";
import { findExercise } from "../library/library.ts";

/** All that the sessions need, in the order in which the members' list names it. */
export function equipmentOf(sessions: readonly Pick<TrainingSession, "exercises" | "warmUp">[]): Equipment[] {
  const ids = sessions.flatMap(({ exercises, warmUp }) => [...exercises, ...warmUp].map(({ exercise }) => exercise));
  const needed = new Set(ids.flatMap((id) => findExercise(id)?.equipment ?? []));
  return (Object.keys(EQUIPMENT) as Equipment[]).filter((one) => needed.has(one));
}
