import { DAYS_ON_DEVICE } from "@app/contract/diary";
import { dayOfId } from "@app/engine/sync/day-id";
import type { DeviceState, LocalRecord } from "./device-state.ts";

const DAY_MS = 86_400_000;
/** What a device keeps of the records it received. What it has not sent is never dropped. */
export const MAX_AGE_DAYS = 400;
export const MAX_RECORDS = 5_000;

/** The ids of the records to drop: last written long ago, foods of an old day, or the oldest ones past the limit. */
export function recordsToDrop({ outbox, records }: DeviceState, nowMs: number): string[] {
  const unsent = new Set(outbox.map(({ id }) => id));
  const oldest = [...records.values()]
    .filter(({ id }) => !unsent.has(id))
    .map((record) => ({ id: record.id, hlc: lastWritten(record), isOld: isOldFood(record, nowMs) }))
    .sort((a, b) => (a.hlc < b.hlc ? -1 : 1));
  const limit = (nowMs - MAX_AGE_DAYS * DAY_MS).toString(16).padStart(12, "0");
  const excess = Math.max(0, records.size - MAX_RECORDS);
  return oldest.filter(({ hlc, isOld }, index) => isOld || index < excess || hlc < limit).map(({ id }) => id);
}

const lastWritten = ({ state: { fields, deleted } }: LocalRecord): string =>
  Object.values(fields).reduce((latest, { hlc }) => (hlc > latest ? hlc : latest), deleted ?? "");

/** The server sends whole months of foods; a day more is kept, because theirs begin at midnight in UTC. */
const isOldFood = ({ id, kind }: LocalRecord, nowMs: number): boolean =>
  kind === "food" && dayOfId(id) < new Date(nowMs - (DAYS_ON_DEVICE + 1) * DAY_MS).toISOString().slice(0, 10);
