import type { MemberFile } from "@app/contract/staff/member-file";
import { PROMISE_PAUSE_REASONS } from "@app/contract/staff/promises";
import { countsAfter } from "@app/engine/promises/pauses";
import { type PromiseKind, promiseRules } from "@app/engine/promises/promise-kinds";
import { addMs, HOUR_MS } from "../../../platform/time.ts";
import type { OpenPause } from "../../../promises/pauses/queries.ts";
import type { ListedPromise } from "../../../promises/queries.ts";
import { isEndedByTeam } from "../promises/pause-member-promise.ts";
import { viewPromise } from "./view-promises.ts";

type Pausable = MemberFile["promises"][number];

const ruleOf = (kind: PromiseKind) => promiseRules.content.kinds[kind];

/** A promise of the file with what stops its clock, or may. */
export function viewPausable(promise: ListedPromise, open: OpenPause | undefined, now: Date): Pausable {
  const isOwed = promise.state === "running";
  return {
    ...viewPromise(promise, now),
    pause: isOwed && open ? viewPause(promise, open) : null,
    pauseOptions: isOwed && !open && promise.startsAt <= now && promise.dueAt > now ? optionsOf(promise.kind) : [],
  };
}

const optionsOf = (kind: PromiseKind): Pausable["pauseOptions"] =>
  PROMISE_PAUSE_REASONS.filter((reason) => ruleOf(kind).teamReasons.includes(reason)).map((reason) => ({
    reason,
    countsAfterHours: countsAfter(ruleOf(kind), reason) / HOUR_MS,
  }));

function viewPause({ kind }: ListedPromise, { reason, actor, by, from }: OpenPause): Pausable["pause"] {
  const isResumable = isEndedByTeam({ reason, actor });
  return {
    reason,
    actor,
    by: isResumable ? by : null,
    since: from.toISOString(),
    countsFrom: addMs(from, countsAfter(ruleOf(kind), reason)).toISOString(),
    isResumable,
  };
}
