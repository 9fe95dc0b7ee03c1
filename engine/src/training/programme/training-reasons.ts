import type { Reason } from "@app/contract/plan-document";
import type { Training } from "@app/contract/plan-training";
import { REGIONS } from "../library/exercise.ts";
import { findExercise } from "../library/library.ts";
import type { TrainingReasonCode } from "../words/training-reason-text.ts";
import type { Programme } from "./programme.ts";
import { programmeRules, WEEKS } from "./programme-rules.ts";
import { mayWalk } from "./spared-regions.ts";
import { isSmallStart, startsSmall, type TrainingRequest } from "./training-request.ts";
import { LACK_CAUSES, type Lack } from "./volume/lack-causes.ts";
import type { MinutesLeft } from "./volume/minutes-left.ts";
import { addSets, GROUP_KEYS, noSets } from "./volume/muscle-sets.ts";
import { setsOfGroup } from "./volume/weekly-volume.ts";

const { cardio, levels, limits } = programmeRules.content;
const reason = (code: TrainingReasonCode, path = "training", values: Reason["values"] = {}): Reason => ({
  path,
  code,
  values,
});

/** What of the answers made the block as it is: only what is true of this one. */
export function trainingReasons(
  request: TrainingRequest,
  programme: Programme,
  training: Training,
  { lacks, left }: { readonly lacks: readonly Lack[]; readonly left: MinutesLeft | null },
): Reason[] {
  if (training.sessions.length === 0) {
    return [
      ...splitReasons(request, programme, training),
      ...regionReasons(request),
      ...cardioReasons(request, training),
    ];
  }
  return [
    ...careReasons(request, training),
    ...splitReasons(request, programme, training),
    ...goalReasons(request, training),
    ...timeReasons(request, programme, training),
    ...leftReasons(request, training, left),
    reason("training.place", "training", { place: request.place }),
    ...(request.place === "casa-com-equipamento" ? [reason("training.either-equipment")] : []),
    ...regionReasons(request),
    ...lackReasons(request, lacks),
    ...startReasons(request, programme, training),
    ...effortReasons(request, training),
    ...balanceReasons(request, training),
    ...cardioReasons(request, training),
  ];
}

function careReasons({ isLimited, cautions }: TrainingRequest, { cardio: planned }: Training): Reason[] {
  const said = cautions.filter((caution) => caution !== "diabetes" || planned.exercises.length > 0);
  return [...(isLimited ? [reason("training.level-b")] : []), ...said.map((caution) => reason(`training.${caution}`))];
}

/** Each speaks of cardio, and that of health of walking. */
function goalReasons({ goal, mayLose, spared }: TrainingRequest, { cardio: planned }: Training): Reason[] {
  const isTrue = planned.exercises.length > 0 && (goal !== "saude" || mayWalk(spared));
  const said = goal === "emagrecer" && !mayLose ? "manter" : goal;
  return isTrue ? [reason(`training.goal.${said}`)] : [];
}

/** Why so many sessions, and not as many as there are days. */
function splitReasons(
  { days, spared }: TrainingRequest,
  { split }: Programme,
  { sessions, walks }: Training,
): Reason[] {
  const path = "training.sessions";
  const values = { days, sessions: sessions.length };
  const isPoor = sessions.length < split.sessions.length;
  const reasons = sessions.length > 0 ? [reason(`training.split.${splitName(sessions)}`, path, values)] : [];
  if (sessions.length === 0) reasons.push(reason(mayWalk(spared) ? "training.none.walks" : "training.none", path));
  else if (isPoor) reasons.push(reason(walks > 0 ? "training.walks.poucos-exercicios" : "training.free.poucos", path));
  else if (walks > 0 && split.reason) reasons.push(reason(`training.walks.${split.reason}`, path, values));
  else if (sessions.length < days) reasons.push(reason("training.free", path, values));
  return reasons;
}

function splitName(sessions: Training["sessions"]) {
  const kinds = new Set(sessions.map(({ kind }) => kind));
  if (kinds.has("leve")) return "leve";
  if (kinds.has("empurrar")) return kinds.has("superior") ? "empurrar-puxar-pernas-e-partes" : "empurrar-puxar-pernas";
  if (!kinds.has("superior")) return "corpo-todo";
  return kinds.has("corpo-todo") ? "superior-inferior-inteiro" : "superior-inferior";
}

function timeReasons(request: TrainingRequest, { minutes }: Programme, { sessions }: Training): Reason[] {
  const hasPairs = sessions.some(({ exercises }) => exercises.some(({ pair }) => pair !== null));
  const path = "training.sessions";
  // A few minutes more are no reason to drop an exercise, and then none fits to the minute.
  const isOver = sessions.some((session) => session.minutes.some((week) => week > minutes));
  // A limited session is shorter than what the member has.
  const code = minutes < request.minutes ? "training.minutes.limited" : "training.minutes";
  return [
    reason(isOver ? "training.minutes.about" : code, path, { minutes }),
    ...(hasPairs ? [reason("training.pairs", path)] : []),
  ];
}

