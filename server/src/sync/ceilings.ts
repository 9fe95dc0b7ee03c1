import type { SyncKind } from "@app/contract/sync";
import { emptyRecord, type RecordState } from "@app/engine/sync/merge";
import { HOUR_MS } from "../platform/time.ts";

/** Of one account and kind: records that were ever written, deleted ones included, and the bytes of their values. */
type Ceiling = { records: number; bytes: number; perHour?: number };

const MB = 1_000_000;

/**
 * Four years and more of a busy member's. All together bound the disk of an account; a record that stands may always be
 * deleted, or changed for one that is no larger.
 */
export const CEILINGS: Readonly<Record<SyncKind, Ceiling>> = {
  weight: { records: 5_000, bytes: 3 * MB },
  answer: { records: 400, bytes: 2 * MB },
  swap: { records: 10_000, bytes: 4 * MB },
  eaten: { records: 15_000, bytes: 5 * MB },
  tick: { records: 20_000, bytes: 6 * MB },
  workout: { records: 5_000, bytes: 3 * MB },
  set: { records: 40_000, bytes: 18 * MB },
  stop: { records: 5_000, bytes: 3 * MB },
  food: { records: 40_000, bytes: 30 * MB },
  day: { records: 4_000, bytes: 2 * MB },
  measure: { records: 10_000, bytes: 3 * MB },
  sleep: { records: 4_000, bytes: 2 * MB },
  activity: { records: 10_000, bytes: 3 * MB },
  "own-food": { records: 1_000, bytes: 1 * MB },
  "own-measure": { records: 1_000, bytes: 1 * MB },
  "own-meal": { records: 1_000, bytes: 3 * MB },
  review: { records: 400, bytes: 2 * MB },
  // Each is read by a person.
  message: { records: 20_000, bytes: 10 * MB, perHour: 60 },
};

type KindCount = { records: number; bytes: number; hour?: number; inHour?: number };
export type KindCounts = Readonly<Partial<Record<SyncKind, KindCount>>>;

/** Counts what changes, and refuses what goes beyond a ceiling. What the server itself writes is counted and never refused. */
export function createTally(stored: KindCounts, { now, isServers }: { now: Date; isServers: boolean }) {
  const counts: Partial<Record<SyncKind, KindCount>> = { ...stored };
  const hour = Math.floor(now.getTime() / HOUR_MS);
  return {
    counts: (): KindCounts => counts,
    /** False: the change is refused, and not counted. */
    admit(kind: SyncKind, before: RecordState, after: RecordState): boolean {
      const { records, bytes, perHour } = CEILINGS[kind];
      const count = counts[kind] ?? { records: 0, bytes: 0 };
      const isNew = before === emptyRecord;
      const grown = sizeOf(after) - (isNew ? 0 : sizeOf(before));
      const inHour = perHour === undefined ? 0 : (count.hour === hour ? (count.inHour ?? 0) : 0) + 1;
      const isFull =
        (isNew && (count.records >= records || inHour > (perHour ?? 0))) || (grown > 0 && count.bytes + grown > bytes);
      if (isFull && !isServers) return false;
      counts[kind] = {
        records: count.records + (isNew ? 1 : 0),
        // Lost values go after 90 days, and a record that loses them was counted with them.
        bytes: Math.max(0, count.bytes + grown),
        ...(perHour !== undefined && { hour, inHour }),
      };
      return true;
    },
  };
}

/** With the values that lost, which stay until they are settled. A delete makes nothing larger. */
const sizeOf = ({ fields, losers }: RecordState): number => Buffer.byteLength(JSON.stringify([fields, losers]));
