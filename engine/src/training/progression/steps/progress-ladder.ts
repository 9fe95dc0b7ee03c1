import type { Attempt } from "../attempt.ts";
import { progressionRules } from "../progression-rules.ts";
import { easierRung, harderRung } from "./change-rung.ts";
import { type Decision, decide, type Situation } from "./decision.ts";
import { type Goal, lacksReserve, reaches, reachesInARow, tooHardInARow } from "./judge-attempts.ts";

const { sessions, slower } = progressionRules.content;

/** Of the body or a band: the repetitions of the range, then the next rung; on the last one a slower way down. */
export function progressLadder(situation: Situation): Decision {
  const { working, target } = situation;
  const [least, most] = target;
  const { recent } = working;
  const goal = { count: most, kg: null, needsReserve: true };
  const tooHard = tooHardInARow(recent, least);
  if (tooHard) return easierRung(situation, tooHard) ?? decide(situation, "easiest");
  const isReached = reachesInARow(recent, goal);
  const next = isReached ? harderRung(situation) : null;
  if (next) return next;
  if (lacksReserve(recent, goal)) return decide(situation, "reserve-unknown");
  const seconds = slowerSeconds(recent, goal, least);
  if (seconds > 0) return decide(situation, isReached ? "slower.up" : "slower.keep", { seconds, high: most });
  const isOnce = recent[0] !== undefined && reaches(recent[0], goal);
  return decide(situation, isOnce ? "reps.once" : "reps.keep", { high: most });
}

/** One second more each time that the range is full again, counted from the oldest attempt. */
function slowerSeconds(recent: readonly Attempt[], goal: Goal, least: number): number {
  let seconds = 0;
  let full = 0;
  for (const [index, attempt] of [...recent].reverse().entries()) {
    full = reaches(attempt, goal) ? full + 1 : 0;
    if (tooHardInARow(recent.slice(recent.length - 1 - index), least)) seconds = 0;
    if (full < sessions) continue;
    seconds = Math.min(slower.mostSeconds, seconds + 1);
    full = 0;
  }
  return seconds;
}
