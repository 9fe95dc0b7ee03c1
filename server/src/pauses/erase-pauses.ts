import type { Purpose } from "@app/contract/consents";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { finishPause } from "./end-pause.ts";
import { deletePauses, lockOpenPause } from "./store.ts";

/** Without consent nothing is kept of why and when a member paused: an open pause ends, and clocks that are left run again. */
export async function erasePauses(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { accountId, purpose }: { accountId: string; purpose: Purpose },
): Promise<void> {
  if (purpose !== "health-data") return;
  const open = await lockOpenPause(tx, accountId);
  if (open) await finishPause(tx, open, now());
  await deletePauses(tx, accountId);
}
