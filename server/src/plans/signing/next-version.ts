import type { PlanChange, PlanChanges } from "@app/contract/plan-changes";
import { HALVES, type Half, type PlanDocument, type Reason } from "@app/contract/plan-document";
import { menuRules } from "@app/engine/nutrition/menus/menu-rules";
import { programmeRules } from "@app/engine/training/programme/programme-rules";
import type { Assessment } from "../../intake/assessments/assessment.ts";
import { catalogueVersion, exercisesVersion } from "../data-versions.ts";
import { concernsDiet } from "../diet/allowed-diet.ts";
import { reviewDayOf } from "../next-document.ts";
import type { SealedPlan } from "../sealed-plan.ts";
import { concernsTraining } from "../training/allowed-training.ts";
import { isChanged, isSigned, type PlanWork, reasonedChanges } from "./plan-work.ts";

/**
 * What each half was signed under. One that is carried over stays under the level and the rows of its own signature: an
 * answer that hides it since goes on hiding it, whoever published the other half.
 */
function safetyOf(
  work: PlanWork,
  { diet, training, rowCodes }: Pick<Assessment, "diet" | "training" | "rowCodes">,
): PlanDocument["safety"] {
  const before = work.current?.content?.document.safety;
  const [isDietSigned, isTrainingSigned] = [isSigned(work, "diet"), isSigned(work, "training")];
  const isLookedAt = (code: string): boolean =>
    (isDietSigned || !concernsDiet(code)) && (isTrainingSigned || !concernsTraining(code));
  return {
    diet: before && !isDietSigned ? before.diet : diet,
    training: before && !isTrainingSigned ? before.training : training,
    rows: rowCodes.filter((code) => !before || before.rows.includes(code) || isLookedAt(code)),
  };
}

/** The engine's reasons that still hold: of a part that people changed it no longer says why it is as it is. */
function keptReasons({ reasons }: Pick<PlanDocument, "reasons">, changes: readonly PlanChange[]): Reason[] {
  const changed = new Set(changes.flatMap(placeOf));
  const isStale = (path: string): boolean =>
    [...changed].some((place) => path === place || path.startsWith(`${place}.`));
  return reasons.filter(({ path }) => !isStale(path));
}

/** `diet.d1.almoco.2` is about lunch; an exercise is about no reason, a session about how many there are. */
function placeOf({ path, op, field }: PlanChange): string[] {
  const [root = "", part, slot] = path.split(".");
  if (root === "diet" && slot) return [`diet.${slot}`];
  if (root !== "training") return [root];
  if (part) return slot === undefined && op !== "changed" ? ["training.sessions"] : [];
  return [field === "cardio" ? "training.cardio" : "training"];
}

type InForce = Pick<
  Assessment,
  "diet" | "training" | "rowCodes" | "safetyVersion" | "targetsVersion" | "questionnaireVersion"
>;

/** What the signed drafts make of the version in force, without salt and signatures. */
export function nextVersion(
  work: PlanWork,
  { inForce, today }: { inForce: InForce; today: string },
): Required<Pick<SealedPlan, "document" | "changes" | "signed">> {
  return { document: documentToSign(work, inForce, today), changes: changesOf(work), signed: signedOf(work) };
}

/** Of drafts that are not signed yet, too: as a preview. */
export function documentToSign(work: PlanWork, inForce: InForce, today: string): PlanDocument {
  const before = work.current?.content?.document;
  const version = (work.current?.version ?? 0) + 1;
  const { safetyVersion, questionnaireVersion } = inForce;
  return {
    schema: "plan/1",
    version,
    kind: "definitive",
    basedOn: {
      plan: work.current?.version ?? null,
      questionnaire: questionnaireVersion,
      safety: safetyVersion,
      ...rulesOf(work, inForce),
    },
    madeIn: madeIn(work, version),
    validFrom: today,
    reviewOn: reviewDayOf(today),
    ...work.next,
    reasons: before ? keptReasons(before, work.changes) : [],
    safety: safetyOf(work, inForce),
  };
}

/** Of a half that people changed, the rules and lists of today. */
function rulesOf(
  work: PlanWork,
  { targetsVersion }: InForce,
): Omit<PlanDocument["basedOn"], "plan" | "questionnaire" | "safety"> {
  const before = work.current?.content?.document.basedOn;
  const ofDiet =
    before && !isChanged(work, "diet")
      ? { targets: before.targets, menus: before.menus, catalogue: before.catalogue }
      : { targets: targetsVersion, menus: menuRules.version, catalogue: catalogueVersion };
  if (!work.next.training) return ofDiet;
  const isKept = before?.programme && before.exercises && !isChanged(work, "training");
  return isKept
    ? { ...ofDiet, programme: before.programme, exercises: before.exercises }
    : { ...ofDiet, programme: programmeRules.version, exercises: exercisesVersion };
}

/**
 * A diet that changed is made in this version, and the member's lasting swaps follow it. A training block that goes on
 * stays where it was made: its weeks, its swaps and a workout that has begun count on.
 */
function madeIn(work: PlanWork, version: number): PlanDocument["madeIn"] {
  const before = work.current?.content?.document;
  if (!before) return { diet: version, training: version };
  const earlier = before.madeIn;
  const isSameBlock = before.training?.block === work.next.training?.block;
  return {
    diet: isChanged(work, "diet") ? version : earlier.diet,
    training: isSameBlock ? earlier.training : version,
  };
}

function changesOf(work: PlanWork): PlanChanges {
  const { current, notes } = work;
  const changes = HALVES.flatMap((half) => reasonedChanges(work, half)).map(({ reason, ...change }) => {
    if (!reason) throw new Error("a change without a reason is not published");
    return { ...change, reason };
  });
  const keptOf = (half: Half): string | null => (isSigned(work, half) ? notes[half].kept : null);
  const without = (half: Half): string | null => (isSigned(work, half) ? notes[half].withoutCall : null);
  return {
    from: current?.version ?? null,
    changes,
    kept: { diet: keptOf("diet"), training: keptOf("training") },
    withoutCall: without("diet") ?? without("training"),
  };
}

function signedOf({ drafts, notes }: PlanWork): NonNullable<SealedPlan["signed"]> {
  const of = (half: Half) => {
    const salt = drafts[half].signed && drafts[half].saved?.content.salt;
    return salt ? { [half]: { salt, withoutCall: notes[half].withoutCall } } : {};
  };
  return { ...of("diet"), ...of("training") };
}
