import { randomUUID } from "node:crypto";
import type { PlanChangesView } from "@app/contract/plan-publication";
import type { PlanView } from "@app/contract/plans";
import type { PlanEditor, PlanStanding } from "@app/contract/staff/plans";
import { expect } from "vitest";
import { type Api, test } from "../../testing/http.ts";
import { accessesOf } from "../members/testing/a-member-to-read.ts";
import { aStaffMember, assign } from "../testing/a-staff-member.ts";
import { aDietDraft, aPlanToEdit, aSave, aTrainingDraft } from "./testing/a-plan-to-edit.ts";

type Person = { headers: Record<string, string> };
type Saved = { revision: number; savedAt: string; leaseUntil: string; fingerprint: string };

const open = async (api: Api, path: string, { headers }: Person) =>
  (await api<PlanEditor>("GET", path, { headers })).body.return as PlanEditor;
const lease = (api: Api, path: string, { headers }: Person, reason: string | null = null) =>
  api<PlanStanding>("POST", `${path}/lease`, { headers, body: { reason } });
const save = (api: Api, path: string, { headers }: Person, body: object) =>
  api<Saved>("POST", `${path}/draft`, { headers, body });

test("the editor shows the plan in force, the sums with their formulas, and the limits; the look is recorded", async ({
  api,
  deps,
}) => {
  const { path, nutri, accountId, document } = await aPlanToEdit(deps, {
    s12: { items: ["amendoim"], other: "", severe: false },
  });
  const editor = await open(api, path, nutri);
  expect(editor).toMatchObject({
    mine: "diet",
    current: { version: 1, document: { version: 1 } },
    versions: [{ version: 1, kind: "provisional", signers: [] }],
    next: { version: 2 },
    halves: {
      diet: { draft: null, revision: 0, needs: "signature" },
      training: { draft: null, needs: "signature" },
    },
    forbidden: [{ text: "Amendoim", isAllergy: true }],
    context: {
      diet: "A",
      training: "A",
      exclusions: { reasons: [{ kind: "allergy", what: "amendoim", isFinal: false }] },
      floor: document.targets?.floor,
      wasCalled: false,
    },
  });
  const rest = editor.sums.find(({ key }) => key === "rest");
  expect(rest?.formula).toMatch(/^10×[\d,]+ \+ 6,25×\d+ − 5×\d+ [−+] \d+$/);
  expect(await accessesOf(deps, accountId)).toMatchObject([
    { actorId: nutri.id, role: "nutritionist", subjects: ["answers", "plan", "weights"] },
  ]);
});

test("the trainer reads what a sore knee may carry among the facts, and not the answer that says how much it hurts", async ({
  api,
  deps,
}) => {
  const { path, trainer } = await aPlanToEdit(deps, { m7: [{ region: "joelho", pain: 5 }] });
  const { facts, care } = await open(api, path, trainer);
  expect(facts.filter(({ key }) => key.startsWith("sore-"))).toEqual([
    { key: "sore-joelho", label: "Joelho, com dor", value: "só o que peça pouco", unit: null, formula: null },
  ]);
  expect(care.join(" ")).toContain("Só exercício que peça pouco de: joelho.");
});

test("a half is saved over the revision that was seen; the same key twice is one save", async ({ api, deps }) => {
  const { path, nutri, document, accountId } = await aPlanToEdit(deps);
  expect((await save(api, `${path}/diet`, nutri, aSave(aDietDraft(document), 0))).body.error).toBe("draft-leased");
  await lease(api, `${path}/diet`, nutri);
  const first = aSave(aDietDraft(document, "Segue como está."), 0);
  const { body } = await save(api, `${path}/diet`, nutri, first);
  expect(body.return).toMatchObject({ revision: 1, fingerprint: expect.stringMatching(/^[0-9a-f]{4} [0-9a-f]{4}$/) });
  expect((await save(api, `${path}/diet`, nutri, first)).body.return).toEqual(body.return);
  const stale = aSave(aDietDraft(document, "Outra aba."), 0);
  expect((await save(api, `${path}/diet`, nutri, stale)).body.error).toBe("draft-changed");
  const { diet } = (await open(api, path, nutri)).halves;
  expect(diet).toMatchObject({
    draft: { notes: { kept: "Segue como está." } },
    revision: 1,
    basedOn: 1,
    fingerprint: body.return?.fingerprint,
    lease: { isMine: true },
  });
  const audited = await deps.db
    .selectFrom("staffAudit")
    .select("action")
    .where("accountId", "=", accountId)
    .where("action", "in", ["diet.edit", "draft.lease"])
    .orderBy("at")
    .execute();
  expect(audited.map(({ action }) => action).toSorted()).toEqual(["diet.edit", "draft.lease"]);
});

