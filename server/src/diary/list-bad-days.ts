import { isAlive } from "@app/engine/sync/merge";
import { recordId } from "@app/engine/sync/record-id";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { dayKind } from "./kinds/day-kind.ts";

/** Those of these days that the member marked as bad. */
export async function listBadDays(
  { now }: Pick<PlatformDeps, "now">,
  db: Db,
  { accountId, days }: { accountId: string; days: readonly string[] },
): Promise<string[]> {
  const byId = new Map(days.map((day) => [recordId("day", day), day]));
  if (byId.size === 0) return [];
  const records = await dayKind.load(db, accountId, [...byId.keys()], now());
  const bad = records.filter((record) => isAlive({ ...record, losers: {} }) && Boolean(record.fields["badDay"]?.value));
  return bad.flatMap(({ id }) => byId.get(id) ?? []);
}
