import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { CALL_KINDS } from "@app/engine/promises/call-kinds";
import { expect, inject, test } from "vitest";
import { inTransaction, openDb } from "../platform/database/db.ts";
import { migrate } from "../platform/database/migrations.ts";
import { referenceNumberOf } from "../platform/reference-number.ts";
import { addMs, DAY_MS, MINUTE_MS } from "../platform/time/durations.ts";
import { lockRunningPromises } from "../promises/lock-running-promises.ts";
import { withDatabase } from "../testing/databases.ts";

const MONDAY = new Date("2026-11-16T10:00:00-03:00");
const FIRST = "0050";

test("open leads of the release before get their promise, called ones none", async ({ onTestFinished }) => {
  const url = await withDatabase(inject("postgresUrl"), `test_${crypto.randomUUID()}`);
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  const db = openDb(url, { max: 1 });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  const all = fileURLToPath(new URL("../../migrations/", import.meta.url));
  const copy = (belongs: (name: string) => boolean) => {
    for (const name of readdirSync(all).filter(belongs)) cpSync(join(all, name), join(folder, name));
    return migrate(db, { folder: pathToFileURL(`${folder}/`) });
  };
  await copy((name) => name < FIRST);
  const lead = { fullName: "Ana", variant: "A", offerCents: 1, createdAt: MONDAY };
  const rows = [
    { promise: "5-minutes", minutes: 5 },
    // Asked for again with a shorter promise two minutes later.
    { promise: "5-minutes", minutes: 7 },
    { promise: "24-hours", minutes: DAY_MS / MINUTE_MS },
    { promise: "24-hours", minutes: DAY_MS / MINUTE_MS, contactedAt: MONDAY },
  ].map(({ minutes, ...row }, index) => ({
    ...lead,
    ...row,
    id: crypto.randomUUID(),
    phone: `+55119000000${index}`,
    dueAt: addMs(MONDAY, minutes * MINUTE_MS),
  }));
  for (const row of rows) await db.insertInto("leads").values(row).execute();
  await copy((name) => name.startsWith(FIRST));

  const promises = await db.selectFrom("promises").selectAll().execute();
  for (const { id, referenceNumber } of promises) expect(referenceNumber).toBe(referenceNumberOf(id));
  const found = await inTransaction(db, (tx) =>
    Promise.all(
      rows.map(async ({ id: leadId }) => {
        const running = await lockRunningPromises({ now: () => MONDAY }, tx, { leadId, kinds: CALL_KINDS });
        return running.map(({ dueAt }) => dueAt);
      }),
    ),
  );
  expect(found).toEqual(rows.map(({ contactedAt, dueAt }) => (contactedAt ? [] : [dueAt])));
  expect(promises.map(({ startsAt }) => startsAt.getTime() - MONDAY.getTime()).toSorted((a, b) => a - b)).toEqual([
    0,
    0,
    2 * MINUTE_MS,
  ]);
  expect(await db.selectFrom("promiseEvents").select("event").execute()).toHaveLength(3);
});