test("each profession writes its own half; nobody writes in an emergency or by an expired registration", async ({
  api,
  deps,
  clock,
}) => {
  const { path, nutri, trainer, document, accountId } = await aPlanToEdit(deps);
  expect((await lease(api, `${path}/diet`, trainer)).body.error).toBe("staff-not-permitted");
  expect((await lease(api, `${path}/training`, nutri)).body.error).toBe("staff-not-permitted");
  await lease(api, `${path}/training`, trainer);
  const saved = await save(api, `${path}/training`, trainer, aSave(aTrainingDraft(document), 0));
  expect(saved.body.return?.revision).toBe(1);
  const mixed = await save(api, `${path}/training`, trainer, aSave(aDietDraft(document), 1));
  expect(mixed.body.error).toBe("invalid-input");

  const other = await aStaffMember(deps, { role: "nutri" });
  const emergency = { headers: other.headers, body: { reason: "Colega de licença, membro pediu ajuda." } };
  await api("POST", `${path.replace("/plan", "")}/break-glass`, emergency);
  expect((await open(api, path, other)).mine).toBeNull();
  expect((await lease(api, `${path}/diet`, other)).body.error).toBe("staff-not-permitted");

  const expired = await aStaffMember(deps, { role: "nutri", registrationExpiresOn: "2020-01-01" });
  await deps.db.updateTable("staffAssignments").set({ until: deps.now() }).where("staffId", "=", nutri.id).execute();
  clock.advance(1_000);
  await assign(deps, expired.id, accountId, "nutri");
  expect((await lease(api, `${path}/diet`, expired)).body.error).toBe("staff-registration-expired");
});

test("a running lease passes with a reason only, and the former writer overwrites nothing", async ({
  api,
  deps,
  clock,
}) => {
  const { path, nutri, document, accountId } = await aPlanToEdit(deps);
  await lease(api, `${path}/diet`, nutri);
  await save(api, `${path}/diet`, nutri, aSave(aDietDraft(document, "Da primeira."), 0));
  const second = await aStaffMember(deps, { role: "nutri" });
  await deps.db.updateTable("staffAssignments").set({ until: deps.now() }).where("staffId", "=", nutri.id).execute();
  clock.advance(1_000);
  await assign(deps, second.id, accountId, "nutri");
  expect((await lease(api, `${path}/diet`, second)).body.error).toBe("draft-leased");
  const taken = await lease(api, `${path}/diet`, second, "Ela saiu de licença hoje.");
  expect(taken.body.return?.halves.diet).toMatchObject({ lease: { isMine: true }, revision: 1 });
  const row = await deps.db
    .selectFrom("staffAudit")
    .select(["reason", "staffId"])
    .where("action", "=", "draft.take-over")
    .executeTakeFirst();
  expect(row).toEqual({ reason: "Ela saiu de licença hoje.", staffId: second.id });
  const next = await save(api, `${path}/diet`, second, aSave(aDietDraft(document, "Da segunda."), 1));
  expect(next.body.return?.revision).toBe(2);
});

test("a draft is thrown away once; whoever still has it overwrites nothing", async ({ api, deps }) => {
  const { path, nutri, document } = await aPlanToEdit(deps);
  await lease(api, `${path}/diet`, nutri);
  await save(api, `${path}/diet`, nutri, aSave(aDietDraft(document, "Um."), 0));
  const { headers } = nutri;
  const { body } = await api<PlanEditor>("DELETE", `${path}/diet/draft`, { headers });
  expect(body.return?.halves.diet).toMatchObject({ draft: null, revision: 2, basedOn: null });
  await api("DELETE", `${path}/diet/draft`, { headers });
  expect((await open(api, path, nutri)).halves.diet.revision).toBe(2);
  expect((await save(api, `${path}/diet`, nutri, aSave(aDietDraft(document), 1))).body.error).toBe("draft-changed");
});

test("a draft begins from the version in force, and from no other", async ({ api, deps }) => {
  const { path, nutri, document } = await aPlanToEdit(deps);
  await lease(api, `${path}/diet`, nutri);
  const old = { ...aSave(aDietDraft(document), 0), basedOn: null };
  expect((await save(api, `${path}/diet`, nutri, old)).body.error).toBe("plan-outdated");
});

