import type { Db } from "../../../platform/database/db.ts";
import type { Encryption } from "../../../platform/encryption.ts";
import { type Note, sealedCallNotes, sealedComments } from "../sealed-notes.ts";

const MAX_LISTED = 500;

type Written = { accountId: string; id: string; staffId: string; writtenAt: Date };
export type StoredComment = Written & Note;
export type StoredCallNote = StoredComment & { bookingId: string | null; minutes: number | null };

/** False when the key is stored already. */
export async function insertComment(
  tx: Db,
  encryption: Encryption,
  { by, text, ...comment }: StoredComment,
): Promise<boolean> {
  const sealed = sealedComments.seal(encryption, comment, { by, text });
  const row = await tx
    .insertInto("staffComments")
    .values({ ...comment, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the key is stored already. */
export async function insertCallNote(
  tx: Db,
  encryption: Encryption,
  { by, text, ...note }: StoredCallNote,
): Promise<boolean> {
  const sealed = sealedCallNotes.seal(encryption, note, { by, text });
  const row = await tx
    .insertInto("callNotes")
    .values({ ...note, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest first. */
export async function listComments(db: Db, encryption: Encryption, accountId: string): Promise<StoredComment[]> {
  const rows = await db
    .selectFrom("staffComments")
    .select(["id", "staffId", "writtenAt", "sealed"])
    .where("accountId", "=", accountId)
    .orderBy("writtenAt", "desc")
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ sealed, ...row }) => ({
    ...row,
    accountId,
    ...sealedComments.open(encryption, { accountId, id: row.id, sealed }),
  }));
}

/** The newest first. */
export async function listCallNotes(db: Db, encryption: Encryption, accountId: string): Promise<StoredCallNote[]> {
  const rows = await db
    .selectFrom("callNotes")
    .select(["id", "staffId", "bookingId", "minutes", "writtenAt", "sealed"])
    .where("accountId", "=", accountId)
    .orderBy("writtenAt", "desc")
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ sealed, ...row }) => ({
    ...row,
    accountId,
    ...sealedCallNotes.open(encryption, { accountId, id: row.id, sealed }),
  }));
}
