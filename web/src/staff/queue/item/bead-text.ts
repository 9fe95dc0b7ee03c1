import type { QueueItem } from "@app/contract/staff/queue";
import { queueText } from "../../../content/staff/queue.ts";
import { formatBead, formatHour, formatNear } from "../../time/moments.ts";
import { isFlagged, isPostponed, promiseStateOf } from "../order/split-at-now.ts";

/** The two lines at the left of a row's bead. */
export function beadText(item: QueueItem, now: number): { moment: string; note: string } {
  const { row } = queueText;
  if (item.postponedUntil !== null && isPostponed(item, now)) {
    const [moment = "", ...note] = formatNear(item.postponedUntil, now).split(", ");
    return { moment, note: note.join(", ") };
  }
  if (isFlagged(item)) return { moment: row.alert, note: formatHour(item.since) };
  const [promise] = item.promises;
  if (!promise) return row.noDue;
  if (promiseStateOf(promise, now) === "paused") return { moment: row.paused, note: "" };
  return formatBead(Date.parse(promise.dueAt), now);
}

/** The ring of a row: of its nearest promise. */
export function beadRing(item: QueueItem, now: number) {
  const [promise] = item.promises;
  if (isFlagged(item)) return { left: 0, state: "late" } as const;
  if (!promise) return { left: 0, state: "paused" } as const;
  return { left: promise.left, state: promiseStateOf(promise, now) };
}
