import type { Deps } from "./deps.ts";
import { updateLink } from "./store.ts";

/** The address of a call by video. Only https: a member opens it from the app. */
export async function setLink(
  { db }: Pick<Deps, "db">,
  { referenceNumber, link }: { referenceNumber: string; link: string },
): Promise<boolean> {
  if (!URL.canParse(link) || new URL(link).protocol !== "https:") return false;
  return updateLink(db, referenceNumber, new URL(link).href);
}
