import type { Mutation } from "@app/contract/sync";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type KeptAnswerName, keptAnswers } from "../../device-copy-entries.ts";
import { cacheFiles } from "../../device-storage.ts";
import { endSession } from "../../identity/session/session-store.ts";
import { FIGURES_CACHE } from "../../ui/figure/figure-url.ts";
import { liveQuestion, setLive } from "../data/assistant/live-question.ts";
import { draftOf, keepDraft } from "../data/conversation/draft-store.ts";
import { markPlanRead } from "../data/plan-changes/plan-read.ts";
import * as reviewDraft from "../review/model/draft-store.ts";
import { forgetOnDevice } from "./forget-on-device.ts";
import { type MemberSync, openMemberSync } from "./member-sync.ts";
import { keepAnswer } from "./store/kept-answers.ts";
import { listStored } from "./testing/list-stored.ts";
import { aReply } from "./testing/replies.ts";

/** The server: stores everything. A new epoch begins when records are erased. */
const server = { epoch: "e", isWithdrawn: false, isAway: false };

let accountId = "";
beforeEach(() => {
  accountId = crypto.randomUUID();
  Object.assign(server, { epoch: "e", isWithdrawn: false, isAway: false });
  localStorage.setItem("auth", JSON.stringify({ username: "bia@example.com", password: "token" }));
  localStorage.setItem("user", JSON.stringify({ _id: accountId, fullName: "Beatriz Souza" }));
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    if (server.isAway) throw new TypeError("network");
    const { cursor, mutations } = JSON.parse(body) as { cursor: string | null; mutations: Mutation[] };
    const reset = cursor !== null && !cursor.startsWith(server.epoch);
    const acks = mutations.map(({ id, hlc }) => ({ id, hlc, result: "stored" as const }));
    const withdrawn = reset && server.isWithdrawn;
    const reply = aReply({ cursor: `${server.epoch}.1`, reset, withdrawn, acks, now: Date.now() });
    return Response.json({ return: reply, message: null, code: 200, error: false, redirect_to: null });
  });
});
afterEach(async () => {
  await endSession({ wipe: true });
  vi.unstubAllGlobals();
});

const edit = (kind: string, fields: object = { kg: 80 }) => ({
  id: crypto.randomUUID(),
  kind,
  op: "put" as const,
  fields: { ...fields },
});

/** A device with a copy, on which everything is kept that may be, one weight refused and one unsent. */
async function fillDevice() {
  const sync = openMemberSync(accountId);
  await sync.opened;
  await sync.keepOnDevice();
  await sync.save([edit("weight"), edit("answer")]);
  await sync.flush();
  server.isAway = true;
  await sync.save([edit("weight"), edit("message", { thread: "support", text: "Não consigo pagar" })]);
  for (const name of Object.keys(keptAnswers)) await keepAnswer(accountId, name as KeptAnswerName, { of: name }, 1);
  for (const place of ["team", "assistant", "support"] as const) keepDraft(place, `para ${place}`);
  reviewDraft.keepDraft("2026-11-16", { change: "dor no joelho" });
  setLive({ id: "q", text: "dói", at: "", phase: "unsent", answerId: null, step: null, refusal: null });
  markPlanRead(3);
  await cacheFiles(FIGURES_CACHE, ["/mark.svg"]).catch(() => caches.open(FIGURES_CACHE));
  await sync.flush();
  return sync;
}
const names = async () => (await listStored()).map(({ where, name }) => `${where} ${name}`);
/** Of the account: the browser's own answer to the cookies is not there in this test. */
const SIGNED_IN = ["local auth", "local user"];
const inMemory = () => [draftOf("team"), draftOf("assistant"), reviewDraft.draftOf("2026-11-16"), liveQuestion()];

test("what is kept is what is listed", async () => {
  await fillDevice();
  const database = (await listStored()).find(({ where }) => where === "database");
  expect(database?.name).toBe(`account-${accountId}`);
  const answers = Object.keys(keptAnswers).map((name) => `meta answer-${name}`);
  expect(database?.contents.filter((one) => one.startsWith("meta")).sort()).toEqual(["meta meta", ...answers].sort());
  expect(await names()).toEqual(expect.arrayContaining(["local device-copy", "local plan-read"]));
});

const withdrawals = [
  ["here", () => forgetOnDevice()],
  ["on another device, at the next contact", ({ flush }: MemberSync) => flush()],
] as const;

test.each(withdrawals)("after the consent was withdrawn %s, nothing of health is left", async (_, nextContact) => {
  const sync = await fillDevice();
  Object.assign(server, { epoch: "f", isWithdrawn: true, isAway: false });
  await nextContact(sync);
  expect((await names()).sort()).toEqual(SIGNED_IN);
  expect(inMemory()).toEqual(["", "", {}, null]);
  const { records, ...snapshot } = sync.getSnapshot();
  expect(snapshot).toMatchObject({ durable: false, isAnswered: false });
  // What is written to support is no health data.
  expect([...records.values()].filter(({ kind }) => kind !== "message")).toEqual([]);
  expect(draftOf("support")).toBe("para support");
  await vi.waitFor(() => expect(sync.getSnapshot().outbox).toEqual([]));

  await keepAnswer(accountId, "plan", {}, 2);
  keepDraft("team", "de novo");
  expect((await names()).sort()).toEqual(SIGNED_IN);
});

test("a sign-out leaves nothing of the account", async () => {
  await fillDevice();
  await endSession({ wipe: true });
  expect(await names()).toEqual([]);
  expect([...inMemory(), draftOf("support")]).toEqual(["", "", {}, null, ""]);
});

test("a new epoch drops what the server said, and neither a draft nor what is unsent", async () => {
  const sync = await fillDevice();
  const unsent = sync.getSnapshot().outbox.map(({ id }) => id);
  expect(unsent).toHaveLength(2);
  Object.assign(server, { epoch: "f", isAway: false });
  await sync.flush();

  const database = (await listStored()).find(({ where }) => where === "database");
  const drafts = Object.entries(keptAnswers).flatMap(([name, topic]) =>
    topic === "drafts" ? [`meta answer-${name}`] : [],
  );
  expect(database?.contents.filter((one) => one.startsWith("meta answer")).sort()).toEqual(drafts.sort());
  expect([...sync.getSnapshot().records.keys()].sort()).toEqual(unsent.sort());
});
