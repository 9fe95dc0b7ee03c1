import { progressionRules } from "../progression-rules.ts";
import { easierRung, harderRung } from "./change-rung.ts";
import { type Decision, decide, type Situation } from "./decision.ts";
import { reaches, reachesInARow, tooHardInARow } from "./judge-attempts.ts";

const { stepSeconds } = progressionRules.content.holds;

/** A hold: more seconds within the range, then the next rung. */
export function progressTime(situation: Situation): Decision {
  const { working, target } = situation;
  const [least, most] = target;
  const { recent } = working;
  const tooHard = tooHardInARow(recent, least);
  if (tooHard) return easierRung(situation, tooHard) ?? decide(situation, "easiest");
  const goal = { count: most, kg: null, needsReserve: false };
  if (reachesInARow(recent, goal)) return harderRung(situation) ?? decide(situation, "time.most", { high: most });
  const [newest] = recent;
  if (!newest || !reaches(newest, { ...goal, count: least })) return decide(situation, "time.keep", { high: most });
  if (reaches(newest, goal)) return decide(situation, "time.once", { high: most });
  const shortest = Math.min(...newest.sets.map(({ count }) => count));
  const longer = Math.min(most, (Math.floor(shortest / stepSeconds) + 1) * stepSeconds);
  return decide(situation, "time.up", { low: longer }, { target: [longer, most] });
}
