import { MAX_PLAN_CHANGES, MESSAGES_PER_PAGE } from "@app/contract/conversations";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { changedVersions } from "../plans/plan-store.ts";
import { test } from "../testing/test.ts";
import { pageQuery } from "./messages/message-store.ts";
import { createMessageStore } from "./messages/record-store.ts";

const MESSAGES = 10_000;
/** A short text, as it is stored: header, nonce, padding, tag. */
const SEALED_BYTES = 293;

/** A thread of which every second message is the member's, a minute apart, written between those of another account. */
async function seedThread({ db, now }: Deps, accountId: string): Promise<void> {
  const other = crypto.randomUUID();
  await sql`
    insert into conversation_messages (account_id, thread, seq, id, author, staff_id, sealed, sent_at, hlc, rev)
    select owner, 'team', n, gen_random_uuid(), case when n % 2 = 1 then 'member' else 'team' end,
      case when n % 2 = 0 then owner end, decode(repeat('ab', ${SEALED_BYTES}), 'hex'),
      ${now()}::timestamptz - (${MESSAGES} - n) * interval '10 minutes',
      case when n % 2 = 1 then gen_random_uuid() end, case when n % 2 = 1 then n end
    from generate_series(1, ${MESSAGES}::int) n cross join unnest(array[${accountId}, ${other}]::uuid[]) as owner
    order by n`.execute(db);
  await sql`vacuum analyze conversation_messages`.execute(db);
}

type Explained = { "QUERY PLAN": [{ Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number } }] };

async function buffersOf({ db }: Deps, query: { compile: () => { sql: string; parameters: readonly unknown[] } }) {
  const { sql: text, parameters } = query.compile();
  const { rows } = await db.executeQuery<Explained>({
    ...sql`select`.compile(db),
    sql: `explain (analyze, buffers, format json) ${text}`,
    parameters,
  });
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  if (!plan) throw new Error("no plan");
  return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
}

test("a page of a thread of 10,000 messages reads at most 20 buffers, wherever it is", { timeout: 60_000 }, async ({
  deps,
}) => {
  const accountId = crypto.randomUUID();
  await seedThread(deps, accountId);
  const key = { accountId, thread: "team" } as const;
  for (const range of [{}, { before: MESSAGES / 2 }, { after: 10 }, { before: 20 }, { after: MESSAGES - 3 }]) {
    const query = pageQuery(deps.db, key, { ...range, limit: MESSAGES_PER_PAGE });
    expect([range, await buffersOf(deps, query)]).toEqual([range, expect.toSatisfy((count: number) => count <= 20)]);
  }
});

test("the versions of the plan that stand in a thread are a few buffers more", { timeout: 60_000 }, async ({
  deps,
}) => {
  const [accountId, other] = [crypto.randomUUID(), crypto.randomUUID()];
  // Years of versions, written between those of another account.
  await sql`
    insert into plan_versions (account_id, version, kind, state, created_at, valid_from, review_on, diet,
      questionnaire_version, safety_version, targets_version, menus_version, catalogue_version, answers_rev, hash, previous_hash)
    select owner, n, 'definitive', 'published', ${deps.now()}::timestamptz, current_date, current_date, 'A',
      '1', '1', '1', '1', '1', 1, decode(repeat('ab', 32), 'hex'), case when n > 1 then decode(repeat('ab', 32), 'hex') end
    from generate_series(1, 200) n cross join unnest(array[${accountId}, ${other}]::uuid[]) as owner
    order by n`.execute(deps.db);
  expect(await buffersOf(deps, changedVersions(deps.db, accountId, MAX_PLAN_CHANGES))).toBeLessThanOrEqual(10);
});

test("a device with nothing pulls the member's messages of two weeks, not all of them", { timeout: 60_000 }, async ({
  deps,
}) => {
  const accountId = crypto.randomUUID();
  await seedThread(deps, accountId);
  const openBytes = () => Buffer.from(JSON.stringify({ text: "" }));
  const opened = { ...deps.keyRing.encryption("health-data"), openBytes };
  const changes = await createMessageStore(opened).listChanges(deps.db, accountId, { after: 0 }, 5_000, deps.now());
  // One of two, every ten minutes.
  expect(changes.length).toBe((14 * 24 * 6) / 2);
});
