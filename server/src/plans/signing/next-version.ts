import type { PlanChanges } from "@app/contract/plan-changes";
import { HALVES, type Half, type PlanDocument } from "@app/contract/plan-document";
import { menuRules } from "@app/engine/nutrition/menus/menu-rules";
import { programmeRules } from "@app/engine/training/programme/programme-rules";
import type { Assessment } from "../../intake/assessments/assessment.ts";
import { catalogueVersion } from "../diet/catalogue-version.ts";
import { reviewDayOf } from "../next-document.ts";
import type { SealedPlan } from "../plan-place.ts";
import { exercisesVersion } from "../training/exercises-version.ts";
import { keptReasons } from "./kept-reasons.ts";
import { isChanged, isSigned, type PlanWork, reasonedChanges } from "./plan-work.ts";
import { safetyOf } from "./safety-of.ts";

type InForce = Pick<
  Assessment,
  "diet" | "training" | "rowCodes" | "safetyVersion" | "targetsVersion" | "questionnaireVersion"
>;

/** What the signed drafts make of the version in force, without salt and signatures. */
export function nextVersion(
  work: PlanWork,
  { inForce, today }: { inForce: InForce; today: string },
): Required<Pick<SealedPlan, "document" | "changes" | "signed">> {
  return { document: nextDocument(work, inForce, today), changes: changesOf(work), signed: signedOf(work) };
}

/** Of drafts that are not signed yet, too: as a preview. */
export function nextDocument(work: PlanWork, inForce: InForce, today: string): PlanDocument {
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
