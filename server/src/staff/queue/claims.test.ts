import type { StaffQueue } from "@app/contract/staff/queue";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type Api, test } from "../../testing/http.ts";
import { aStaffMember, assign } from "../testing/a-staff-member.ts";
import { claimTask, releaseTask } from "./claim-task.ts";
import { getQueue } from "./get-queue.ts";
import { sweepAttention } from "./sweep-attention.ts";

const MINUTE_MS = 60_000;

async function aCase(deps: Deps) {
  const { accountId } = await aPlannedMember(deps);
  const nutri = await aStaffMember(deps);
  const trainer = await aStaffMember(deps, { role: "treinador" });
  await assign(deps, nutri.id, accountId, "nutri");
  await assign(deps, trainer.id, accountId, "treinador");
  await sweepAttention(deps);
  return { accountId, nutri, trainer };
}

type Person = { headers: Record<string, string> };
const claim = (api: Api, { headers }: Person, accountId: string, body = {}) =>
  api<StaffQueue>("POST", `/v1/staff/queue/${accountId}/claim`, { headers, body });

const auditOf = ({ db }: Deps, accountId: string) =>
  db
    .selectFrom("staffAudit")
    .select(["staffId", "action", "reason"])
    .where("accountId", "=", accountId)
    .orderBy("at")
    .execute();

test("a claim lasts a quarter of an hour, is extended by its owner and keeps others out", async ({
  api,
  deps,
  clock,
}) => {
  const { accountId, nutri, trainer } = await aCase(deps);
  const claimed = await claim(api, nutri, accountId);
  expect(claimed.body.return?.items[0]?.claim).toMatchObject({ staffId: nutri.id, isMine: true });
  expect((await getQueue(deps, trainer.id)).items[0]?.claim).toMatchObject({ staffId: nutri.id, isMine: false });
  expect(await claim(api, trainer, accountId)).toMatchObject({ status: 409, body: { error: "task-claimed" } });

  clock.advance(14 * MINUTE_MS);
  expect((await claim(api, nutri, accountId)).status).toBe(200);
  clock.advance(14 * MINUTE_MS);
  expect((await claim(api, trainer, accountId)).status).toBe(409);
  clock.advance(2 * MINUTE_MS);
  expect((await getQueue(deps, nutri.id)).items[0]?.claim).toBeNull();
  expect((await claim(api, trainer, accountId)).status).toBe(200);
});

test("taking over asks for a reason, which the audit keeps, and shows in the colleague's queue", async ({
  api,
  deps,
}) => {
  const { accountId, nutri, trainer } = await aCase(deps);
  await claim(api, nutri, accountId);
  const { rev } = await getQueue(deps, nutri.id);
  expect((await claim(api, trainer, accountId, { takeOver: "curto" })).status).toBe(422);
  const takeOver = "Estou com a pessoa ao telefone";
  expect((await claim(api, trainer, accountId, { takeOver })).status).toBe(200);
  const after = await getQueue(deps, nutri.id);
  expect(after.rev).not.toBe(rev);
  expect(after.items[0]?.claim).toMatchObject({ staffId: trainer.id, isMine: false });
  expect(await auditOf(deps, accountId)).toEqual([
    { staffId: nutri.id, action: "task.claim", reason: null },
    { staffId: trainer.id, action: "task.take-over", reason: takeOver },
  ]);
});

test("a task is given back once, by its owner alone", async ({ api, deps }) => {
  const { accountId, nutri, trainer } = await aCase(deps);
  await claim(api, nutri, accountId);
  const release = ({ headers }: Person) => api<StaffQueue>("DELETE", `/v1/staff/queue/${accountId}/claim`, { headers });
  await release(trainer);
  expect((await getQueue(deps, nutri.id)).items[0]?.claim).toMatchObject({ isMine: true });
  for (let times = 0; times < 2; times += 1) expect((await release(nutri)).body.return?.items[0]?.claim).toBeNull();
  expect((await auditOf(deps, accountId)).map(({ action }) => action)).toEqual(["task.claim", "task.release"]);
});

test("a task is put off until its promise at most, for its professional alone", async ({ api, deps }) => {
  const { accountId, nutri, trainer } = await aCase(deps);
  const dueAt = new Date((await getQueue(deps, nutri.id)).items[0]?.promises[0]?.dueAt ?? 0);
  const postpone = (until: Date | null) =>
    api<StaffQueue>("POST", `/v1/staff/queue/${accountId}/postponement`, {
      headers: nutri.headers,
      body: { until: until?.toISOString() ?? null },
    });
  expect(await postpone(new Date(dueAt.getTime() + 1))).toMatchObject({
    status: 409,
    body: { error: "task-due-before" },
  });
  expect((await postpone(dueAt)).body.return?.items[0]?.postponedUntil).toBe(dueAt.toISOString());
  await sweepAttention(deps);
  expect((await getQueue(deps, nutri.id)).items[0]?.postponedUntil).toBe(dueAt.toISOString());
  expect((await getQueue(deps, trainer.id)).items[0]?.postponedUntil).toBeNull();
  expect((await postpone(null)).body.return?.items[0]?.postponedUntil).toBeNull();
});

test("a member of someone else, and an id of none, are refused", async ({ api, deps }) => {
  const { accountId } = await aCase(deps);
  const outsider = await aStaffMember(deps);
  const sales = await aStaffMember(deps, { role: "vendas" });
  for (const person of [outsider, sales])
    expect((await claim(api, person, accountId)).body.error).toBe("staff-not-permitted");
  expect((await claim(api, outsider, crypto.randomUUID())).status).toBe(403);
});

test("two professionals claim the same task at once, many times: one gets it each time", async ({ deps }) => {
  const { accountId, nutri, trainer } = await aCase(deps);
  const staffOf = async ({ id }: { id: string }) => {
    const row = await deps.db.selectFrom("staff").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    return { ...row, role: row.role as "nutri", registrationExpiresOn: null };
  };
  const people = [await staffOf(nutri), await staffOf(trainer)];
  for (let round = 0; round < 100; round += 1) {
    const tries = await Promise.allSettled(people.map((staff) => claimTask(deps, { staff, accountId })));
    const refusals = tries.flatMap((one) => (one.status === "rejected" ? [one.reason as Problem] : []));
    expect(refusals.map((problem) => (problem instanceof Problem ? problem.code : String(problem)))).toEqual([
      "task-claimed",
    ]);
    for (const staff of people) await releaseTask(deps, { staff, accountId });
  }
});
