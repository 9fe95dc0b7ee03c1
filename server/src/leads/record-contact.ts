import type { Deps } from "./deps.ts";
import { markContacted } from "./store.ts";

/** An operator records a call. Only the first one counts. */
export const recordContact = (
  { db, now }: Pick<Deps, "db" | "now">,
  { leadId, by, note }: { leadId: string; by: string; note: string | null },
): Promise<boolean> => markContacted(db, { id: leadId, by, note, at: now() });
