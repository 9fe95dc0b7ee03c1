import type { IntakeView } from "@app/contract/intake";
import type { Answers } from "@app/engine/intake/answers";
import { outcomeOf } from "@app/engine/intake/outcome";
import { plannedTargets } from "@app/engine/intake/planned-targets";
import { questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import { personWith, plainAnswers, raises } from "@app/engine/intake/testing/rows-raised";
import { safetyTable } from "@app/engine/intake/triage/safety-table";
import { triageOf } from "@app/engine/intake/triage/triage";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { HOUR_MS } from "../platform/time.ts";
import { test } from "../testing/http.ts";
import { aMember, buysByCard } from "../testing/purchases.ts";
import { completeIntake } from "./complete-intake.ts";
import {
  aCompleteMember,
  aFreeMember,
  assessmentsOf,
  giveConsent,
  promisesOf,
  save,
  todayOf,
} from "./testing/answering.ts";

/** Everything that a questionnaire left, so that the next person starts on the same account. */
async function forget(deps: Deps, accountId: string): Promise<void> {
  for (const table of ["intakeAnswers", "intakeAssessments", "promises", "onCallAlerts", "syncHeads"] as const)
    await deps.db.deleteFrom(table).where("accountId", "=", accountId).execute();
}

test("each row of the safety table comes out of the stored answers as the engine decides", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  const abroad = await aCompleteMember(deps, { countryCode: "+351", phone: "912345678" });
  const [today, rows] = [todayOf(deps), safetyTable.content];
  expect(raises).toHaveLength(rows.length);
  for (const [index, raise] of raises.entries()) {
    const code = rows[index]?.code ?? "";
    const [answers, { country }] = personWith(raise);
    const id = raise.country ? abroad.accountId : accountId;
    await forget(deps, id);
    await giveConsent(deps, id, "health-data");
    await save(deps, id, answers);
    if (answers.c1 === "agora-nao") await giveConsent(deps, id, "health-data", false);

    const assessment = await completeIntake(deps, id);

    const given = answers.c1 === "agora-nao" ? { c1: answers.c1, c2: "concordo" as const } : answers;
    const context = { country, plan: "completo" } as const;
    const triage = triageOf(given, context, today);
    expect(triage.rows, code).toContain(code);
    const isMinor = code === "R01_MENOR_DE_18";
    expect(assessment, code).toMatchObject({
      outcome: outcomeOf(triage, given, context, today),
      diet: triage.diet,
      training: triage.training,
      rowCodes: isMinor ? [code] : triage.rows,
      safetyVersion: triage.version,
      awaitsReview: false,
      details:
        isMinor || assessment.outcome === "no-consent"
          ? null
          : {
              numbers: triage.numbers,
              notes: triage.notes,
              maxDeficitPct: triage.maxDeficitPct,
              blockedRegions: triage.blockedRegions,
            },
    });
    const promises = await promisesOf(deps, id);
    const hours = triage.humanWithinHours;
    expect(
      promises.filter(({ kind }) => kind === "human-first").map((one) => one.hours),
      code,
    ).toEqual(hours ? [hours] : []);
    const isPlanned = ["plan", "limited", "person-first"].includes(assessment.outcome);
    expect(
      promises.filter(({ kind }) => kind === "definitive-plan"),
      code,
    ).toHaveLength(isPlanned ? 1 : 0);
  }
});

test("closing twice, or ten times at once, makes one assessment, one promise of each kind and one notice", async ({
  deps,
}) => {
  const { accountId } = await aCompleteMember(deps);
  await save(deps, accountId, { ...plainAnswers, s8: "amamentando" });

  await Promise.all(Array.from({ length: 5 }, () => completeIntake(deps, accountId)));
  await completeIntake(deps, accountId);
  // The same answers again, stamped later.
  await save(deps, accountId, { ...plainAnswers, s8: "amamentando" });
  await completeIntake(deps, accountId);

  expect(await assessmentsOf(deps, accountId)).toMatchObject([{ number: 1, outcome: "person-first" }]);
  expect((await promisesOf(deps, accountId)).map(({ kind }) => kind).toSorted()).toEqual([
    "definitive-plan",
    "human-first",
  ]);
  const notices = await deps.db
    .selectFrom("messages")
    .select(["params", "template"])
    .where("accountId", "=", accountId)
    .where("template", "=", "person-first")
    .execute();
  expect(notices).toHaveLength(1);
  expect(JSON.stringify(notices)).not.toMatch(/amament|R03/);
});

