import type { Retained } from "@app/contract/retention";
import type { Expression, RawBuilder } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { DB } from "../../platform/database/schema.ts";
import type { Encryption } from "../../platform/encryption.ts";
import type { SealedTable } from "../../platform/sealed-rows.ts";
import type { RetainedRecords } from "../erasure/retained-data.ts";
import type { Person } from "../person.ts";

/** What deleting an account does with its rows of a table. */
export type Erasure =
  /** They are deleted, by `account_id`. */
  | "deleted"
  /** They go with a row of another table, by its foreign key. */
  | { with: keyof DB }
  /**
   * The law requires them: they stay under a pseudonym, for the period of these records from the deletion, or from `since`.
   * `unless` is the SQL of rows that it does not require, `emptied` are columns that it does not; `pruned` leaves of a sealed
   * value what it does.
   */
  | {
      retained: RetainedRecords;
      since?: "at";
      unless?: string;
      emptied?: readonly string[];
      pruned?: (row: never, opened: Buffer) => Buffer | null;
    }
  /** Statements of their own, and what they leave; null: nothing. */
  | { by: "account" | "contacts" | "events" | "purchases"; leaves: string | null }
  /** Not touched: its rows name no member, or an end of their own comes soon. */
  | { stays: string };

/** What becomes of rows while the account exists, once a retention period has passed. */
export type Ending = {
  period: Retained;
  /** The rows that expired by then. */
  due: (since: Date) => RawBuilder<unknown>;
  /** Columns that are emptied, or get the SQL given; without it the rows are deleted. */
  empties?: readonly string[] | Readonly<Record<string, string>>;
  /** By which columns a row is found; without it by its address. */
  key?: readonly string[];
};

/** What a column `sealed` is: where a row's bytes stand, and by what they open. */
export type SealedValue = Omit<SealedTable, "name"> & {
  /** What a member's own copy shows of a row in clear. */
  open?: (encryption: Encryption, row: never) => Record<string, unknown>;
};

/** The rows of the account, in this order; columns that are shown as a calendar day, and bytes that are shown as hex. */
type OwnRows = { order?: readonly string[]; days?: readonly string[]; hex?: readonly string[] };

type Table = { erased: Erasure; ends?: readonly Ending[]; sealed?: SealedValue };

/** A table that may hold personal data: its title, a label for each column, and which rows are a member's. */
export type PersonalTable = Table & {
  title: string;
  about: string;
  columns: Record<string, string>;
  withheld?: Record<string, string>;
  rows: OwnRows | ((db: Db, person: Person) => Expression<object>);
};

/** A table that is in no export, and why. */
export type ExcludedTable = Table & { excluded: string };
