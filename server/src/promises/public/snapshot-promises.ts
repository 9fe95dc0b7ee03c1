import { createHash } from "node:crypto";
import { addDays, type Day, localTimeOf, momentOf } from "@app/engine/promises/local-time";
import { type PromiseKind, promiseRules } from "@app/engine/promises/promise-kinds";
import { type Batch, closeBatches, linesOn, type SettledCase, WINDOW_DAYS } from "@app/engine/promises/public-batch";
import { toCsv } from "@app/engine/promises/public-csv";
import { publishedLines } from "@app/engine/promises/public-lines";
import { usedPercent } from "@app/engine/promises/used-percent";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { promiseHours } from "../promise-hours.ts";
import {
  deleteBatches,
  deleteOldSnapshots,
  fillSnapshot,
  hideFromFigures,
  insertBatch,
  insertSnapshot,
  listBatches,
  listSettled,
} from "./snapshot-store.ts";

/** After the clocks of a day were counted, hours before anybody reads the page. */
const AT_SECONDS = 3 * 3600;
const { timeZone } = promiseHours;
const midnightOf = (day: Day): Date => new Date(momentOf(timeZone, day, 0));

/**
 * Once a night, from three o'clock on: closes the batches that are full and writes the public file. One transaction, so
 * that a kill leaves no half of it; a night that was missed is made up for as soon as a worker runs.
 */
export async function snapshotPromises({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const takenAt = now();
  const { day, seconds } = localTimeOf(timeZone, takenAt.getTime());
  if (seconds < AT_SECONDS) return;
  await inTransaction(db, async (tx) => {
    if (!(await insertSnapshot(tx, { day, takenAt }))) return;
    await deleteBatches(tx, addDays(day, -WINDOW_DAYS));
    const batches = await listBatches(tx);
    for (const kind of Object.keys(promiseRules.content.kinds) as PromiseKind[]) {
      const closed = closeBatches(kind, await listCases(tx, { kind, batches, day }), day);
      for (const batch of closed) await insertBatch(tx, batch);
      batches.push(...closed);
    }
    const csv = toCsv(publishedLines(linesOn(batches, day)));
    await fillSnapshot(tx, { day, csv, hash: createHash("sha256").update(csv).digest("hex") });
    await deleteOldSnapshots(tx, day);
  });
}

type Waiting = { kind: PromiseKind; batches: readonly Batch[]; day: Day };

/** The cases of a kind that are in no batch: of whole days, the last one three hours ago, so that none is still written. */
async function listCases(tx: Db, { kind, batches, day }: Waiting): Promise<SettledCase[]> {
  const last = batches.filter((batch) => batch.kind === kind).map(({ toDay }) => addDays(toDay, 1));
  const [fromDay = day] = [addDays(day, -WINDOW_DAYS), ...last].toSorted().toReversed();
  const settled = await listSettled(tx, { kind, from: midnightOf(fromDay), to: midnightOf(day) });
  return settled.map(({ breachedAt, creditDays, checkAt, hours, ...promise }): SettledCase => {
    const at = breachedAt ?? promise.fulfilledAt ?? promise.dueAt;
    return {
      day: localTimeOf(timeZone, at.getTime()).day,
      outcome: breachedAt ? "breached" : "kept",
      usedPercent: usedPercent({ ...promise, ...(hours !== null && { hours }) }, promiseHours),
      creditDays,
      isFinal: checkAt === null,
    };
  });
}

/** What was promised to a lead in these kinds stands in no public figure that is still to be written. */
export const leaveFigures = (tx: Db, open: { leadId: string; kinds: readonly PromiseKind[] }): Promise<void> =>
  hideFromFigures(tx, open);
