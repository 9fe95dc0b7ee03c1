import type { DiaryDay } from "@app/contract/diary";
import { isAlive } from "@app/engine/sync/merge";
import { recordId } from "@app/engine/sync/record-id";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { dayKind } from "./kinds/day-kind.ts";

/** What a member said of a whole day, as far as it was said: water, whether it is complete, whether it went badly. */
export async function findDayRecord(
  { now }: Pick<PlatformDeps, "now">,
  db: Db,
  { accountId, day }: { accountId: string; day: string },
): Promise<Partial<DiaryDay> | undefined> {
  const [record] = await dayKind.load(db, accountId, [recordId("day", day)], now());
  if (!record || !isAlive({ ...record, losers: {} })) return undefined;
  return Object.fromEntries(Object.entries(record.fields).map(([field, { value }]) => [field, value]));
}
