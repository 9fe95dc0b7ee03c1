import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { dateOf } from "../../time/dates.ts";

/** Across the axis stands one event; beside it what both professions did on one day. */
export type TimelineRow =
  | { key: string; across: TimelineEvent }
  | { key: string; nutrition: TimelineEvent[]; training: TimelineEvent[] };

type Pair = Extract<TimelineRow, { nutrition: TimelineEvent[] }>;

const isBeside = ({ lane }: TimelineEvent): boolean => lane === "nutri" || lane === "treino";

/** Events in the order of time, as rows. Nothing changes its order: an event across the axis ends the row above it. */
export function rowsOf(events: readonly TimelineEvent[]): TimelineRow[] {
  const rows: TimelineRow[] = [];
  let open: { pair: Pair; day: string } | undefined;
  for (const event of events) {
    if (!isBeside(event)) {
      open = undefined;
      rows.push({ key: event._id, across: event });
      continue;
    }
    const day = dateOf(event.at);
    if (open?.day !== day) {
      open = { pair: { key: event._id, nutrition: [], training: [] }, day };
      rows.push(open.pair);
    }
    (event.lane === "nutri" ? open.pair.nutrition : open.pair.training).push(event);
  }
  return rows;
}
