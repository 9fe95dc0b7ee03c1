import type { PlanView } from "@app/contract/plans";
import type { PlanEditor } from "@app/contract/staff/plans";
import { isExcluded } from "@app/engine/exclusions/exclusions";
import type { Answers } from "@app/engine/intake/answers";
import { exclusionsIn } from "@app/engine/plans/withdrawal/new-limits";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { loadInput } from "../../intake/assessments/load-input.ts";
import { completeIntake } from "../../intake/complete-intake.ts";
import { save } from "../../intake/testing/answering.ts";
import { openedPlan, versionsOf, withdrawalsOf } from "../../plans/testing/plans.ts";
import { type Api, test } from "../../testing/http.ts";
import { getQueue } from "../queue/get-queue.ts";
import { sweepAttention } from "../queue/sweep-attention.ts";
import { aPlanToEdit } from "./testing/a-plan-to-edit.ts";
import { signersOf, withEarlyDinner, withMoreRest } from "./testing/signing.ts";

/** A plan that both professionals signed: version 2. */
async function aSignedPlan(api: Api, deps: Deps) {
  const plan = await aPlanToEdit(deps);
  const signers = signersOf(api, deps, plan);
  await signers.write("diet", { change: withEarlyDinner });
  await signers.write("training", { change: withMoreRest });
  await signers.sign("diet");
  await signers.sign("training");
  return { ...plan, signers };
}

async function readPlan(api: Api, headers: Record<string, string>): Promise<PlanView> {
  const { body } = await api<{ plan: PlanView | null }>("GET", "/v1/account/plan", { headers });
  if (!body.return?.plan) throw new Error("there is no plan");
  return body.return.plan;
}

const EGGS: Answers = { s12: { items: ["ovo"], other: "", severe: false } };

test("an allergy takes a signed plan away at once: the engine's stands in its place, and everybody reads why", {
  timeout: 60_000,
}, async ({ api, deps }) => {
  const { accountId, headers, path, nutri, trainer } = await aSignedPlan(api, deps);
  await save(deps, accountId, EGGS);

  expect(await withdrawalsOf(deps, accountId)).toMatchObject([
    { version: 2, reasons: ["allergy", "diet-row"], source: "answers", at: expect.any(Date) },
  ]);
  const versions = await versionsOf(deps, accountId);
  expect(versions.map(({ kind }) => kind)).toEqual(["provisional", "definitive", "provisional"]);
  const [, signed, made] = versions.map((row) => openedPlan(deps, row).document);
  expect(made?.training).toEqual(signed?.training);
  expect(made?.madeIn?.training).toBe(signed?.madeIn?.training);

  const { name: nameOfTrainer } = await deps.db
    .selectFrom("staff")
    .select("name")
    .where("id", "=", trainer.id)
    .executeTakeFirstOrThrow();
  const view = await readPlan(api, headers);
  expect(view).toMatchObject({
    version: 3,
    kind: "provisional",
    diet: { method: "foods" },
    trainer: { name: nameOfTrainer },
    withdrawal: {
      version: 2,
      text: "Tiramos o plano de antes porque você contou uma alergia ou intolerância.",
    },
  });
  const encryption = deps.keyRing.encryption("health-data");
  const exclusions = exclusionsIn(await loadInput(deps, deps.db, { accountId, encryption }));
  const foods = view.diet?.method === "foods" ? view.diet.days.flatMap(({ meals }) => meals) : [];
  expect(foods.flatMap(({ items }) => items).filter(({ food }) => isExcluded(exclusions, food))).toEqual([]);

  await sweepAttention(deps);
  const whyOf = async (staffId: string) =>
    (await getQueue(deps, staffId)).items.find(({ memberId }) => memberId === accountId)?.why ?? "";
  expect(await whyOf(nutri.id)).toMatch(/plano retirado: alergia ou intolerância nova/i);
  expect(await whyOf(trainer.id)).not.toMatch(/plano retirado/i);
  const editor = await api<PlanEditor>("GET", path, { headers: nutri.headers });
  expect(editor.body.return?.versions.find(({ version }) => version === 2)).toMatchObject({
    withdrawn: { cause: "alergia ou intolerância nova" },
  });
  const timeline = await api("GET", path.replace("/plan", "/timeline"), { headers: nutri.headers });
  expect(JSON.stringify(timeline.body.return)).toContain("Plano v2 retirado");
});

test("signed again, nothing of the withdrawal is said any more", { timeout: 60_000 }, async ({ api, deps }) => {
  const { accountId, headers, nutri, signers } = await aSignedPlan(api, deps);
  await save(deps, accountId, EGGS);
  await signers.write("diet", { change: withEarlyDinner });
  await signers.write("training", { change: withMoreRest });
  await signers.sign("diet");
  await signers.sign("training");
  const view = await readPlan(api, headers);
  expect(view).toMatchObject({ version: 4, kind: "definitive" });
  expect(view.withdrawal).toBeUndefined();
  await sweepAttention(deps);
  expect(JSON.stringify(await getQueue(deps, nutri.id))).not.toMatch(/plano retirado/i);
});

