import { HALVES } from "@app/contract/plan-document";
import type { WithdrawalReason, WithdrawalSource } from "@app/contract/plan-withdrawal";
import { triageOf } from "@app/engine/intake/triage/triage";
import { isPlannedOutcome } from "../../intake/assessments/assessment.ts";
import { loadInput } from "../../intake/assessments/load-input.ts";
import { findInForce } from "../../intake/assessments/queries.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { lockHead } from "../../sync/lock-head.ts";
import { faultsOf, findingsOf } from "../checking/check-plan.ts";
import { composeSurely } from "../composing/compose-surely.ts";
import { makeProvisionalPlan } from "../composing/make-provisional-plan.ts";
import type { Deps } from "../deps.ts";
import { findPlan } from "../plan-store.ts";

export type RecheckDeps = Pick<
  Deps,
  "db" | "now" | "jobs" | "log" | "keyRing" | "composer" | "provisionalMenus" | "checkPlan"
>;

const CHECKED = { diet: "diet-check", training: "training-check" } as const;

export const recheckPlan = (deps: RecheckDeps, accountId: string): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    await lockHead(tx, accountId);
    return recheckInForce(deps, tx, { accountId, source: "rules" });
  });

type Rechecking = { accountId: string; source: WithdrawalSource };

/**
 * Holds a plan in force to the rules, foods and exercises of today, in the caller's transaction, which holds the account's
 * head. One that contradicts the answers is withdrawn with its member told, and the engine's stands in its place. True: it
 * was. Twice is once.
 */
export async function recheckInForce(
  deps: Omit<RecheckDeps, "db">,
  tx: Db,
  { accountId, source }: Rechecking,
): Promise<boolean> {
  const encryption = deps.keyRing.encryption("health-data");
  const latest = await findPlan(tx, encryption, accountId);
  const assessment = await findInForce(deps, tx, accountId);
  if (!latest?.content || latest.withdrawal || !assessment?.details || !isPlannedOutcome(assessment.outcome))
    return false;
  const loaded = await loadInput(deps, tx, { accountId, encryption });
  const { answers, context, today, account } = loaded;
  // A row that the rules have gained since the decision counts too.
  const rows = [...new Set([...assessment.rowCodes, ...triageOf(answers, context, today).rows])];
  const faults = faultsOf(findingsOf(deps.checkPlan, { plan: latest.content.document, loaded, rows }));
  const found = HALVES.filter((half) => faults.some((fault) => fault.half === half)).map(
    (half): WithdrawalReason => CHECKED[half],
  );
  if (found.length === 0) return false;
  const compose = (request: Parameters<typeof composeSurely>[1]) => composeSurely(deps, request);
  await makeProvisionalPlan(deps, tx, { accountId, assessment, loaded, compose, source, found });
  if (account?.email)
    await queueMessage(deps, tx, {
      template: "plan-withdrawn",
      channel: "email",
      recipient: account.email,
      accountId,
      params: { fullName: account.fullName },
      dedupeKey: `plan-withdrawn ${accountId} ${latest.version}`,
    });
  return true;
}
