import { RETENTION, type Retained, retainedSince } from "@app/contract/retention";
import type { Deps } from "../deps.ts";
import { retire } from "./retention-store.ts";

const BATCH_SIZE = 1_000;
/** Bounds a run whatever the backlog; the next run continues. */
const MAX_BATCHES = 50;

/** Deletes expired rows in batches: no statement locks many rows, and no run takes long. */
export async function applyRetention({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  for (const kind of Object.keys(RETENTION) as Retained[]) {
    const since = retainedSince(kind, now());
    for (let batch = 0; batch < MAX_BATCHES; batch += 1)
      if ((await retire[kind](db, since, BATCH_SIZE)) < BATCH_SIZE) break;
  }
}
