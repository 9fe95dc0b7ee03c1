import type { PromisePause } from "@app/engine/promises/pauses";
import type { Db } from "../../platform/database/db.ts";
import { applyStatus } from "../apply-status.ts";
import type { Deps } from "../deps.ts";
import type { PromiseKey } from "../promise.ts";
import { insertEvent, lockPromise } from "../store.ts";
import { endPause, pausesOf } from "./pause-store.ts";

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
