import type { PromiseDate } from "@app/contract/staff/promises";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type ListedPromise, listPromises } from "../../promises/queries.ts";
import { promiseText, stateOf } from "./file/view-promises.ts";
import type { ReadDeps } from "./read-member.ts";

/** When what was promised to a member is due, newest first. No health data, and therefore no look at it is recorded. */
export const listPromiseDates = (
  deps: Pick<ReadDeps, "db" | "now">,
  memberId: string,
): Promise<{ promises: PromiseDate[] }> =>
  inTransaction(
    deps.db,
    async (tx) => {
      if (!(await getBuyer(tx, memberId))) throw new Problem("not-found");
      return { promises: (await listPromises({ ...deps, db: tx }, memberId)).flatMap(viewDate) };
    },
    { isSnapshot: true },
  );

/**
 * Without the reading by a person, whose hours are those of a row of the safety table, and without what is void, as after a
 * crisis: either would say something about health.
 */
function viewDate(promise: ListedPromise): PromiseDate[] {
  const state = stateOf(promise);
  if (promise.kind === "human-first" || state === "void") return [];
  return [{ _id: promise.id, text: promiseText(promise.kind), dueAt: promise.dueAt.toISOString(), state }];
}
