import { randomUUID } from "node:crypto";
import type { PlanDocument } from "@app/contract/plan-document";
import type { PlanView } from "@app/contract/plans";
import type { PlanEditor } from "@app/contract/staff/plans";
import { isExcluded } from "@app/engine/exclusions/exclusions";
import type { Answers } from "@app/engine/intake/answers";
import { findFood } from "@app/engine/nutrition/catalogue/catalogue";
import { replaceFood } from "@app/engine/plans/edits/diet/items";
import { expect } from "vitest";
import { readLimits } from "../../../assistant/read-limits.ts";
import type { Deps } from "../../../deps.ts";
import { save } from "../../../intake/testing/answering.ts";
import { withdrawalsOf } from "../../../plans/testing/plans.ts";
import { type Api, test } from "../../../testing/http.ts";
import { killAtSomeStatements } from "../../../testing/killed.ts";
import { aPlanToEdit } from "../testing/a-plan-to-edit.ts";
import { signersOf, withMoreRest } from "../testing/signing.ts";
import { allowFood } from "./allow-food.ts";

const BANANA = "taco:182";
const MILK = "own:leite";
const LACTOSE: Answers = { s12: { items: ["lactose"], other: "", severe: false } };
const allergyTo = (other: string, severe = false): Answers => ({ s12: { items: [], other, severe } });
const REASON = "Teste de provocação negativo em outubro, laudo na pasta.";

/** Something of the milk shelf is ordinary milk, as the editor swaps it. */
function withMilk(document: PlanDocument): PlanDocument {
  const { diet, targets } = document;
  const items = diet?.method === "foods" ? diet.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items)) : [];
  const shelf = items.find(({ food }) => findFood(food)?.group === findFood(MILK)?.group);
  if (!shelf) throw new Error("the plan has nothing of the milk shelf");
  const draft = { half: "diet", targets, diet, notes: { reasons: {}, kept: null, withoutCall: null } } as const;
  const next = replaceFood(draft, shelf.id, MILK);
  return next.half === "diet" ? { ...document, diet: next.diet } : document;
}

async function aMemberWithout(api: Api, deps: Deps, answers: Answers, food = BANANA) {
  const plan = await aPlanToEdit(deps, answers);
  const path = plan.path.replace(/\/plan$/, "/food-overrides");
  const { headers } = plan.nutri;
  const editor = async () => {
    const { body } = await api<PlanEditor>("GET", plan.path, { headers });
    if (!body.return) throw new Error("there is no editor");
    return body.return;
  };
  return {
    ...plan,
    editor,
    signers: signersOf(api, deps, plan),
    allow: (more: object = {}, who: Record<string, string> = headers) =>
      api("POST", path, { headers: who, body: { key: randomUUID(), food, reason: REASON, ...more } }),
    revoke: (more: object = {}) =>
      api("POST", `${path}/revocation`, { headers, body: { key: randomUUID(), food, ...more } }),
  };
}

const actsOf = async ({ db }: Deps, accountId: string) =>
  (
    await db
      .selectFrom("staffAudit")
      .select("action")
      .where("accountId", "=", accountId)
      .where("action", "like", "food.%")
      .orderBy("at")
      .execute()
  ).map(({ action }) => action);

test("a food that an allergy excludes is allowed with a reason: editor, lock, view and assistant read it", {
  timeout: 60_000,
}, async ({ api, deps }) => {
  const member = await aMemberWithout(api, deps, LACTOSE, MILK);
  const { accountId, signers, nutri } = member;
  expect(isExcluded((await member.editor()).context.exclusions, MILK)).toBe(true);
  await signers.write("diet", { change: withMilk });
  await signers.write("training", { change: withMoreRest });
  expect((await signers.sign("diet")).body.error).toBe("plan-locked");

  const key = randomUUID();
  expect((await member.allow({ key })).status).toBe(200);
  expect((await member.allow({ key })).status).toBe(200);
  expect((await member.allow()).body.error).toBe("food-not-excluded");
  const { name } = await deps.db
    .selectFrom("staff")
    .select("name")
    .where("id", "=", nutri.id)
    .executeTakeFirstOrThrow();
  const editor = await member.editor();
  expect(editor.overrides).toEqual([
    { food: MILK, name: "Leite integral", reason: REASON, by: name, at: expect.any(String), isStanding: true },
  ]);
  expect(isExcluded(editor.context.exclusions, MILK)).toBe(false);
  expect(isExcluded(editor.context.exclusions, "taco:461")).toBe(true);
  expect(editor.findings.filter(({ isWarning }) => !isWarning)).toEqual([]);
  expect(isExcluded((await readLimits(deps, deps.db, accountId)).exclusions, MILK)).toBe(false);
  expect(await actsOf(deps, accountId)).toEqual(["food.allow"]);

  await signers.sign("diet");
  await signers.sign("training");
  const { body } = await api<{ plan: PlanView }>("GET", "/v1/account/plan", { headers: member.headers });
  expect(body.return?.plan).toMatchObject({ version: 2, kind: "definitive", diet: { method: "foods" } });
  expect(JSON.stringify(body.return?.plan.diet)).toContain(JSON.stringify(MILK));

  const rows = await deps.db.selectFrom("foodOverrides").selectAll().where("accountId", "=", accountId).execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.sealed.includes(REASON)).toBe(false);
  const timeline = await api("GET", member.path.replace("/plan", "/timeline"), { headers: nutri.headers });
  expect(JSON.stringify(timeline.body.return)).toContain("Alimento liberado: Leite integral");
});

