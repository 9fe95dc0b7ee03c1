import { PAIN_ENDS_SESSION, PAIN_STOPS_EXERCISE } from "@app/contract/workouts";
import { addDays } from "../../../promises/local-time.ts";
import { REGIONS } from "../../library/exercise.ts";
import { findExercise } from "../../library/library.ts";
import { programmeRules } from "../../programme/programme-rules.ts";
import { progressText } from "../progress-text.ts";
import { daysBetween } from "../weeks/calendar.ts";
import { muscleSets } from "./muscle-sets.ts";
import { isRiseFault } from "./rise-fault.ts";
import type { Moment } from "./simulate-member.ts";

/** What no day of any member may have. Written apart from the rules, from what was done alone. */
export const findFaults = (moment: Moment): string[] =>
  [...weekFaults(moment), ...volumeFaults(moment), ...targetFaults(moment), ...painFaults(moment)].map(
    (fault) => `${moment.today}: ${fault}`,
  );

/** A return follows a gap; a gap is followed by a return. */
function weekFaults({ history, today, week }: Moment): string[] {
  const days = [today, ...history.map(({ session }) => session.day)];
  const back = days.find((day, index) => daysBetween(days[index + 1] ?? day, day) > 14);
  const isBack = back !== undefined && daysBetween(back, today) < 14;
  if (week.kind === "return" && !isBack) return ["a return without a gap"];
  return back === today && week.kind !== "return" ? ["a gap without a return"] : [];
}

function volumeFaults({ training, targets }: Moment): string[] {
  const { ceiling } = programmeRules.content.levels[training.level];
  return [...muscleSets(targets)].flatMap(([muscle, sets]) =>
    sets > ceiling ? [`${sets} sets of ${muscle} of ${ceiling}`] : [],
  );
}

function targetFaults(moment: Moment): string[] {
  const { training, targets, week } = moment;
  const parts = training.sessions.flatMap(({ exercises }) => exercises);
  if (targets.length !== parts.length) return ["a target for each part"];
  return targets.flatMap((target, index) => {
    const { exercise, kg, sets, reserve, reason } = target;
    const part = parts[index];
    const planned = part?.sets[week.number - 1] ?? 0;
    const isLoaded = findExercise(exercise)?.load === "kg";
    const faults = [
      sets > planned && "more sets than planned",
      sets < 0 && "negative sets",
      sets === 0 && !reason.code.endsWith(".out") && "left out without pain",
      week.kind !== "planned" && sets > Math.max(1, planned - 1) && "a light week with all sets",
      reserve < (training.reserve[week.number - 1] ?? 0) && "less reserve than planned",
      kg !== null && !(kg >= 0 && Number.isInteger(kg * 4)) && "no load that can be kept",
      kg !== null && !isLoaded && "a load on what has none",
      kg !== null && part?.progression === "none" && "a load in a limited plan",
      !progressText(reason) && "no sentence",
      isRiseFault(target, moment) && `a rise to ${kg}`,
    ];
    return faults.flatMap((fault) => (fault ? [`${exercise} ${reason.code}: ${fault}`] : []));
  });
}

function painFaults({ history, targets, today }: Moment): string[] {
  const first = addDays(today, -84);
  const recent = history.filter(({ session }) => session.day >= first);
  const pains = recent.flatMap(({ stops }) =>
    stops.flatMap(({ exercise, pain }) => (pain ? [{ exercise, ...pain }] : [])),
  );
  const asked = targets.filter(({ sets }) => sets > 0);
  return pains.flatMap(({ exercise, region, level }) => {
    if (level < PAIN_STOPS_EXERCISE) return [];
    const isKnown = REGIONS.find((one) => one === region);
    const hurting = asked.filter((target) => {
      const facts = findExercise(target.exercise);
      const isTouching =
        isKnown !== undefined && facts !== undefined && facts.joints[isKnown] >= (level >= PAIN_ENDS_SESSION ? 1 : 2);
      const isReplacement = target.reason.code.endsWith(".swap");
      return target.exercise === exercise || (isTouching && (isReplacement || level >= PAIN_ENDS_SESSION));
    });
    return hurting.map((target) => `${target.exercise} after ${level} of ${region}`);
  });
}
