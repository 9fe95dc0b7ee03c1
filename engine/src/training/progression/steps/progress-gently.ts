import { progressionRules } from "../progression-rules.ts";
import { easierRung, harderRung } from "./change-rung.ts";
import { type Decision, decide, type Situation } from "./decision.ts";
import { type Goal, lacksReserve, reachesInARow, tooHardInARow } from "./judge-attempts.ts";

const { gentle, sessions } = progressionRules.content;

/**
 * Level B: more repetitions or seconds, then one set more where the session has `room` for it, then a larger movement.
 * Nothing but reserve moves it on.
 */
export function progressGently(situation: Situation, room: number): Decision & { sets?: number } {
  const { working, target, facts, sets } = situation;
  const [least, most] = target;
  const { recent } = working;
  const isTimed = facts.load === "segundos";
  const goalOf = (count: number): Goal => ({ count, kg: null, needsReserve: !isTimed });
  const tooHard = tooHardInARow(recent, least);
  if (tooHard) return easierRung(situation, tooHard) ?? decide(situation, "gentle.less", { low: least });
  if (!reachesInARow(recent, goalOf(least))) {
    if (lacksReserve(recent, goalOf(least))) return decide(situation, "reserve-unknown");
    return decide(situation, "gentle.keep", { low: least, high: most });
  }
  const done = recent.slice(0, sessions).map((attempt) => attempt.sets);
  const mostExtra = Math.min(gentle.extraSets, room);
  const extra = Math.min(mostExtra, Math.min(...done.map(({ length }) => length)) - sets);
  const asked = extra > 0 ? { sets: sets + extra } : {};
  const reached = Math.min(...done.flat().map(({ count }) => count));
  if (reached < most) {
    const low = Math.min(most, reached + (isTimed ? gentle.stepSeconds : gentle.stepRepetitions));
    return { ...decide(situation, "gentle.more", { low }, { target: [low, most] }), ...asked };
  }
  if (extra < mostExtra) {
    return { ...decide(situation, "gentle.set", { low: least, high: most }), sets: sets + mostExtra };
  }
  const next = harderRung(situation);
  if (next) return { ...next, reason: { code: "gentle.rung", values: {} } };
  return { ...decide(situation, "gentle.top", {}, { target: [most, most] }), ...asked };
}
