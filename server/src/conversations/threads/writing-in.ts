import type { WRITING } from "@app/contract/conversations";
import { programmeAccess } from "../../checkout/subscriptions/programme-access.ts";
import { hasConsent } from "../../consents/queries.ts";
import { isComplete } from "../../intake/assessments/assessment.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import type { ThreadKey } from "./thread-key.ts";

/** Whether a member may write in a thread now, and if not, why. */
export async function writingIn(
  deps: Pick<Deps, "now">,
  tx: Db,
  { accountId, thread }: ThreadKey,
): Promise<(typeof WRITING)[number]> {
  if (thread === "support") return "open";
  const access = await programmeAccess({ db: tx, now: deps.now }, accountId);
  if (access === "none") return "free";
  if (!isComplete(access)) return "ended";
  return (await hasConsent(tx, accountId, "health-data")) ? "open" : "consent-missing";
}
