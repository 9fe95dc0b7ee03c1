import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { killAtEachStatement } from "../testing/killed.ts";
import { test } from "../testing/test.ts";
import { completeIntake } from "./complete-intake.ts";
import { aCompleteMember, assessmentsOf, promisesOf, save } from "./testing/answering.ts";

/** How many rows of the account each step has left. */
async function tracesOf({ db }: Deps, accountId: string) {
  const { rows } = await sql<Record<"assessments" | "promises" | "notices" | "answers", number>>`select
    (select count(*)::int from intake_assessments where account_id = ${accountId}) as assessments,
    (select count(*)::int from promises where account_id = ${accountId} and kind not in ('provisional-plan', 'access-now'))
      as promises,
    (select count(*)::int from messages where account_id = ${accountId} and template = 'person-first') as notices,
    (select count(*)::int from intake_answers where account_id = ${accountId}) as answers`.execute(db);
  return rows[0];
}

test("closing that is killed before any of its statements leaves all or nothing, and the next try finishes it", async ({
  deps,
  databaseUrl,
}) => {
  const { accountId } = await aCompleteMember(deps);
  await save(deps, accountId, { ...plainAnswers, s8: "amamentando" });
  const before = await tracesOf(deps, accountId);
  expect(before).toMatchObject({ assessments: 0, promises: 0, notices: 0 });
  const after = { ...before, assessments: 1, promises: 2, notices: 1 };

  const killed = await killAtEachStatement(
    databaseUrl,
    (db) => completeIntake({ ...deps, db }, accountId),
    async () => expect([before, after]).toContainEqual(await tracesOf(deps, accountId)),
  );

  expect(killed).toBeGreaterThan(12);
  expect(await tracesOf(deps, accountId)).toEqual(after);
});

test("a minor's answers are erased with the stored outcome or not at all", async ({ deps, databaseUrl }) => {
  const { accountId } = await aCompleteMember(deps);
  await save(deps, accountId, { q01: "Bia", q02: "2012-05-01" });
  const states = new Set<string>();
  await killAtEachStatement(
    databaseUrl,
    (db) => completeIntake({ ...deps, db }, accountId),
    async () => {
      const traces = await tracesOf(deps, accountId);
      states.add(`${traces?.assessments} ${traces?.answers}`);
    },
  );
  expect([...states].toSorted()).toEqual(["0 2", "1 0"]);
});

test("a save that is killed before any of its statements loses no answer: sent again, each is there once", async ({
  deps,
  databaseUrl,
}) => {
  const { accountId } = await aCompleteMember(deps);
  await save(deps, accountId, plainAnswers);
  await completeIntake(deps, accountId);
  const killed = await killAtEachStatement(
    databaseUrl,
    (db) => save({ ...deps, db }, accountId, { s8: "gravida", q08: "quero subir escadas" }),
    async () => {
      // The stricter level is there with the answer, never without it, and never the other way round.
      const isStored = (await tracesOf(deps, accountId))?.answers === Object.keys(plainAnswers).length - 1;
      const inForce = (await assessmentsOf(deps, accountId)).at(-1);
      expect(inForce?.diet).toBe(isStored ? "C" : "A");
    },
  );
  expect(killed).toBeGreaterThan(12);
  expect(await assessmentsOf(deps, accountId)).toHaveLength(2);
  expect((await promisesOf(deps, accountId)).map(({ kind }) => kind)).toEqual(["definitive-plan", "human-first"]);
});
