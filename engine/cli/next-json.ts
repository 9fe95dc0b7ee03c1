import { Training } from "@app/contract/plan-training";
import { WorkoutsView } from "@app/contract/workouts";
import * as z from "zod";
import { addDays } from "../src/promises/local-time.ts";
import { gradedReturnOf } from "../src/training/graded-return/graded-return.ts";
import { RETURN_STEPS } from "../src/training/graded-return/graded-return-rules.ts";
import {
  RETURN_PAIN_TEXT,
  returnTextForMember,
  returnTextForTrainer,
} from "../src/training/graded-return/graded-return-text.ts";
import { REGIONS } from "../src/training/library/exercise.ts";
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
  /** Regions that come back after pain: what was reported of each by day, and what the trainer signed. */
  returns: z
    .array(
      z.object({
        region: z.enum(REGIONS),
        reports: z.array(z.object({ day: z.iso.date(), pain: z.int().min(0).max(10) })),
        signed: z.array(z.object({ day: z.iso.date(), step: z.enum(RETURN_STEPS) })).default([]),
      }),
    )
    .default([]),
});

const NO_DAY = "2026-01-05";

/** What each exercise asks for next time, and why, from a programme and what was done of it. */
export function next(json: unknown) {
  const { programme, log, swaps, painReadUntil, returns: reported, ...given } = NextJson.parse(json);
  const training = "training" in programme ? programme.training : programme;
  const days = log.map(({ session }) => session.day).sort();
  const last = days.at(-1);
  const today = given.today ?? (last ? addDays(last, 1) : NO_DAY);
  const startsOn = given.startsOn ?? days[0] ?? today;
  const returns = reported.map(({ region, reports, signed }) => gradedReturnOf(region, reports, signed));
  const input = {
    training,
    history: log,
    startsOn,
    today,
    swaps,
    returns,
    ...(painReadUntil ? { painReadUntil } : {}),
  };
  const week = blockWeekOf({ startsOn, workouts: log, level: training.level, today });
  const targets = nextTargets({ ...input, facts: findExercise });
  return {
    today,
    week,
    ...(returns.length > 0
      ? {
          returns: returns.map((one) => ({
            ...one,
            member: `${returnTextForMember(one)} ${RETURN_PAIN_TEXT}`,
            trainer: returnTextForTrainer(one),
          })),
        }
      : {}),
    next: targets.map((target) => ({ ...target, text: progressText(target.reason) })),
  };
}
