import type { MemberPromise, MemberPromises } from "@app/contract/promises";
import { findSubscription } from "../../checkout/subscriptions/queries.ts";
import type { Account } from "../../identity/accounts/account.ts";
import { listPromiseHistory } from "../../promises/queries.ts";
import { listCorrespondents } from "../../staff/assignments/queries.ts";
import type { Deps } from "../deps.ts";
import { viewPromise } from "./view-promise.ts";

const OWED: ReadonlySet<MemberPromise["state"]> = new Set(["coming", "running", "paused", "late"]);

/** What was promised to this member: what is owed, what was given, and the days that lateness added to the plan. */
export async function getPromises(deps: Pick<Deps, "db" | "now">, account: Account): Promise<MemberPromises> {
  const now = deps.now();
  const [{ promises: shown, totals }, correspondents, { validUntil }] = await Promise.all([
    listPromiseHistory(deps, account.id),
    listCorrespondents(deps.db, account.id),
    findSubscription(deps, account),
  ]);
  const own = correspondents.flatMap(({ name, role }) =>
    role === "nutri" || role === "treinador" ? [{ name, role }] : [],
  );
  const promises = shown
    .map((promise) => viewPromise(promise, { own, now }))
    .toSorted((a, b) => a.at.localeCompare(b.at) || a._id.localeCompare(b._id));
  return {
    promises,
    totals: { ...totals, running: promises.filter(({ state }) => OWED.has(state)).length },
    validUntil: validUntil?.toISOString() ?? null,
  };
}
