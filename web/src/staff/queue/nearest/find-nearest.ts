import type { QueueItem, QueuePromise } from "@app/contract/staff/queue";
import { isPostponed } from "../order/split-at-now.ts";

/** Of the tasks that are not put off, the promise that is due first, late or not; a clock that stands still is none. */
export function findNearest(
  items: readonly QueueItem[],
  now: number,
): { item: QueueItem; promise: QueuePromise } | undefined {
  const running = items
    .filter((item) => !isPostponed(item, now))
    .flatMap((item) => item.promises.map((promise) => ({ item, promise })))
    .filter(({ promise }) => promise.state !== "paused");
  return running.sort((a, b) => a.promise.dueAt.localeCompare(b.promise.dueAt))[0];
}