test("what names the screening is absent for the trainer", async ({ api, deps }) => {
  // Low mood: a row of the screening that still lets a plan be made.
  const { path, nutri, trainer, document } = await aPlanToEdit(deps, { h1: 2, h2: 1 });
  const rows = async (person: Person) => {
    const { current, context } = await open(api, path, person);
    return [...(current?.document.safety.rows ?? []), ...context.rows];
  };
  expect((await rows(nutri)).length).toBeGreaterThan(0);
  expect(await rows(trainer)).toEqual([]);
  await lease(api, `${path}/diet`, nutri);
  const draft = aDietDraft(document);
  const reasons = { "diet.d1:changed:x": { code: "answer" as const, question: "e3", text: "Você contou isso." } };
  await save(api, `${path}/diet`, nutri, aSave({ ...draft, notes: { ...draft.notes, reasons } }, 0));
  const shown = (await open(api, path, trainer)).halves.diet.draft?.notes.reasons;
  expect(shown).toEqual({ "diet.d1:changed:x": { code: "answer", question: null, text: "Você contou isso." } });
  expect((await open(api, path, nutri)).halves.diet.draft?.notes.reasons).toEqual(reasons);
});

test("the engine proposes either half, and nothing is stored", async ({ api, deps }) => {
  const { path, nutri, trainer, accountId } = await aPlanToEdit(deps);
  type Proposal = { draft: { half: string; diet?: { method: string }; training?: object } };
  const diet = await api<Proposal>("GET", `${path}/diet/proposal`, { headers: nutri.headers });
  expect(diet.body.return?.draft).toMatchObject({ half: "diet", diet: { method: "foods" } });
  const training = await api<Proposal>("GET", `${path}/training/proposal`, { headers: trainer.headers });
  expect(training.body.return?.draft).toMatchObject({ half: "training", training: { block: 1 } });
  expect(await deps.db.selectFrom("planDrafts").selectAll().where("accountId", "=", accountId).execute()).toEqual([]);
});

test("the saved drafts are previewed as the member would read them, without a figure where they are hidden", async ({
  api,
  deps,
}) => {
  const { path, nutri, document } = await aPlanToEdit(deps);
  await lease(api, `${path}/diet`, nutri);
  const targets = document.targets && { ...document.targets, kcal: document.targets.kcal + 50 };
  const draft = aDietDraft({ ...document, targets });
  const text = "Você pediu um pouco mais no lanche.";
  const reasons = { "targets:changed:kcal": { code: "request" as const, question: null, text } };
  await save(api, `${path}/diet`, nutri, aSave({ ...draft, notes: { ...draft.notes, reasons } }, 0));
  type Preview = { shown: PlanView; hidden: PlanView; changes: PlanChangesView; changesHidden: PlanChangesView };
  const { body } = await api<Preview>("GET", `${path}/preview`, { headers: nutri.headers });
  expect(body.return).toMatchObject({
    shown: { version: 2, kind: "definitive", numbers: "shown", targets: { kcal: targets?.kcal } },
    hidden: { version: 2, numbers: "hidden", targets: null },
    changes: { version: 2, previous: { version: 1, isInForce: true }, changes: [{ half: "diet", reason: text }] },
  });
  expect(JSON.stringify(body.return?.changesHidden)).not.toMatch(/\d[\s\u00a0]?(kcal|g)\b/);
});

test("a version is read whole; one that is not there is not found", async ({ api, deps }) => {
  const { path, trainer, document } = await aPlanToEdit(deps);
  const { headers } = trainer;
  const { body } = await api<object>("GET", `${path}/versions/1`, { headers });
  expect(body.return).toMatchObject({
    entry: { version: 1 },
    document: { training: document.training },
    changes: null,
  });
  expect((await api("GET", `${path}/versions/7`, { headers })).body.error).toBe("not-found");
});

test("templates are one's own, of the shape of their kind, and kept once", async ({ api, deps }) => {
  const { nutri, trainer, document } = await aPlanToEdit(deps);
  const meal = document.diet?.method === "foods" ? document.diet.days[0]?.meals[0] : undefined;
  const { headers } = nutri;
  const body = { key: randomUUID(), kind: "meal", name: "Café da semana", content: meal };
  type Templates = { templates: { _id: string; name: string; content: unknown }[] };
  for (const _ of [1, 2]) await api("POST", "/v1/staff/plan-templates", { headers, body });
  const list = async (person: Person) =>
    (await api<Templates>("GET", "/v1/staff/plan-templates", { headers: person.headers })).body.return?.templates;
  expect(await list(nutri)).toEqual([
    expect.objectContaining({ _id: body.key, name: "Café da semana", content: meal }),
  ]);
  expect(await list(trainer)).toEqual([]);
  const wrong = { ...body, key: randomUUID(), kind: "session" };
  expect((await api("POST", "/v1/staff/plan-templates", { headers, body: wrong })).body.error).toBe("invalid-input");
  await api("DELETE", `/v1/staff/plan-templates/${body.key}`, { headers: trainer.headers });
  expect(await list(nutri)).toHaveLength(1);
  await api("DELETE", `/v1/staff/plan-templates/${body.key}`, { headers });
  expect(await list(nutri)).toEqual([]);
});
