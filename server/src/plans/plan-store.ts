import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { PlanVersions } from "../platform/database/schema.ts";
import type { Encryption } from "../platform/encryption.ts";
import { hashPlan } from "./hash-plan.ts";
import type { PlanVersion } from "./plan-version.ts";
import { type SealedPlan, sealedPlans } from "./sealed-plan.ts";
import { codeOf } from "./signing/plan-code.ts";
import { type WithdrawalJson, withdrawalColumn, withdrawalIn } from "./withdrawing/withdrawal-store.ts";

export type ListedVersion = Pick<PlanVersion, "version" | "kind" | "createdAt" | "diet" | "training"> & {
  validFrom: string;
  code: string | null;
  withdrawal: PlanVersion["withdrawal"];
};

const COLUMNS = ["version", "kind", "createdAt", "diet", "training", "answersRev", "hash", "code", "sealed"] as const;

/** The newest version. */
export async function findPlan(db: Db, encryption: Encryption, accountId: string): Promise<PlanVersion | undefined> {
  const row = await db
    .selectFrom("planVersions")
    .select([...COLUMNS, withdrawalColumn])
    .where("accountId", "=", accountId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && versionOf(encryption, accountId, row);
}

export async function findVersion(
  db: Db,
  encryption: Encryption,
  { accountId, version }: { accountId: string; version: number },
): Promise<PlanVersion | undefined> {
  const row = await db
    .selectFrom("planVersions")
    .select([...COLUMNS, withdrawalColumn])
    .where("accountId", "=", accountId)
    .where("version", "=", version)
    .executeTakeFirst();
  return row && versionOf(encryption, accountId, row);
}

type Row = Pick<Selectable<PlanVersions>, (typeof COLUMNS)[number]> & { withdrawal: WithdrawalJson | null };

function versionOf(encryption: Encryption, accountId: string, row: Row): PlanVersion {
  const { sealed, answersRev, withdrawal, ...rest } = row;
  return {
    ...(rest as Pick<PlanVersion, "version" | "kind" | "createdAt" | "diet" | "training" | "hash" | "code">),
    answersRev: Number(answersRev),
    content: sealed && sealedPlans.open(encryption, { accountId, version: row.version, sealed }),
    withdrawal: withdrawal && withdrawalIn(encryption, accountId, withdrawal),
  };
}

/** The first day of a version. */
export async function findStart(db: Db, accountId: string, version: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("planVersions")
    .select(sql<string>`valid_from::text`.as("validFrom"))
    .where("accountId", "=", accountId)
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.validFrom;
}

/** Those that followed another one, the newest first: a read of the primary key. */
export const changedVersions = (db: Db, accountId: string, limit: number) =>
  db
    .selectFrom("planVersions")
    .select(["version", "createdAt"])
    .where("accountId", "=", accountId)
    .where("version", ">", 1)
    .orderBy("version", "desc")
    .limit(limit);

/** When the first version of each kind was made. */
export async function findFirstCreated(
  db: Db,
  accountId: string,
): Promise<{ provisionalAt: Date | null; definitiveAt: Date | null }> {
  const row = await db
    .selectFrom("planVersions")
    .select(({ fn }) => [
      fn.min("createdAt").filterWhere("kind", "=", "provisional").as("provisionalAt"),
      fn.min("createdAt").filterWhere("kind", "=", "definitive").as("definitiveAt"),
    ])
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return { provisionalAt: row.provisionalAt, definitiveAt: row.definitiveAt };
}

type NewPlan = {
  accountId: string;
  content: SealedPlan;
  answersRev: number;
  createdAt: Date;
  /** What did not pass the check and is not in it. */
  failedChecks?: string[];
};

/** The version after the given one. Append-only: the database refuses to change it. */
export async function insertPlan(
  tx: Db,
  encryption: Encryption,
  { accountId, content, answersRev, createdAt, failedChecks = [] }: NewPlan,
  previous: Pick<PlanVersion, "hash"> | undefined,
): Promise<void> {
  const { version, kind, validFrom, reviewOn, basedOn, diet, training, safety } = content.document;
  const previousHash = previous?.hash ?? null;
  const hash = hashPlan(content, previousHash);
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
      failedChecks: failedChecks.length > 0 ? failedChecks : null,
      questionnaireVersion: basedOn.questionnaire,
      safetyVersion: basedOn.safety,
      targetsVersion: basedOn.targets,
      menusVersion: basedOn.menus,
      catalogueVersion: basedOn.catalogue,
      programmeVersion: training && (basedOn.programme ?? null),
      exercisesVersion: training && (basedOn.exercises ?? null),
      answersRev,
      sealed: sealedPlans.seal(encryption, { accountId, version: content.document.version }, content),
      hash,
      code: kind === "definitive" ? codeOf(hash) : null,
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

/**
 * Accounts after the given one that have had a version with a diet alone, in their order, and whether it is still their
 * newest. The page is bounded by accounts read, not by those that lack something.
 */
export async function listWithoutTraining(
  db: Db,
  after: string,
  limit: number,
): Promise<{ accountId: string; isNewest: boolean }[]> {
  const { rows } = await sql<{ accountId: string; isNewest: boolean }>`
    select account_id, not exists (
      select from plan_versions newer where newer.account_id = page.account_id and newer.version > page.version
    ) as is_newest
    from (
      select account_id, max(version) as version from plan_versions
      where programme_version is null and kind = 'provisional' and training in ('A', 'B') and sealed is not null
        and account_id > ${after}
      group by account_id order by account_id limit ${limit}
    ) as page order by account_id`.execute(db);
  return rows;
}

type Made = { made: number; withoutMenu: number; failedCheck: number; withoutTraining: number };

/** Without its training half is a newest version that should have one, whatever the reason but a failed check. */
export async function countPlans(db: Db, since: Date): Promise<Made> {
  const { rows } = await sql<Made>`
    select count(*)::int as made, count(*) filter (where fallback in ('no-menu', 'no-portions'))::int as without_menu,
      count(*) filter (where failed_checks is not null)::int as failed_check,
      count(*) filter (where programme_version is null and failed_checks is null and training in ('A', 'B') and sealed is not null and not exists (
        select from plan_versions newer where newer.account_id = made.account_id and newer.version > made.version
      ))::int as without_training
    from plan_versions made where created_at >= ${since} and kind = 'provisional'`.execute(db);
  return rows[0] ?? { made: 0, withoutMenu: 0, failedCheck: 0, withoutTraining: 0 };
}

/** Every version without its document, the newest first. */
export async function listStoredVersions(
  db: Db,
  encryption: Encryption,
  accountId: string,
  limit: number,
): Promise<ListedVersion[]> {
  const rows = await db
    .selectFrom("planVersions")
    .select(["version", "kind", "createdAt", "diet", "training", "code", withdrawalColumn])
    .select(sql<string>`valid_from::text`.as("validFrom"))
    .where("accountId", "=", accountId)
    .orderBy("version", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ withdrawal, ...row }) => ({
    ...(row as Omit<ListedVersion, "withdrawal">),
    withdrawal: withdrawal && withdrawalIn(encryption, accountId, withdrawal),
  }));
}

