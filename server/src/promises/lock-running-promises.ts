import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import type { PromiseOwner, StoredPromise } from "./promise.ts";
import { lockOpenPromises } from "./store.ts";

/** What an owner was promised in these kinds and may still get in time; until the transaction ends nothing changes it. */
export async function lockRunningPromises(
  { now }: Pick<Deps, "now">,
  tx: Db,
  open: PromiseOwner & { kinds: readonly PromiseKind[] },
): Promise<Pick<StoredPromise, "kind" | "subject" | "dueAt">[]> {
  const promises = await lockOpenPromises(tx, open);
  return promises.filter(({ state, dueAt }) => state === "running" && dueAt >= now());
}
