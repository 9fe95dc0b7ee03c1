import type { MemberFile } from "@app/contract/staff/member-file";
import type { PromiseDate } from "@app/contract/staff/promises";
import type { Mutation } from "@app/contract/sync";
import { nextHlc } from "@app/engine/sync/hlc";
import { expect } from "vitest";
import { askAssistant } from "../../../assistant/turn/ask-assistant.ts";
import { answer, helena, push, sendMessage } from "../../../conversations/testing/messages.ts";
import type { Deps } from "../../../deps.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "../../../platform/time.ts";
import { makePromise } from "../../../promises/make-promise.ts";
import { pausePromise } from "../../../promises/pauses/pause-promise.ts";
import { listPromises } from "../../../promises/queries.ts";
import { type Api, test } from "../../../testing/http.ts";
import { aServedMember } from "../../conversations/testing/threads.ts";
import { aStaffMember, signIn } from "../../testing/a-staff-member.ts";
import { findEvidence } from "./pause-member-promise.ts";

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

test("whoever asks the assistant is not silent", async ({ deps, clock }) => {
  const { accountId, ...member } = await aServedMember(deps);
  const startsAt = deps.now();
  clock.advance(DAY_MS);
  for (const hours of [0, 1]) await ask(at(deps, addMs(deps.now(), hours * HOUR_MS)), { accountId, ...member });
  clock.advance(8 * DAY_MS);
  const silence = () => findEvidence(deps.db, "membro-em-silencio", { accountId, startsAt, now: deps.now() });
  expect(await silence()).toEqual({ nudges: 2, silentDays: 7 });
  await askAssistant(deps, { accountId, id: crypto.randomUUID(), text: "O que almoço hoje?" });
  expect(await silence()).toEqual({ nudges: 0, silentDays: 0 });
});

test("what a member logs ends the wait for a sign of them, and no wait for an answer", async ({ api, deps, clock }) => {
  const member = await aServedMember(deps);
  const { accountId } = member;
  const plan = await promiseOf(deps, member, "definitive-plan");
  const key = { accountId, kind: "fortnightly-diet", subject: "silence" } as const;
  const diet = await inTransaction(deps.db, (tx) => makePromise(deps, tx, key));
  clock.advance(MINUTE_MS);
  await ask(deps, member);
  await change(api, member, plan.id, "esperando-o-membro");
  const silence = { reason: "membro-em-silencio", actor: "equipe", nudges: 2, silentDays: 7, by: "Helena" } as const;
  const pause = () => inTransaction(deps.db, (tx) => pausePromise(deps, tx, { ...key, ...silence }));
  const openNow = async () =>
    (await pausesOf(deps, member)).flatMap(({ promiseId, endsAt }) => (endsAt ? [] : [promiseId]));
  expect(await pause()).toBe("paused");
  expect((await openNow()).toSorted()).toEqual([plan.id, diet.id].toSorted());

  clock.advance(HOUR_MS);
  const ms = deps.now().getTime();
  const { hlc } = nextHlc({ ms, counter: 0 }, ms, "00000000000000ab");
  const fields = { at: deps.now().toISOString(), kg: 80 };
  const entry: Mutation = { id: crypto.randomUUID(), kind: "weight", op: "put", hlc, fields };
  expect((await push(deps, accountId, entry)).acks).toMatchObject([{ result: "stored" }]);
  expect(await openNow()).toEqual([plan.id]);
  const events = deps.db.selectFrom("promiseEvents").select(["event", "by"]).where("promiseId", "=", diet.id);
  expect((await events.orderBy("id").execute()).at(-1)).toEqual({ event: "resumed", by: "membro" });

  // Sent again after a lost answer, the same entry is no new sign.
  clock.advance(MINUTE_MS);
  expect(await pause()).toBe("paused");
  await push(deps, accountId, entry);
  expect(await openNow()).toHaveLength(2);
});

test("after its due time no clock stops", async ({ api, deps, clock }) => {
  const member = await aServedMember(deps);
  const { id, dueAt } = await promiseOf(deps, member, "definitive-plan");
  clock.advance(dueAt.getTime() - deps.now().getTime() + MINUTE_MS);
  await ask(deps, member);
  const headers = await signedIn(deps, member);
  expect((await change(api, member, id, "esperando-o-membro", headers)).body.error).toBe("promise-not-running");
});

test("the file names the reasons a clock may stop for; then who stopped it, since when, why and from when it counts", async ({
  api,
  deps,
  clock,
}) => {
  const member = await aServedMember(deps);
  const { id } = await promiseOf(deps, member, "definitive-plan");
  const inFile = async () => {
    const { headers } = member.nutri;
    const { body } = await api<MemberFile>("GET", `/v1/staff/members/${member.accountId}`, { headers });
    return body.return?.promises.find(({ _id }) => _id === id);
  };
  expect(await inFile()).toMatchObject({
    pause: null,
    pauseOptions: [{ reason: "esperando-o-membro", countsAfterHours: 24 }],
  });

  clock.advance(MINUTE_MS);
  await ask(deps, member);
  await change(api, member, id, "esperando-o-membro");
  const [recorded] = await pausesOf(deps, member);
  const since = recorded?.startsAt ?? new Date(0);
  expect(await inFile()).toMatchObject({
    state: "running",
    pause: {
      reason: "esperando-o-membro",
      actor: "equipe",
      by: `Equipe ${member.nutri.id.slice(0, 8)}`,
      since: since.toISOString(),
      countsFrom: addMs(since, DAY_MS).toISOString(),
      isResumable: true,
    },
    pauseOptions: [],
  });
  await change(api, member, id, null);
  expect(await inFile()).toMatchObject({ pause: null, pauseOptions: [{ reason: "esperando-o-membro" }] });
});

test("a pause that no professional began is not theirs to end", async ({ api, deps }) => {
  const member = await aServedMember(deps);
  const key = { accountId: member.accountId, kind: "refund-sent", subject: "balance" } as const;
  const { id } = await inTransaction(deps.db, (tx) => makePromise(deps, tx, key));
  const balance = { reason: "saldo-no-gateway", actor: "equipe", by: "gateway" } as const;
  await inTransaction(deps.db, (tx) => pausePromise(deps, tx, { ...key, ...balance }));
  expect((await change(api, member, id, null)).body).toMatchObject({ code: 409, error: "promise-pause-not-teams" });
  expect(await pausesOf(deps, member)).toMatchObject([{ endsAt: null }]);
});
