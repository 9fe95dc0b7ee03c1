import type { PlanView } from "@app/contract/plans";
import { currentUser } from "../../../identity/session/session-store.ts";
import { deviceCopyAnswer } from "../../sync/device-copy.ts";
import type { MemberSync } from "../../sync/member-sync.ts";
import { getUnsent } from "../../sync/unsent.ts";

const ANSWER = "answer";

/**
 * A plan as far as the answers that only this device has allow it: what they contradict is not shown, with the reason, also
 * without internet. `onSent` is called when the server has them: its own answer counts then.
 */
export async function checkPlan(plan: PlanView | null, onSent: () => void): Promise<PlanView | null> {
  const sync = plan && (await openSync());
  if (!plan || !sync) return plan;
  const { planWithout } = await import("./plan-without.ts");
  return planWithout(plan, sync, onSent);
}

/** Undefined where this device has nothing that the server lacks. */
async function openSync(): Promise<MemberSync | undefined> {
  const accountId = currentUser()?._id;
  if (!accountId || !(await hasUnsentEntries(accountId))) return undefined;
  const { openMemberSync } = await import("../../sync/member-sync.ts");
  const sync = openMemberSync(accountId);
  await sync.opened;
  return sync;
}

/** In this tab, or in the copy on this device that no tab has opened yet. */
async function hasUnsentEntries(accountId: string): Promise<boolean> {
  if (getUnsent().count > 0) return true;
  if (!deviceCopyAnswer(accountId)) return false;
  const { hasUnsentOf } = await import("../../sync/store/kept-answers.ts");
  return hasUnsentOf(accountId, ANSWER);
}
