import { randomUUID } from "node:crypto";
import type { MemberFile } from "@app/contract/staff/member-file";
import type { Answers } from "@app/engine/intake/answers";
import { expect } from "vitest";
import type { Deps } from "../../../deps.ts";
import { assessmentsOf, promisesOf, save } from "../../../intake/testing/answering.ts";
import { type Api, test } from "../../../testing/http.ts";
import { killAtSomeStatements } from "../../../testing/killed.ts";
import { aStaffMember, assign } from "../../testing/a-staff-member.ts";
import { aMemberToRead } from "../testing/a-member-to-read.ts";
import { decideReading } from "./decide-reading.ts";

const aDecision = (more: object = {}) => ({
  key: randomUUID(),
  assessment: 1,
  half: "diet",
  decision: "limits",
  reason: "Gota controlada, 14 meses sem crise, médica ciente.",
  message: "Li as suas respostas. Seu plano começa simples, pelo prato. Helena.",
  reviewBy: null,
  ...more,
});

type Decider = { path: string; headers: Record<string, string> };
const decide = (api: Api, { path, headers }: Decider, body: object) =>
  api<MemberFile>("POST", `${path}/decision`, { headers, body });

async function tracesOf({ db }: Deps, accountId: string) {
  const count = async (table: "intakeAssessments" | "planVersions" | "readingDecisions") =>
    (await db.selectFrom(table).select("accountId").where("accountId", "=", accountId).execute()).length;
  const notices = await db
    .selectFrom("messages")
    .select("id")
    .where("accountId", "=", accountId)
    .where("template", "=", "team-answered")
    .execute();
  const audited = await db.selectFrom("staffAudit").select("action").where("accountId", "=", accountId).execute();
  const readings = (await promisesOf({ db } as Deps, accountId)).filter(({ kind }) => kind === "human-first");
  return {
    assessments: await count("intakeAssessments"),
    plans: await count("planVersions"),
    decisions: await count("readingDecisions"),
    notices: notices.length,
    audited: audited.map(({ action }) => action).join(" "),
    readings: readings.map(({ state }) => state).join(" "),
  };
}

test("a diet that waited is released with limits: assessment, plan, promise, notice, once", async ({ api, deps }) => {
  const { path, nutri, accountId, headers } = await aMemberToRead(deps);
  const before = await promisesOf(deps, accountId);
  const body = aDecision();
  const { body: first } = await decide(api, { path, headers: nutri.headers }, body);
  expect(first.return).toMatchObject({ diet: "B", training: "B", reading: null });
  expect((await decide(api, { path, headers: nutri.headers }, body)).status).toBe(200);
  expect(await tracesOf(deps, accountId)).toEqual({
    assessments: 2,
    plans: 2,
    decisions: 1,
    notices: 1,
    audited: "diet.sign",
    readings: "kept",
  });
  const dueOf = (promises: typeof before) => promises.find(({ kind }) => kind === "definitive-plan")?.dueAt;
  expect(dueOf(await promisesOf(deps, accountId))).toEqual(dueOf(before));
  const { body: plan } = await api<{ diet: unknown }>("GET", "/v1/account/plan", { headers });
  expect(plan.return?.diet).not.toBeNull();
});

test("the member reads the professional's words in the questionnaire's outcome", async ({ api, deps }) => {
  const { path, nutri, headers } = await aMemberToRead(deps);
  const body = aDecision();
  await decide(api, { path, headers: nutri.headers }, body);
  const { body: intake } = await api<{ personMessage: unknown }>("GET", "/v1/account/intake", { headers });
  expect(intake.return?.personMessage).toMatchObject({ text: body.message, registration: "CRN-3 00000" });
});

test("what a row locks is refused, with the row's name in the options", async ({ api, deps }) => {
  const { path, nutri, accountId } = await aMemberToRead(deps);
  const { headers } = nutri;
  type Options = { options: { decision: string; isAllowed: boolean; lock: string | null }[] };
  const { body } = await api<Options>("GET", `${path}/decision?half=diet`, { headers });
  expect(body.return?.options.map(({ decision, isAllowed }) => [decision, isAllowed])).toEqual([
    ["keep", true],
    ["limits", true],
    ["release", false],
    ["not-served", true],
  ]);
  expect(body.return?.options[2]?.lock).toMatch(/, na tabela de segurança\.$/);
  expect((await decide(api, { path, headers }, aDecision({ decision: "release" }))).body.error).toBe("decision-locked");
  expect(await assessmentsOf(deps, accountId)).toHaveLength(1);
});

test.for<[string, Answers, object]>([
  ["the trainer's half, by the nutritionist", { s8: "gravida" }, { half: "training" }],
  ["answers that changed since", { s9: { marked: ["gota"] } }, { assessment: 7 }],
  ["a half that does not wait", { s9: { marked: ["gota"] } }, { half: "training" }],
])("refused: %s", async ([, raised, more], { api, deps }) => {
  const { path, nutri, accountId } = await aMemberToRead(deps, raised);
  const { status } = await decide(api, { path, headers: nutri.headers }, aDecision(more));
  expect([403, 409]).toContain(status);
  expect(await tracesOf(deps, accountId)).toMatchObject({ assessments: 1, decisions: 0, notices: 0, audited: "" });
});

