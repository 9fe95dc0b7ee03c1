import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { lockOpenPromises } from "../store.ts";
import { MEMBER_PAUSE } from "./member-pause.ts";
import { pausePromise } from "./pause-promise.ts";

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
