import type { Day } from "../../promises/local-time.ts";
import { type JointLoad, type Region, TOUCHING_LOAD } from "../library/exercise.ts";
import type { ProgressionFacts } from "../progression/progression-facts.ts";
import { gradedReturnRules, RETURN_STEPS, type ReturnStep } from "./graded-return-rules.ts";

const { steps, mostPainOfLoad, backFrom, stopFrom } = gradedReturnRules.content;

type PainOfDay = { readonly day: Day; readonly pain: number };
/** A decision of the trainer: this step opens, or the region goes back to it. */
type SignedStep = { readonly day: Day; readonly step: ReturnStep };

export type GradedReturn = {
  readonly region: Region;
  readonly step: ReturnStep;
  /** Null before the first report. */
  readonly since: Day | null;
  readonly lastPain: number | null;
  /** Days that count for the next step. */
  readonly calmDays: number;
  /** What the next step waits for; null on the last one. */
  readonly waitsFor: "calm" | "signature" | null;
};

type State = Omit<GradedReturn, "region" | "calmDays" | "waitsFor"> & {
  readonly calm: readonly number[];
  /** After strong pain the trainer opens whatever comes next. */
  readonly isBlocked: boolean;
};

const START: State = { step: "nenhuma", since: null, lastPain: null, calm: [], isBlocked: false };

/** Where a region that hurt stands, from all that was reported of it and what the trainer signed. Several reports of a day are its strongest. */
export function gradedReturnOf(
  region: Region,
  reports: readonly PainOfDay[],
  signed: readonly SignedStep[] = [],
): GradedReturn {
  const days = [...new Set([...reports, ...signed].map(({ day }) => day))].sort();
  let state = START;
  for (const day of days) {
    // What was signed in the morning does not outlive the pain of the evening.
    for (const one of signed) if (one.day === day) state = afterSignature(state, one);
    const pains = reports.filter((one) => one.day === day).map(({ pain }) => pain);
    if (pains.length > 0) state = afterDay(state, { day, pain: Math.max(...pains) });
  }
  const { step, since, lastPain, calm } = state;
  const isCalm = isCalmEnough(state);
  const next = stepAfter(step);
  return {
    region,
    step,
    since,
    lastPain,
    calmDays: calm.length,
    waitsFor: next ? (isCalm ? "signature" : "calm") : null,
  };
}

function afterDay(state: State, { day, pain }: PainOfDay): State {
  const { step, calm } = state;
  if (pain >= stopFrom) return { step: "nenhuma", since: day, lastPain: pain, calm: [], isBlocked: true };
  const reported = { ...state, since: state.since ?? day, lastPain: pain };
  if (pain >= backFrom) return { ...reported, step: stepBack(step, pain), since: day, calm: [] };
  if (pain > steps[step].calm.mostPain) return { ...reported, calm: [] };
  const counted = { ...reported, calm: [...calm, pain].slice(-steps[step].calm.days) };
  const next = stepAfter(step);
  const opens = next && isCalmEnough(counted) && !state.isBlocked && !steps[next].isSigned;
  return opens ? { ...counted, step: next, since: day, calm: [] } : counted;
}

/** One step, and further where the pain forbids even that one. */
function stepBack(step: ReturnStep, pain: number): ReturnStep {
  const before = RETURN_STEPS.slice(0, Math.max(1, RETURN_STEPS.indexOf(step)));
  return before.reverse().find((one) => allows(pain, steps[one].mostLoad)) ?? "nenhuma";
}

/** The trainer opens one step at a time, and none against the pain that was last reported. */
function afterSignature(state: State, { day, step }: SignedStep): State {
  const [from, to] = [RETURN_STEPS.indexOf(state.step), RETURN_STEPS.indexOf(step)];
  const { lastPain } = state;
  const isAllowed = lastPain !== null && to === from + 1 && allows(lastPain, steps[step].mostLoad);
  return isAllowed || to < from ? { ...state, step, since: day, calm: [], isBlocked: false } : state;
}

const allows = (pain: number, load: JointLoad): boolean => pain <= mostPainOfLoad[load];

const stepAfter = (step: ReturnStep): ReturnStep | undefined => RETURN_STEPS[RETURN_STEPS.indexOf(step) + 1];

function isCalmEnough({ step, calm }: State): boolean {
  const [first = 0] = calm;
  return calm.length >= steps[step].calm.days && (calm.at(-1) ?? 0) <= first;
}

/** Whether a region that comes back may carry an exercise. */
export function mayCarry({ region, step }: GradedReturn, { joints, load }: ProgressionFacts): boolean {
  const { mostLoad, holdsOnly, withoutKilograms } = steps[step];
  const asked = joints[region];
  if (asked === 0) return true;
  if (asked > mostLoad || (holdsOnly && load !== "segundos")) return false;
  return !(withoutKilograms && asked >= TOUCHING_LOAD && load === "kg");
}
