import { dayRecordId } from "@app/engine/sync/day-id";

/** A day of a version of the plan. */
export type PlannedPlace = { plan: number; day: string };

/** One for each item of the plan on a day. */
export const plannedEntryId = ({ plan, day }: PlannedPlace, item: string): string =>
  dayRecordId(day, "food", plan, item);
