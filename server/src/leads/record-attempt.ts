import { CALL_KINDS } from "@app/engine/promises/call-kinds";
import { inTransaction } from "../platform/database/db.ts";
import { addMs, MINUTE_MS } from "../platform/time.ts";
import { keepOpenPromises } from "../promises/keep-promise.ts";
import { pausePromise } from "../promises/pauses/pause-promise.ts";
import { leaveFigures } from "../promises/public/snapshot-promises.ts";
import { lockRunningPromises } from "../promises/queries.ts";
import type { Deps } from "./deps.ts";
import { markAttempted, markContacted } from "./store.ts";

/** One press twice, or one call written down by two people, is one attempt. */
const APART_MS = 5 * MINUTE_MS;
const UNREACHABLE = 2;

/**
 * An operator called and the number did not answer. From the second attempt on the clock waits, and what was promised stands
 * in no public figure: a made-up number would be a promise broken by us. Undefined: the lead is not open.
 */
export const recordAttempt = (
  deps: Pick<Deps, "db" | "now">,
  { leadId: id, by }: { leadId: string; by: string },
): Promise<number | undefined> =>
  inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const tried = await markAttempted(tx, { id, by, at, notAfter: addMs(at, -APART_MS) });
    for (const { id: leadId, attempts } of tried) {
      if (attempts < UNREACHABLE) continue;
      const reason = "numero-nao-atende-2-tentativas";
      for (const { kind, subject } of await lockRunningPromises(deps, tx, { leadId, kinds: CALL_KINDS }))
        await pausePromise(deps, tx, { leadId, kind, subject, reason, actor: "equipe", by });
      await leaveFigures(tx, { leadId, kinds: CALL_KINDS });
    }
    return tried.find((lead) => lead.id === id)?.attempts;
  });

/** An operator records a call, which keeps what was promised to all open leads of its phone. Only the first one counts. */
export const recordContact = (
  deps: Pick<Deps, "db" | "now">,
  { leadId: id, by, note }: { leadId: string; by: string; note: string | null },
): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const called = await markContacted(tx, { id, by, note, at: deps.now() });
    for (const leadId of called) await keepOpenPromises(deps, tx, { leadId, kinds: CALL_KINDS, by });
    return called.length > 0;
  });
