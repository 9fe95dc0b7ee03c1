import type { Deps } from "../deps.ts";
import { markContacted } from "./store.ts";

/** The team says it called. The first time counts. */
export const recordContact = (
  { db, now }: Pick<Deps, "db" | "now">,
  { leadId, by, note }: { leadId: string; by: string; note: string | null },
): Promise<boolean> => markContacted(db, { id: leadId, by, note, at: now() });
