import type { PromisePause } from "@app/engine/promises/pauses";
import type { Db } from "../../platform/database/db.ts";
import { applyStatus } from "../apply-status.ts";
import type { Deps } from "../deps.ts";
import type { PromiseKey } from "../promise.ts";
import { insertEvent, lockPromise } from "../store.ts";
import { endPause, listTeamPauses, pausesOf } from "./pause-store.ts";

/** Ends this actor's pause and moves the due time by what it counted. False when none was open. */
export async function resumePromise(
  deps: Pick<Deps, "now">,
  tx: Db,
  { actor, by, ...key }: PromiseKey & { actor: PromisePause["actor"]; by: string },
): Promise<boolean> {
  const promise = await lockPromise(tx, key);
  if (!promise) return false;
  const at = deps.now();
  if (!(await endPause(tx, promise, { actor, at }))) return false;
  await insertEvent(tx, promise, { event: "resumed", at, by });
  await applyStatus(deps, tx, promise, { pauses: await pausesOf(tx, promise), by });
  return true;
}

const SILENCE = "membro-em-silencio";

/** The member wrote to the team: the clocks that waited for an answer, or for any sign of them, run again. */
export const resumeWaiting = (deps: Pick<Deps, "now">, tx: Db, accountId: string): Promise<void> =>
  resumeTeams(deps, tx, accountId, ["esperando-o-membro", SILENCE]);

/**
 * The member logged something, or asked the assistant: what waited for a sign of them runs again, while a question still
 * waits for its answer. Without such a pause it is one read by the account's index.
 */
export const resumeSilent = (deps: Pick<Deps, "now">, tx: Db, accountId: string): Promise<void> =>
  resumeTeams(deps, tx, accountId, [SILENCE]);

async function resumeTeams(
  deps: Pick<Deps, "now">,
  tx: Db,
  accountId: string,
  reasons: readonly string[],
): Promise<void> {
  for (const { kind, subject } of await listTeamPauses(tx, accountId, reasons))
    await resumePromise(deps, tx, { accountId, kind, subject, actor: "equipe", by: "membro" });
}
