import { type RawBuilder, sql } from "kysely";
import type { SavedRecord, StoredRecord } from "./record-kind.ts";

// A clock has 128 bits and sorts bytewise: in the database it is a uuid.

export const toUuid = (hlc: string): string => hlc.replaceAll("-", "");

export function fromUuid(uuid: string): string {
  const hex = uuid.replaceAll("-", "");
  return `${hex.slice(0, 12)}-${hex.slice(12, 16)}-${hex.slice(16)}`;
}

type ColumnType =
  | "boolean"
  | "date"
  | "double precision"
  | "int"
  | "jsonb"
  | "numeric(4, 1)"
  | "numeric(5, 1)"
  | "numeric(5, 2)"
  | "text"
  | "text[]"
  | "timestamptz"
  | "uuid";
export type Row = Record<string, unknown>;

/** Where the value of a field stands: one column or several, and its clock beside them. */
export type FieldColumns = {
  hlc: string;
  columns: Record<string, ColumnType>;
  toRow: (value: never) => Row;
  /** Of columns as the driver returns them; a date and a decimal number are their text. */
  fromRow: (row: Row) => unknown;
};

/** The columns of a value as the database knows them; a time is text in its one form, a decimal its number. */
export function objectColumns(hlc: string, types: Record<string, ColumnType>): FieldColumns {
  const pick = (row: Row, as: (value: unknown, type: ColumnType) => unknown): Row =>
    Object.fromEntries(Object.entries(types).map(([name, type]) => [name, as(row[name], type)]));
  return { hlc, columns: types, toRow: (value: Row) => pick(value, (one) => one), fromRow: (row) => pick(row, parsed) };
}

/** A value that is one column. */
export function valueColumn(name: string, type: ColumnType): FieldColumns {
  const { fromRow, ...field } = objectColumns(`${name}_hlc`, { [name]: type });
  return { ...field, toRow: (value: unknown) => ({ [name]: value }), fromRow: (row) => (fromRow(row) as Row)[name] };
}

function parsed(value: unknown, type: ColumnType): unknown {
  if (value instanceof Date) return value.toISOString();
  return type.startsWith("numeric") && value !== null ? Number(value) : value;
}

type Options = {
  /** A clock that is null equals that of the first field, which every stored record has. */
  sharesClocks?: boolean;
};

/** The columns of a kind whose values stand in clear, as lists for its statements. Names are those of the database. */
export function createRecordColumns(fields: Record<string, FieldColumns>, { sharesClocks = false }: Options = {}) {
  const typed = Object.values(fields).flatMap(({ hlc, columns }) => [
    ...Object.entries(columns),
    [hlc, "uuid"] as const,
  ]);
  const own = typed.map(([column]) => column);
  const shared = sharesClocks ? Object.values(fields)[0]?.hlc : undefined;
  return {
    fields: Object.keys(fields),
    names: list(own.map(quote)),
    selected: list([
      ...["id", "deleted_hlc", "is_contested", "rev"].map(quote),
      // The driver would make a moment of a calendar day.
      ...typed.map(([column, type]) =>
        type === "date" ? `${quote(column)}::text as ${quote(column)}` : quote(column),
      ),
    ]),
    recordset: list(typed.map(([column, type]) => `${quote(column)} ${type}`)),
    updated: list(own.map((column) => `${quote(column)} = excluded.${quote(column)}`)),
    rowOf: (record: SavedRecord): Row => rowOf(fields, shared, record),
    recordOf: (row: Row): StoredRecord => recordOf(fields, shared, row),
  };
}

const quote = (column: string): string => `"${column}"`;

/** As text, because a list of references is compiled anew for each statement. */
const list = (parts: string[]): RawBuilder<unknown> => sql.raw(parts.join(", "));

function rowOf(fields: Record<string, FieldColumns>, shared: string | undefined, record: SavedRecord): Row {
  const { id, rev, deleted, isContested, deletedAt, savedAt } = record;
  const values = Object.entries(fields).map(([field, { hlc, toRow }]) => {
    const register = record.fields[field];
    return register ? { ...toRow(register.value as never), [hlc]: toUuid(register.hlc) } : {};
  });
  const row: Row = Object.assign(
    {
      id,
      rev,
      deleted_hlc: deleted && toUuid(deleted),
      deleted_at: deletedAt,
      is_contested: isContested,
      saved_at: savedAt,
    },
    ...values,
  );
  for (const { hlc } of Object.values(fields))
    if (shared && hlc !== shared && row[hlc] === row[shared]) delete row[hlc];
  return row;
}

function recordOf(fields: Record<string, FieldColumns>, shared: string | undefined, row: Row): StoredRecord {
  const registers = Object.entries(fields).flatMap(([field, { hlc, fromRow }]) => {
    const clock = (row[hlc] ?? (shared && row[shared])) as string | null;
    return clock ? [[field, { value: fromRow(row), hlc: fromUuid(clock) }]] : [];
  });
  const deleted = row["deleted_hlc"] as string | null;
  return {
    id: row["id"] as string,
    rev: Number(row["rev"]),
    fields: Object.fromEntries(registers),
    deleted: deleted && fromUuid(deleted),
    isContested: row["is_contested"] as boolean,
  };
}
