import type { PromiseDate } from "@app/contract/staff/promises";
import type { Answers } from "@app/engine/intake/answers";
import { expect } from "vitest";
import { promisesOf } from "../../intake/testing/answering.ts";
import { type Api, test } from "../../testing/http.ts";
import { aStaffMember } from "../testing/a-staff-member.ts";
import { accessesOf, aMemberToRead } from "./testing/a-member-to-read.ts";

const datesOf = (api: Api, path: string, headers: Record<string, string>) =>
  api<{ promises: PromiseDate[] }>("GET", `${path}/promises`, { headers });

test("sales reads when the plan is due, in the audit log, and no other part of the file", async ({ api, deps }) => {
  const { path, accountId } = await aMemberToRead(deps);
  const { id, headers } = await aStaffMember(deps, { role: "vendas" });
  const dueAt = (await promisesOf(deps, accountId)).find(({ kind }) => kind === "definitive-plan")?.dueAt;
  const { body } = await datesOf(api, path, headers);
  expect(body.return?.promises).toContainEqual({
    _id: expect.any(String),
    text: "Plano definitivo",
    dueAt: dueAt?.toISOString(),
    state: "running",
  });
  const audit = await deps.db
    .selectFrom("staffAudit")
    .select(["accountId", "action"])
    .where("staffId", "=", id)
    .execute();
  expect(audit).toEqual([{ accountId, action: "promise.read" }]);
  expect(await accessesOf(deps, accountId)).toEqual([]);
  for (const part of ["", "/timeline", "/answers", "/decision?half=diet"])
    expect((await api("GET", `${path}${part}`, { headers })).body.error).toBe("staff-not-permitted");
});

test("the dates of members with different answers are alike: they say nothing about health", async ({ api, deps }) => {
  const { headers } = await aStaffMember(deps, { role: "vendas" });
  const raised: Answers[] = [{}, { s9: { marked: ["gota"] } }, { e1: true, e2: true }];
  const read = [];
  for (const answers of raised) {
    const member = await aMemberToRead(deps, answers);
    const kinds = (await promisesOf(deps, member.accountId)).map(({ kind }) => kind);
    expect(kinds.includes("human-first")).toBe(Object.keys(answers).length > 0);
    const { body } = await datesOf(api, member.path, headers);
    read.push(body.return?.promises.map(({ text, state }) => `${text} ${state}`).toSorted());
  }
  expect(read).toEqual([read[0], read[0], read[0]]);
});

test("the member's own professionals read them, a colleague, an administrator and an unknown id do not", async ({
  api,
  deps,
}) => {
  const { path, nutri, trainer } = await aMemberToRead(deps);
  for (const { headers } of [nutri, trainer]) expect((await datesOf(api, path, headers)).status).toBe(200);
  for (const role of ["nutri", "admin"] as const) {
    const { headers } = await aStaffMember(deps, { role });
    expect((await datesOf(api, path, headers)).body.error).toBe("staff-not-permitted");
  }
  const sales = await aStaffMember(deps, { role: "vendas" });
  const unknown = "/v1/staff/members/3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
  expect((await datesOf(api, unknown, sales.headers)).status).toBe(404);
});
