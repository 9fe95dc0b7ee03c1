import type { Half } from "@app/contract/plan-document";
import type { ReadingDecision as Decision } from "@app/contract/staff/member-decision";
import { factsOf } from "@app/engine/intake/facts/facts";
import { type ReleaseLimit, releaseLimit, releaseRows } from "@app/engine/intake/triage/release";
import type { SafetyRow } from "@app/engine/intake/triage/safety-row";
import { safetyTable } from "@app/engine/intake/triage/safety-table";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { AssessDeps } from "../assess.ts";
import type { Assessment } from "../assessments/assessment.ts";
import { findAssessment } from "../assessments/assessment-store.ts";
import { decide, type Release } from "../assessments/decide.ts";
import { type Assessed, type Loaded, loadInput } from "../assessments/load-input.ts";
import type { Deps } from "../deps.ts";
import { recordAssessment } from "../record-assessment.ts";
import { waitingHalves } from "./waiting-halves.ts";

type Deciding = { accountId: string; half: Half; decision: Exclude<Decision, "keep"> };
type DecidingDeps = AssessDeps & Pick<Deps, "db" | "log" | "prepareClosing">;

/**
 * Composes what a professional's decision leads to before its transaction begins, as closing a questionnaire does. What it
 * returns records the new assessment and makes the plan, in the caller's transaction, which holds the account's head.
 */
export async function prepareDecision(
  deps: DecidingDeps,
  { accountId, half, decision }: Deciding,
): Promise<(tx: Db) => Promise<Assessed>> {
  const releaseFor = (inForce: Assessment, loaded: Loaded) => releaseBy(inForce, loaded, { half, decision });
  const finish = await deps.prepareClosing(deps, accountId, releaseFor);
  return async (tx) => {
    const encryption = deps.keyRing.encryption("health-data");
    const inForce = await findAssessment(tx, encryption, accountId);
    const loaded = await loadInput(deps, tx, { accountId, encryption });
    if (!inForce || !waitingHalves(inForce, loaded).some((waiting) => waiting.half === half))
      throw new Problem("decision-outdated");
    const release = releaseFor(inForce, loaded);
    const decided = release && decide(loaded, inForce, { isCompletion: false, hasCrisisWords: false, release });
    if (!decided) throw new Problem("decision-locked");
    const recording = { accountId, encryption, access: loaded.access, decision: decided, inForce, isCompletion: false };
    const assessment = await recordAssessment(deps, tx, recording);
    const assessed = { assessment, loaded };
    await finish(tx, assessed);
    return assessed;
  };
}

/** What the decision allows; undefined where a row forbids it. */
function releaseBy(
  inForce: Assessment,
  loaded: Loaded,
  { half, decision }: Pick<Deciding, "half" | "decision">,
): Release | undefined {
  if (decision === "not-served") return { rows: [], levels: { [half]: "D" } };
  const to = decision === "release" ? "A" : "B";
  const { most } = limitOf(inForce, loaded, half);
  if (most !== "A" && most !== to) return undefined;
  const facts = factsOf(loaded.answers, loaded.context, loaded.today);
  return { rows: releaseRows(rowsInForce(inForce), { half, to, facts }), levels: { [half]: to } };
}

/** The most that the rows in force let a person allow of a half. */
export const limitOf = (inForce: Assessment, { answers, context, today }: Loaded, half: Half): ReleaseLimit =>
  releaseLimit(rowsInForce(inForce), half, factsOf(answers, context, today));

export const rowsInForce = ({ rowCodes }: Pick<Assessment, "rowCodes">): SafetyRow[] =>
  safetyTable.content.filter(({ code }) => rowCodes.includes(code));
