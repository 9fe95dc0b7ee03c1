import { brand } from "@app/contract/brand";
import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { formatDay } from "@app/engine/progress/words/format-figures";
import { localTimeOf } from "@app/engine/promises/local-time";
import { expect } from "vitest";
import { answer, helena, sendMessage } from "../../../conversations/testing/messages.ts";
import type { Deps } from "../../../deps.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { DAY_MS, MINUTE_MS } from "../../../platform/time.ts";
import { keepPromise } from "../../../promises/keep-promise.ts";
import { listPromises } from "../../../promises/queries.ts";
import { type Api, test } from "../../../testing/http.ts";
import { aServedMember } from "../../conversations/testing/threads.ts";
import { signIn } from "../../testing/a-staff-member.ts";

type Served = Awaited<ReturnType<typeof aServedMember>>;

/** The promise of the plan, which waits for an answer to the team's question. */
async function aPausedPlan(deps: Deps, api: Api, member: Served) {
  const { accountId, trainer, nutri } = member;
  const promise = (await listPromises(deps, accountId)).find(({ kind }) => kind === "definitive-plan");
  if (!promise) throw new Error("no promise of a plan");
  await answer(deps, accountId, { thread: "team", text: "Como foi o exame?", by: helena, staffId: nutri.id });
  const path = `/v1/staff/members/${accountId}/promises/${promise.id}`;
  const body = { reason: "esperando-o-membro" };
  const { headers } = await signIn(deps, trainer.id);
  expect((await api("POST", `${path}/pause`, { headers, body })).status).toBe(200);
  return { ...promise, path };
}

async function linesOf(deps: Deps, api: Api, { accountId, nutri }: Served) {
  const { headers } = await signIn(deps, nutri.id);
  const path = `/v1/staff/members/${accountId}/timeline?only=promise`;
  const { body } = await api<{ events: TimelineEvent[] }>("GET", path, { headers });
  return (body.return?.events ?? [])
    .filter(({ _id }) => /^promise-(pause|resume) /.test(_id))
    .map(({ title, detail, by, lane }) => ({ title, detail, by, lane }));
}

const nameOf = async ({ db }: Deps, id: string) =>
  (await db.selectFrom("staff").select("name").where("id", "=", id).executeTakeFirstOrThrow()).name;
const today = (deps: Deps) => formatDay(localTimeOf(brand.serviceHours.timeZone, deps.now().getTime()).day);

test("a pause by the team has a line with its reason, who and until when, and what ended it another", async ({
  api,
  deps,
  clock,
}) => {
  const member = await aServedMember(deps);
  clock.advance(MINUTE_MS);
  const began = today(deps);
  const { path } = await aPausedPlan(deps, api, member);
  const by = await nameOf(deps, member.trainer.id);
  const line = { title: "Pausou o prazo: Plano definitivo", by, lane: "equipe" };
  expect(await linesOf(deps, api, member)).toEqual([
    { ...line, detail: "Espera uma resposta da pessoa; parado até ela escrever" },
  ]);

  clock.advance(DAY_MS);
  const { headers } = await signIn(deps, member.nutri.id);
  expect((await api("POST", `${path}/resume`, { headers })).status).toBe(200);
  const resumed = {
    title: "O prazo voltou a correr: Plano definitivo",
    detail: `Parado desde ${began}`,
    by: await nameOf(deps, member.nutri.id),
    lane: "equipe",
  };
  const paused = { ...line, detail: `Espera uma resposta da pessoa; parado até ${today(deps)}` };
  expect(await linesOf(deps, api, member)).toEqual([resumed, paused]);
});

test("a pause that the member's answer ended says so, on their own lane", async ({ api, deps, clock }) => {
  const member = await aServedMember(deps);
  clock.advance(MINUTE_MS);
  await aPausedPlan(deps, api, member);
  clock.advance(MINUTE_MS);
  await sendMessage(deps, member.accountId, { thread: "team", text: "Deu normal." });
  const title = "O prazo voltou a correr: Plano definitivo";
  expect((await linesOf(deps, api, member))[0]).toEqual({
    title,
    detail: "A pessoa escreveu",
    by: null,
    lane: "membro",
  });
});

test("what was kept while it stood still is not said to wait", async ({ api, deps, clock }) => {
  const member = await aServedMember(deps);
  clock.advance(MINUTE_MS);
  const { kind, subject } = await aPausedPlan(deps, api, member);
  clock.advance(MINUTE_MS);
  const { accountId } = member;
  await inTransaction(deps.db, (tx) => keepPromise(deps, tx, { accountId, kind, subject, by: "Helena" }));
  expect((await linesOf(deps, api, member)).map(({ detail }) => detail)).toEqual(["Espera uma resposta da pessoa"]);
});
