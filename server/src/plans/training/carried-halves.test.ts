import type { Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { completeIntake } from "../../intake/complete-intake.ts";
import { save } from "../../intake/testing/answering.ts";
import { test } from "../../testing/test.ts";
import { getPlan } from "../get-plan.ts";
import { aPlannedMember, openedPlan, versionsOf } from "../testing/plans.ts";

async function documentsOf(deps: Deps, accountId: string) {
  return (await versionsOf(deps, accountId)).map((row) => openedPlan(deps, row).document);
}

async function closeWith(deps: Deps, accountId: string, answers: Partial<Answers>): Promise<void> {
  await save(deps, accountId, answers);
  await completeIntake(deps, accountId);
}

test("closing makes both halves, under the rules that made them", async ({ deps }) => {
  const { accountId } = await aPlannedMember(deps);
  const [row] = await versionsOf(deps, accountId);
  expect(row).toMatchObject({
    training: "A",
    programmeVersion: expect.any(String),
    exercisesVersion: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  const [document] = await documentsOf(deps, accountId);
  expect(document?.madeIn).toEqual({ diet: 1, training: 1 });
  expect(document?.training?.sessions.length).toBeGreaterThan(0);
  expect(document?.reasons.some(({ path }) => path.startsWith("training"))).toBe(true);
});

test.for<[what: string, answers: Partial<Answers>, made: { diet: number; training: number }]>([
  ["another place for training leaves the diet", { m6: "casa-sem-nada" }, { diet: 1, training: 2 }],
  ["another way of eating leaves the training", { f1: "vegano" }, { diet: 2, training: 1 }],
  ["another weight leaves the training", { q05: 78 }, { diet: 2, training: 1 }],
])("%s as it was", async ([, answers, made], { deps }) => {
  const { accountId } = await aPlannedMember(deps);
  await closeWith(deps, accountId, answers);
  const [first, second] = await documentsOf(deps, accountId);
  expect(second?.madeIn).toEqual(made);
  expect(second?.basedOn).toMatchObject({ plan: 1 });
  const half = made.diet === 1 ? "diet" : "training";
  expect(second?.[half]).toEqual(first?.[half]);
  expect(second?.targets !== null).toBe(true);
  if (made.diet === 1) expect(second?.targets).toEqual(first?.targets);
});

test("a half is carried over for as many versions as leave it alone", async ({ deps }) => {
  const { accountId } = await aPlannedMember(deps);
  for (const answers of [{ m6: "casa-sem-nada" }, { m4: 4 }, { f1: "vegano" as const }])
    await closeWith(deps, accountId, answers);
  const documents = await documentsOf(deps, accountId);
  expect(documents.map(({ madeIn }) => madeIn)).toEqual([
    { diet: 1, training: 1 },
    { diet: 1, training: 2 },
    { diet: 1, training: 3 },
    { diet: 4, training: 3 },
  ]);
  expect(documents[3]?.training).toEqual(documents[2]?.training);
});

test("a training that is carried over keeps the first day of its block", async ({ deps }) => {
  const { accountId } = await aPlannedMember(deps);
  const before = await getPlan(deps, accountId);
  const later = { ...deps, now: () => new Date(deps.now().getTime() + 7 * 86_400_000) };
  await closeWith(later, accountId, { f1: "vegano" });
  const after = await getPlan(later, accountId);
  expect(after).toMatchObject({ madeIn: { diet: 2, training: 1 }, trainingFrom: before?.trainingFrom });
  expect(after?.validFrom).not.toBe(before?.validFrom);
});

test("an answer that neither half reads makes no version", async ({ deps }) => {
  const { accountId } = await aPlannedMember(deps);
  await closeWith(deps, accountId, { q08: "subir a escada sem parar" });
  expect(await versionsOf(deps, accountId)).toHaveLength(1);
});

test("where a person looks at the diet first, the plan is the training alone", async ({ deps }) => {
  const { accountId } = await aPlannedMember(deps, { ...plainAnswers, e1: true });
  const [document] = await documentsOf(deps, accountId);
  expect(document).toMatchObject({ diet: null, targets: null, safety: { diet: "C", training: "B" } });
  expect(document?.training?.isLimited).toBe(true);
  expect(document?.reasons.every(({ path }) => path.startsWith("training"))).toBe(true);
  expect(await getPlan(deps, accountId)).toMatchObject({ diet: null, targets: null, reasons: [], shopping: [] });
});

test("where a person looks at the training first, the plan is the diet alone", async ({ deps }) => {
  const { accountId } = await aPlannedMember(deps, { ...plainAnswers, s8: "amamentando" });
  const [document] = await documentsOf(deps, accountId);
  expect(document).toMatchObject({ training: null, safety: { training: "C" } });
  expect(document?.basedOn.programme).toBeUndefined();
  expect(await getPlan(deps, accountId)).toMatchObject({ training: null, trainer: null, trainingReasons: [] });
});

test("a training that fails to be composed leaves the diet whole", async ({ deps }) => {
  const composer: Deps["composer"] = {
    ...deps.composer,
    run: (request) => (request.training ? Promise.reject(new Error("no exercise")) : deps.composer.run(request)),
  };
  const { accountId } = await aPlannedMember({ ...deps, composer });
  expect(await versionsOf(deps, accountId)).toMatchObject([
    { dietMethod: "foods", training: "A", programmeVersion: null, exercisesVersion: null },
  ]);
  await completeIntake(deps, accountId);
  const [, second] = await documentsOf(deps, accountId);
  expect(second?.madeIn).toEqual({ diet: 1, training: 2 });
});

test("the member reads sessions, trainer and sentences, and no exercise of a region that hurts now", async ({
  deps,
}) => {
  const { accountId } = await aPlannedMember(deps);
  const plan = await getPlan(deps, accountId);
  expect(plan).toMatchObject({
    madeIn: { diet: 1, training: 1 },
    trainer: { name: "Rafael Nunes", profession: "Profissional de educação física", registration: "CREF 000000-G/SP" },
  });
  expect(plan?.trainingReasons.length).toBeGreaterThan(2);
  await save(deps, accountId, { m7: [{ region: "joelho", pain: 3 }] });
  const changed = await getPlan(deps, accountId);
  expect(changed?.training).not.toEqual(plan?.training);
  await save(deps, accountId, { s2: true });
  expect(await getPlan(deps, accountId)).toMatchObject({ training: null, trainer: null, trainingReasons: [] });
});
