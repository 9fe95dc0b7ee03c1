import { Training } from "@app/contract/plan-training";
import { WorkoutsView } from "@app/contract/workouts";
import * as z from "zod";
import { addDays } from "../src/promises/local-time.ts";
import { findExercise } from "../src/training/library/library.ts";
import { blockWeekOf } from "../src/training/progression/block-week.ts";
import { nextTargets } from "../src/training/progression/next-targets.ts";
import { progressText } from "../src/training/progression/progress-text.ts";

const Log = WorkoutsView.shape.history;

const NextJson = z.object({
  /** A training half, or what the verb `plan` prints of it. */
  programme: z.union([Training, z.looseObject({ training: Training })]),
  /** Workouts with their sets and stops, in any order. */
  log: Log,
  /** The day after the last workout, where it is not given. */
  today: z.iso.date().optional(),
  /** The first day of the programme; that of the first workout, where it is not given. */
  startsOn: z.iso.date().optional(),
  /** Lasting swaps of the member. */
  swaps: z.array(z.object({ part: z.string(), takes: z.string() })).default([]),
  /** The trainer has read the pain until this day. */
  painReadUntil: z.iso.date().optional(),
});

const NO_DAY = "2026-01-05";

/** What each exercise asks for next time, and why, from a programme and what was done of it. */
export function next(json: unknown) {
  const { programme, log, swaps, painReadUntil, ...given } = NextJson.parse(json);
  const training = "training" in programme ? programme.training : programme;
  const days = log.map(({ session }) => session.day).sort();
  const last = days.at(-1);
  const today = given.today ?? (last ? addDays(last, 1) : NO_DAY);
  const startsOn = given.startsOn ?? days[0] ?? today;
  const input = { training, history: log, startsOn, today, swaps, ...(painReadUntil ? { painReadUntil } : {}) };
  const week = blockWeekOf({ startsOn, workouts: log, level: training.level, today });
  const targets = nextTargets({ ...input, facts: findExercise });
  return { today, week, next: targets.map((target) => ({ ...target, text: progressText(target.reason) })) };
}
