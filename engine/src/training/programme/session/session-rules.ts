import type { Reason } from "@app/contract/plan-document";
import type { PlannedExercise as PlanPart, Training, TrainingSession } from "@app/contract/plan-training";
import { type Exercise, REGIONS } from "../../library/exercise.ts";
import { findExercise } from "../../library/library.ts";
import { allowedExercises } from "../choice/allowed-exercises.ts";
import type { PlannedExercise } from "../planned-exercise.ts";
import { programmeRules, WEEKS, type Week } from "../programme-rules.ts";
import type { TrainingRequest } from "../training-request.ts";
import { GROUP_KEYS } from "../volume/muscle-sets.ts";
import { isRaise } from "../volume/push-pull.ts";
import { checkVolume, type VolumeLimits } from "../volume/weekly-volume.ts";
import { comesLast } from "./order-session.ts";
import { fitsMinutes } from "./session-time.ts";

const { sessions: rules, limits } = programmeRules.content;

/** A block as the rules read it. */
type Read = {
  readonly training: Training;
  readonly request: TrainingRequest;
  readonly reasons: readonly Reason[];
  /** Of each week. */
  readonly volume: readonly VolumeLimits[];
};

export type SessionRule = {
  readonly code: string;
  /** Ids of the parts that break it. */
  readonly broken: (read: Read) => string[];
};

const sessionsOf = ({ training }: Read): readonly TrainingSession[] => training.sessions;
const exerciseOf = ({ exercise }: { exercise: string }): Exercise => {
  const found = findExercise(exercise);
  if (!found) throw new Error(`there is no exercise ${exercise}`);
  return found;
};
const where = (parts: readonly { id: string }[]): string[] => parts.map(({ id }) => id);

/** What a session must be whatever the answers say: written before the first one was read. */
export const sessionRules: readonly SessionRule[] = [
  { code: "cabe-no-tempo", broken: (read) => where(sessionsOf(read).filter((session) => isTooLong(session, read))) },
  { code: "composto-antes-de-isolado", broken: (read) => where(sessionsOf(read).filter(isOutOfOrder)) },
  { code: "cada-grupo-em-dois-dias", broken: (read) => lacking(read, "dias") },
  { code: "volume-ate-o-teto", broken: (read) => aboveCeiling(read) },
  { code: "volume-minimo-ou-motivo", broken: (read) => lacking(read, "volume") },
  { code: "so-o-que-pode-ser-feito", broken: notAllowed },
  { code: "sem-salto-nem-carga-no-nivel-b", broken: notGentle },
  { code: "empurrar-e-puxar-em-equilibrio", broken: unbalanced },
  { code: "nada-duas-vezes-e-duas-trocas", broken: (read) => sessionsOf(read).flatMap(repeated) },
  { code: "regiao-descansa-um-dia", broken: loadedOnConsecutiveDays },
];

/** Every broken rule of a block, as `code part`. */
export function brokenSessionRules(training: Training, request: TrainingRequest, reasons: readonly Reason[]): string[] {
  const inWeeks = (week: Week) => training.sessions.map(({ exercises }) => inWeek(exercises, week));
  const volume = WEEKS.map((week) => checkVolume(inWeeks(week), training.level, week));
  const read: Read = { training, request, reasons, volume };
  return sessionRules.flatMap(({ code, broken }) => broken(read).map((part) => `${code} ${part}`));
}

const inWeek = (exercises: readonly PlanPart[], week: number): PlannedExercise[] =>
  exercises.map((part) => ({
    exercise: exerciseOf(part),
    sets: part.sets[week - 1] ?? 0,
    target: part.target,
    restSeconds: part.restSeconds,
    pair: part.pair,
  }));

function isTooLong({ exercises }: TrainingSession, { request }: Read): boolean {
  const minutes = request.isLimited ? Math.min(request.minutes, limits.limited.mostMinutes) : request.minutes;
  return WEEKS.some((week) => !fitsMinutes(inWeek(exercises, week), minutes));
}

