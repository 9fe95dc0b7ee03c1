import { randomBytes } from "node:crypto";
import type { WithdrawalReason, WithdrawalSource } from "@app/contract/plan-withdrawal";
import { planLimitsOf } from "@app/engine/plans/withdrawal/new-limits";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Assessed } from "../../intake/assessments/load-input.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import { keepPromise } from "../../promises/keep-promise.ts";
import { makePromise } from "../../promises/make-promise.ts";
import { passPlan } from "../checking/pass-plan.ts";
import type { Deps } from "../deps.ts";
import { draftPlan } from "../draft-plan.ts";
import { findPlan, insertPlan } from "../plan-store.ts";
import { planFactsOf } from "../sealed-plan.ts";
import { goneHalves, withdrawContradicted } from "../withdrawing/withdraw-contradicted.ts";
import type { ComposePlan } from "./compose-surely.ts";

type Making = Assessed & {
  accountId: string;
  compose: ComposePlan;
  source?: WithdrawalSource;
  found?: readonly WithdrawalReason[];
};
export type MakingDeps = Pick<Deps, "now" | "jobs" | "keyRing" | "provisionalMenus" | "checkPlan"> &
  Partial<Pick<Deps, "log">>;

/**
 * Makes the plan that a closed questionnaire leads to, with its promise kept, in the caller's transaction, which holds the
 * account's head. The same answers again make none. One that they contradict is taken away first, signed or not.
 */
export async function makeProvisionalPlan(
  deps: MakingDeps,
  tx: Db,
  { accountId, assessment, loaded, compose, source = "answers", found = [] }: Making,
): Promise<void> {
  const encryption = deps.keyRing.encryption("health-data");
  const latest = await findPlan(tx, encryption, accountId);
  const menus = deps.provisionalMenus;
  const now = { decided: assessment, loaded };
  await withdrawContradicted(deps, tx, { accountId, latest, source, found, ...now });
  const draft = draftPlan({ accountId, ...now, latest, menus, gone: goneHalves(latest, now, found) });
  if (!draft) return;
  const { made, failedChecks } = passPlan(deps, {
    made: draft.contentOf(await compose(draft.request)),
    request: draft.dietRequest,
    loaded,
  });
  if (!made.document.diet && !made.document.training) return;
  const kept = { facts: planFactsOf(loaded.answers), limits: planLimitsOf(loaded) };
  const content = { salt: randomBytes(16).toString("hex"), ...made, ...kept };
  const { answersRev } = loaded;
  const plan = { accountId, content, answersRev, createdAt: deps.now(), failedChecks };
  await insertPlan(tx, encryption, plan, latest);
  const promise = { accountId, kind: "provisional-plan", subject: `plan-${made.document.version}` } as const;
  await makePromise(deps, tx, promise);
  await keepPromise(deps, tx, promise);
  await notifyMember(deps, tx, accountId);
}

/** Once for all versions: the member asks for the later ones. */
async function notifyMember(deps: Pick<Deps, "now" | "jobs">, tx: Db, accountId: string): Promise<void> {
  const member = await getBuyer(tx, accountId);
  if (!member?.email) return;
  await queueMessage(deps, tx, {
    template: "plan-ready",
    channel: "email",
    recipient: member.email,
    accountId,
    params: { fullName: member.fullName },
    dedupeKey: `plan-ready ${accountId}`,
  });
}
