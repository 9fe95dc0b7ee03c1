import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { Encryption } from "../platform/encryption.ts";
import { hashPlan } from "./hash-plan.ts";
import { openPlan, type SealedPlan, sealPlan } from "./plan-place.ts";
import type { PlanVersion } from "./plan-version.ts";

/** The newest version. */
export async function findPlan(db: Db, encryption: Encryption, accountId: string): Promise<PlanVersion | undefined> {
  const row = await db
    .selectFrom("planVersions")
    .select(["version", "kind", "createdAt", "diet", "training", "answersRev", "hash", "sealed"])
    .where("accountId", "=", accountId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sealed, answersRev, ...rest } = row;
  return {
    ...(rest as Pick<PlanVersion, "version" | "kind" | "createdAt" | "diet" | "training" | "hash">),
    answersRev: Number(answersRev),
    content: sealed && openPlan(encryption, { accountId, version: row.version, sealed }),
  };
}

type NewPlan = { accountId: string; content: SealedPlan; answersRev: number; createdAt: Date };

/** The version after the given one. Append-only: the database refuses to change it. */
export async function insertPlan(
  tx: Db,
  encryption: Encryption,
  { accountId, content, answersRev, createdAt }: NewPlan,
  previous: Pick<PlanVersion, "hash"> | undefined,
): Promise<void> {
  const { version, kind, validFrom, reviewOn, basedOn, diet, safety } = content.document;
  const previousHash = previous?.hash ?? null;
  await tx
    .insertInto("planVersions")
    .values({
      accountId,
      version,
      kind,
      state: "published",
      createdAt,
      validFrom,
      reviewOn,
      diet: safety.diet,
      training: safety.training,
      dietMethod: diet?.method ?? null,
      fallback: diet?.method === "equivalents" ? diet.because : null,
      questionnaireVersion: basedOn.questionnaire,
      safetyVersion: basedOn.safety,
      targetsVersion: basedOn.targets,
      menusVersion: basedOn.menus,
      catalogueVersion: basedOn.catalogue,
      answersRev,
      sealed: sealPlan(encryption, { accountId, content }),
      hash: hashPlan(content, previousHash),
      previousHash,
    })
    .execute();
}

/** What a professional signed stays; levels, versions and times of the others do. */
export async function eraseDocuments(tx: Db, accountId: string): Promise<void> {
  await tx
    .updateTable("planVersions")
    .set({ sealed: null })
    .where("accountId", "=", accountId)
    .where("kind", "=", "provisional")
    .execute();
}

export async function countPlans(db: Db, since: Date): Promise<{ made: number; withoutMenu: number }> {
  const { rows } = await sql<{ made: number; withoutMenu: number }>`
    select count(*)::int as made, count(*) filter (where fallback = 'no-menu')::int as without_menu
    from plan_versions where created_at >= ${since} and kind = 'provisional'`.execute(db);
  return rows[0] ?? { made: 0, withoutMenu: 0 };
}
