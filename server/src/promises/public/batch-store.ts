import type { Day } from "@app/engine/promises/local-time";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Batch } from "@app/engine/promises/public-batch";
import type { CaseLine } from "@app/engine/promises/public-lines";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { StoredPromise } from "../promise.ts";

export async function listBatches(tx: Db): Promise<Batch[]> {
  const rows = await tx
    .selectFrom("promiseBatches")
    .select(["kind", "lines", sql<Day>`from_day::text`.as("fromDay"), sql<Day>`to_day::text`.as("toDay")])
    .execute();
  return rows.map(({ kind, lines, ...days }) => ({ ...days, kind: kind as Batch["kind"], lines: lines as CaseLine[] }));
}

export async function insertBatch(tx: Db, { kind, fromDay, toDay, lines }: Batch): Promise<void> {
  const dateOf = (day: Day) => sql<Date>`${day}::date`;
  await tx
    .insertInto("promiseBatches")
    .values({ kind, fromDay: dateOf(fromDay), toDay: dateOf(toDay), lines: JSON.stringify(lines) })
    .execute();
}

/** They stand in no file any more. */
export async function deleteBatches(tx: Db, before: Day): Promise<void> {
  await tx.deleteFrom("promiseBatches").where(sql<boolean>`to_day < ${before}::date`).execute();
}

type Settled = Pick<
  StoredPromise,
  "kind" | "startsAt" | "hours" | "dueAt" | "fulfilledAt" | "breachedAt" | "creditDays" | "checkAt"
>;

export async function hideFromFigures(
  tx: Db,
  { leadId, kinds }: { leadId: string; kinds: readonly PromiseKind[] },
): Promise<void> {
  const ofLead = tx.updateTable("promises").set({ isPublic: false }).where("leadId", "=", leadId);
  await ofLead.where((where) => where("kind", "=", where.fn.any(where.val([...kinds])))).execute();
}

/** Of a kind, those kept or broken in that time. A void one was neither. */
export async function listSettled(
  tx: Db,
  { kind, from, to }: { kind: string; from: Date; to: Date },
): Promise<Settled[]> {
  const settled = (state: "kept" | "breached", at: "fulfilledAt" | "breachedAt") =>
    tx
      .selectFrom("promises")
      .select(["kind", "startsAt", "hours", "dueAt", "fulfilledAt", "breachedAt", "creditDays", "checkAt"])
      .where("kind", "=", kind)
      .where("state", "=", state)
      .where("isPublic", "=", true)
      .where(at, ">=", from)
      .where(at, "<", to);
  const rows = await settled("kept", "fulfilledAt").unionAll(settled("breached", "breachedAt")).execute();
  return rows as Settled[];
}
