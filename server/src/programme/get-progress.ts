import type { Deps } from "../deps.ts";
import { FACTS, type Progress } from "./progress.ts";
import { summariseFacts } from "./store.ts";

/** What the programme knows of this person; days are counted since the given moment. */
export async function getProgress(
  { db }: Pick<Deps, "db">,
  { accountId, since }: { accountId: string; since: Date },
): Promise<Progress> {
  const known = new Map((await summariseFacts(db, accountId, since)).map((row) => [row.kind, row]));
  return Object.fromEntries(
    FACTS.map((kind) => [kind, { firstAt: known.get(kind)?.firstAt ?? null, days: known.get(kind)?.days ?? 0 }]),
  ) as Progress;
}
