import { expect } from "vitest";
import { aPlannedMember } from "../plans/testing/plans.ts";
import { openDb, openPool } from "../platform/database/db.ts";
import { test } from "../testing/counted.ts";
import { basic } from "../testing/http.ts";
import { recordStatements } from "../testing/recorder.ts";
import { listSets } from "./workout-store.ts";

test("reading the workouts is the session and one transaction of eleven statements", async ({
  api,
  statements,
  deps,
  asaas,
}) => {
  void asaas;
  const member = await aPlannedMember(deps);
  const opened = await api<{ token: string }>("POST", "/v1/auth/sessions", { headers: member.headers });
  const headers = basic(member.phone, opened.body.return?.token ?? "");
  statements.length = 0;

  const { body } = await api<{ next: object[] }>("GET", "/v1/account/workouts", { headers });

  expect(body.return?.next.length).toBeGreaterThan(0);
  const begin = statements.findIndex((text) => text.startsWith("start transaction"));
  expect(statements.slice(0, begin)).toHaveLength(1);
  expect(statements.slice(begin + 1, -1)).toEqual(Array(11).fill(expect.stringMatching(/^select /)));
  expect(statements.at(-1)).toBe("commit");
});

const MEMBERS = 50;
const SETS = 72 * 18;
const MAX_VACUUMS = 200;

test("twelve weeks of sets are read from one index, within 40 buffers, among those of other members", async ({
  databaseUrl,
}) => {
  const pool = openPool(databaseUrl, { max: 1, usePreparedStatements: false });
  const statements = recordStatements(pool);
  await pool.query(`
    insert into workout_sets
      (account_id, id, workout, part, exercise, number, kg, count, reserve, set_hlc, at, at_hlc, is_contested, rev, saved_at)
    select md5('a' || i % ${MEMBERS})::uuid, md5('s' || i)::uuid, md5('w' || i / ${MEMBERS} / 18)::uuid, 'A.1',
      'fx:Goblet_Squat', 1 + i % 12, 12.5, 12, 3, clock, at, clock, false, i / ${MEMBERS} + 1, at
    from generate_series(0, ${MEMBERS * SETS - 1}) i, lateral (
      select timestamptz '2026-01-01' + make_interval(secs => i) as at, md5('c' || i)::uuid as clock) as entry`);
  await vacuum((text) => pool.query(text));
  const { rows: found } = await pool.query<{ id: string }>("select md5('a7')::uuid as id");
  const [accountId, since] = [found[0]?.id ?? "", new Date("2026-01-01T00:00:00Z")];
  expect(await listSets(openDb(pool), accountId, since)).toHaveLength(SETS);

  const { rows } = await pool.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    `explain (analyze, buffers, format json) ${statements.at(-1)}`,
    [accountId, since, 10_200],
  );
  await pool.end();

  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  expect(JSON.stringify(plan)).toContain('"Index Only Scan"');
  expect((plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0)).toBeLessThanOrEqual(40);
});

type Plan = { "Shared Hit Blocks": number; "Shared Read Blocks": number };

/** Until every page is marked as visible: a snapshot of autovacuum may hold the first ones back. */
async function vacuum(run: (text: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  for (let attempt = 0; attempt < MAX_VACUUMS; attempt += 1) {
    await run("vacuum analyze workout_sets");
    const { rows } = await run("select 1 from pg_class where relname = 'workout_sets' and relallvisible >= relpages");
    if (rows.length > 0) return;
  }
  throw new Error("pages of workout_sets stay invisible to index-only scans");
}
