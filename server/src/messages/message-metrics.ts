import { ageInSeconds } from "../platform/observability/age.ts";
import { countMessages } from "./count-messages.ts";
import type { Deps } from "./deps.ts";
import { countNotices } from "./notices/notice-store.ts";

/** The backlog of each channel and its age, and what was dead-lettered since then. */
export async function messageMetrics({ db, now }: Pick<Deps, "db" | "now">, since: Date) {
  const counted = await countMessages(db, { now: now(), since });
  return counted.map(({ oldest, ...metrics }) => ({ ...metrics, oldestSeconds: ageInSeconds(oldest, now()) }));
}

/** Notices that wait for their hour, and those of which a newer one went in their place. */
export const noticeMetrics = ({ db, now }: Pick<Deps, "db" | "now">, since: Date) =>
  countNotices(db, { now: now(), since });
