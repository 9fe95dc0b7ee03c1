import type { Purpose } from "@app/contract/consents";
import type { Mutation, SyncKind } from "@app/contract/sync";
import type { Register } from "@app/engine/sync/merge";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { Encryption } from "../platform/encryption.ts";

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
  /** Of which values; all of them where this is not given. `erase` leaves the others. */
  needsConsent?: (fields: Record<string, unknown>) => boolean;
  /** Written once: whatever would change a record is refused as invalid, and so is its delete. */
  isImmutable?: boolean;
  /** Every record has all of them. */
  fields: readonly string[];
  /** The fields of a put in their canonical form; undefined when one of them is wrong. */
  parse: (fields: Record<string, unknown>, id: string, now: Date) => Record<string, unknown> | undefined;
  /** Those of the touched records that may no longer change: a mutation that would is refused as invalid. */
  listClosed?: (tx: Db, touched: TouchedRecords) => Promise<string[]>;
  /** Its values are sealed at rest: by its own store, and lost ones with this. Without it they stand in clear. */
  encryption?: Encryption;
  load: (tx: Db, accountId: string, ids: string[], now: Date) => Promise<StoredRecord[]>;
  save: (tx: Db, accountId: string, records: SavedRecord[]) => Promise<void>;
  /** In the order of their revisions, those that a device keeps at this time. */
  listChanges: (db: Db, accountId: string, revisions: Revisions, limit: number, now?: Date) => Promise<StoredRecord[]>;
  /** How many one call reads at most, if fewer than a page of changes has: its rows are wide. */
  pageSize?: number;
  erase: (tx: Db, accountId: string) => Promise<void>;
  /** What its domain does about saved records, in the transaction that holds the account's head. */
  afterSave?: (deps: SavedDeps, tx: Db, saved: SavedChange) => Promise<void>;
};

/** After the first, up to the last where one is given. */
export type Revisions = { readonly after: number; readonly until?: number };
/** Above every revision. */
export const ANY_REVISION = Number.MAX_SAFE_INTEGER;

/** The mutations of one kind, ids in their canonical form. */
export type TouchedRecords = { accountId: string; mutations: Pick<Mutation, "id" | "op">[]; now: Date };
export type SavedDeps = Pick<PlatformDeps, "now" | "jobs">;
/** Every value that was stored now: those that won, and those that lost against another device's. */
export type SavedChange = { accountId: string; stored: { recordId: string; field: string; value: unknown }[] };
