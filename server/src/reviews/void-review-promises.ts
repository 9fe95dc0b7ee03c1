import type { Purpose } from "@app/contract/consents";
import type { Db } from "../platform/database/db.ts";
import { voidPromises } from "../promises/void-promises.ts";
import type { Deps } from "./deps.ts";

/** Without consent the reviews are erased: there is nothing left to open or to reply to. */
export async function voidReviewPromises(
  deps: Pick<Deps, "now">,
  tx: Db,
  { accountId, purpose }: { accountId: string; purpose: Purpose },
): Promise<void> {
  if (purpose !== "health-data") return;
  await voidPromises(deps, tx, { accountId, kinds: ["weekly-review-opened", "weekly-review-answered"] });
}
