import { type Db, inTransaction } from "../../platform/database/db.ts";
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
export async function eraseEvents({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  while (await inTransaction(db, (tx) => eraseBatch(tx, now())));
}

async function eraseBatch(tx: Db, at: Date): Promise<boolean> {
  const fbp = await lockNextErasure(tx);
  if (!fbp) return false;
  const erased = await eraseBrowserEvents(tx, { fbp, at, limit: BATCH_SIZE });
  if (erased < BATCH_SIZE) await finishErasure(tx, fbp);
  return true;
}
