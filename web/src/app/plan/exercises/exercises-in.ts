import type { Training } from "@app/contract/plan-training";

/** What the sessions of a plan ask for, warm-up and cardio included; swaps and rungs that may come are not. */
export const exercisesIn = (training: Training | null | undefined): ReadonlySet<string> =>
  new Set([
    ...(training?.sessions ?? []).flatMap(({ warmUp, exercises }) =>
      [...warmUp, ...exercises].map(({ exercise }) => exercise),
    ),
    ...(training?.cardio.exercises ?? []),
  ]);