test.for<[why: string, answers: Answers, reasons: string[], gone: ("diet" | "training")[]]>([
  ["a way of eating", { f1: "vegano" }, ["eating"], ["diet"]],
  ["a pain of 8", { m7: [{ region: "joelho", pain: 8 }] }, ["pain", "training-row"], ["training"]],
  ["a pain of 5", { m7: [{ region: "ombro", pain: 5 }] }, ["pain"], ["training"]],
  ["coeliac disease", { s9: { marked: ["doenca-celiaca"] } }, ["coeliac", "diet-row"], ["diet"]],
  ["an allergy that nobody can read", { s12: { items: [], other: "xpto zzz", severe: false } }, ["allergy"], ["diet"]],
])(
  "%s takes what it is about, and leaves the other half as it was signed",
  {
    timeout: 60_000,
  },
  async ([, answers, reasons, gone], { api, deps }) => {
    const { accountId } = await aSignedPlan(api, deps);
    await save(deps, accountId, answers);
    const [withdrawal] = await withdrawalsOf(deps, accountId);
    expect(withdrawal?.reasons).toEqual(expect.arrayContaining(reasons));
    const [, signed, made] = (await versionsOf(deps, accountId)).map((row) => openedPlan(deps, row).document);
    for (const half of ["diet", "training"] as const) {
      const isSame = JSON.stringify(made?.[half]) === JSON.stringify(signed?.[half]);
      expect([half, isSame]).toEqual([half, !gone.includes(half)]);
    }
  },
);

test.for<[why: string, answers: Answers]>([
  ["a dislike", { f2: ["arroz", "feijão", "ovo"] }],
  ["a slight pain", { m7: [{ region: "joelho", pain: 2 }] }],
  ["another goal", { q05: 81.5, f4: "marmita" }],
])("%s takes no signed plan away", { timeout: 60_000 }, async ([, answers], { api, deps }) => {
  const { accountId, headers } = await aSignedPlan(api, deps);
  await save(deps, accountId, answers);
  await completeIntake(deps, accountId);
  expect(await withdrawalsOf(deps, accountId)).toEqual([]);
  expect(await readPlan(api, headers)).toMatchObject({ version: 2, kind: "definitive", diet: { method: "foods" } });
});

test("what was signed and stayed is not the engine's to change: other answers leave it alone", {
  timeout: 60_000,
}, async ({ api, deps }) => {
  const { accountId } = await aSignedPlan(api, deps);
  await save(deps, accountId, EGGS);
  await save(deps, accountId, { m4: 5, f4: "marmita" });
  await completeIntake(deps, accountId);
  const opened = (await versionsOf(deps, accountId)).map((row) => openedPlan(deps, row).document);
  expect(opened.at(-1)?.training).toEqual(opened[1]?.training);
});

test("at level C nothing stands in its place until a person has decided; the same answer twice is one withdrawal", {
  timeout: 60_000,
}, async ({ api, deps }) => {
  const { accountId, headers } = await aSignedPlan(api, deps);
  await save(deps, accountId, { s8: "gravida" });
  await save(deps, accountId, { s8: "gravida" });
  await completeIntake(deps, accountId);
  expect(await versionsOf(deps, accountId)).toHaveLength(2);
  expect(await withdrawalsOf(deps, accountId)).toHaveLength(1);
  expect(await readPlan(api, headers)).toMatchObject({
    diet: null,
    training: null,
    withdrawal: { version: 2, reasons: ["diet-row", "training-row"] },
  });
});

test("closing the questionnaire with the answer in it withdraws as well", { timeout: 60_000 }, async ({
  api,
  deps,
}) => {
  const { accountId } = await aSignedPlan(api, deps);
  await save(
    { ...deps, syncKinds: deps.syncKinds.map((kind) => ({ ...kind, afterSave: async () => undefined })) },
    accountId,
    EGGS,
  );
  expect(await withdrawalsOf(deps, accountId)).toEqual([]);
  await completeIntake(deps, accountId);
  expect(await withdrawalsOf(deps, accountId)).toHaveLength(1);
  expect(await versionsOf(deps, accountId)).toHaveLength(3);
});

test("the database changes no withdrawal, and deletes none before its account", async ({ deps }) => {
  const { accountId } = await aPlanToEdit(deps);
  await save(deps, accountId, EGGS);
  for (const statement of [
    sql`update plan_withdrawals set source = 'rules' where account_id = ${accountId}`,
    sql`delete from plan_withdrawals where account_id = ${accountId}`,
  ])
    await expect(statement.execute(deps.db)).rejects.toThrow("append-only");
});
