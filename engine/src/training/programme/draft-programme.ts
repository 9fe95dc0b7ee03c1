import { seedOf } from "../../nutrition/menus/seeded.ts";
import type { Pattern } from "../library/exercise.ts";
import { addExercise } from "./add-exercise.ts";
import { allowedExercises } from "./choice/allowed-exercises.ts";
import { chooseAny } from "./choice/choose-exercise.ts";
import type { Programme } from "./programme.ts";
import { programmeRules } from "./programme-rules.ts";
import { fitSession } from "./session/fit-session.ts";
import { healthSplit, limitedSplit, type Split, splitFor } from "./split.ts";
import { isSmallStart, type TrainingRequest } from "./training-request.ts";
import { addIsolated } from "./volume/add-isolated.ts";
import { noSets, sumSets } from "./volume/muscle-sets.ts";

const { levels, leastSets, limits, sessions: rules } = programmeRules.content;

/** Sessions with the exercises of their slots, two sets each. */
export function draftProgramme(request: TrainingRequest): Programme {
  const level = request.isLimited ? "iniciante" : request.level;
  const split = splitOf(request);
  const minutes = request.isLimited ? Math.min(request.minutes, limits.limited.mostMinutes) : request.minutes;
  const programme: Programme = {
    request,
    allowed: allowedExercises(request),
    seed: seedOf(request.seed),
    level,
    minutes,
    size: sizeOf(request, minutes),
    mostRest: rules.mostRest[minutes] ?? Number.POSITIVE_INFINITY,
    ceiling: levels[level].ceiling,
    target: Math.max(...levels[level].weeklySets),
    split,
    sessions: split.sessions.map(({ id, kind }) => ({ id, kind, planned: [] })),
    sets: noSets(),
  };
  programme.sessions.forEach((_session, index) => fillSlots(programme, index));
  return programme;
}

/** From 60 on a beginner's session has as many exercises as the sets of the first week allow, balance among them. */
function sizeOf(request: TrainingRequest, minutes: number): Programme["size"] {
  const [start, usual] = rules.exercises[minutes] ?? [5, 6];
  const most = request.isOlder ? Math.min(usual, rules.mostOlderExercises) : usual;
  if (!isSmallStart(request)) return [start, most];
  const least = Math.floor(limits.older.beginnerFirstWeekSets / leastSets);
  return [Math.min(start, least - 1), Math.min(most, least)];
}

function splitOf({ isLimited, level, days, goal, cautions }: TrainingRequest): Split {
  if (isLimited) return limitedSplit(days);
  return goal === "saude" && !cautions.includes("glp1") ? healthSplit(level, days) : splitFor(level, days);
}

function fillSlots(programme: Programme, index: number): void {
  const session = programme.sessions[index];
  if (!session) return;
  const [most] = programme.size;
  for (const pattern of slotsOf(programme, index)) {
    // Balance is on top of what a session starts from.
    const slots = session.planned.filter(({ exercise }) => exercise.pattern !== "equilibrio").length;
    if (slots >= most) break;
    const like = rules.inPlaceOf[pattern];
    const exercise =
      chooseAny(programme, { pattern, session: index }) ??
      (like ? chooseAny(programme, { pattern: like, session: index }) : undefined);
    if (exercise) addExercise(programme, index, exercise);
  }
  session.planned = fitSession(session.planned, programme.minutes).planned;
  programme.sets = sumSets(programme.sessions.flatMap(({ planned }) => planned));
  addIsolated(programme, index);
}

/** Balance comes second where it is a slot: nothing that is left out later takes it away. */
function slotsOf({ sessions, request, size, minutes }: Programme, index: number): readonly Pattern[] {
  const kind = sessions[index]?.kind ?? "corpo-todo";
  const variants = rules.slots[kind];
  const before = sessions.slice(0, index).filter((session) => session.kind === kind).length;
  const slots = (variants[before % variants.length] ?? []).filter((slot) => !isLearntLater(request, slot));
  const [first, ...others] = slots.slice(0, size[0]);
  const isSlot = minutes > limits.older.inWarmUpUntilMinutes && hasBalance({ sessions, request }, index);
  return isSlot && first ? [first, "equilibrio", ...others] : slots;
}

/** Who wants muscle and has little time, or few exercises to learn, raises the arms to the side instead of pressing overhead. */
const isLearntLater = ({ level, goal, isLimited, minutes }: TrainingRequest, slot: Pattern): boolean =>
  !isLimited &&
  slot === "empurrar-vertical" &&
  (level === "iniciante" || minutes <= rules.isolated.insteadUntilMinutes) &&
  rules.isolated.goals.includes(goal);

/** On the days of the legs, and on others where those are too few. */
export function hasBalance({ sessions, request }: Pick<Programme, "sessions" | "request">, index: number): boolean {
  if (!request.isOlder) return false;
  const legs = sessions.filter(({ kind }) => rules.slots[kind].some((slots) => slots.includes("joelho")));
  const days = legs.length >= programmeRules.content.leastDaysOfGroup ? legs : sessions;
  const at = sessions[index];
  return at !== undefined && days.slice(0, limits.older.balanceSessions).includes(at);
}
