import type { Deps } from "../deps.ts";
import { listWithoutTraining } from "../plan-store.ts";
import { addTraining } from "./add-training.ts";

/** Accounts that one run reads. */
const PAGE_SIZE = 50;
const REST_MS = 60 * 60_000;
const FIRST = "00000000-0000-0000-0000-000000000000";

/**
 * Adds the training half to the plans that lack it, a page of accounts in each run and each account in a transaction of
 * its own. After the last page it rests for an hour: who may not have it today may next week.
 */
export function createTrainingSweep(deps: Deps): () => Promise<void> {
  let after = FIRST;
  let restsUntil = 0;
  return async () => {
    if (deps.now().getTime() < restsUntil) return;
    const page = await listWithoutTraining(deps.db, after, PAGE_SIZE);
    for (const { accountId, isNewest } of page) {
      // Before the work: one that fails does not hold up those behind it.
      after = accountId;
      if (isNewest) await addTraining(deps, accountId);
    }
    if (page.length === PAGE_SIZE) return;
    after = FIRST;
    restsUntil = deps.now().getTime() + REST_MS;
  };
}
