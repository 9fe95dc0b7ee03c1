import { type Selectable, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { GuaranteeDecisions } from "../../platform/database/schema.ts";
import type { Encryption } from "../../platform/encryption.ts";
import {
  type GuaranteeChoice,
  type GuaranteeDecisionRecord,
  type SealedDecision,
  sealedDecisions,
} from "./decision.ts";

const PAGE_SIZE = 10;

export async function insertDecision(tx: Db, encryption: Encryption, record: GuaranteeDecisionRecord): Promise<void> {
  const { bundle, objection, dates, ...row } = record;
  const sealed = sealedDecisions.seal(encryption, row, { bundle, ...(objection !== undefined && { objection }) });
  await tx
    .insertInto("guaranteeDecisions")
    .values({ ...row, dayOne: dates.dayOne, accessOn: dates.accessOn, sealed })
    .execute();
}

const decisionsOf = (db: Db, accountId: string) =>
  db
    .selectFrom("guaranteeDecisions")
    .selectAll()
    // As text: a calendar day has no time zone.
    .select([sql<string>`day_one::text`.as("firstDay"), sql<string>`access_on::text`.as("accessDay")])
    .where("accountId", "=", accountId)
    // Without the consent to health data nothing is left to show of it.
    .where("sealed", "is not", null)
    .$narrowType<{ sealed: Buffer }>();

type Row = Omit<Selectable<GuaranteeDecisions>, "sealed"> & { sealed: Buffer; firstDay: string; accessDay: string };

const recordOf = (encryption: Encryption, row: Row): GuaranteeDecisionRecord => {
  const { dayOne: _, accessOn: __, firstDay, accessDay, sealed: ____, chosenAt: ___, ...rest } = row;
  return {
    ...(rest as Omit<GuaranteeDecisionRecord, "dates" | keyof SealedDecision>),
    dates: { dayOne: firstDay, accessOn: accessDay },
    ...sealedDecisions.open(encryption, row),
  };
};

export async function findDecision(
  db: Db,
  encryption: Encryption,
  accountId: string,
  id: string,
): Promise<GuaranteeDecisionRecord | undefined> {
  const row = await decisionsOf(db, accountId).where("id", "=", id).executeTakeFirst();
  return row && recordOf(encryption, row);
}

/** What it was decided on went with the consent to health data; that it was asked and answered stays. */
export async function isErased(tx: Db, accountId: string, id: string): Promise<boolean> {
  const row = tx.selectFrom("guaranteeDecisions").select("id").where("accountId", "=", accountId);
  return (await row.where("id", "=", id).where("sealed", "is", null).executeTakeFirst()) !== undefined;
}

/** The newest first. */
export async function listDecisions(
  db: Db,
  encryption: Encryption,
  accountId: string,
): Promise<GuaranteeDecisionRecord[]> {
  const rows = await decisionsOf(db, accountId).orderBy("decidedAt", "desc").limit(PAGE_SIZE).execute();
  return rows.map((row) => recordOf(encryption, row));
}

/** Of a purchase: granted, or waiting for a person. Nothing else is decided while it stands. */
export async function findStandingDecision(
  tx: Db,
  encryption: Encryption,
  { accountId, paymentId }: { accountId: string; paymentId: string },
): Promise<GuaranteeDecisionRecord | undefined> {
  const isInReview = sql<boolean>`exists (select from guarantee_claims c
    where c.reference_number = guarantee_decisions.reference_number and c.outcome = 'in-review')`;
  const row = await decisionsOf(tx, accountId)
    .where("paymentId", "=", paymentId)
    .where((where) => where.or([where("decision", "=", "granted"), isInReview]))
    .orderBy("decidedAt", "desc")
    .executeTakeFirst();
  return row && recordOf(encryption, row);
}

/** The same evidence was answered before: asking again adds nothing. */
export async function findByHash(
  tx: Db,
  encryption: Encryption,
  { accountId, paymentId, hash }: { accountId: string; paymentId: string; hash: string },
): Promise<GuaranteeDecisionRecord | undefined> {
  const ofPayment = decisionsOf(tx, accountId).where("paymentId", "=", paymentId);
  const row = await ofPayment.where("hash", "=", hash).orderBy("decidedAt").executeTakeFirst();
  return row && recordOf(encryption, row);
}

export async function findByReferenceNumber(
  db: Db,
  encryption: Encryption,
  accountId: string,
  referenceNumber: string,
): Promise<GuaranteeDecisionRecord | undefined> {
  const row = await decisionsOf(db, accountId).where("referenceNumber", "=", referenceNumber).executeTakeFirst();
  return row && recordOf(encryption, row);
}

export async function saveObjection(
  tx: Db,
  encryption: Encryption,
  record: GuaranteeDecisionRecord,
  objection: string,
): Promise<void> {
  const { accountId, id, bundle } = record;
  const sealed = sealedDecisions.seal(encryption, { accountId, id }, { bundle, objection });
  await tx
    .updateTable("guaranteeDecisions")
    .set({ sealed })
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .execute();
}

export async function saveChoice(
  tx: Db,
  { accountId, id }: Pick<GuaranteeDecisionRecord, "accountId" | "id">,
  { chosen, chosenAt }: { chosen: GuaranteeChoice; chosenAt: Date },
): Promise<void> {
  const one = tx.updateTable("guaranteeDecisions").where("accountId", "=", accountId).where("id", "=", id);
  await one.set({ chosen, chosenAt }).execute();
}

/**
 * What a request was decided on, weights among it, once its answer moves nothing any more: not what was granted, what offers a
 * choice, or what a person looks at. Hash and answer stay.
 */
export async function deleteEvidence(tx: Db, accountId: string): Promise<void> {
  const isInReview = sql<boolean>`exists (select from guarantee_claims c
    where c.reference_number = guarantee_decisions.reference_number and c.outcome = 'in-review')`;
  await tx
    .updateTable("guaranteeDecisions")
    .set({ sealed: null })
    .where("accountId", "=", accountId)
    .where((where) =>
      where.or([
        where("decision", "in", ["refused", "not-yet"]),
        where.and([where("decision", "=", "choice"), where("chosen", "is not", null)]),
      ]),
    )
    .where((where) => where.not(isInReview))
    .execute();
}
