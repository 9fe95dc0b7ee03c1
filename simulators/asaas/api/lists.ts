import { NotFound } from "./errors.ts";

export type Query = Record<string, string | undefined>;

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

/** One page in the vendor's envelope. */
export function page<T, View>(rows: T[], query: Query, view: (row: T) => View) {
  const limit = Math.min(whole(query["limit"], DEFAULT_LIMIT), MAX_LIMIT);
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

const whole = (text: string | undefined, fallback: number): number => {
  const number = Number(text ?? fallback);
  return Number.isInteger(number) && number >= 0 ? number : fallback;
};

/** The entry, or a 404. */
export function get<T>(book: Map<string, T>, id: string): T {
  const entry = book.get(id);
  if (entry === undefined) throw new NotFound();
  return entry;
}