const FIRST = "00000000-0000-0000-0000-000000000000";

type Recheck = { after: string; finishedAt: Date | null };

/** The run for this state of the rules; begun where there is none. */
export async function openRecheck(db: Db, rules: string, now: Date): Promise<Recheck> {
  await db
    .insertInto("planRechecks")
    .values({ rules, after: FIRST, startedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom("planRechecks")
    .select(["after", "finishedAt"])
    .where("rules", "=", rules)
    .executeTakeFirstOrThrow();
}

export async function moveRecheck(db: Db, rules: string, moved: Partial<Recheck>): Promise<void> {
  await db.updateTable("planRechecks").set(moved).where("rules", "=", rules).execute();
}

/** Accounts after the given one that have a plan, in their order. */
export async function listPlanned(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("planVersions")
    .select("accountId")
    .distinct()
    .where("accountId", ">", after)
    .where("sealed", "is not", null)
    .where("retainedSince", "is", null)
    .orderBy("accountId")
    .limit(limit)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

type ShownPlan = { version: number; sealed: Buffer };

type OfPurchase = { accountId: string; accessAt: Date };

/** Not those of an earlier purchase, but for the last of them. Erased ones are passed over. */
const isOfPurchase = ({ accountId, accessAt }: OfPurchase) => sql<boolean>`
  account_id = ${accountId} and sealed is not null and version >= coalesce((
    select max(version) from plan_versions where account_id = ${accountId} and created_at <= ${accessAt}
  ), 1)`;

/** The plan that a purchase began with: the newest of those before its access, else the first. Erased ones are passed over. */
export async function findShownPlan(db: Db, purchase: OfPurchase): Promise<ShownPlan | undefined> {
  const { rows } = await sql<ShownPlan>`
    select version, sealed from plan_versions where ${isOfPurchase(purchase)} order by version limit 1`.execute(db);
  return rows[0];
}

/** Those that a purchase had until a day, oldest first: of several that begin on one day the last. */
export async function listShownPlans(
  db: Db,
  { until, ...purchase }: OfPurchase & { until: string },
): Promise<(ShownPlan & { validFrom: string })[]> {
  const { rows } = await sql<ShownPlan & { validFrom: string }>`
    select distinct on (plan_versions.valid_from) version, sealed, valid_from::text as valid_from from plan_versions
    where ${isOfPurchase(purchase)} and valid_from <= ${until}
    order by plan_versions.valid_from, version desc`.execute(db);
  return rows;
}
