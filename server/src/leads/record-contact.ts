import { CALL_KINDS } from "@app/engine/promises/call-kinds";
import { inTransaction } from "../platform/database/db.ts";
import { keepOpenPromises } from "../promises/keep-open-promises.ts";
import type { Deps } from "./deps.ts";
import { markContacted } from "./store.ts";

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