test("a missing answer is refused, and nothing is stored", async ({ api, deps }) => {
  const { accountId, headers } = await aCompleteMember(deps);
  const { m4: _, ...answers } = plainAnswers;
  await save(deps, accountId, answers);
  const reply = await api("POST", "/v1/account/intake/complete", { headers });
  expect([reply.status, reply.body.error]).toEqual([409, "intake-incomplete"]);
  expect(await assessmentsOf(deps, accountId)).toEqual([]);
  expect(await promisesOf(deps, accountId)).toEqual([]);

  await save(deps, accountId, { m4: 3 });
  const { body } = await api<IntakeView>("POST", "/v1/account/intake/complete", { headers });
  const triage = triageOf(plainAnswers, { country: "BR", plan: "completo" }, todayOf(deps));
  const targets = plannedTargets(triage.facts, triage);
  expect(body.return).toMatchObject({
    access: "active",
    questionnaire: "completo",
    country: "BR",
    firstName: "Bia",
    assessment: {
      outcome: "plan",
      personBy: null,
      refund: null,
      crisis: null,
      targets: { planned: targets?.planned, waterMl: targets?.water },
    },
  });
  const read = (await api<IntakeView>("GET", "/v1/account/intake", { headers })).body.return;
  expect(read).toEqual(body.return);
  const due = new Date(read?.definitivePlanBy ?? 0).getTime() - new Date(read?.completedAt ?? 0).getTime();
  expect(due).toBe(5 * 24 * HOUR_MS);
});

test("of a minor stay outcome, time and row; answers go from every device, and the refund comes at once", async ({
  api,
  deps,
}) => {
  const { accountId, headers, password } = await aCompleteMember(deps);
  const before = await save(deps, accountId, { q01: "Bia", q02: "2012-05-01", q03: "feminino" });
  await completeIntake(deps, accountId);
  await completeIntake(deps, accountId);

  expect(await assessmentsOf(deps, accountId)).toMatchObject([
    { outcome: "not-served", rowCodes: ["R01_MENOR_DE_18"], details: null, refund: "not-served", diet: "D" },
  ]);
  const left = await deps.db.selectFrom("intakeAnswers").select("id").where("accountId", "=", accountId).execute();
  expect(left).toEqual([]);
  const { cursor } = before.reply;
  const pulled = await api<{ reset: boolean }>("POST", "/v1/account/sync", {
    headers,
    body: { cursor, mutations: [] },
  });
  expect(pulled.body.return).toMatchObject({ reset: true, changes: [] });

  const ask = (kind: string) => api("POST", "/v1/account/intake/refund", { headers, body: { kind, password } });
  expect((await ask("goodwill")).body.error).toBe("nothing-to-refund");
  expect((await ask("not-served")).body.return).toMatchObject({ refund: { kind: "not-served" }, review: null });
  expect((await ask("not-served")).body.error).toBe("nothing-to-refund");
  expect((await api<IntakeView>("GET", "/v1/account/intake", { headers })).body.return).toMatchObject({
    access: "refunded",
    assessment: { outcome: "not-served", refund: null },
  });
});

test("who wants to talk before agreeing gets a person within 72 hours and no plan; agreeing later opens the way", async ({
  deps,
}) => {
  const { accountId } = await aCompleteMember(deps);
  await giveConsent(deps, accountId, "remote-care", false);
  expect(await assessmentsOf(deps, accountId)).toEqual([]);

  await completeIntake(deps, accountId);
  expect(await assessmentsOf(deps, accountId)).toMatchObject([
    { outcome: "remote-care-declined", refund: "remote-care-declined" },
  ]);
  expect(await promisesOf(deps, accountId)).toMatchObject([{ kind: "human-first", hours: 72, state: "running" }]);

  await giveConsent(deps, accountId, "remote-care");
  await save(deps, accountId, plainAnswers);
  expect(await completeIntake(deps, accountId)).toMatchObject({ outcome: "plan", refund: null });

  // Withdrawn later: the plan stops, and a person calls.
  await giveConsent(deps, accountId, "remote-care", false);
  expect((await assessmentsOf(deps, accountId)).at(-1)).toMatchObject({ outcome: "remote-care-declined", number: 3 });
  const promises = await promisesOf(deps, accountId);
  expect(promises.filter(({ state }) => state === "running").map(({ kind }) => kind)).toEqual(["human-first"]);
});