function isOutOfOrder({ exercises }: TrainingSession): boolean {
  const mechanics = exercises
    .map(exerciseOf)
    .filter((exercise) => !comesLast(exercise))
    .map(({ mechanic }) => mechanic);
  const last = mechanics.lastIndexOf("composto");
  const first = mechanics.indexOf("isolado");
  return first >= 0 && first < last;
}

/** Groups on too few days or with too few sets, without a reason that names them. */
function lacking({ training, reasons, volume }: Read, kind: "dias" | "volume"): string[] {
  if (training.sessions.length === 0) return [];
  const codes = [`training.lack.${kind}.`, "training.lack.todo"];
  const given = reasons.filter(({ code }) => codes.some((start) => code.startsWith(start)));
  const named = new Set(given.flatMap(({ values }) => String(values.groups).split(",")));
  const short = new Set(volume.flatMap(({ rare, below }) => (kind === "dias" ? rare : below)));
  return GROUP_KEYS.filter((group) => short.has(group) && !named.has(group));
}

const aboveCeiling = ({ volume }: Read): string[] => [...new Set(volume.flatMap(({ above }) => above))];

/** Equipment, regions and level, also of what may take an exercise's place. */
function notAllowed(read: Read): string[] {
  const { ids } = allowedExercises(read.request);
  const named = sessionsOf(read).flatMap(({ exercises, warmUp }) => [
    ...exercises.flatMap(({ exercise, swaps, ladder }) => [exercise, ...swaps, ...ladder]),
    ...warmUp.map(({ exercise }) => exercise),
  ]);
  return [...named, ...read.training.cardio.exercises].filter((id) => !ids.has(exerciseOf({ exercise: id }).id));
}

/** Level B: at least four repetitions in reserve, no load to reach, no jump. */
function notGentle(read: Read): string[] {
  const { training, request } = read;
  const jumps = request.level === "iniciante" || request.isLimited ? training.cardio.exercises.filter(hasImpact) : [];
  if (!request.isLimited) return jumps;
  const parts = sessionsOf(read).flatMap(({ exercises }) => exercises);
  const loaded = parts.filter(({ progression }) => progression === "load");
  return [...jumps, ...where(loaded), ...(Math.min(...training.reserve) < 4 ? ["reserve"] : [])];
}

const hasImpact = (id: string): boolean => exerciseOf({ exercise: id }).impact !== "nenhum";

/** Unless a limit took one of the two away. */
function unbalanced(read: Read): string[] {
  const { training, request } = read;
  const parts = sessionsOf(read).flatMap(({ exercises }) => exercises);
  const setsOf = (start: string): number =>
    parts
      .filter((part) => exerciseOf(part).pattern.startsWith(start) && !isRaise(exerciseOf(part)))
      .reduce((sum, { sets }) => sum + (sets.at(-1) ?? 0), 0);
  const [least, most] = rules.pushPull;
  const share = setsOf("empurrar") / setsOf("puxar");
  const isFree = Object.keys(request.spared).length > 0 || training.sessions.length < 2 || request.cautions.length > 0;
  return isFree || (share >= least && share <= most) ? [] : ["week"];
}

function repeated({ id, exercises }: TrainingSession): string[] {
  const ids = exercises.map(({ exercise }) => exercise);
  const twice = new Set(ids).size < ids.length ? [id] : [];
  const poor = exercises.filter(
    ({ swaps }) => swaps.length < rules.leastSwaps || swaps.some((one) => ids.includes(one)),
  );
  return [...twice, ...where(poor)];
}

function loadedOnConsecutiveDays(read: Read): string[] {
  const sessions = sessionsOf(read);
  if (sessions.length < rules.consecutiveFrom) return [];
  const heavy = sessions.map(({ exercises }) =>
    REGIONS.filter((region) => exercises.some((part) => exerciseOf(part).joints[region] >= rules.heavyLoad)),
  );
  return sessions
    .filter((_session, at) => heavy[at]?.some((region) => heavy[at + 1]?.includes(region)))
    .map(({ id }) => id);
}