test("taken back, a plan that has the food goes in the same transaction, and its member is told", {
  timeout: 60_000,
}, async ({ api, deps, clock }) => {
  const member = await aMemberWithout(api, deps, LACTOSE, MILK);
  const { accountId, signers, nutri } = member;
  await member.allow();
  await signers.write("diet", { change: withMilk });
  await signers.write("training", { change: withMoreRest });
  await signers.sign("diet");
  await signers.sign("training");
  clock.advance(1_000);
  const key = randomUUID();
  expect((await member.revoke({ key })).status).toBe(200);
  expect((await member.revoke({ key })).status).toBe(200);
  expect((await member.revoke()).status).toBe(404);

  expect(await withdrawalsOf(deps, accountId)).toMatchObject([
    { version: 2, reasons: ["diet-check"], source: "professional" },
  ]);
  const { body } = await api<{ plan: PlanView }>("GET", "/v1/account/plan", { headers: member.headers });
  expect(body.return?.plan).toMatchObject({ version: 3, kind: "provisional" });
  expect(JSON.stringify(body.return?.plan.diet)).not.toContain(JSON.stringify(MILK));
  const messages = deps.db.selectFrom("messages").select("template").where("accountId", "=", accountId);
  expect(await messages.where("template", "=", "plan-withdrawn").execute()).toHaveLength(1);
  expect(await actsOf(deps, accountId)).toEqual(["food.allow", "food.revoke"]);
  expect((await member.editor()).overrides).toEqual([]);
  const timeline = await api("GET", member.path.replace("/plan", "/timeline"), { headers: nutri.headers });
  expect(JSON.stringify(timeline.body.return)).toContain("A equipe deixou de liberar um alimento.");
});

test.for<[why: string, answers: Answers, food: string]>([
  ["an allergy with a severe reaction", allergyTo("banana", true), BANANA],
  ["coeliac disease", { s9: { marked: ["doenca-celiaca"] } }, "taco:53"],
])("nobody allows what %s excludes", { timeout: 60_000 }, async ([, answers, food], { api, deps }) => {
  const member = await aMemberWithout(api, deps, answers);
  expect((await member.allow({ food })).body.error).toBe("food-final");
  expect(await actsOf(deps, member.accountId)).toEqual([]);
  expect((await member.editor()).overrides).toEqual([]);
});

test("an answer that comes later excludes the food again", { timeout: 60_000 }, async ({ api, deps }) => {
  const member = await aMemberWithout(api, deps, { f2: ["banana"] });
  await member.allow();
  await save(deps, member.accountId, allergyTo("banana"));
  const editor = await member.editor();
  expect(editor.overrides).toMatchObject([{ food: BANANA, isStanding: false }]);
  expect(isExcluded(editor.context.exclusions, BANANA)).toBe(true);
});

test("the trainer, and a nutritionist whose second factor is not fresh, allow nothing", {
  timeout: 60_000,
}, async ({ api, deps, clock }) => {
  const member = await aMemberWithout(api, deps, allergyTo("banana"));
  expect((await member.allow({}, member.trainer.headers)).body.error).toBe("staff-not-permitted");
  expect((await member.allow({ reason: "ok" })).status).toBe(422);
  clock.advance(6 * 60_000);
  expect((await member.allow()).body.error).toBe("staff-confirmation-needed");
  expect(await actsOf(deps, member.accountId)).toEqual([]);
});

test("killed before any of its statements, the act leaves its record with its audit row, or nothing", {
  timeout: 60_000,
}, async ({ api, deps, databaseUrl }) => {
  const { accountId, nutri } = await aMemberWithout(api, deps, allergyTo("banana"));
  const staff = await deps.db.selectFrom("staff").selectAll().where("id", "=", nutri.id).executeTakeFirstOrThrow();
  const acting = { key: randomUUID(), memberId: accountId, staff, food: BANANA, reason: REASON, ip: null } as unknown;
  const traces = async () => [
    (await deps.db.selectFrom("foodOverrides").select("id").where("accountId", "=", accountId).execute()).length,
    (await actsOf(deps, accountId)).length,
  ];
  await killAtSomeStatements(
    databaseUrl,
    (db) => allowFood({ ...deps, db }, acting as Parameters<typeof allowFood>[1]),
    async () =>
      expect([
        [0, 0],
        [1, 1],
      ]).toContainEqual(await traces()),
  );
  expect(await traces()).toEqual([1, 1]);
});
