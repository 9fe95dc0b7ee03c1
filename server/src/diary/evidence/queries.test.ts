import { addDays } from "@app/engine/promises/local-time";
import { nextHlc } from "@app/engine/sync/hlc";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "../../platform/database/db.ts";
import { toUuid } from "../../sync/record-columns.ts";
import { test } from "../../testing/test.ts";
import { listWeights } from "../queries.ts";
import { listWeighIns } from "./queries.ts";

const FROM = "2026-10-01";
const range = { from: FROM, to: addDays(FROM, 29), changes: [] as Date[] };
const inSaoPaulo = (day: string, time: string) => new Date(`${day}T${time}:00-03:00`);

type SeededWeight = { at: Date; kg: number; enteredAt?: Date };

async function seedWeights(db: Db, accountId: string, weights: SeededWeight[]): Promise<void> {
  const rows = weights.map(({ at, kg, enteredAt = at }, index) => ({
    id: crypto.randomUUID(),
    at,
    kg,
    received: enteredAt,
    clock: toUuid(nextHlc({ ms: -1, counter: 0 }, enteredAt.getTime(), "00000000000000aa").hlc),
    rev: index + 1,
  }));
  await sql`
    insert into weights (account_id, id, at, at_hlc, kg, kg_hlc, is_contested, rev, saved_at)
    select ${accountId}, id, at, clock, kg, clock, false, rev, received
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, at timestamptz, kg numeric, received timestamptz, clock uuid, rev bigint)
  `.execute(db);
}

test("of hundreds of weights a day the last one is read, for the guarantee and for the team", async ({ deps }) => {
  const accountId = crypto.randomUUID();
  const minutes = Array.from({ length: 150 }, (_, index) => `${8 + Math.floor(index / 60)}:${index % 60}`);
  const times = minutes.map((time) =>
    time
      .split(":")
      .map((part) => part.padStart(2, "0"))
      .join(":"),
  );
  const days = Array.from({ length: 30 }, (_, index) => addDays(FROM, index));
  const weights = days.flatMap((day) =>
    times.map((time, index) => ({ at: inSaoPaulo(day, time), kg: 80 + index / 100 })),
  );
  await seedWeights(deps.db, accountId, weights);

  const read = await listWeighIns(deps.db, accountId, range);
  expect(read.map(({ day, kg }) => [day, kg])).toEqual(days.map((day) => [day, 81.49]));
  const listed = await listWeights(deps.db, accountId, "America/Sao_Paulo");
  expect(listed.map(({ kg }) => kg)).toEqual(days.map(() => 81.49));
});

test("a weight that was entered in time is not lost behind a later one, nor one from before figures were hidden", async ({
  deps,
}) => {
  const accountId = crypto.randomUUID();
  const hiddenAt = inSaoPaulo(FROM, "12:00");
  await seedWeights(deps.db, accountId, [
    { at: inSaoPaulo(FROM, "08:00"), kg: 80 },
    { at: inSaoPaulo(FROM, "20:00"), kg: 81 },
    { at: inSaoPaulo(FROM, "21:00"), kg: 82, enteredAt: inSaoPaulo(addDays(FROM, 9), "08:00") },
    { at: inSaoPaulo(FROM, "22:00"), kg: 83, enteredAt: inSaoPaulo(addDays(FROM, 40), "08:00") },
    { at: inSaoPaulo(FROM, "23:00"), kg: 84, enteredAt: inSaoPaulo(addDays(FROM, 90), "08:00") },
  ]);

  const kgs = async (changes: Date[]) =>
    (await listWeighIns(deps.db, accountId, { ...range, changes })).map(({ kg }) => kg);
  expect(await kgs([])).toEqual([81, 82, 84]);
  expect(await kgs([hiddenAt])).toEqual([80, 81, 82, 84]);
});
