import type { Reason } from "@app/contract/plan-document";
import type { Training } from "@app/contract/plan-training";
import { LEVELS, REGIONS, type Region } from "../../library/exercise.ts";
import { findExercise } from "../../library/library.ts";
import { brokenSessionRules } from "../session/session-rules.ts";
import type { TrainingRequest } from "../training-request.ts";

type Made = { readonly training: Training; readonly reasons: readonly Reason[] };

/** What must never be in a block, read without the composer's own filters. */
export const findTrainingFaults = (request: TrainingRequest, { training, reasons }: Made): string[] => [
  ...brokenSessionRules(training, request, reasons),
  ...dayFaults(request, training, reasons),
  ...exerciseFaults(request, training),
  ...weekFaults(training),
  ...minuteFaults(request, training),
];

/** Of walking: what hurts strongly there takes walks and cardio away. */
const WALKED: readonly Region[] = ["joelho", "quadril", "tornozelo"];
const mayWalk = ({ spared }: TrainingRequest): boolean => WALKED.every((region) => spared[region] !== 0);
const isSore = ({ spared }: TrainingRequest): boolean => Object.values(spared).includes(0);

function dayFaults(request: TrainingRequest, { sessions, walks }: Training, reasons: readonly Reason[]): string[] {
  const { days } = request;
  const faults: string[] = [];
  const has = (start: string): boolean => reasons.some(({ code }) => code.startsWith(start));
  const planned = mayWalk(request) ? sessions.length + walks : days;
  if (planned !== days) faults.push(`${sessions.length} sessions and ${walks} walks for ${days} days`);
  if (!mayWalk(request) && walks > 0) faults.push("walks with a region that hurts strongly");
  if (sessions.length < days && !["training.walks.", "training.free", "training.none"].some(has))
    faults.push("fewer sessions than days without a reason");
  if (sessions.length < 2 && !isSore(request)) faults.push(`${sessions.length} sessions`);
  return faults;
}

function exerciseFaults(request: TrainingRequest, { sessions, cardio }: Training): string[] {
  const level = request.isLimited ? 0 : LEVELS.indexOf(request.level);
  const strength = sessions.flatMap(({ exercises }) =>
    exercises.flatMap(({ exercise, swaps, ladder }) => [exercise, ...swaps, ...ladder]),
  );
  const moving = [...sessions.flatMap(({ warmUp }) => warmUp.map(({ exercise }) => exercise)), ...cardio.exercises];
  return [...strength, ...moving].flatMap((id) => {
    const found = findExercise(id);
    if (!found) return [`${id} is no exercise`];
    const faults: string[] = [];
    const sore = REGIONS.filter((region) => found.joints[region] > (request.spared[region] ?? 3));
    if (sore.length > 0) faults.push(`${id} loads ${sore.join(", ")}`);
    if (found.equipment.some((one) => !request.equipment.includes(one))) faults.push(`${id} needs what is not there`);
    if (LEVELS.indexOf(found.level) > level) faults.push(`${id} is above the level`);
    if (found.impact === "salto" || (found.impact !== "nenhum" && !request.isVigorousAllowed))
      faults.push(`${id} jumps`);
    if (request.isLimited && strength.includes(id) && (found.joints.lombar >= 2 || found.joints.ombro >= 2)) {
      faults.push(`${id} loads the spine or the shoulders`);
    }
    return faults;
  });
}

/** From week to week sets never fall, minutes of cardio rise by 15 % at most, and effort never falls. */
function weekFaults({ sessions, cardio, reserve }: Training): string[] {
  const isRising = (values: readonly number[]): boolean =>
    values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0));
  const parts = sessions.flatMap(({ exercises }) => exercises);
  return [
    ...parts
      .filter(({ sets }) => !isRising(sets) || sets.some((count) => count < 1))
      .map(({ id }) => `${id} loses sets`),
    ...(isRising(cardio.minutes) ? [] : ["cardio falls"]),
    ...cardio.minutes.flatMap((value, at) =>
      at > 0 && value > 1.15 * (cardio.minutes[at - 1] ?? 0) ? ["cardio jumps"] : [],
    ),
    ...(isRising(reserve.map((value) => -value)) ? [] : ["effort falls"]),
  ];
}

function minuteFaults(request: TrainingRequest, { sessions, cardio }: Training): string[] {
  const { minutes, isLimited } = request;
  const most = 1.05 * (isLimited ? Math.min(30, minutes) : minutes);
  return [
    ...sessions.filter((session) => Math.max(...session.minutes) > most).map(({ id }) => `${id} is too long`),
    ...sessions.flatMap(({ id, short }) =>
      short && (short.minutes > 14 || short.parts.length < 2) ? [`${id} short`] : [],
    ),
    ...cardioFaults(request, cardio),
  ];
}

function cardioFaults(request: TrainingRequest, { minutes, exercises }: Training["cardio"]): string[] {
  if (!mayWalk(request) && exercises.length === 0)
    return minutes.some((value) => value > 0) ? ["minutes of nothing"] : [];
  return [
    ...(minutes.some((value) => value < 60 || value > 300) ? ["cardio out of bounds"] : []),
    ...(exercises.length === 0 ? ["no cardio"] : []),
  ];
}
