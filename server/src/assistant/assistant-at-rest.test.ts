import type { DataExport } from "@app/contract/privacy";
import { DELETION_WORD } from "@app/contract/privacy";
import { sql } from "kysely";
import { expect } from "vitest";
import { giveConsent } from "../intake/testing/answering.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { countStaleValues, resealValues } from "../operator/reseal-values.ts";
import { createKeyRing } from "../platform/key-ring.ts";
import { buildExports } from "../privacy/export/build-exports.ts";
import { dumpOf, findIn } from "../testing/dump.ts";
import { filesIn } from "../testing/files-in.ts";
import { getAssistant } from "./get-assistant.ts";
import { anAskingMember, ask, openAsk, pageOf, readUntil, test, words } from "./testing/asking-over-http.ts";

const CANARY = "canario-26c0";
const forms = [CANARY, Buffer.from(CANARY).toString("hex")];

test("no word of a question or an answer is in a table, log line, error, message or metric", async ({
  service,
  vendor,
}) => {
  const { deps, metrics, lines } = service;
  const member = await anAskingMember(deps);
  vendor.setScripts([
    { steps: [...words(`Oi ${CANARY}. E`), { cut: true }], times: 1 },
    { status: 500, times: 2 },
    { steps: words(`Oi ${CANARY}.`) },
  ]);
  for (const text of ["um", "dois", "três", "dor no peito agora", "dose de semaglutida?"])
    expect((await ask(service, member, { text: `${CANARY} ${text}` })).answer).not.toBeNull();
  const long = await openAsk(service, member, { text: `${CANARY} ${"longa ".repeat(400)}` });
  expect(long.status).toBe(422);
  // The database's own message would quote the row.
  await sql`alter table assistant_messages add constraint injected_fault check (seq > 1000) not valid`.execute(deps.db);
  const failed = await openAsk(service, member, { text: `${CANARY} falha` });
  expect(failed.status).toBe(500);
  await sql`alter table assistant_messages drop constraint injected_fault`.execute(deps.db);
  await sendMessages(deps);

  expect(await long.text()).not.toContain(CANARY);
  expect(await failed.text()).not.toContain(CANARY);
  expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
  expect(await metrics.registry.metrics()).not.toContain(CANARY);
  expect(findIn(await dumpOf(deps.db), forms)).toEqual([]);
});

test("questions and answers are sealed anew with a new key, and open with it alone", async ({ service, vendor }) => {
  const { deps } = service;
  const member = await anAskingMember(deps);
  vendor.setScripts([{ steps: words("Uma resposta.") }]);
  await ask(service, member, { text: "Uma pergunta" });
  const [ours, next] = ["an example secret, never for production", "the example key after the rotation!"];
  const rotated = { ...deps, keyRing: createKeyRing(next) };

  await resealValues({ db: deps.db, keyRing: createKeyRing(next, [ours]) }, () => {});
  expect(await countStaleValues(rotated)).toBe(0);
  const { messages } = await getAssistant(rotated, { accountId: member.accountId, before: undefined });
  expect(messages.map(({ blocks }) => blocks)).toEqual([
    [{ kind: "text", text: "Uma pergunta" }],
    [{ kind: "text", text: "Uma resposta." }],
  ]);
  await resealValues({ db: deps.db, keyRing: createKeyRing(ours, [next]) }, () => {});
});

test("the member's copy has all of it in clear; with the account it goes", async ({ service, vendor, clock }) => {
  const { deps, url } = service;
  const member = await anAskingMember(deps);
  const { accountId, headers, password } = member;
  vendor.setScripts([{ steps: words("Uma resposta.") }]);
  await ask(service, member, { text: "Uma pergunta" });
  const call = (method: string, path: string, body?: object) =>
    fetch(`${url}/v1/account${path}`, {
      method,
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  await call("POST", "/export", { password });
  await buildExports(deps);
  const { return: found } = (await (await call("GET", "/export")).json()) as { return: { current: DataExport } };
  const file = await call("GET", `/export/${found.current._id}/file`);
  const data = JSON.parse(filesIn(Buffer.from(await file.arrayBuffer()))["dados.json"] ?? "");
  expect(data.assistantMessages).toMatchObject([
    { seq: 1, author: "member", text: "Uma pergunta" },
    { seq: 2, author: "assistant", status: "done", text: "Uma resposta." },
  ]);
  expect(data.assistantThreads).toMatchObject([{ lastSeq: 2 }]);

  clock.advance(8 * 24 * 3_600_000);
  const deletion = await call("POST", "/deletion", { password, word: DELETION_WORD, giveUpPlan: true });
  expect(deletion.status).toBe(200);
  for (const table of ["assistantMessages", "assistantThreads"] as const)
    expect(await deps.db.selectFrom(table).selectAll().where("accountId", "=", accountId).execute()).toEqual([]);
});

test("a no to health data erases it all, and stops an answer that is being written", async ({ service, vendor }) => {
  const { deps } = service;
  const member = await anAskingMember(deps);
  vendor.setScripts([
    { steps: [{ text: "Pode sim. " }, { text: "E " }, { hold: "no" }, { text: "mais. " }, { text: "Fim." }] },
  ]);
  const reply = await openAsk(service, member, { text: "Posso jantar?" });
  const reader = reply.body?.getReader();
  if (!reader) throw new Error("no body");
  await readUntil(reader, "Pode sim.");
  await giveConsent(deps, member.accountId, "health-data", false);
  await vendor.reached("no");
  vendor.release("no");

  await expect(readUntil(reader, "event: end")).rejects.toThrow("ended");
  expect(await pageOf(service, member)).toMatchObject({ messages: [], writing: "consent-missing" });
});
