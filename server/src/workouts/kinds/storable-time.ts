import { isDoneDay } from "../../plans/layer/plan-part.ts";

/** A time in its one form, so that a replay is recognized; undefined after tomorrow or outside of what the database is given. */
export function storableTime(text: string, now: Date): string | undefined {
  const at = new Date(text).toISOString();
  return isDoneDay(at.slice(0, 10), now) ? at : undefined;
}
