import type { Badges, MemberThread } from "@app/contract/conversations";
import { expect } from "vitest";
import { aCompleteMember, aFreeMember, giveConsent } from "../intake/testing/answering.ts";
import { aDocument, putPlan, putVersion } from "../plans/testing/plans.ts";
import { HOUR_MS } from "../platform/time.ts";
import { answerReview } from "../reviews/answer-review.ts";
import { windowAt } from "../reviews/review-window.ts";
import { aReview, reply } from "../reviews/testing/reviewing.ts";
import { test } from "../testing/http.ts";
import { aMember } from "../testing/purchases.ts";
import { aMessage, answer, push, sendMessage } from "./testing/messages.ts";

const PATH = "/v1/account/conversations";

test("a member reads a thread page by page, forwards and backwards, each message once", async ({
  api,
  deps,
  clock,
}) => {
  const { accountId, headers } = await aCompleteMember(deps);
  const mutations = Array.from({ length: 120 }, (_, index) =>
    aMessage(deps, { thread: "team", text: `mensagem ${index + 1}` }),
  );
  // Sixty in an hour are as many as a person reads.
  await push(deps, accountId, ...mutations.slice(0, 60));
  clock.advance(HOUR_MS);
  await push(deps, accountId, ...mutations.slice(60));
  const page = async (query = "") => {
    const { body } = await api<MemberThread>("GET", `${PATH}/team${query}`, { headers });
    if (!body.return) throw new Error("no page");
    const { messages, hasOlder, lastSeq } = body.return;
    return { seqs: messages.map(({ seq }) => seq), hasOlder, lastSeq };
  };
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

  expect(await page()).toEqual({ seqs: range(71, 120), hasOlder: true, lastSeq: 120 });
  expect(await page("?before=71")).toEqual({ seqs: range(21, 70), hasOlder: true, lastSeq: 120 });
  expect(await page("?before=21")).toEqual({ seqs: range(1, 20), hasOlder: false, lastSeq: 120 });
  expect(await page("?after=118")).toEqual({ seqs: [119, 120], hasOlder: true, lastSeq: 120 });
  expect((await page("?after=0")).seqs).toEqual(range(1, 50));
  expect((await page("?after=120")).seqs).toEqual([]);
  expect((await page("?before=0")).seqs).toEqual([]);
  expect((await api("GET", `${PATH}/team?after=-1`, { headers })).status).toBe(422);
  expect((await api("GET", `${PATH}/ninguem`, { headers })).status).toBe(422);
  expect((await api("GET", `${PATH}/team`)).status).toBe(401);
});

test("who may write where, and who answers", async ({ api, deps }) => {
  const [complete, free, withdrawn] = [
    await aCompleteMember(deps),
    await aFreeMember(deps),
    await aCompleteMember(deps),
  ];
  await giveConsent(deps, withdrawn.accountId, "health-data", false);
  const writing = async ({ headers }: { headers: Record<string, string> }) => {
    const threads = await Promise.all(
      ["team", "support"].map((thread) => api<MemberThread>("GET", `${PATH}/${thread}`, { headers })),
    );
    return threads.map(({ body }) => body.return?.writing);
  };
  expect(await writing(complete)).toEqual(["open", "open"]);
  expect(await writing(free)).toEqual(["free", "open"]);
  expect(await writing(withdrawn)).toEqual(["consent-missing", "open"]);
  const { body } = await api<MemberThread>("GET", `${PATH}/support`, { headers: free.headers });
  expect(body.return).toMatchObject({ people: [{ role: "suporte", registration: null }], holder: null, waiting: null });
});

test("new versions of the plan stand in the thread with the team, of a member whose plan is shown", async ({
  api,
  deps,
}) => {
  const { accountId, headers } = await aCompleteMember(deps);
  const changesOf = async (thread: string) =>
    (await api<MemberThread>("GET", `${PATH}/${thread}`, { headers })).body.return?.planChanges;
  expect(await changesOf("team")).toEqual([]);
  await putPlan(deps, accountId, aDocument("taco:3", { kind: "definitive" }));
  expect(await changesOf("team")).toEqual([]);
  await putVersion(deps, accountId, "definitive");
  expect(await changesOf("team")).toEqual([{ version: 2, at: expect.any(String) }]);
  expect(await changesOf("support")).toEqual([]);
});

test("badges count what the others wrote, until it is read", async ({ api, deps }) => {
  const { accountId, headers } = await aCompleteMember(deps);
  const badges = async () => (await api<Badges>("GET", PATH, { headers })).body.return;
  const none = { unread: 0, lastAt: null };
  expect(await badges()).toEqual({
    threads: [
      { thread: "team", ...none },
      { thread: "support", ...none },
    ],
    reviewReplies: 0,
  });

  await sendMessage(deps, accountId, { thread: "team", text: "Oi" });
  await answer(deps, accountId, { thread: "team", text: "Oi!" });
  await answer(deps, accountId, { thread: "team", text: "Tudo bem?" });
  const { week } = windowAt(deps.now());
  await push(deps, accountId, aReview(deps, {}, week));
  await answerReview(deps, { accountId, week, reply });
  expect(await badges()).toMatchObject({ threads: [{ unread: 2 }, { unread: 0 }], reviewReplies: 1 });

  const read = (seq: number) => api("POST", `${PATH}/team/read`, { headers, body: { seq } });
  expect((await read(2)).body.return).toEqual({ readByMember: 2 });
  expect((await read(1)).body.return).toEqual({ readByMember: 2 });
  expect(await badges()).toMatchObject({ threads: [{ unread: 1 }, { unread: 0 }] });
  expect((await read(99)).body.return).toEqual({ readByMember: 3 });
  for (let twice = 0; twice < 2; twice += 1)
    expect((await api("POST", `/v1/account/reviews/${week}/read`, { headers })).status).toBe(200);
  expect(await badges()).toMatchObject({ threads: [{ unread: 0 }, { unread: 0 }], reviewReplies: 0 });
});

test("a member's threads are their own", async ({ api, deps }) => {
  const [ana, bia] = [await aCompleteMember(deps), await aMember(deps)];
  await sendMessage(deps, ana.accountId, { thread: "support", text: "Só meu" });
  const { body } = await api<MemberThread>("GET", `${PATH}/support`, { headers: bia.headers });
  expect(body.return).toMatchObject({ messages: [], lastSeq: 0 });
});