test("consent withdrawn: no answer stays, the plan stops, promises end; given again it starts anew", async ({
  deps,
}) => {
  const { accountId } = await aCompleteMember(deps);
  await save(deps, accountId, { ...plainAnswers, s8: "gravida" });
  expect(await completeIntake(deps, accountId)).toMatchObject({ outcome: "person-first", refund: "goodwill" });

  await giveConsent(deps, accountId, "health-data", false);
  await giveConsent(deps, accountId, "health-data", false);

  const assessments = await assessmentsOf(deps, accountId);
  expect(assessments.map(({ outcome }) => outcome)).toEqual(["person-first", "no-consent"]);
  expect(assessments).toMatchObject([
    { rowCodes: [], details: null },
    { rowCodes: [], details: null },
  ]);
  expect((await promisesOf(deps, accountId)).map(({ state }) => state)).toEqual(["void", "void"]);
  const left = await deps.db.selectFrom("intakeAnswers").select("id").where("accountId", "=", accountId).execute();
  expect(left).toEqual([]);

  await giveConsent(deps, accountId, "health-data");
  await save(deps, accountId, plainAnswers);
  expect(await completeIntake(deps, accountId)).toMatchObject({ outcome: "plan", awaitsReview: false });
  expect((await promisesOf(deps, accountId)).filter(({ state }) => state === "running")).toMatchObject([
    { kind: "definitive-plan" },
  ]);
});

test("a free member answers the short questionnaire, is promised nobody, and keeps the answers when buying", async ({
  api,
  deps,
}) => {
  const member = await aFreeMember(deps);
  const { accountId, headers } = member;
  const answers: Answers = { ...plainAnswers, s8: "amamentando" };
  const short = questionnaire.content.short.map((question) => [question, answers[question]]);
  await save(deps, accountId, Object.fromEntries(short));
  const closed = await api<IntakeView>("POST", "/v1/account/intake/complete", { headers });
  expect(closed.body.return).toMatchObject({
    access: "none",
    questionnaire: "gratis",
    assessment: { outcome: "limited", diet: "B", training: null, personBy: null, refund: null },
    definitivePlanBy: null,
  });
  expect(closed.body.return?.assessment?.targets?.planned.kcal).toBeGreaterThan(1_000);
  expect(await promisesOf(deps, accountId)).toEqual([]);

  await buysByCard(deps, member);
  await giveConsent(deps, accountId, "remote-care");
  const bought = await api<IntakeView>("GET", "/v1/account/intake", { headers });
  expect(bought.body.return).toMatchObject({ questionnaire: "completo", completedAt: null });
  expect((await api("POST", "/v1/account/intake/complete", { headers })).body.error).toBe("intake-incomplete");
  await save(deps, accountId, answers);
  const whole = await api<IntakeView>("POST", "/v1/account/intake/complete", { headers });
  expect(whole.body.return).toMatchObject({ assessment: { outcome: "person-first", diet: "B", training: "C" } });
  expect(whole.body.return?.completedAt).not.toBeNull();
  expect((await promisesOf(deps, accountId)).map(({ kind }) => kind).toSorted()).toEqual([
    "definitive-plan",
    "human-first",
  ]);
});

test("who declines health data has the counter without a body; a stranger's questionnaire stays closed", async ({
  api,
  deps,
}) => {
  const { accountId, headers } = await aMember(deps);
  expect((await api("GET", "/v1/account/intake")).status).toBe(401);
  await giveConsent(deps, accountId, "health-data", false);
  const { body } = await api<IntakeView>("POST", "/v1/account/intake/complete", { headers });
  expect(body.return).toMatchObject({
    assessment: { outcome: "no-consent", diet: "N", numbers: "none", targets: null },
  });
});
