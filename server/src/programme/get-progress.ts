import type { Deps } from "./deps.ts";
import { FACTS, type Progress } from "./progress.ts";
import { summariseFacts } from "./store.ts";

/** The member's progress; days are counted from `since`. */
export async function getProgress(
  { db }: Pick<Deps, "db">,
  { accountId, since }: { accountId: string; since: Date },
): Promise<Progress> {
  const byKind = new Map((await summariseFacts(db, accountId, since)).map((row) => [row.kind, row]));
  return Object.fromEntries(
    FACTS.map((kind) => [kind, { firstAt: byKind.get(kind)?.firstAt ?? null, days: byKind.get(kind)?.days ?? 0 }]),
  ) as Progress;
}
