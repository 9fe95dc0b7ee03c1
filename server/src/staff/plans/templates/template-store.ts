import type { PlanTemplate } from "@app/contract/staff/plan-templates";
import type { Db } from "../../../platform/database/db.ts";

export const MAX_TEMPLATES = 200;

type NewTemplate = { staffId: string; id: string; kind: PlanTemplate["kind"]; name: string; savedAt: Date };

/** The newest first. */
export async function listTemplates(db: Db, staffId: string): Promise<PlanTemplate[]> {
  const rows = await db
    .selectFrom("planTemplates")
    .select(["id", "kind", "name", "content", "savedAt"])
    .where("staffId", "=", staffId)
    .orderBy("savedAt", "desc")
    .orderBy("id")
    .limit(MAX_TEMPLATES)
    .execute();
  return rows.map(({ id, kind, name, content, savedAt }) => ({
    _id: id,
    kind: kind as PlanTemplate["kind"],
    name,
    savedAt: savedAt.toISOString(),
    content,
  }));
}

/** False: the same key stored one before. */
export async function insertTemplate(
  tx: Db,
  { content, ...template }: NewTemplate & { content: unknown },
): Promise<boolean> {
  const row = await tx
    .insertInto("planTemplates")
    .values({ ...template, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTemplateRow(tx: Db, staffId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom("planTemplates")
    .where("staffId", "=", staffId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
