import type { Mutation } from "@app/contract/sync";
import { nextHlc } from "@app/engine/sync/hlc";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { syncRecords } from "../../sync/sync-records.ts";
import { killAtSomeStatements } from "../../testing/killed.ts";
import { test } from "../../testing/test.ts";
import { aPainfulStop } from "../testing/workouts.ts";

async function tracesOf({ db }: Deps, accountId: string) {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from exercise_stops where account_id = ${accountId}) as stops,
    (select count(*)::int from pain_reports where account_id = ${accountId}) as reports,
    (select count(*)::int from intake_assessments where account_id = ${accountId}) as assessments,
    (select count(*)::int from promises where account_id = ${accountId} and kind = 'human-first') as promises,
    (select count(*)::int from messages where account_id = ${accountId} and template <> 'plan-ready') as messages
    `.execute(db);
  return rows[0];
}

test("a stop that is killed before any of its statements leaves all that follows from it or nothing", {
  timeout: 60_000,
}, async ({ deps, databaseUrl }) => {
  const { accountId } = await aPlannedMember(deps);
  const [kind, id, fields] = aPainfulStop(8);
  const { hlc } = nextHlc({ ms: 0, counter: 0 }, deps.now().getTime(), "00000000000000bb");
  const mutations: Mutation[] = [{ id, kind, op: "put", hlc, fields }];
  const before = await tracesOf(deps, accountId);
  const after = { stops: 1, reports: 1, assessments: 2, promises: 1, messages: Number(before?.["messages"]) + 2 };

  const killed = await killAtSomeStatements(
    databaseUrl,
    (db) => syncRecords({ ...deps, db }, { accountId, cursor: null, mutations }),
    async () => expect([before, after]).toContainEqual(await tracesOf(deps, accountId)),
  );

  expect(killed).toBeGreaterThan(20);
  expect(await tracesOf(deps, accountId)).toEqual(after);
});
