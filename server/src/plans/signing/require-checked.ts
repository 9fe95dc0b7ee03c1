import { Problem } from "../../platform/http/problem.ts";
import { type Finding, faultsOf, findingsOf } from "../checking/check-plan.ts";
import type { Deps } from "../deps.ts";
import type { SigningFile } from "./deps.ts";
import { documentToSign } from "./next-version.ts";
import type { PlanWork } from "./plan-work.ts";

type CheckingDeps = Pick<Deps, "checkPlan">;
type Checked = Pick<SigningFile, "inForce" | "loaded">;

/** What the check says of the drafts as they would be published. */
export function findingsIn({ checkPlan }: CheckingDeps, work: PlanWork, { inForce, loaded }: Checked): Finding[] {
  if (!inForce) return [];
  const plan = documentToSign(work, inForce, loaded.today);
  return findingsOf(checkPlan, { plan, loaded, rows: inForce.rowCodes });
}

/** A plan that contradicts the answers is not published, whoever signs it. */
export function requireChecked(deps: CheckingDeps, work: PlanWork, file: Checked): void {
  if (faultsOf(findingsIn(deps, work, file)).length > 0) throw new Problem("plan-locked");
}