test("stricter answers that arrive while the file is read make the decision outdated", async ({ api, deps }) => {
  const { path, nutri, accountId } = await aMemberToRead(deps);
  await save(deps, accountId, { s8: "gravida" });
  const { body } = await decide(api, { path, headers: nutri.headers }, aDecision());
  expect(body.error).toBe("decision-outdated");
});

test("after a release stricter answers win, with a new promise of a person", async ({ api, deps }) => {
  const { path, nutri, accountId } = await aMemberToRead(deps);
  await decide(api, { path, headers: nutri.headers }, aDecision());
  await save(deps, accountId, { f8: "noite" });
  expect((await assessmentsOf(deps, accountId)).at(-1)).toMatchObject({ number: 2, diet: "B" });
  await save(deps, accountId, { s9: { marked: ["gota", "cancer-em-tratamento"] } });
  expect((await assessmentsOf(deps, accountId)).at(-1)).toMatchObject({
    number: 3,
    diet: "C",
    outcome: "person-first",
  });
  expect(await tracesOf(deps, accountId)).toMatchObject({ readings: "kept running" });
});

test("an expired registration, or a second factor that is not fresh, decides nothing", async ({ api, deps, clock }) => {
  const { path, nutri, accountId } = await aMemberToRead(deps);
  const expired = await aStaffMember(deps, { role: "nutri", registrationExpiresOn: "2020-01-01" });
  await deps.db.updateTable("staffAssignments").set({ until: deps.now() }).where("staffId", "=", nutri.id).execute();
  clock.advance(1000);
  await assign(deps, expired.id, accountId, "nutri");
  const { body } = await decide(api, { path, headers: expired.headers }, aDecision());
  expect(body.error).toBe("staff-registration-expired");
  const other = await aMemberToRead(deps);
  clock.advance(6 * 60_000);
  const late = await decide(api, { path: other.path, headers: other.nutri.headers }, aDecision());
  expect(late.body.error).toBe("staff-confirmation-needed");
});

test("a member who is kept is promised the next look; the first promise is kept", async ({ api, deps, clock }) => {
  const { path, nutri, accountId } = await aMemberToRead(deps);
  const reviewBy = new Date(clock.now().getTime() + 30 * 3_600_000).toISOString();
  const kept = aDecision({ decision: "keep", reviewBy });
  expect((await decide(api, { path, headers: nutri.headers }, { ...kept, reviewBy: null })).body.error).toBe(
    "review-date-invalid",
  );
  const { body } = await decide(api, { path, headers: nutri.headers }, kept);
  expect(body.return).toMatchObject({ diet: "C", reading: { personBy: reviewBy } });
  expect(await tracesOf(deps, accountId)).toMatchObject({
    assessments: 1,
    decisions: 1,
    audited: "diet.sign",
    readings: "kept running",
  });
});

test("a member who is not served is offered the refund, as the table's own D is", async ({ api, deps }) => {
  const { path, nutri, accountId, headers } = await aMemberToRead(deps);
  await decide(api, { path, headers: nutri.headers }, aDecision({ decision: "not-served" }));
  type Intake = { assessment: { outcome: string; refund: string | null } };
  const { body } = await api<Intake>("GET", "/v1/account/intake", { headers });
  expect(body.return?.assessment).toMatchObject({ outcome: "not-served", refund: "not-served" });
  const promises = (await promisesOf(deps, accountId)).filter(({ kind }) => kind !== "access-now");
  expect(promises.map(({ state }) => state).toSorted()).toEqual(["kept", "void"]);
});

test("with both halves waiting the promise is kept by the second decision", async ({ api, deps }) => {
  const { path, nutri, trainer, accountId } = await aMemberToRead(deps, { s8: "gravida" });
  await decide(api, { path, headers: nutri.headers }, aDecision());
  expect(await tracesOf(deps, accountId)).toMatchObject({ assessments: 2, readings: "running" });
  await decide(api, { path, headers: trainer.headers }, aDecision({ half: "training", assessment: 2 }));
  expect(await tracesOf(deps, accountId)).toMatchObject({ assessments: 3, decisions: 2, readings: "kept" });
});

test("a decision that is killed before any of its statements leaves all of it with its audit row, or nothing", async ({
  deps,
  databaseUrl,
}) => {
  const { accountId, nutri } = await aMemberToRead(deps);
  const staff = await deps.db.selectFrom("staff").selectAll().where("id", "=", nutri.id).executeTakeFirstOrThrow();
  const before = await tracesOf(deps, accountId);
  const after = {
    assessments: 2,
    plans: before.plans + 1,
    decisions: 1,
    notices: 1,
    audited: "diet.sign",
    readings: "kept",
  };
  const decided = { ...aDecision(), memberId: accountId, staff, reviewBy: null, ip: null } as unknown;
  await killAtSomeStatements(
    databaseUrl,
    (db) => decideReading({ ...deps, db }, decided as Parameters<typeof decideReading>[1]),
    async () => expect([before, after]).toContainEqual(await tracesOf(deps, accountId)),
  );
  expect(await tracesOf(deps, accountId)).toEqual(after);
});
