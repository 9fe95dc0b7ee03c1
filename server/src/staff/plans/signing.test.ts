import { randomUUID } from "node:crypto";
import { PlanDocument } from "@app/contract/plan-document";
import type { PlanView } from "@app/contract/plans";
import type { HalfDraft } from "@app/contract/staff/plans";
import { rebaseDraft } from "@app/engine/plans/rebase/rebase-draft";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { completeIntake } from "../../intake/complete-intake.ts";
import { promisesOf, save } from "../../intake/testing/answering.ts";
import { sendMessages } from "../../messages/send-messages.ts";
import { versionsOf } from "../../plans/testing/plans.ts";
import { test } from "../../testing/http.ts";
import { untilDaytime } from "../../testing/test.ts";
import { aStaffMember } from "../testing/a-staff-member.ts";
import { aPlanToEdit } from "./testing/a-plan-to-edit.ts";
import { aDraft, currentOf, signersOf, withEarlyDinner, withMoreRest } from "./testing/signing.ts";

const KEPT = "Está funcionando: seguimos assim por mais duas semanas.";

async function tracesOf({ db }: Deps, accountId: string) {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from plan_versions where account_id = ${accountId}) as versions,
    (select count(*)::int from plan_signatures where account_id = ${accountId}) as signatures,
    (select count(*)::int from plan_drafts where account_id = ${accountId} and sealed is not null) as drafts,
    (select count(*)::int from messages where account_id = ${accountId} and template = 'plan-signed') as messages,
    (select count(*)::int from promises where account_id = ${accountId} and kind = 'definitive-plan'
      and fulfilled_at is not null) as kept,
    (select count(*)::int from promises where account_id = ${accountId} and kind like 'fortnightly-%'
      and state = 'running') as fortnights,
    (select count(*)::int from staff_audit where account_id = ${accountId} and action = 'plan.publish') as audited
    `.execute(db);
  return rows[0];
}

const NOT_YET = { versions: 1, signatures: 0, messages: 0, kept: 0, fortnights: 0, audited: 0 };
const PUBLISHED = {
  versions: 2,
  signatures: 2,
  drafts: 0,
  messages: 1,
  kept: 1,
  fortnights: 2,
  audited: 1,
};

test("the plan that was bought is announced at once, on the day on which the provisional one was", async ({
  api,
  deps,
  clock,
}) => {
  clock.advance(untilDaytime(clock.now()));
  const plan = await aPlanToEdit(deps);
  const sent = async () => {
    await sendMessages(deps);
    const { rows } = await sql<{ template: string }>`select template from messages
      where account_id = ${plan.accountId} and template like 'plan-%' and status = 'sent' order by settled_at`.execute(
      deps.db,
    );
    return rows.map(({ template }) => template);
  };
  const before = await sent();
  expect(before).toEqual(["plan-ready"]);
  const { write, sign } = signersOf(api, deps, plan);
  await write("diet", { change: withEarlyDinner });
  await write("training", { kept: KEPT });
  await sign("diet");
  await sign("training");
  expect(await sent()).toEqual(["plan-ready", "plan-signed"]);
});

test("both sign, the second signature publishes: version, signatures, promises and notice, once", async ({
  api,
  deps,
}) => {
  const plan = await aPlanToEdit(deps);
  const { write, sign } = signersOf(api, deps, plan);
  await write("diet", { change: withEarlyDinner });
  await write("training", { kept: KEPT });
  const first = await sign("diet");
  expect(first.body.return?.halves.diet.signature).toMatchObject({ staffId: plan.nutri.id });
  expect(await tracesOf(deps, plan.accountId)).toEqual({ ...NOT_YET, drafts: 2 });
  const key = randomUUID();
  const revision = 1;
  const second = await sign("training", { key, revision });
  expect(second.body.return?.versions[0]).toMatchObject({ version: 2, kind: "definitive" });
  expect(await tracesOf(deps, plan.accountId)).toEqual(PUBLISHED);
  expect((await sign("training", { key, revision })).status).toBe(200);
  expect(await tracesOf(deps, plan.accountId)).toEqual(PUBLISHED);

  const { document, content } = await currentOf(deps, plan.accountId);
  expect(PlanDocument.parse(document)).toEqual(document);
  expect(document).toMatchObject({
    version: 2,
    kind: "definitive",
    basedOn: { plan: 1 },
    madeIn: { diet: 2, training: 1 },
  });
  expect(content?.changes).toMatchObject({ from: 1, kept: { diet: null, training: KEPT } });
});

test("the member reads who signed, with the code, and no due date", async ({ api, deps }) => {
  const plan = await aPlanToEdit(deps);
  const { write, sign } = signersOf(api, deps, plan);
  await write("diet", { change: withEarlyDinner });
  await write("training", { kept: KEPT });
  await sign("diet");
  await sign("training");
  const { body } = await api<{ plan: PlanView }>("GET", "/v1/account/plan", { headers: plan.headers });
  const { council, name } = await deps.db
    .selectFrom("staff")
    .select(["name", "council"])
    .where("id", "=", plan.nutri.id)
    .executeTakeFirstOrThrow();
  expect(body.return?.plan).toMatchObject({
    kind: "definitive",
    definitiveBy: null,
    isLate: false,
    responsible: { name, profession: "Nutricionista", registration: `${council} 00000` },
    trainer: { profession: "Profissional de educação física", registration: "CREF 00000" },
    code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
  });
});

/** What the second version needs, after a first definitive one. */
const NEEDS: [
  string,
  { diet: string; training: string },
  Parameters<ReturnType<typeof signersOf>["write"]>[1] | null,
][] = [
  ["changed diet, untouched training", { diet: "signature", training: "acknowledgement" }, null],
  ["changed diet, kept training", { diet: "signature", training: "signature" }, { kept: KEPT }],
  ["changed diet, changed training", { diet: "signature", training: "signature" }, { change: withMoreRest }],
];

test.for(NEEDS)("a fortnight with a %s needs %o", async ([, needs, training], { api, deps }) => {
  const plan = await aPlanToEdit(deps);
  const { call, write, sign, acknowledge } = signersOf(api, deps, plan);
  await write("diet", { kept: KEPT });
  await write("training", { kept: KEPT });
  await sign("diet");
  await sign("training");
  await write("diet", { change: withEarlyDinner });
  if (training) await write("training", training);
  const { body } = await call("GET", "diet", "");
  expect({ diet: body.return?.halves.diet.needs, training: body.return?.halves.training.needs }).toEqual(needs);
  expect((await sign("diet")).status).toBe(200);
  expect(await versionsOf(deps, plan.accountId)).toHaveLength(2);
  const last = training ? await sign("training") : await acknowledge("training");
  expect(last.body.return?.versions[0]?.version).toBe(3);
  const acts = last.body.return?.versions[0]?.signers.map(({ half, act }) => [half, act]);
  expect(acts).toEqual([
    ["diet", "signed"],
    ["training", training ? "signed" : "acknowledged"],
  ]);
  const running = (await promisesOf(deps, plan.accountId)).filter(
    ({ kind, state }) => kind.startsWith("fortnightly") && state === "running",
  );
  expect(running.map(({ kind, subject }) => `${kind} ${subject}`).toSorted()).toEqual([
    "fortnightly-diet plan-3",
    `fortnightly-training plan-${training ? 3 : 2}`,
  ]);
});

test("a plan that is kept with a reason, as the suggestion is not taken, is published and keeps the promise", async ({
  api,
  deps,
}) => {
  const plan = await aPlanToEdit(deps);
  const { write, sign } = signersOf(api, deps, plan);
  for (const half of ["diet", "training"] as const) await write(half, { kept: KEPT });
  await sign("diet");
  await sign("training");
  expect(await tracesOf(deps, plan.accountId)).toEqual(PUBLISHED);
  const { document, content } = await currentOf(deps, plan.accountId);
  expect(content?.changes?.changes).toEqual([]);
  expect(document.targets).toEqual(plan.document.targets);
  expect(document.diet).toEqual(plan.document.diet);
  expect(document.madeIn).toEqual({ diet: 1, training: 1 });
});

test("nothing that is unchanged without a reason, unread, outdated or without its reasons is signed", async ({
  api,
  deps,
}) => {
  const plan = await aPlanToEdit(deps);
  const { call, write, sign, revisionOf } = signersOf(api, deps, plan);
  expect((await sign("diet")).body.error).toBe("plan-unchanged");
  await write("diet");
  expect((await sign("diet")).body.error).toBe("plan-unchanged");
  await write("diet", { change: withEarlyDinner });
  expect((await sign("diet", { revision: 1 })).body.error).toBe("draft-changed");
  const { body } = await call("GET", "diet", "");
  const draft = body.return?.halves.diet.draft;
  if (!draft) throw new Error("no draft");
  const unreasoned = { ...draft, notes: { ...draft.notes, reasons: {} } };
  const revision = await revisionOf("diet");
  await call("POST", "diet", "/diet/draft", { key: randomUUID(), revision, basedOn: 1, draft: unreasoned });
  expect((await sign("diet")).body.error).toBe("plan-locked");
  expect(await tracesOf(deps, plan.accountId)).toMatchObject(NOT_YET);
});

test("where numbers are hidden a sentence with a figure is not signed", async ({ api, deps }) => {
  const plan = await aPlanToEdit(deps, { p1: "esconder-tudo" });
  const { write, sign } = signersOf(api, deps, plan);
  await write("training", { kept: KEPT });
  await write("diet", { kept: "Seguem as 1.650 kcal, que dão conta." });
  expect((await sign("diet")).body.error).toBe("plan-locked");
  await write("diet", { kept: "Segue como está, e dá conta." });
  expect((await sign("diet")).status).toBe(200);
});

test("a half that was begun on an older version is not signed", async ({ api, deps }) => {
  const plan = await aPlanToEdit(deps);
  const { write, sign } = signersOf(api, deps, plan);
  await write("diet", { change: withEarlyDinner });
  await save(deps, plan.accountId, { f1: "vegano" });
  await completeIntake(deps, plan.accountId);
  expect(await versionsOf(deps, plan.accountId)).toHaveLength(2);
  expect((await sign("diet")).body.error).toBe("plan-outdated");
});

test("the same draft rebased on the newer version is signed, with its edits and with what is new", async ({
  api,
  deps,
}) => {
  const plan = await aPlanToEdit(deps);
  const { call, write, sign } = signersOf(api, deps, plan);
  await write("diet", { change: withEarlyDinner });
  await save(deps, plan.accountId, { f1: "vegano" });
  await completeIntake(deps, plan.accountId);
  const { halves, current } = (await call("GET", "diet", "")).body.return ?? {};
  const earlier = await call("GET", "diet", "/versions/1");
  const base = (earlier.body.return as unknown as { document: PlanDocument }).document;
  const [mine, onto] = [halves?.diet.draft, current?.document];
  if (!halves || !mine || !onto) throw new Error("there is no draft or no plan");
  const { draft, conflicts } = rebaseDraft(mine, { base, onto });
  expect(conflicts).toEqual([]);
  const { revision } = halves.diet;
  const body = { key: randomUUID(), revision, basedOn: current?.version, draft };
  expect((await call("POST", "diet", "/diet/draft", body)).status).toBe(200);
  const signed = await sign("diet");
  expect(signed.status).toBe(200);
  expect(signed.body.return?.halves.diet).toMatchObject({ basedOn: 2, signature: {} });
  const after = signed.body.return?.halves.diet.draft as Extract<HalfDraft, { half: "diet" }>;
  const expected = withEarlyDinner(structuredClone(onto)).diet;
  expect(after.diet).toEqual(expected);
});

test("a lock holds for everybody; a half that was signed before it is not published either", async ({ api, deps }) => {
  const plan = await aPlanToEdit(deps);
  const { write, sign } = signersOf(api, deps, plan);
  await write("diet", { change: withEarlyDinner });
  await write("training", { kept: KEPT });
  await sign("diet");
  // Level C since: a person reads first.
  await save(deps, plan.accountId, { s9: { marked: ["gota"] } });
  expect((await sign("training")).body.error).toBe("plan-outdated");
  await write("training", { kept: KEPT });
  expect((await sign("training")).body.error).toBe("plan-locked");
  expect(await tracesOf(deps, plan.accountId)).toMatchObject({ ...NOT_YET, versions: 2 });
});

test("the other profession, an administrator and a second factor that is not fresh sign nothing", async ({
  api,
  deps,
  clock,
}) => {
  const plan = await aPlanToEdit(deps);
  const { call, write, sign, acknowledge } = signersOf(api, deps, plan);
  await write("diet", { change: withEarlyDinner });
  const body = { key: randomUUID(), revision: 1 };
  expect((await call("POST", "training", "/diet/signature", body)).body.error).toBe("staff-not-permitted");
  expect((await call("POST", "training", "/diet/acknowledgement", body)).body.error).toBe("staff-not-permitted");
  const admin = await aStaffMember(deps, { role: "admin" });
  const byAdmin = await api("POST", `${plan.path}/diet/signature`, { headers: admin.headers, body });
  expect(byAdmin.body.error).toBe("staff-not-permitted");
  expect((await acknowledge("training")).body.error).toBe("draft-changed");
  clock.advance(6 * 60_000);
  expect((await sign("diet")).body.error).toBe("staff-confirmation-needed");
  expect(await tracesOf(deps, plan.accountId)).toMatchObject(NOT_YET);
});

test("a signature is taken back before publication, by its own professional, and the half is written again", async ({
  api,
  deps,
}) => {
  const plan = await aPlanToEdit(deps);
  const { call, write, sign, withdraw } = signersOf(api, deps, plan);
  await write("diet", { change: withEarlyDinner });
  await sign("diet");
  expect((await sign("diet")).body.error).toBe("draft-signed");
  expect((await call("DELETE", "training", "/diet/signature")).body.error).toBe("staff-not-permitted");
  expect((await withdraw("diet")).body.return?.halves.diet.signature).toBeNull();
  expect((await withdraw("diet")).status).toBe(200);
  expect(await write("diet", { kept: KEPT })).toBe(2);
});

test("what the other professional saw counts for that signature alone", async ({ api, deps }) => {
  const plan = await aPlanToEdit(deps);
  const { write, sign, withdraw, acknowledge } = signersOf(api, deps, plan);
  for (const half of ["diet", "training"] as const) await write(half, { kept: KEPT });
  await sign("diet");
  await sign("training");
  await write("diet", { change: withEarlyDinner });
  await sign("diet");
  await withdraw("diet");
  expect((await acknowledge("training")).body.error).toBe("draft-changed");
  await sign("diet");
  expect((await acknowledge("training")).body.return?.versions[0]?.version).toBe(3);
});

test("both sign at the same moment: it is published once", async ({ api, deps }) => {
  const plan = await aPlanToEdit(deps);
  const { write, sign } = signersOf(api, deps, plan);
  for (const half of ["diet", "training"] as const) await write(half, { kept: KEPT });
  const replies = await Promise.all([sign("diet", { revision: 1 }), sign("training", { revision: 1 })]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await tracesOf(deps, plan.accountId)).toEqual(PUBLISHED);
});

test("the engine makes nothing over a signed plan; a stricter answer takes its half away at once", async ({
  api,
  deps,
}) => {
  const plan = await aPlanToEdit(deps);
  const { write, sign } = signersOf(api, deps, plan);
  for (const half of ["diet", "training"] as const) await write(half, { kept: KEPT });
  await sign("diet");
  await sign("training");
  await save(deps, plan.accountId, { f8: "noite" });
  await completeIntake(deps, plan.accountId);
  expect(await versionsOf(deps, plan.accountId)).toHaveLength(2);
  await save(deps, plan.accountId, { f1: "vegano" });
  await completeIntake(deps, plan.accountId);
  expect(await versionsOf(deps, plan.accountId)).toHaveLength(3);
  const { body } = await api<{ plan: PlanView }>("GET", "/v1/account/plan", { headers: plan.headers });
  expect(body.return?.plan).toMatchObject({ version: 3, kind: "provisional", withdrawal: { reasons: ["eating"] } });
  expect(body.return?.plan.training).not.toBeNull();
});

test("a save says what the check finds in its half", async ({ api, deps }) => {
  const plan = await aPlanToEdit(deps);
  const { call, write } = signersOf(api, deps, plan);
  const revision = await write("training", { kept: KEPT });
  const { document, version } = await currentOf(deps, plan.accountId);
  const { checkPlan } = deps;
  deps.checkPlan = () => [
    { code: "excluded-food", where: "diet.d1.almoco.1", text: "Pão francês (glúten)" },
    { code: "loaded-joint", where: "training.A.1", text: "Agachamento (joelho)" },
  ];
  try {
    const draft = aDraft(document, { half: "training", kept: KEPT });
    const body = { key: randomUUID(), revision, basedOn: version, draft };
    expect((await call("POST", "training", "/training/draft", body)).body.return?.findings).toEqual([
      { half: "training", code: "loaded-joint", where: "training.A.1", text: "Agachamento (joelho)", isWarning: false },
    ]);
  } finally {
    deps.checkPlan = checkPlan;
  }
});

test("what the check finds stands in the editor and keeps the plan from being published, whoever signs", async ({
  api,
  deps,
}) => {
  const plan = await aPlanToEdit(deps);
  const { call, write, sign } = signersOf(api, deps, plan);
  await write("diet", { change: withEarlyDinner });
  await write("training", { kept: KEPT });
  await sign("diet");
  const { checkPlan } = deps;
  deps.checkPlan = () => [
    { code: "excluded-food", where: "diet.d1.almoco.1", text: "Pão francês (glúten)" },
    { code: "warning:excluded-word", where: "training.notes", text: "“correr”" },
  ];
  try {
    expect((await call("GET", "diet", "")).body.return?.findings).toMatchObject([
      { half: "diet", code: "excluded-food", isWarning: false },
      { half: "training", isWarning: true },
    ]);
    expect((await sign("training")).body.error).toBe("plan-locked");
    expect(await tracesOf(deps, plan.accountId)).toMatchObject(NOT_YET);
    deps.checkPlan = () => [{ code: "warning:excluded-word", where: "training.notes", text: "“correr”" }];
    expect((await sign("training")).status).toBe(200);
  } finally {
    deps.checkPlan = checkPlan;
  }
  expect(await tracesOf(deps, plan.accountId)).toEqual(PUBLISHED);
});
