import { progressionRules } from "../progression-rules.ts";
import { loadAWeekAgo } from "../working-load.ts";
import { easierRung, harderRung } from "./change-rung.ts";
import { type Decision, decide, type Situation } from "./decision.ts";
import { type Goal, lacksReserve, reaches, reachesInARow, type TooHard, tooHardInARow } from "./judge-attempts.ts";
import { heavierLoad, lighterLoad, risesTooMuch } from "./load-steps.ts";

const { rise, fall } = progressionRules.content;

/** Double progression: first the repetitions of the range, then the load. */
export function progressLoad(situation: Situation): Decision {
  const { working, target, reserve } = situation;
  const [least, most] = target;
  const { kg, recent } = working;
  if (kg === null) return decide(situation, "first.load", { reserve });
  const tooHard = tooHardInARow(recent, least);
  if (tooHard) return lower(situation, kg, tooHard);
  const goal = { count: most, kg, needsReserve: true };
  if (reachesInARow(recent, goal)) return raise(situation, kg, goal);
  if (lacksReserve(recent, goal)) return decide(situation, "reserve-unknown");
  const isOnce = recent[0] !== undefined && reaches(recent[0], goal);
  return decide(situation, isOnce ? "load.once" : "load.keep", { kg, high: most });
}

function raise(situation: Situation, kg: number, goal: Goal): Decision {
  const { working, target, facts, sets, today } = situation;
  const [least, most] = target;
  const heavier = heavierLoad(kg, facts);
  if (heavier === null) return harderRung(situation) ?? decide(situation, "load.most", { kg });
  const isLargeStep = risesTooMuch(kg, heavier);
  const climbed = most + rise.extraRepetitions;
  if (isLargeStep && !reachesInARow(working.recent, { ...goal, count: climbed })) {
    return decide(situation, "load.climb", { kg: heavier, high: climbed }, { target: [least, climbed] });
  }
  const before = loadAWeekAgo(working, today) ?? kg;
  const isTooSoon = isLargeStep ? kg > before : risesTooMuch(before, heavier);
  if (isTooSoon) return decide(situation, "load.week", { kg });
  return decide(situation, "load.up", { sets, high: isLargeStep ? climbed : most, kg: heavier }, { kg: heavier });
}

function lower(situation: Situation, kg: number, why: TooHard): Decision {
  const lighter = lighterLoad(kg, fall.percent, situation.facts);
  if (lighter < kg) return decide(situation, `load.down.${why}`, { kg: lighter }, { kg: lighter });
  return easierRung(situation, why) ?? decide(situation, "easiest");
}
