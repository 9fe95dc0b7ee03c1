import type { StaffRole } from "@app/contract/staff/identity";
import type { StaffAudit } from "@app/contract/staff/team";
import { breakGlassPlace } from "../break-glass/break-glass-place.ts";
import { listReasons } from "../break-glass/break-glass-store.ts";
import type { Deps } from "../deps.ts";
import { actText } from "./act-texts.ts";
import { type Cursor, listAudit } from "./audit-store.ts";

const PAGE_SIZE = 50;

type Query = { before?: string | undefined; only?: "break-glass" | undefined };

/** What the team did, newest first. Reasons of emergencies are opened here, for the administrator. */
export async function listStaffAudit(
  { db, keyRing }: Pick<Deps, "db" | "keyRing">,
  { before, only }: Query,
): Promise<StaffAudit> {
  const found = await listAudit(db, {
    before: parseCursor(before),
    isBreakGlassOnly: only === "break-glass",
    limit: PAGE_SIZE + 1,
  });
  const rows = found.slice(0, PAGE_SIZE);
  const openings = await listReasons(
    db,
    rows.flatMap(({ breakGlassId }) => breakGlassId ?? []),
  );
  const encryption = keyRing.encryption("health-data");
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => {
      const opening = row.breakGlassId ? openings.get(row.breakGlassId) : undefined;
      return {
        _id: row.id,
        at: row.at.toISOString(),
        name: row.actorName,
        role: row.role as StaffRole,
        text: actText(row.action),
        memberId: row.accountId,
        isBreakGlass: row.isBreakGlass,
        reason: opening ? encryption.open(breakGlassPlace(opening.accountId, opening.id), opening.sealed) : row.reason,
      };
    }),
    next: found.length > PAGE_SIZE && last ? `${last.at.toISOString()} ${last.id}` : null,
  };
}

function parseCursor(text: string | undefined): Cursor | undefined {
  const [at = "", id = ""] = text?.split(" ") ?? [];
  const date = new Date(at);
  return Number.isNaN(date.getTime()) || !/^[0-9a-f-]{36}$/.test(id) ? undefined : { at: date, id };
}
