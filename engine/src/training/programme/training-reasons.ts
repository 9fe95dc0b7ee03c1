import type { Reason } from "@app/contract/plan-document";
import type { Training } from "@app/contract/plan-training";
import { findExercise } from "../library/library.ts";
import type { TrainingReasonCode } from "../words/training-reason-text.ts";
import type { Programme } from "./programme.ts";
import { programmeRules } from "./programme-rules.ts";
import type { TrainingRequest } from "./training-request.ts";
import { LACK_CAUSES, type Lack } from "./volume/lack-causes.ts";

const { cardio } = programmeRules.content;
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
  lacks: readonly Lack[],
): Reason[] {
  return [
    ...careReasons(request),
    ...splitReasons(request, programme, training),
    reason(`training.goal.${request.goal}`),
    ...timeReasons(programme, training),
    reason("training.place", "training", { place: request.place }),
    ...(request.place === "casa-com-equipamento" ? [reason("training.either-equipment")] : []),
    ...regionReasons(request),
    ...lackReasons(request, lacks),
    ...effortReasons(request, training),
    ...balanceReasons(request, training),
    ...cardioReasons(request, training),
  ];
}

function careReasons({ isLimited, cautions }: TrainingRequest): Reason[] {
  return [
    ...(isLimited ? [reason("training.level-b")] : []),
    ...cautions.map((caution) => reason(`training.${caution}`)),
  ];
}

/** Why so many sessions, and not as many as there are days. */
function splitReasons({ days }: TrainingRequest, { split }: Programme, { sessions, walks }: Training): Reason[] {
  const path = "training.sessions";
  const values = { days, sessions: sessions.length };
  const isPoor = sessions.length < split.sessions.length;
  const reasons = sessions.length > 0 ? [reason(`training.split.${splitName(sessions)}`, path, values)] : [];
  if (isPoor) reasons.push(reason("training.walks.poucos-exercicios", path, values));
  else if (walks > 0 && split.reason) reasons.push(reason(`training.walks.${split.reason}`, path, values));
  return reasons;
}

function splitName(sessions: Training["sessions"]) {
  const kinds = new Set(sessions.map(({ kind }) => kind));
  if (kinds.has("leve")) return "leve";
  if (kinds.has("empurrar")) return "empurrar-puxar-pernas";
  return kinds.has("superior") ? "superior-inferior" : "corpo-todo";
}

function timeReasons({ minutes }: Programme, { sessions }: Training): Reason[] {
  const hasPairs = sessions.some(({ exercises }) => exercises.some(({ pair }) => pair !== null));
  const path = "training.sessions";
  if (sessions.length === 0) return [];
  return [reason("training.minutes", path, { minutes }), ...(hasPairs ? [reason("training.pairs", path)] : [])];
}

function regionReasons({ blockedRegions, hasOtherRegion }: TrainingRequest): Reason[] {
  const reasons: Reason[] = [];
  if (blockedRegions.length > 0) {
    reasons.push(reason("training.regions", "training", { regions: blockedRegions.join(",") }));
  }
  if (hasOtherRegion) reasons.push(reason("training.other-region"));
  return reasons;
}

/** One sentence for all groups of a cause. */
function lackReasons({ blockedRegions }: TrainingRequest, lacks: readonly Lack[]): Reason[] {
  return (["volume", "dias"] as const).flatMap((kind) =>
    LACK_CAUSES.flatMap((cause) => {
      const groups = lacks.filter((lack) => lack.kind === kind && lack.cause === cause).map(({ group }) => group);
      if (groups.length === 0) return [];
      const values = { groups: groups.join(","), spared: blockedRegions.join(",") };
      return [reason(`training.lack.${kind}.${cause}`, "training.sessions", values)];
    }),
  );
}

function effortReasons({ sleepsLittle }: TrainingRequest, { reserve, sessions }: Training): Reason[] {
  if (sessions.length === 0) return [];
  const first = reason("training.effort", "training.reserve", { reserve: reserve[0] ?? 0 });
  return sleepsLittle ? [first, reason("training.sleep", "training.reserve")] : [first];
}

function balanceReasons({ isOlder }: TrainingRequest, { sessions }: Training): Reason[] {
  if (!isOlder) return [];
  const isBalance = ({ exercise }: { exercise: string }): boolean => findExercise(exercise)?.pattern === "equilibrio";
  const days = sessions.filter(({ exercises, warmUp }) => [...exercises, ...warmUp].some(isBalance)).length;
  return [days >= 2 ? reason("training.balance", "training", { days }) : reason("training.no-balance")];
}

function cardioReasons({ likings, isVigorousAllowed }: TrainingRequest, { cardio: planned }: Training): Reason[] {
  const path = "training.cardio";
  const [first = 0] = planned.minutes;
  const liked = likings.filter((liking) => cardio.likings[liking]?.some((id) => planned.exercises.includes(id)));
  const ownWay = likings.filter((liking) => cardio.ownWay.includes(liking));
  const list = (keys: readonly string[]): Reason["values"] => ({ likings: keys.join(",") });
  return [
    reason("training.cardio", path, { first, last: planned.minutes.at(-1) ?? first }),
    ...(isVigorousAllowed ? [] : [reason("training.moderate", path)]),
    ...(liked.length > 0 ? [reason("training.likings", path, list(liked))] : []),
    ...(ownWay.length > 0 ? [reason("training.own-way", path, list(ownWay))] : []),
  ];
}
