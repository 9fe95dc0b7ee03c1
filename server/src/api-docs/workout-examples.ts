import type { WorkoutsView } from "@app/contract/workouts";
import type { Examples } from "../platform/http/openapi.ts";

/** One workout of a plan, and what its exercise asks for next time. */
const workouts: WorkoutsView = {
  plan: 1,
  week: { number: 2, kind: "planned" },
  done: [{ session: "A", day: "2026-11-16", isShort: false, minutes: 31, sets: 1 }],
  history: [
    {
      session: { plan: 1, id: "A", day: "2026-11-16", isShort: false },
      end: { at: "2026-11-16T10:31:00.000Z", because: "done", effort: 3 },
      sets: [{ part: "A.1", exercise: "fx:Goblet_Squat", number: 1, kg: 10, count: 12, reserve: 3 }],
      stops: [],
    },
  ],
  next: [
    {
      part: "A.1",
      exercise: "fx:Goblet_Squat",
      sets: 3,
      kg: 10,
      target: [8, 12],
      reserve: 3,
      reason: { code: "load.keep", values: { kg: 10 } },
    },
  ],
};

export const workoutExamples: Examples = { "GET /v1/account/workouts": { return: workouts } };
