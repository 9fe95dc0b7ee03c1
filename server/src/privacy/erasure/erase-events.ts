import type { Db } from "../../platform/database/db.ts";
import { forEachDue } from "../../platform/jobs/due-rows.ts";
import type { Deps } from "../deps.ts";
import type { Person } from "../person.ts";
import {
  eraseBrowserEvents,
  eraseOwnEvents,
  finishErasure,
  lockNextErasure,
  requestErasures,
} from "./event-erasure-store.ts";

const BATCH_SIZE = 5_000;

/**
 * Events stay as metrics; identifying columns are cleared and pending relays revoked. A typical member's go at once, in
 * the caller's transaction. A browser that sent thousands is recorded there, and the sweep does the rest.
 */
export async function eraseEventsOf(tx: Db, person: Person, at: Date): Promise<void> {
  let left = BATCH_SIZE;
  const browsers = await requestErasures(tx, person, at);
  await eraseOwnEvents(tx, person, at);
  for (const fbp of browsers) {
    const erased = await eraseBrowserEvents(tx, { fbp, at, limit: left });
    left -= erased;
    if (left === 0) return;
    await finishErasure(tx, fbp);
  }
}

/** Continues where deletions stopped: each batch is its own transaction, so a crash loses nothing. */
export const eraseEvents = (deps: Pick<Deps, "db" | "now" | "log">): Promise<void> =>
  forEachDue(deps, {
    sweep: "erase-events",
    take: lockNextErasure,
    keyOf: (fbp) => fbp,
    async work(tx, fbp) {
      const erased = await eraseBrowserEvents(tx, { fbp, at: deps.now(), limit: BATCH_SIZE });
      if (erased === BATCH_SIZE) return true;
      await finishErasure(tx, fbp);
      return false;
    },
  });
