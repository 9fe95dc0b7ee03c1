import type { Purpose } from "@app/contract/consents";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { voidPromises } from "../../promises/void-promises.ts";
import { lockHead } from "../../sync/lock-head.ts";
import { findThread } from "./thread-store.ts";

/** Before a withdrawn consent erases the thread with the team: nobody can answer it any more. Support still does. */
export async function voidTeamAnswers(
  deps: Pick<PlatformDeps, "now">,
  tx: Db,
  { accountId, purpose }: { accountId: string; purpose: Purpose },
): Promise<void> {
  if (purpose !== "health-data") return;
  await lockHead(tx, accountId);
  const found = await findThread(tx, { accountId, thread: "team" });
  if (!found) return;
  await voidPromises(deps, tx, { accountId, kinds: ["chat-answer"], subjects: found.promisedFor });
}
