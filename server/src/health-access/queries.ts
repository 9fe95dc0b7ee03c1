import type { HealthAccesses, HealthAccessFilter } from "@app/contract/health-access";
import type { Db } from "../platform/database/db.ts";
import { addMs, DAY_MS } from "../platform/time.ts";
import { isUuid } from "../platform/uuid.ts";
import type { Deps } from "./deps.ts";
import type { StoredHealthAccess } from "./health-access.ts";
import { viewHealthAccess } from "./health-access-view.ts";
import { type Cursor, listHealthAccessesOf, sumRecent } from "./store.ts";

const PAGE_SIZE = 30;
const RECENT_MS = 30 * DAY_MS;

type Query = { accountId: string; before: string | undefined; only: HealthAccessFilter | undefined };

/** Who looked at a member's health data, newest first. */
export async function listHealthAccesses(
  { db, now }: Pick<Deps, "db" | "now">,
  { accountId, before, only }: Query,
): Promise<HealthAccesses> {
  const page = { accountId, before: parseCursor(before), only, limit: PAGE_SIZE + 1 };
  const [rows, recent] = await Promise.all([
    listHealthAccessesOf(db, page),
    sumRecent(db, accountId, addMs(now(), -RECENT_MS)),
  ]);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const next = rows.length > PAGE_SIZE && last ? `${last.at.toISOString()} ${last.id}` : null;
  return { items: shown.map(viewHealthAccess), next, recent };
}

/** A malformed cursor starts from the beginning. */
function parseCursor(text = ""): Cursor | undefined {
  const [at = "", id = ""] = text.split(" ");
  const date = new Date(at);
  return isUuid(id) && !Number.isNaN(date.getTime()) ? { at: date, id } : undefined;
}

const MAX_LISTED = 20;

/** Who looked at a member's health data lately, the newest first. */
export const listLooks = (db: Db, accountId: string): Promise<StoredHealthAccess[]> =>
  listHealthAccessesOf(db, { accountId, before: undefined, only: "people", limit: MAX_LISTED, isOpened: true });
