import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "./deps.ts";
import { aPlannedMember } from "./plans/testing/plans.ts";
import { countPostponed } from "./platform/jobs/postponed-row-store.ts";
import { MINUTE_MS } from "./platform/time.ts";
import { applyRetention } from "./privacy/erasure/apply-retention.ts";
import { type Poisoned, poison, sweptRows } from "./testing/swept-rows.ts";
import { test } from "./testing/test.ts";

test.for(Object.entries(sweptRows))("%s: a row that fails stops no other", async ([, one], { deps, clock }) => {
  const { run, sweep, table, column, arrange, left } = one;
  const members: { accountId: string }[] = [];
  for (let count = 0; count < 3; count += 1) members.push(await aPlannedMember(deps));
  for (const member of members) await arrange(deps, member);
  const keys = members.map(({ accountId }) => accountId);
  const waiting = async () => {
    const { rows } = await left.execute(deps.db);
    return rows.map(({ key }) => key).filter((key) => keys.includes(key));
  };
  const postponed = async () => (await countPostponed(deps.db)).filter((row) => row.sweep === sweep);
  expect((await waiting()).toSorted()).toEqual(keys.toSorted());

  const [, poisoned = ""] = keys;
  await whilePoisoned(deps, { table, column, key: poisoned }, async () => {
    await run(deps);
    expect(await waiting()).toEqual([poisoned]);
    expect(await postponed()).toEqual([{ sweep, rows: expect.any(Number) }]);
    // Not before its next turn.
    await run(deps);
    expect(await waiting()).toEqual([poisoned]);
  });

  // Back-off, and the pause between two digests.
  clock.advance(6 * MINUTE_MS);
  await run(deps);
  expect(await waiting()).toEqual([]);
  expect(await postponed()).toEqual([]);
});

test("retention: a row that cannot be deleted stops neither its kind nor the others, and fails the sweep", async ({
  deps,
}) => {
  const events = ["first", "second", "third"];
  for (const id of events)
    await sql`insert into webhook_events (gateway, event_id, event, received_at, handled_at)
      values ('retired', ${id}, 'settled', now() - interval '10 years', now() - interval '10 years')`.execute(deps.db);
  const { accountId } = await aPlannedMember(deps);
  await sql`insert into checkout_reminders (id, account_id, email, cycle, method, asked_at, settled_at)
    values (${randomUUID()}, ${accountId}, 'antigo@example.com', 'annual', 'pix', now(), now() - interval '10 years')`.execute(
    deps.db,
  );
  const left = async () => {
    const { rows } = await sql<{ key: string }>`select event_id as key from webhook_events where gateway = 'retired'
      union all select email from checkout_reminders where email = 'antigo@example.com'`.execute(deps.db);
    return rows.map(({ key }) => key);
  };

  await whilePoisoned(deps, { table: "webhook_events", column: "event_id", key: "first" }, async () => {
    await expect(applyRetention(deps)).rejects.toThrow("retention: 1 rows stay");
    expect(await left()).toEqual(["first"]);
  });
  await applyRetention(deps);
  expect(await left()).toEqual([]);
});

/** No statement can change that row meanwhile. */
async function whilePoisoned({ db }: Deps, row: Poisoned, check: () => Promise<void>): Promise<void> {
  const end = await poison(db, row);
  try {
    await check();
  } finally {
    await end();
  }
}
