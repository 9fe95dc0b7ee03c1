import { type PromiseKind, promiseRules } from "@app/engine/promises/promise-kinds";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { lockOpenPromises } from "../store.ts";
import { pausePromise } from "./pause-promise.ts";
import { resumePromise } from "./resume-promise.ts";

/** What a pause is for the ledger: why a member paused the plan is not the promise's business. */
export const MEMBER_PAUSE = { actor: "membro", reason: "plano-pausado", by: "member" } as const;

/** The clocks that stop while a member pauses the plan. Messages, money and data are not among them. */
export const STOPPED_KINDS: readonly PromiseKind[] = (Object.keys(promiseRules.content.kinds) as PromiseKind[]).filter(
  (kind) => promiseRules.content.kinds[kind].memberPauseStopsIt,
);

type Paused = { accountId: string; kinds: readonly PromiseKind[]; from: Date; until: Date };

/**
 * Stops the clocks of a member's running promises from the moment the plan's pause began, or from their own start if that
 * came later: one that has not begun is stopped when it does. What a pause has stopped already stays as it is.
 */
export async function pauseForMember(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { accountId, kinds, from, until }: Paused,
): Promise<void> {
  for (const { kind, subject, startsAt, state } of await lockOpenPromises(tx, { accountId, kinds })) {
    const at = startsAt > from ? startsAt : from;
    if (state !== "running" || at > now() || at >= until) continue;
    await pausePromise({ now: () => at }, tx, { accountId, kind, subject, ...MEMBER_PAUSE });
  }
}

/** The member's clocks run again from `at`, each due later by as long as it stood. */
export async function resumeForMember(tx: Db, { accountId, at }: { accountId: string; at: Date }): Promise<void> {
  for (const { kind, subject } of await lockOpenPromises(tx, { accountId }))
    await resumePromise({ now: () => at }, tx, { accountId, kind, subject, ...MEMBER_PAUSE });
}
