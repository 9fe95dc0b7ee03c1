import { sql } from "kysely";
import type { Db } from "./db.ts";

const SYNC_INTERVAL_MS = 10_000;
/** A slower round trip leaves the sample too imprecise to use. */
const MAX_ROUND_TRIP_MS = 500;

/**
 * Every node uses the database's clock: a machine's wall clock may be minutes off or jump. Between samples the node
 * adds its own monotonic clock.
 */
export async function createDatabaseClock(db: Db): Promise<{ now: () => Date; stop: () => void }> {
  let last = await sampleClock(db);
  const timer = setInterval(() => {
    sampleClock(db).then(
      (sample) => {
        if (sample.roundTripMs < MAX_ROUND_TRIP_MS) last = sample;
      },
      // The monotonic clock drifts little: the last sample stays good until the database answers again.
      () => {},
    );
  }, SYNC_INTERVAL_MS).unref();
  return {
    now: () => new Date(last.at + performance.now() - last.counter),
    stop: () => clearInterval(timer),
  };
}

async function sampleClock(db: Db): Promise<{ at: number; counter: number; roundTripMs: number }> {
  const since = performance.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const roundTripMs = performance.now() - since;
  return { at: rows[0]?.now.getTime() ?? Date.now(), counter: since + roundTripMs / 2, roundTripMs };
}