/** Why a session ends before the minutes that the member has, and what they are good for. */
function leftReasons({ spared }: TrainingRequest, { cardio: planned }: Training, left: MinutesLeft | null): Reason[] {
  if (!left) return [];
  const regions = REGIONS.filter((region) => region in spared).join(",");
  const values = { sessions: left.sessions.join(","), left: left.minutes, spared: regions };
  const use = planned.exercises.length > 0 ? [reason("training.minutes.use", "training.sessions")] : [];
  return [reason(`training.minutes.left.${left.cause}`, "training.sessions", values), ...use];
}

function regionReasons({ spared, hasOtherRegion }: TrainingRequest): Reason[] {
  const regions = (isStrict: boolean): string =>
    REGIONS.filter((one) => isStrict === (spared[one] === 0) && one in spared).join(",");
  const [strict, weaker] = [regions(true), regions(false)];
  const reasons: Reason[] = [];
  if (strict) reasons.push(reason("training.regions.strict", "training", { regions: strict }));
  if (weaker) reasons.push(reason("training.regions", "training", { regions: weaker }));
  if (hasOtherRegion) reasons.push(reason("training.other-region"));
  return reasons;
}

/** One sentence for all groups of a cause. */
function lackReasons({ spared }: TrainingRequest, lacks: readonly Lack[]): Reason[] {
  const regions = REGIONS.filter((region) => region in spared).join(",");
  const named = (kind: Lack["kind"], cause: Lack["cause"], code: TrainingReasonCode): Reason[] => {
    const groups = lacks.filter((lack) => lack.kind === kind && lack.cause === cause).map(({ group }) => group);
    const values = { groups: groups.join(","), spared: regions };
    return groups.length > 0 ? [reason(code, "training.sessions", values)] : [];
  };
  return [
    ...named("todo", "regiao", "training.lack.todo"),
    ...(["volume", "dias"] as const).flatMap((kind) =>
      LACK_CAUSES.flatMap((cause) => named(kind, cause, `training.lack.${kind}.${cause}`)),
    ),
  ];
}

/** Groups that in some week have fewer sets than it should have, because it is a small start. */
function startReasons(request: TrainingRequest, { level }: Programme, { sessions }: Training): Reason[] {
  const planned = sessions.flatMap(({ exercises }) => exercises);
  const isBelow = (group: (typeof GROUP_KEYS)[number], week: number): boolean => {
    const sets = noSets();
    for (const { exercise, sets: byWeek } of planned) {
      const found = findExercise(exercise);
      if (found) addSets(sets, found, byWeek[week - 1] ?? 0);
    }
    return setsOfGroup(sets, group) < (levels[level].weeklySets[week - 1] ?? 0);
  };
  const groups = GROUP_KEYS.filter((group) => WEEKS.some((week) => isBelow(group, week)));
  if (!startsSmall(request) || groups.length === 0) return [];
  const first = Math.max(
    ...sessions.map(({ exercises }) => exercises.reduce((sum, { sets }) => sum + (sets[0] ?? 0), 0)),
  );
  const values = {
    groups: groups.join(","),
    sets: isSmallStart(request) ? limits.older.beginnerFirstWeekSets : first,
  };
  return [reason("training.lack.volume.comeco", "training.sessions", values)];
}

function effortReasons({ sleepsLittle }: TrainingRequest, { reserve }: Training): Reason[] {
  const first = reason("training.effort", "training.reserve", { reserve: reserve[0] ?? 0 });
  return sleepsLittle ? [first, reason("training.sleep", "training.reserve")] : [first];
}

function balanceReasons({ isOlder }: TrainingRequest, { sessions }: Training): Reason[] {
  if (!isOlder) return [];
  const isBalance = ({ exercise }: { exercise: string }): boolean => findExercise(exercise)?.pattern === "equilibrio";
  const days = sessions.filter(({ exercises, warmUp }) => [...exercises, ...warmUp].some(isBalance)).length;
  return [days >= 2 ? reason("training.balance", "training", { days }) : reason("training.no-balance")];
}

function cardioReasons(request: TrainingRequest, { cardio: planned }: Training): Reason[] {
  const { isVigorousAllowed, cautions } = request;
  const kept = cautions.includes("epilepsia") ? limits.epilepsy.likings : [];
  const likings = request.likings.filter((liking) => !kept.includes(liking));
  const path = "training.cardio";
  const [first = 0] = planned.minutes;
  const liked = likings.filter((liking) => cardio.likings[liking]?.some((id) => planned.exercises.includes(id)));
  const ownWay = likings.filter((liking) => cardio.ownWay.includes(liking));
  const list = (keys: readonly string[]): Reason["values"] => ({ likings: keys.join(",") });
  if (planned.exercises.length === 0) return [reason("training.no-cardio", path)];
  return [
    reason("training.cardio", path, { first, last: planned.minutes.at(-1) ?? first }),
    ...(isVigorousAllowed ? [] : [reason("training.moderate", path)]),
    ...(liked.length > 0 ? [reason("training.likings", path, list(liked))] : []),
    ...(ownWay.length > 0 ? [reason("training.own-way", path, list(ownWay))] : []),
  ];
}
