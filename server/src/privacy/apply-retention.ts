import { RETENTION, type Retained, retainedSince } from "@app/contract/retention";
import type { Deps } from "../deps.ts";
import { retire } from "./retention-store.ts";

const BATCH = 1_000;
/** Whatever piled up, a run ends, and the next goes on. */
const MAX_BATCHES = 50;

/** What has had its time goes, a batch at a time: no statement holds many rows, and no run takes long. */
export async function applyRetention({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  for (const what of Object.keys(RETENTION) as Retained[]) {
    const since = retainedSince(what, now());
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) if ((await retire[what](db, since, BATCH)) < BATCH) break;
  }
}
