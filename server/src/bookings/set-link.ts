import { type Db, inTransaction } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { updateLink } from "./store.ts";

type NewLink = {
  referenceNumber: string;
  link: string;
  /** What is true only together with the link, as the row of who did it. */
  afterStoring?: (tx: Db) => Promise<void>;
};

/** The address of a call by video. Only https: a member opens it from the app. */
export async function setLink(
  { db }: Pick<Deps, "db">,
  { referenceNumber, link, afterStoring }: NewLink,
): Promise<boolean> {
  if (!URL.canParse(link) || new URL(link).protocol !== "https:") return false;
  return inTransaction(db, async (tx) => {
    if (!(await updateLink(tx, referenceNumber, new URL(link).href))) return false;
    await afterStoring?.(tx);
    return true;
  });
}
