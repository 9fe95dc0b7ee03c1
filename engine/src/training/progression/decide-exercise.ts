import type { PlannedExercise } from "@app/contract/plan-training";
import { gradedReturnRules } from "../graded-return/graded-return-rules.ts";
import { TOUCHING_LOAD } from "../library/exercise.ts";
import { attemptsAt } from "./attempt.ts";
import type { Current } from "./current-exercise.ts";
import type { ProgressionContext } from "./progression-context.ts";
import { progressionRules } from "./progression-rules.ts";
import { type Decision, decide, type Situation, targetOf } from "./steps/decision.ts";
import { lighterLoad } from "./steps/load-steps.ts";
import { progressGently } from "./steps/progress-gently.ts";
import { progressLadder } from "./steps/progress-ladder.ts";
import { progressLoad } from "./steps/progress-load.ts";
import { progressTime } from "./steps/progress-time.ts";
import { reserveIn, setsIn } from "./weeks/week-volume.ts";
import { workingOf } from "./working-load.ts";

const { lightWeek } = progressionRules.content;
const { firstLoadPercent } = gradedReturnRules.content;

const PROGRESS_BY_LOAD = { kg: progressLoad, corpo: progressLadder, segundos: progressTime } as const;

type LightReason = "deload" | "return" | "return.late" | "restart";

/** What an exercise asks for next time, and why. */
export function decideExercise(
  planned: PlannedExercise,
  current: Current,
  context: ProgressionContext & { readonly room: number },
): Decision & { sets?: number } {
  const situation = situationOf(planned, current, context);
  if (!situation || planned.progression === "none") {
    const { exercise } = current;
    const target: Decision["target"] = situation?.target ?? [...planned.target];
    return { exercise, kg: null, target, reason: { code: situation ? "limited" : "unknown", values: {} } };
  }
  if (context.training.isLimited) return decideLimited(situation, context);
  if (situation.working.isNew) return chooseFirst(situation);
  const half = halfOf(situation, context);
  if (half !== null) return decide(situation, "comeback.half", { kg: half }, { kg: half });
  const light = lightReason(situation, context);
  if (light) return decide(situation, light, {}, { kg: lightKg(situation, context) });
  return PROGRESS_BY_LOAD[situation.facts.load](situation);
}

/** Level B has no load to reach, whatever was lifted. */
function decideLimited(
  situation: Situation,
  context: ProgressionContext & { readonly room: number },
): Decision & { sets?: number } {
  const light = situation.working.isNew ? null : lightReason(situation, context);
  const decided = light ? decide(situation, light) : progressGently(situation, context.room);
  return { ...decided, kg: null };
}

/** The first load after the last step of a return; null where there is no such return, or it was lifted already. */
function halfOf(
  { exercise, facts, working }: Situation,
  { returns = [], attempts }: ProgressionContext,
): number | null {
  const back = returns.find(({ region, step }) => step === "completa" && facts.joints[region] >= TOUCHING_LOAD);
  if (!back || back.since === null || working.kg === null || facts.load !== "kg") return null;
  const { since } = back;
  if (attemptsAt([exercise], attempts).some(({ day }) => day >= since)) return null;
  return lighterLoad(working.kg, 100 - firstLoadPercent, facts);
}

/** The same exercise at the same load, lower in a light week: for what stands in for another. */
export function holdExercise(
  planned: PlannedExercise,
  exercise: string,
  context: ProgressionContext,
): Omit<Decision, "reason"> {
  const situation = situationOf(planned, { exercise, rungs: [] }, context);
  const hasLoad = situation !== null && planned.progression !== "none" && !context.training.isLimited;
  const target = situation?.target ?? planned.target;
  return { exercise, kg: hasLoad ? lightKg(situation, context) : null, target };
}

function situationOf(planned: PlannedExercise, current: Current, context: ProgressionContext): Situation | null {
  const { training, week, attempts, gap, today, facts: factsOf } = context;
  const { exercise, rungs } = current;
  const facts = factsOf(exercise);
  if (!facts) return null;
  const family = attemptsAt(rungs.includes(exercise) ? rungs : [exercise], attempts);
  return {
    planned,
    exercise,
    facts,
    factsOf,
    rungs,
    working: workingOf(exercise, family, gap),
    target: targetOf(planned, facts),
    sets: setsIn(week, planned),
    reserve: reserveIn(week, training),
    today,
  };
}

function chooseFirst(situation: Situation): Decision {
  const { facts, target, reserve } = situation;
  const [low, high] = target;
  if (facts.load === "segundos") return decide(situation, "first.time", { low, high });
  return decide(situation, facts.load === "kg" ? "first.load" : "first.reps", { reserve });
}

function lightReason({ working }: Situation, { week, gap }: ProgressionContext): LightReason | null {
  if (week.kind === "deload") return "deload";
  if (week.kind === "return") return gap?.isRestart ? "restart" : "return";
  return working.isReturning ? "return.late" : null;
}

function lightKg({ working, facts }: Situation, { week }: ProgressionContext): number | null {
  const { kg, isReduced, isReturning } = working;
  const isFull = week.kind === "planned" && !isReturning;
  return kg === null || isReduced || isFull ? kg : lighterLoad(kg, lightWeek.fallPercent, facts);
}
