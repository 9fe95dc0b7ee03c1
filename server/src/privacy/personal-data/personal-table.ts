import type { DB } from "../../platform/database/schema.ts";
import type { RetainedRecords } from "../erasure/retained-data.ts";

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

type Table = { erased: Erasure };

/** A table that may hold personal data: its title, and a label for each column. */
export type PersonalTable = Table & {
  title: string;
  about: string;
  columns: Record<string, string>;
  withheld?: Record<string, string>;
};

/** A table that is in no export, and why. */
export type ExcludedTable = Table & { excluded: string };
