import { randomUUID } from "node:crypto";
import type { Report } from "@app/contract/staff/reported-answers";
import type { Answers } from "@app/engine/intake/answers";
import { expect } from "vitest";
import type { Deps } from "../../../deps.ts";
import { loadInput } from "../../../intake/assessments/load-input.ts";
import { withdrawalsOf } from "../../../plans/testing/plans.ts";
import { answerHealth } from "../../../sync/testing/devices.ts";
import { type Api, test } from "../../../testing/http.ts";
import { aMemberToRead } from "../testing/a-member-to-read.ts";

const EGGS: Report = { kind: "allergy", items: ["ovo"], other: "", severe: false };

async function aMember(api: Api, deps: Deps, answers: Answers = {}) {
  const member = await aMemberToRead(deps, answers);
  const encryption = deps.keyRing.encryption("health-data");
  const { accountId, path, nutri } = member;
  return {
    ...member,
    answers: async () => (await loadInput(deps, deps.db, { accountId, encryption })).answers,
    report: (report: Report, more: object = {}, { headers }: { headers: Record<string, string> } = nutri) =>
      api("POST", `${path}/reported-answers`, {
        headers,
        body: { key: randomUUID(), reportedOn: "2026-01-02", channel: "phone", report, ...more },
      }),
    withdrawals: () => withdrawalsOf(deps, accountId),
    audited: async () =>
      (
        await deps.db
          .selectFrom("staffAudit")
          .select("action")
          .where("accountId", "=", accountId)
          .where("action", "=", "answer.report")
          .execute()
      ).length,
  };
}

test("an allergy told by phone changes the answers and takes the plan away, with its source and date in the file", {
  timeout: 60_000,
}, async ({ api, deps }) => {
  const member = await aMember(api, deps);
  const key = randomUUID();
  expect((await member.report(EGGS, { key })).status).toBe(200);
  expect((await member.report(EGGS, { key })).status).toBe(200);

  expect((await member.answers()).s12).toEqual({ items: ["ovo"], other: "", severe: false });
  expect(await member.withdrawals()).toMatchObject([
    { version: 1, reasons: expect.arrayContaining(["allergy"]), source: "professional" },
  ]);
  expect(await member.audited()).toBe(1);
  const { headers } = member.nutri;
  const { name } = await deps.db
    .selectFrom("staff")
    .select("name")
    .where("id", "=", member.nutri.id)
    .executeTakeFirstOrThrow();
  const timeline = JSON.stringify((await api("GET", `${member.path}/timeline`, { headers })).body.return);
  expect(timeline).toContain("Alergia ou intolerância: Ovo");
  expect(timeline).toContain(`Contado a ${name}, por telefone, em 02/01/2026.`);
  expect(timeline).toContain("Contado à equipe.");
  const rows = await deps.db.selectFrom("reportedAnswers").selectAll().execute();
  expect(rows.filter(({ sealed }) => sealed.includes("Ovo"))).toEqual([]);
});

test.for<[what: string, before: Answers, report: Report, after: Answers]>([
  [
    "an allergy",
    { s12: { items: ["soja"], other: "kiwi", severe: true } },
    { kind: "allergy", items: ["ovo"], other: "manga", severe: false },
    { s12: { items: ["soja", "ovo"], other: "kiwi, manga", severe: true } },
  ],
  [
    "a disease",
    { s9: { marked: ["nenhuma"] }, s4: { yes: false } },
    { kind: "condition", marked: ["doenca-celiaca"], name: "lúpus" },
    { s9: { marked: ["doenca-celiaca"] }, s4: { yes: true, name: "lúpus" } },
  ],
  [
    "a medicine",
    { s5: { yes: true, names: ["losartana"] } },
    { kind: "medicine", name: "varfarina" },
    { s5: { yes: true, names: ["losartana", "varfarina"] } },
  ],
  ["a way of eating", { f1: "de-tudo" }, { kind: "eating", eating: "vegano" }, { f1: "vegano" }],
  [
    "a pain",
    { m7: [{ region: "ombro", pain: 2 }] },
    { kind: "pain", region: "joelho", pain: 8 },
    {
      m7: [
        { region: "ombro", pain: 2 },
        { region: "joelho", pain: 8 },
      ],
    },
  ],
])("%s is added to what was answered", { timeout: 60_000 }, async ([, before, report, after], { api, deps }) => {
  const member = await aMember(api, deps, before);
  expect((await member.report(report, {}, member.trainer)).status).toBe(200);
  expect(await member.answers()).toMatchObject(after);
});

test.for<[what: string, report: Report, more: object]>([
  ["an allergen that is none", { ...EGGS, items: ["pedra"] }, {}],
  ["nothing at all", { kind: "condition", marked: [], name: "" }, {}],
  ["a day that has not come", EGGS, { reportedOn: "2199-01-01" }],
])("refused, and nothing is left: %s", { timeout: 60_000 }, async ([, report, more], { api, deps }) => {
  const member = await aMember(api, deps);
  const before = await member.answers();
  expect((await member.report(report, more)).body.error).toBe("report-refused");
  expect(await member.answers()).toEqual(before);
  expect(await member.withdrawals()).toEqual([]);
  expect(await member.audited()).toBe(0);
});

test("without the member's consent nothing is recorded", { timeout: 60_000 }, async ({ api, deps }) => {
  const member = await aMember(api, deps);
  await answerHealth(api, member.headers, false);
  expect((await member.report(EGGS)).body.error).toBe("report-refused");
  expect(await member.audited()).toBe(0);
});
