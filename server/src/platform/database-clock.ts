import { sql } from "kysely";
import type { Db } from "./db.ts";

const EVERY_MS = 10_000;
/** An answer that took longer says too little about when it was true. */
const FRESH_MS = 500;

/**
 * One clock for every node: the database's. A machine's own clock may be minutes off or jump; it is only trusted to
 * count on from the last time the database was asked.
 */
export async function createDatabaseClock(db: Db): Promise<{ now: () => Date; stop: () => void }> {
  let last = await ask(db);
  const timer = setInterval(() => {
    ask(db).then(
      (reading) => {
        if (reading.tookMs < FRESH_MS) last = reading;
      },
      // Not answered: counting on is right for a long while.
      () => {},
    );
  }, EVERY_MS).unref();
  return {
    now: () => new Date(last.at + performance.now() - last.counter),
    stop: () => clearInterval(timer),
  };
}

async function ask(db: Db): Promise<{ at: number; counter: number; tookMs: number }> {
  const since = performance.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const tookMs = performance.now() - since;
  return { at: rows[0]?.now.getTime() ?? Date.now(), counter: since + tookMs / 2, tookMs };
}
