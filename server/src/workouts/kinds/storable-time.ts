import { isStorableDay } from "../../plans/layer/plan-part.ts";

/** A time in its one form, so that a replay is recognized; undefined outside of what the database is given. */
export function storableTime(text: string): string | undefined {
  const at = new Date(text).toISOString();
  return isStorableDay(at.slice(0, 10)) ? at : undefined;
}
