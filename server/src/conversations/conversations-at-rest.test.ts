import type { Envelope } from "@app/contract/envelope";
import { type DataExport, DELETION_WORD } from "@app/contract/privacy";
import { sql } from "kysely";
import { expect } from "vitest";
import { createApp } from "../app.ts";
import { aCompleteMember } from "../intake/testing/answering.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { countStaleValues, resealValues } from "../operator/reseal-values.ts";
import { inTransaction } from "../platform/database/db.ts";
import { createKeyRing } from "../platform/key-ring.ts";
import { buildExports } from "../privacy/export/build-exports.ts";
import { aDevice } from "../sync/testing/devices.ts";
import { dumpOf, findIn } from "../testing/dump.ts";
import { filesIn } from "../testing/files-in.ts";
import { type Api, test } from "../testing/http.ts";
import { recordLog } from "../testing/recorded-log.ts";
import { findDraft, saveDraft } from "./reply-draft.ts";
import { aMessage, answer, camila, openThread, sendMessage } from "./testing/messages.ts";

const CANARY = "canario-25c0";
const forms = [CANARY, Buffer.from(CANARY).toString("hex")];
const TABLES = ["conversations", "conversationMessages", "conversationDrafts"] as const;

test("what both sides wrote is in no table, log line, error, message or metric", async ({ deps }) => {
  const { log, lines } = recordLog();
  const { app, metrics } = await createApp({ ...deps, log });
  const replies: string[] = [];
  const recorded: Api = async (method, url, { body, headers = {} } = {}) => {
    const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    if (reply.statusCode >= 400) replies.push(reply.body);
    return { status: reply.statusCode, body: reply.json() as Envelope<never>, headers: reply.headers };
  };
  const { accountId, headers } = await aCompleteMember(deps);
  const phone = aDevice(recorded, headers, deps.now);
  const write = (text: string) => phone.send([aMessage(deps, { thread: "team", text: `${CANARY} ${text}` })]);
  expect((await write("pergunta")).status).toBe(200);
  await phone.send([aMessage(deps, { thread: "team", text: `${CANARY} ${"longa ".repeat(400)}` })]);
  // The database's own message would quote the row.
  await sql`alter table conversation_messages add constraint injected_fault check (seq > 1000) not valid`.execute(
    deps.db,
  );
  expect((await write("falha")).status).toBe(500);
  await sql`alter table conversation_messages drop constraint injected_fault`.execute(deps.db);
  await answer(deps, accountId, { thread: "team", text: `${CANARY} resposta` });
  const draft = { accountId, thread: "team", staffId: crypto.randomUUID(), text: `${CANARY} rascunho` } as const;
  await inTransaction(deps.db, (tx) => saveDraft(deps, tx, draft));
  for (const path of ["", "/team", "/support"])
    expect((await recorded("GET", `/v1/account/conversations${path}`, { headers })).status).toBe(200);
  await sendMessages({ ...deps, log });
  await app.close();

  expect(findIn(await dumpOf(deps.db), forms)).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
  expect(replies).toHaveLength(1);
  for (const text of [...lines, ...replies, await metrics.registry.metrics()])
    for (const form of forms) expect(text).not.toContain(form);
});

test("a message that is moved to the other thread does not open there", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  await sendMessage(deps, accountId, { thread: "team", text: "Só para a equipe" });
  await sendMessage(deps, accountId, { thread: "support", text: "Oi" });
  await sql`update conversation_messages set seq = 2, thread = 'support'
    where account_id = ${accountId} and thread = 'team'`.execute(deps.db);
  await sql`update conversations set last_seq = 2 where account_id = ${accountId} and thread = 'support'`.execute(
    deps.db,
  );
  await expect(openThread(deps, accountId, "support")).rejects.toThrow("authenticate");
  // No other test meets a row that opens nowhere.
  await deps.db.deleteFrom("conversationMessages").where("accountId", "=", accountId).execute();
});

test("messages and drafts are sealed anew with a new key, and open with it alone", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  const key = { accountId, thread: "team", staffId: crypto.randomUUID() } as const;
  await sendMessage(deps, accountId, { thread: "team", text: "Uma pergunta" });
  await answer(deps, accountId, { thread: "team", text: "Uma resposta" });
  await inTransaction(deps.db, (tx) => saveDraft(deps, tx, { ...key, text: "Um rascunho" }));
  const [ours, next] = ["an example secret, never for production", "the example key after the rotation!"];
  const rotated = { ...deps, keyRing: createKeyRing(next) };

  await resealValues({ db: deps.db, keyRing: createKeyRing(next, [ours]) }, () => {});
  expect(await countStaleValues(rotated)).toBe(0);
  const { messages } = await openThread(rotated, accountId, "team");
  expect(messages.map(({ text }) => text)).toEqual(["Uma pergunta", "Uma resposta"]);
  expect(await findDraft(rotated, deps.db, key)).toMatchObject({ text: "Um rascunho" });
  await resealValues({ db: deps.db, keyRing: createKeyRing(ours, [next]) }, () => {});
});

test("the member's copy has both threads in clear; with the account all of them go", async ({
  api,
  app,
  deps,
  clock,
}) => {
  const { accountId, headers, password } = await aCompleteMember(deps);
  await sendMessage(deps, accountId, { thread: "team", text: "Estou com dor no peito" });
  await answer(deps, accountId, { thread: "team", text: "Ligue para mim" });
  await sendMessage(deps, accountId, { thread: "support", text: "E a nota?" });
  await answer(deps, accountId, { thread: "support", text: "Foi por email.", by: camila });
  const draft = { accountId, thread: "team", staffId: crypto.randomUUID(), text: "Ainda não enviei" } as const;
  await inTransaction(deps.db, (tx) => saveDraft(deps, tx, draft));
  await api("POST", "/v1/account/export", { headers, body: { password } });
  await buildExports(deps);
  const { body } = await api<{ current: DataExport | null }>("GET", "/v1/account/export", { headers });
  const url = `/v1/account/export/${body.return?.current?._id}/file`;
  const files = filesIn((await app.inject({ method: "GET", url, headers })).rawPayload);
  const data = JSON.parse(files["dados.json"] ?? "");
  expect(data.conversationMessages).toMatchObject([
    { thread: "support", seq: 1, author: "member", text: "E a nota?" },
    { thread: "support", seq: 2, author: "team", by: "Camila Rocha", text: "Foi por email." },
    { thread: "team", seq: 1, text: "Estou com dor no peito" },
    { thread: "team", seq: 2, author: "system", text: expect.stringContaining("ligue 192") },
    { thread: "team", seq: 3, by: "Helena Prado, CRN-3 00000", text: "Ligue para mim" },
  ]);
  expect(data.conversations).toMatchObject([
    { thread: "support", lastSeq: 2 },
    { thread: "team", lastSeq: 3 },
  ]);
  expect(data.conversationDrafts).toMatchObject([{ text: "Ainda não enviei" }]);

  clock.advance(8 * 24 * 3_600_000);
  const deletion = { password, word: DELETION_WORD, giveUpPlan: true };
  expect((await api("POST", "/v1/account/deletion", { headers, body: deletion })).status).toBe(200);
  for (const table of TABLES)
    expect(await deps.db.selectFrom(table).select("accountId").where("accountId", "=", accountId).execute()).toEqual(
      [],
    );
});
