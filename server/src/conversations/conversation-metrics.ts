import { THREADS } from "@app/contract/conversations";
import { ageInSeconds } from "../platform/observability/age.ts";
import type { Deps } from "./deps.ts";
import { countWaiting } from "./threads/thread-store.ts";

/** By thread, how many members wait for a person, and for how long the first of them. */
export async function conversationMetrics({ db, now }: Pick<Deps, "db" | "now">) {
  const waiting = await countWaiting(db);
  return THREADS.map((thread) => {
    const { count = 0, oldest = null } = waiting.find((one) => one.thread === thread) ?? {};
    return { thread, count, oldestSeconds: ageInSeconds(oldest, now()) };
  });
}
