import type { WorkoutsView } from "@app/contract/workouts";
import { type BlockInput, blockWeeks } from "./weeks/block-weeks.ts";

/** Where the block stands today. */
export function blockWeekOf(input: BlockInput): WorkoutsView["week"] {
  const { number, kind } = blockWeeks(input).at(-1) ?? { number: 1, kind: "planned" };
  return { number, kind };
}
