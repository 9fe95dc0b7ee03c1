import type { Reason } from "@app/contract/plan-document";
import type { PlannedExercise as PlanPart, Training, TrainingSession } from "@app/contract/plan-training";
import type { Exercise } from "../library/exercise.ts";
import { ladderOf } from "../library/ladder.ts";
import { cardioOf } from "./cardio.ts";
import { swapsFor } from "./choice/swaps.ts";
import { draftProgramme } from "./draft-programme.ts";
import { equipmentOf } from "./equipment-of.ts";
import type { PlannedExercise } from "./planned-exercise.ts";
import type { DraftSession, Programme } from "./programme.ts";
import { programmeRules, WEEKS } from "./programme-rules.ts";
import { withoutNeedlessPairs } from "./session/fit-session.ts";
import { orderSession } from "./session/order-session.ts";
import { sessionSeconds } from "./session/session-time.ts";
import { shortSession } from "./session/short-session.ts";
import { warmUpOf } from "./session/warm-up.ts";
import { mayWalk } from "./spared-regions.ts";
import { trainingReasons } from "./training-reasons.ts";
import type { TrainingRequest } from "./training-request.ts";
import { fillMinutes } from "./volume/fill-minutes.ts";
import { growVolume } from "./volume/grow-volume.ts";
import { lacksOf } from "./volume/lack-causes.ts";
import { minutesLeftOf } from "./volume/minutes-left.ts";
import { sumSets } from "./volume/muscle-sets.ts";
import { setsByWeek } from "./volume/sets-by-week.ts";
import { spreadGroups } from "./volume/spread-groups.ts";
import { useMinutes } from "./volume/use-minutes.ts";

const { levels, limits, sessions: rules } = programmeRules.content;

/** A block of four weeks, and why it is so. */
export function trainingOf(request: TrainingRequest): { training: Training; reasons: Reason[] } {
  const programme = composed(request);
  const lacks = lacksOf(programme);
  const training = trainingFrom(programme);
  const left = minutesLeftOf(programme, composed);
  return { training, reasons: trainingReasons(request, programme, training, { lacks, left }) };
}

function composed(request: TrainingRequest): Programme {
  const programme = draftProgramme(request);
  if (request.isLimited) spreadGroups(programme);
  else {
    growVolume(programme);
    fillMinutes(programme);
    useMinutes(programme);
  }
  for (const session of programme.sessions) {
    session.planned = orderSession(withoutNeedlessPairs(session.planned, programme.minutes));
  }
  return withoutPoorSessions(programme);
}

/** Where limits leave hardly an exercise, the day is walked, or free where walking is left out too. */
function withoutPoorSessions(programme: Programme): Programme {
  const sessions = programme.sessions.filter(({ planned }) => planned.length >= rules.leastExercises);
  if (sessions.length === programme.sessions.length) return programme;
  const renamed = sessions.map((session, index) => ({ ...session, id: programme.sessions[index]?.id ?? session.id }));
  return { ...programme, sessions: renamed, sets: sumSets(renamed.flatMap(({ planned }) => planned)) };
}

function trainingFrom(programme: Programme): Training {
  const { request, level, allowed, sessions } = programme;
  const byWeek = setsByWeek(programme);
  const planned: TrainingSession[] = [];
  for (const [index, session] of sessions.entries()) {
    const warmUp = warmUpOf(
      programme,
      session,
      index,
      planned.map((one) => one.warmUp),
    );
    planned.push(sessionFrom(programme, session, warmUp, byWeek));
  }
  return {
    block: 1,
    level,
    isLimited: request.isLimited,
    place: request.place,
    equipment: equipmentOf(planned),
    days: request.days,
    ...(request.weekdays ? { weekdays: [...request.weekdays] } : {}),
    reserve: reserveOf(programme),
    sessions: planned,
    walks: mayWalk(request.spared) ? request.days - sessions.length : 0,
    cardio: cardioOf(request, allowed),
  };
}

/** With little sleep, effort stays where the first week starts. */
function reserveOf({ request, level }: Programme): number[] {
  if (request.isLimited) return [...limits.limited.reserve];
  const [first, ...others] = levels[level].reserve;
  return request.sleepsLittle ? WEEKS.map(() => first) : [first, ...others];
}

type SetsByWeek = ReturnType<typeof setsByWeek>;

function sessionFrom(
  programme: Programme,
  session: DraftSession,
  warmUp: TrainingSession["warmUp"],
  byWeek: SetsByWeek,
): TrainingSession {
  const { id, kind, planned } = session;
  const inWeek = (week: number): PlannedExercise[] =>
    planned.map((one) => ({ ...one, sets: byWeek.get(one)?.[week - 1] ?? one.sets }));
  return {
    id,
    kind,
    minutes: WEEKS.map((week) => Math.floor(sessionSeconds(inWeek(week)) / 60)),
    warmUp,
    exercises: planned.map((one, at) => partFrom(programme, session, one, `${id}.${at + 1}`, byWeek.get(one) ?? [])),
    short: shortSession(id, inWeek(1)),
  };
}

function partFrom(
  { request, allowed }: Programme,
  { planned }: DraftSession,
  { exercise, target, restSeconds, pair }: PlannedExercise,
  id: string,
  sets: number[],
): PlanPart {
  const session = planned.map((one) => one.exercise);
  return {
    id,
    exercise: exercise.id,
    sets,
    unit: exercise.load === "segundos" ? "seconds" : "reps",
    target: [...target],
    restSeconds,
    pair,
    progression: progressionOf(exercise, request),
    ladder: ladderOf(exercise)
      .filter((rung) => allowed.ids.has(rung.id))
      .map((rung) => rung.id),
    swaps: swapsFor(exercise, session, allowed, request).map((one) => one.id),
  };
}

/** Level B never has a load to reach: what has kilograms climbs by repetitions and rungs too. */
function progressionOf({ load }: Exercise, { isLimited, growsGently }: TrainingRequest): PlanPart["progression"] {
  if (isLimited) return !growsGently ? "none" : load === "segundos" ? "time" : "ladder";
  return load === "kg" ? "load" : load === "segundos" ? "time" : "ladder";
}
