import { SentMessage } from "@app/contract/conversations";
import * as z from "zod/mini";
import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import type { RecordKind, TouchedRecords } from "../../sync/record-kind.ts";
import { eraseThread } from "../threads/thread-store.ts";
import { createMessageStore } from "./record-store.ts";

const Put = z.strictObject(SentMessage.shape);

type Options = { encryption: Encryption; afterSave: NonNullable<RecordKind["afterSave"]> };

/** What a member writes to the team or to support. Support is asked about an account too: it needs no consent. */
export const createMessageKind = ({ encryption, afterSave }: Options): RecordKind => ({
  name: "message",
  purpose: "health-data",
  needsConsent: ({ thread }) => thread !== "support",
  isImmutable: true,
  fields: ["thread", "text"],
  encryption,
  parse: (fields) => Put.safeParse(fields).data,
  listClosed: listOthersIds,
  ...createMessageStore(encryption),
  erase: (tx, accountId) => eraseThread(tx, { accountId, thread: "team" }),
  afterSave,
});

/** An id that a message of the team has already: a member reads it, and may not write under it. */
async function listOthersIds(tx: Db, { accountId, mutations }: TouchedRecords): Promise<string[]> {
  const ids = mutations.map(({ id }) => id);
  const rows = await tx
    .selectFrom("conversationMessages")
    .select("id")
    .where("accountId", "=", accountId)
    .where((where) => where("id", "=", where.fn.any(where.val(ids))))
    .where("author", "<>", "member")
    .execute();
  return rows.map(({ id }) => id);
}
