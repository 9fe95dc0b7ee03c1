import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { completeIntake } from "../../intake/complete-intake.ts";
import { giveConsent, save } from "../../intake/testing/answering.ts";
import { killAtSomeStatements } from "../../testing/killed.ts";
import { test } from "../../testing/test.ts";
import { getPlan } from "../get-plan.ts";
import { hashPlan } from "../hash-plan.ts";
import { aPlannedMember, openedPlan, versionsOf } from "../testing/plans.ts";
import { addTraining, createTrainingSweep } from "./add-training.ts";

/** Plans as they were made before there was a training half. */
const withoutTraining = (deps: Deps): Deps => ({
  ...deps,
  composer: {
    ...deps.composer,
    run: (request) => (request.training ? Promise.reject(new Error("none yet")) : deps.composer.run(request)),
  },
});

async function tracesOf({ db }: Deps, accountId: string) {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from plan_versions where account_id = ${accountId}) as versions,
    (select count(*)::int from promises where account_id = ${accountId}) as promises,
    (select count(*)::int from messages where account_id = ${accountId}) as messages`.execute(db);
  return rows[0];
}

test("a plan with a diet alone gets its training half as the next version: the same diet, a reason, no message", async ({
  deps,
}) => {
  const { accountId } = await aPlannedMember(withoutTraining(deps));
  const before = await tracesOf(deps, accountId);
  expect(await addTraining(deps, accountId)).toBe(true);
  expect(await addTraining(deps, accountId)).toBe(false);
  expect(await tracesOf(deps, accountId)).toEqual({ ...before, versions: 2 });

  const [first, second] = await versionsOf(deps, accountId);
  expect(second).toMatchObject({ kind: "provisional", previousHash: first?.hash, answersRev: first?.answersRev });
  const [made, added] = [openedPlan(deps, first).document, openedPlan(deps, second).document];
  expect(hashPlan(openedPlan(deps, second), second?.previousHash ?? null)).toEqual(second?.hash);
  expect(added).toMatchObject({ madeIn: { diet: 1, training: 2 }, diet: made.diet, targets: made.targets });
  expect(added.reviewOn).toBe(made.reviewOn);
  expect(added.reasons).toContainEqual({ path: "training", code: "training.added", values: {} });
  const [said] = (await getPlan(deps, accountId))?.trainingReasons ?? [];
  expect(said).toMatch(/treino/);
});

test("closing the questionnaire again with the same answers keeps both halves", async ({ deps }) => {
  const { accountId } = await aPlannedMember(withoutTraining(deps));
  await addTraining(deps, accountId);
  await completeIntake(deps, accountId);
  expect(await versionsOf(deps, accountId)).toHaveLength(2);
  await save(deps, accountId, { m6: "casa-sem-nada" });
  await completeIntake(deps, accountId);
  const [, , third] = await versionsOf(deps, accountId);
  expect(openedPlan(deps, third).document.madeIn).toEqual({ diet: 1, training: 3 });
});

test("an answer that the diet contradicts makes both halves anew at once, so that nothing is left to add", async ({
  deps,
}) => {
  const { accountId } = await aPlannedMember(withoutTraining(deps));
  await save(deps, accountId, { m4: 2, f1: "vegano" });
  expect(await addTraining(deps, accountId)).toBe(false);
  const versions = await versionsOf(deps, accountId);
  const newest = openedPlan(deps, versions.at(-1)).document;
  expect(newest.madeIn).toEqual({ diet: versions.length, training: versions.length });
  expect(newest.training?.days).toBe(2);
});

test("killed before any of its statements, it leaves the old version or both", { timeout: 60_000 }, async ({
  deps,
  databaseUrl,
}) => {
  const { accountId } = await aPlannedMember(withoutTraining(deps));
  const before = await tracesOf(deps, accountId);
  const killed = await killAtSomeStatements(
    databaseUrl,
    (db) => addTraining({ ...deps, db }, accountId),
    async () => expect([before, { ...before, versions: 2 }]).toContainEqual(await tracesOf(deps, accountId)),
  );
  expect(killed).toBeGreaterThan(15);
  expect(await tracesOf(deps, accountId)).toEqual({ ...before, versions: 2 });
});

test.for([
  ["a person has to look at the training first", { s2: true }],
  ["the level is stricter now", { s8: "amamentando" }],
] as const)("no training is added while %s", async ([, answers], { deps }) => {
  const { accountId } = await aPlannedMember(withoutTraining(deps), plainAnswers);
  await save(deps, accountId, answers);
  expect(await addTraining(deps, accountId)).toBe(false);
  const newest = (await versionsOf(deps, accountId)).at(-1);
  expect(openedPlan(deps, newest).document.training).toBeNull();
});

test("the sweep adds it to everyone who lacks it, once, and rests after its last page", async ({ deps, clock }) => {
  const old = withoutTraining(deps);
  const members = [await aPlannedMember(old), await aPlannedMember(old), await aPlannedMember(deps)];
  const withdrawn = await aPlannedMember(old);
  await giveConsent(deps, withdrawn.accountId, "health-data", false);
  const sweep = createTrainingSweep(deps);
  await Promise.all([sweep(), createTrainingSweep(deps)()]);
  const counts = async () =>
    Promise.all([...members, withdrawn].map(async ({ accountId }) => (await versionsOf(deps, accountId)).length));
  expect(await counts()).toEqual([2, 2, 1, 1]);
  const late = await aPlannedMember(old);
  await sweep();
  expect(await versionsOf(deps, late.accountId)).toHaveLength(1);
  clock.advance(61 * 60_000);
  await sweep();
  expect(await versionsOf(deps, late.accountId)).toHaveLength(2);
  expect(await counts()).toEqual([2, 2, 1, 1]);
});
