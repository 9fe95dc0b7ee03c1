import { PlanDocument } from "@app/contract/plan-document";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { completeIntake } from "../../intake/complete-intake.ts";
import { aCompleteMember, aFreeMember, giveConsent, save } from "../../intake/testing/answering.ts";
import { killAtSomeStatements } from "../../testing/killed.ts";
import { test } from "../../testing/test.ts";
import { hashPlan } from "../hash-plan.ts";
import { aPlannedMember, openedPlan, versionsOf } from "../testing/plans.ts";

async function tracesOf({ db }: Deps, accountId: string) {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from plan_versions where account_id = ${accountId}) as versions,
    (select count(*)::int from intake_assessments where account_id = ${accountId}) as assessments,
    (select count(*)::int from promises where account_id = ${accountId} and kind = 'provisional-plan'
      and state = 'kept') as kept,
    (select count(*)::int from messages where account_id = ${accountId} and template = 'plan-ready') as messages
    `.execute(db);
  return rows[0];
}

const MADE = { versions: 1, assessments: 1, kept: 1, messages: 1 };
const NOTHING = { versions: 0, assessments: 0, kept: 0, messages: 0 };

test("closing the questionnaire makes one plan, however often and from however many devices it is closed", async ({
  deps,
}) => {
  const { accountId } = await aCompleteMember(deps);
  await save(deps, accountId, plainAnswers);
  await Promise.all(Array.from({ length: 5 }, () => completeIntake(deps, accountId)));
  await completeIntake(deps, accountId);

  expect(await tracesOf(deps, accountId)).toEqual(MADE);
  const [row] = await versionsOf(deps, accountId);
  expect(row).toMatchObject({ version: 1, kind: "provisional", state: "published", diet: "A", training: "A" });
  const { document } = openedPlan(deps, row);
  expect(PlanDocument.parse(document)).toEqual(document);
  expect(document).toMatchObject({ version: 1, basedOn: { plan: null }, safety: { diet: "A", rows: [] } });
  expect(document.targets?.kcal).toBeGreaterThanOrEqual(document.targets?.floor ?? Number.POSITIVE_INFINITY);
});

test("killed before any of its statements, closing leaves all or nothing", { timeout: 60_000 }, async ({
  deps,
  databaseUrl,
}) => {
  const { accountId } = await aCompleteMember(deps);
  await save(deps, accountId, plainAnswers);
  const killed = await killAtSomeStatements(
    databaseUrl,
    (db) => completeIntake({ ...deps, db }, accountId),
    async () => expect([NOTHING, MADE]).toContainEqual(await tracesOf(deps, accountId)),
  );
  expect(killed).toBeGreaterThan(25);
  expect(await tracesOf(deps, accountId)).toEqual(MADE);
});

test("answers that change while the diet is composed are the ones it is made from", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  await save(deps, accountId, plainAnswers);
  const asked: string[] = [];
  const composer: Deps["composer"] = {
    ...deps.composer,
    async run(request) {
      if (request.diet) asked.push(request.diet.eating);
      if (request.diet && asked.length === 1) await save(deps, accountId, { f1: "vegano" });
      return deps.composer.run(request);
    },
  };
  const watched: Deps = { ...deps, composer };
  await completeIntake(watched, accountId);
  expect(asked).toEqual(["de-tudo", "vegano"]);
  const [row] = await versionsOf(deps, accountId);
  const newest = await sql<{ rev: string }>`
    select max(rev) as rev from intake_answers where account_id = ${accountId}`.execute(deps.db);
  expect(row?.answersRev).toBe(newest.rows[0]?.rev);
});

test("changed answers that are closed again make the next version, chained to the one before", async ({ deps }) => {
  const { accountId } = await aPlannedMember(deps);
  await save(deps, accountId, { f1: "vegano" });
  await completeIntake(deps, accountId);

  const rows = await versionsOf(deps, accountId);
  expect(rows.map(({ version }) => version)).toEqual([1, 2]);
  expect(rows[1]?.previousHash).toEqual(rows[0]?.hash);
  for (const row of rows) expect(hashPlan(openedPlan(deps, row), row.previousHash)).toEqual(row.hash);
  const { salt, document } = openedPlan(deps, rows[0]);
  expect(hashPlan({ salt, document: { ...document, reviewOn: "2027-01-01" } }, null)).not.toEqual(rows[0]?.hash);
  // One message tells of the plan; the member asked for the second one.
  expect(await tracesOf(deps, accountId)).toMatchObject({ versions: 2, kept: 2, messages: 1 });
});

test.for([
  ["a person looks at the training alone", { s8: "amamentando" }, 1],
  ["a person looks at the diet", { s8: "gravida" }, 0],
] as const)("%s: as many versions as the diet's level allows", async ([, answers, count], { deps }) => {
  const { accountId } = await aPlannedMember(deps, { ...plainAnswers, ...answers });
  expect(await versionsOf(deps, accountId)).toHaveLength(count);
});

test("free members and those who want to talk first get none", async ({ deps }) => {
  const free = await aFreeMember(deps);
  const talks = await aCompleteMember(deps);
  await giveConsent(deps, talks.accountId, "remote-care", false);
  for (const { accountId } of [free, talks]) {
    await save(deps, accountId, plainAnswers);
    await completeIntake(deps, accountId);
    expect(await versionsOf(deps, accountId)).toEqual([]);
  }
});

test("a composer that fails or takes too long leaves groups and portions", async ({ deps }) => {
  const composer = { ...deps.composer, run: () => Promise.reject(new Error("the time is over")) };
  const { accountId } = await aPlannedMember({ ...deps, composer });
  expect(await versionsOf(deps, accountId)).toMatchObject([{ dietMethod: "equivalents", fallback: "no-menu" }]);
});

test("the switch makes plans of groups and portions", async ({ deps }) => {
  const off: Deps = { ...deps, provisionalMenus: "off" };
  const { accountId } = await aPlannedMember(off);
  expect(await versionsOf(deps, accountId)).toMatchObject([{ dietMethod: "equivalents", fallback: "menus-off" }]);
});

test("answers that a person has to read first make no new version", async ({ deps }) => {
  const { accountId } = await aPlannedMember(deps, { ...plainAnswers, s8: "amamentando" });
  await save(deps, accountId, { s8: "nao" });
  expect(await completeIntake(deps, accountId)).toMatchObject({ awaitsReview: true, diet: "B" });
  expect(await versionsOf(deps, accountId)).toHaveLength(1);
});

test("the database changes no version, and deletes none before its account", async ({ deps }) => {
  const { accountId } = await aPlannedMember(deps);
  const refused = [
    sql`update plan_versions set diet = 'B' where account_id = ${accountId}`,
    sql`update plan_versions set hash = sha256('') where account_id = ${accountId}`,
    sql`delete from plan_versions where account_id = ${accountId}`,
    sql`truncate plan_versions`,
  ];
  for (const statement of refused) await expect(statement.execute(deps.db)).rejects.toThrow("append-only");
  await sql`update plan_versions set sealed = null where account_id = ${accountId}`.execute(deps.db);
  const restored = sql`update plan_versions set sealed = '\\x00' where account_id = ${accountId}`;
  await expect(restored.execute(deps.db)).rejects.toThrow("append-only");
});

test("with the consent goes the document; given again, the next version is made", async ({ deps }) => {
  const { accountId } = await aPlannedMember(deps);
  await giveConsent(deps, accountId, "health-data", false);
  expect(await versionsOf(deps, accountId)).toMatchObject([{ version: 1, sealed: null }]);
  await giveConsent(deps, accountId, "health-data");
  await save(deps, accountId, plainAnswers);
  await completeIntake(deps, accountId);
  const rows = await versionsOf(deps, accountId);
  expect(rows.map(({ version, sealed }) => [version, sealed !== null])).toEqual([
    [1, false],
    [2, true],
  ]);
});
