import type { Purpose } from "@app/contract/consents";
import type { SyncKind } from "@app/contract/sync";
import type { Register } from "@app/engine/sync/merge";
import type { Db } from "../platform/database/db.ts";

/** A record as stored: the winners of its fields. Lost values are in `sync_conflicts`. */
export type StoredRecord = {
  id: string;
  rev: number;
  fields: Record<string, Register>;
  /** The clock of the newest delete. */
  deleted: string | null;
  /** Whether a value of another device lost and may still be kept. */
  isContested: boolean;
};

/** `deletedAt` is null for a record that is alive. */
export type SavedRecord = StoredRecord & { deletedAt: Date | null; savedAt: Date };

/** What one domain says about its kind of record; the composition root lists all kinds. */
export type RecordKind = {
  name: SyncKind;
  /** No value is stored without this consent, and withdrawing it erases all of them. */
  purpose: Purpose;
  /** Every record has all of them. */
  fields: readonly string[];
  /** The fields of a put in their canonical form; undefined when one of them is wrong. */
  parse: (fields: Record<string, unknown>) => Record<string, unknown> | undefined;
  load: (tx: Db, accountId: string, ids: string[]) => Promise<StoredRecord[]>;
  save: (tx: Db, accountId: string, records: SavedRecord[]) => Promise<void>;
  /** In the order of their revisions, those after the given one. */
  listChanges: (db: Db, accountId: string, after: number, limit: number) => Promise<StoredRecord[]>;
  erase: (tx: Db, accountId: string) => Promise<void>;
};
