import type { IgnoredWhy, PromisePause } from "@app/engine/promises/pauses";
import type { Db } from "../../platform/database/db.ts";
import { applyStatus } from "../apply-status.ts";
import type { Deps } from "../deps.ts";
import { type PromiseKey, statusOf } from "../promise.ts";
import { insertEvent, lockPromise } from "../store.ts";
import { insertPause, type PauseEvidence, pausesOf } from "./pause-store.ts";

type NewPause = PromiseKey & PauseEvidence & { reason: string; actor: PromisePause["actor"]; by: string };
export type PauseOutcome = "paused" | "already-paused" | "not-running" | IgnoredWhy;

/**
 * Stops the clock of a running promise from now on. Whether this kind's clock stops for this reason is the engine's
 * answer, which is returned; a refused pause is not recorded.
 */
export async function pausePromise(deps: Pick<Deps, "now">, tx: Db, { by, ...asked }: NewPause): Promise<PauseOutcome> {
  const promise = await lockPromise(tx, asked);
  if (!promise) return "not-running";
  const earlier = await pausesOf(tx, promise);
  const at = deps.now();
  if (statusOf(promise, earlier, at).state !== "running") return "not-running";
  if (earlier.some((pause) => pause.actor === asked.actor && pause.to === null)) return "already-paused";

  const pause: PromisePause = { ...asked, from: at, to: null };
  const pauses = [...earlier, pause];
  const ignored = statusOf(promise, pauses, at).ignoredPauses.find(({ from }) => from === at);
  // A wait that counts only after a day has not lasted a day yet.
  if (ignored && ignored.why !== "espera-de-ate-24-h") return ignored.why;
  await insertPause(tx, promise, pause);
  await insertEvent(tx, promise, { event: "paused", at, by });
  await applyStatus(deps, tx, promise, { pauses, by });
  return "paused";
}
