import type { PromiseDate } from "@app/contract/staff/promises";
import { expect } from "vitest";
import { answer, helena, sendMessage } from "../../../conversations/testing/messages.ts";
import type { Deps } from "../../../deps.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "../../../platform/time/durations.ts";
import { listPromises } from "../../../promises/list-promises.ts";
import { makePromise } from "../../../promises/make-promise.ts";
import { type Api, test } from "../../../testing/http.ts";
import { aServedMember } from "../../conversations/testing/threads.ts";
import { aStaffMember, signIn } from "../../testing/a-staff-member.ts";

type Served = Awaited<ReturnType<typeof aServedMember>>;

const at = (deps: Deps, moment: Date): Deps => ({ ...deps, now: () => moment });

const promiseOf = async (deps: Deps, { accountId }: Served, kind: PromiseDate["text"]) => {
  const promise = (await listPromises(deps, accountId)).find((one) => one.kind === kind);
  if (!promise) throw new Error(`no promise ${kind}`);
  return promise;
};

const pathOf = ({ accountId }: Served, id: string, reason: string | null) =>
  `/v1/staff/members/${accountId}/promises/${id}/${reason ? "pause" : "resume"}`;

const change = (api: Api, member: Served, id: string, reason: string | null, headers = member.nutri.headers) =>
  api<{ promise: PromiseDate }>("POST", pathOf(member, id, reason), { headers, ...(reason && { body: { reason } }) });

/** Days later the session of before is over. */
const signedIn = async (deps: Deps, { nutri }: Served) => (await signIn(deps, nutri.id)).headers;

const ask = (deps: Deps, { accountId, nutri }: Served) =>
  answer(deps, accountId, { thread: "team", text: "Qual foi o resultado do exame?", by: helena, staffId: nutri.id });

const pausesOf = (deps: Deps, { accountId }: Served) =>
  deps.db.selectFrom("promisePauses").selectAll().where("accountId", "=", accountId).execute();

test("a clock waits for the member once the team has really asked, and runs again when they write", async ({
  api,
  deps,
  clock,
}) => {
  const member = await aServedMember(deps);
  const { id, dueAt } = await promiseOf(deps, member, "definitive-plan");
  const refused = await change(api, member, id, "esperando-o-membro");
  expect(refused.body).toMatchObject({ code: 409, error: "promise-without-question" });
  expect(await pausesOf(deps, member)).toEqual([]);

  clock.advance(MINUTE_MS);
  await ask(deps, member);
  const paused = await change(api, member, id, "esperando-o-membro");
  expect(paused.body.return?.promise).toMatchObject({ _id: id, text: "Plano definitivo" });
  expect(await pausesOf(deps, member)).toMatchObject([{ messageSent: true, actor: "equipe", endsAt: null }]);
  expect((await change(api, member, id, "esperando-o-membro")).body.error).toBe("promise-already-paused");

  // The first day of a wait does not count.
  clock.advance(2 * DAY_MS);
  expect(await promiseOf(deps, member, "definitive-plan")).toMatchObject({ state: "running", pausedNow: true });
  await sendMessage(deps, member.accountId, { thread: "team", text: "Deu normal." });
  const after = await promiseOf(deps, member, "definitive-plan");
  expect(after.pausedNow).toBe(false);
  expect(Math.round((after.dueAt.getTime() - dueAt.getTime()) / HOUR_MS)).toBe(24);
  const headers = await signedIn(deps, member);
  expect((await change(api, member, id, null, headers)).body.error).toBe("promise-not-paused");
  // Answered: there is nothing that waits any more.
  expect((await change(api, member, id, "esperando-o-membro", headers)).body.error).toBe("promise-without-question");
});

test("a pause and its end are in the audit log with the reason, and only the member's professionals may", async ({
  api,
  deps,
  clock,
}) => {
  const member = await aServedMember(deps);
  const { id } = await promiseOf(deps, member, "definitive-plan");
  clock.advance(MINUTE_MS);
  await ask(deps, member);
  for (const role of ["nutri", "vendas", "admin"] as const) {
    const { headers } = await aStaffMember(deps, { role });
    expect((await change(api, member, id, "esperando-o-membro", headers)).body.error).toBe("staff-not-permitted");
  }
  const { headers } = member.trainer;
  expect((await change(api, member, id, "esperando-o-membro", headers)).status).toBe(200);
  expect((await change(api, member, id, null, headers)).body.return?.promise.state).toBe("running");
  const audit = await deps.db
    .selectFrom("staffAudit")
    .select(["action", "reason"])
    .where("staffId", "=", member.trainer.id)
    .orderBy("at")
    .execute();
  expect(audit).toEqual([
    { action: "promise.pause", reason: "esperando-o-membro" },
    { action: "promise.pause", reason: "retomada" },
  ]);
  const other = await aServedMember(deps);
  expect((await change(api, other, id, "esperando-o-membro")).status).toBe(404);
});

test("silence needs two reminders and seven days after them, and a clock that stops for it", async ({
  api,
  deps,
  clock,
}) => {
  const member = await aServedMember(deps);
  const { accountId } = member;
  const plan = await promiseOf(deps, member, "definitive-plan");
  expect((await change(api, member, plan.id, "membro-em-silencio")).body.error).toBe("promise-reason-refused");
  const startsAt = deps.now();
  const diet = await inTransaction(deps.db, (tx) =>
    makePromise(deps, tx, { accountId, kind: "fortnightly-diet", subject: "silence", startsAt }),
  );
  const attempt = async () => change(api, member, diet.id, "membro-em-silencio", await signedIn(deps, member));
  // What a member logs today counts until the day ends.
  clock.advance(DAY_MS);
  await ask(deps, member);
  await ask(at(deps, addMs(deps.now(), HOUR_MS)), member);
  clock.advance(6 * DAY_MS);
  expect((await attempt()).body.error).toBe("promise-without-silence");
  clock.advance(DAY_MS + 2 * HOUR_MS);
  expect((await attempt()).body.return?.promise.state).toBe("paused");
  expect(await pausesOf(deps, member)).toMatchObject([{ nudges: 2, silentDays: 7 }]);
});

test("after its due time no clock stops", async ({ api, deps, clock }) => {
  const member = await aServedMember(deps);
  const { id, dueAt } = await promiseOf(deps, member, "definitive-plan");
  clock.advance(dueAt.getTime() - deps.now().getTime() + MINUTE_MS);
  await ask(deps, member);
  const headers = await signedIn(deps, member);
  expect((await change(api, member, id, "esperando-o-membro", headers)).body.error).toBe("promise-not-running");
});
