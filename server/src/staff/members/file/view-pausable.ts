import type { MemberFile } from "@app/contract/staff/member-file";
import { PROMISE_PAUSE_REASONS, type PromisePauseReason } from "@app/contract/staff/promises";
import { countsAfter } from "@app/engine/promises/pauses";
import { type PromiseKind, promiseRules } from "@app/engine/promises/promise-kinds";
import { addMs, HOUR_MS } from "../../../platform/time/durations.ts";
import type { ListedPromise } from "../../../promises/list-promises.ts";
import type { OpenPause } from "../../../promises/pauses/list-open-pauses.ts";
import { viewPromise } from "./view-promises.ts";

type Pausable = MemberFile["promises"][number];

const ruleOf = (kind: PromiseKind) => promiseRules.content.kinds[kind];
/** What a professional began, and ends: not a bank's balance or a check of identity. */
const isTeams = (reason: string): reason is PromisePauseReason =>
  PROMISE_PAUSE_REASONS.some((listed) => listed === reason);

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
  const isResumable = actor === "equipe" && isTeams(reason);
  return {
    reason,
    actor,
    by: isResumable ? by : null,
    since: from.toISOString(),
    countsFrom: addMs(from, countsAfter(ruleOf(kind), reason)).toISOString(),
    isResumable,
  };
}
