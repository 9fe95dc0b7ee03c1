import { NotFound } from "./errors.ts";

export type Query = Record<string, string | undefined>;

const DEFAULT_LIMIT = 10;
const MOST = 100;

/** One page in the vendor's envelope. */
export function page<T, View>(rows: T[], query: Query, view: (row: T) => View) {
  const limit = Math.min(whole(query["limit"], DEFAULT_LIMIT), MOST);
  const offset = whole(query["offset"], 0);
  return {
    object: "list",
    hasMore: offset + limit < rows.length,
    totalCount: rows.length,
    limit,
    offset,
    data: rows.slice(offset, offset + limit).map(view),
  };
}

const whole = (text: string | undefined, otherwise: number): number => {
  const number = Number(text ?? otherwise);
  return Number.isInteger(number) && number >= 0 ? number : otherwise;
};

/** The entry, or the vendor's silence. */
export function get<T>(book: Map<string, T>, id: string): T {
  const entry = book.get(id);
  if (entry === undefined) throw new NotFound();
  return entry;
}
