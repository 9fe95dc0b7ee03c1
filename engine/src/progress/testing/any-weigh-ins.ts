import * as fc from "fast-check";
import type { WeighIn } from "../weight/weigh-in.ts";

/** None, one, several of a day, out of order, wrong by a digit: whatever a member may have typed. */
export const anyWeighIns: fc.Arbitrary<WeighIn[]> = fc.array(
  fc.record(
    {
      day: fc.integer({ min: 0, max: 120 }),
      kg: fc.integer({ min: 200, max: 4_000 }).map((tenths) => tenths / 10),
      isConfirmed: fc.boolean(),
    },
    { requiredKeys: ["day", "kg"] },
  ),
  { maxLength: 60 },
);
