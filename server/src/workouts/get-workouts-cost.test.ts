import { sql } from "kysely";
import { expect } from "vitest";
import { aPlannedMember } from "../plans/testing/plans.ts";
import { test } from "../testing/counted.ts";
import { basic } from "../testing/http.ts";

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

test("twelve weeks of sets are read from one index, among those of other members", async ({ deps }) => {
  const account = "md5('a7')::uuid";
  await sql`
    insert into workout_sets
      (account_id, id, workout, part, exercise, number, kg, count, reserve, set_hlc, at, at_hlc, is_contested, rev, saved_at)
    select md5('a' || i % 50)::uuid, md5('s' || i)::uuid, md5('w' || i / 50 / 18)::uuid, 'A.1', 'fx:Goblet_Squat', 1 + i % 12,
      12.5, 12, 3, md5('c' || i)::uuid, at, md5('c' || i)::uuid, false, i / 50 + 1, at
    from generate_series(0, 50 * 72 * 18 - 1) i,
      lateral (select timestamptz '2026-01-01' + make_interval(secs => i) as at) as entry`.execute(deps.db);
  await sql`vacuum analyze workout_sets`.execute(deps.db);
  const { rows } = await sql<{ "QUERY PLAN": [{ Plan: Plan }] }>`
    explain (analyze, buffers, format json)
    select workout, part, exercise, number, kg, count, reserve from workout_sets
    where account_id = ${sql.raw(account)} and deleted_at is null
      and workout = any(array(select md5('w' || i)::uuid from generate_series(0, 71) i))
    order by at, number limit 10200`.execute(deps.db.withoutPlugins());
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  expect(JSON.stringify(plan)).toContain("workout_sets_workout");
  expect(plan?.["Actual Rows"]).toBe(72 * 18);
  // A row is 80 bytes of the index: about a hundred on a page, and a path to each of the workouts.
  expect((plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0)).toBeLessThanOrEqual(330);
});

type Plan = { "Actual Rows": number; "Shared Hit Blocks": number; "Shared Read Blocks": number };
