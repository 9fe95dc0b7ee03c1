import type { Envelope } from "@app/contract/envelope";
import { expect } from "vitest";
import { createApp } from "../../app.ts";
import { sendMessages } from "../../messages/send-messages.ts";
import { windowAt } from "../../reviews/review-window.ts";
import { aReview, send } from "../../reviews/testing/reviewing.ts";
import { dumpOf, findIn } from "../../testing/dump.ts";
import type { Api } from "../../testing/http.ts";
import { recordLog } from "../../testing/recorded-log.ts";
import { aServedMember, test, threadsOf } from "./testing/threads.ts";

const CANARY = "canario-e07d";
const forms = [CANARY, Buffer.from(CANARY).toString("hex")];

test("what the team writes is in no table, log line, error, message or metric", async ({ deps }) => {
  const { log, lines } = recordLog();
  const { app, metrics } = await createApp({ ...deps, log });
  const refusals: string[] = [];
  const recorded: Api = async (method, url, { body, headers = {} } = {}) => {
    const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    if (reply.statusCode >= 400) refusals.push(reply.body);
    return { status: reply.statusCode, body: reply.json() as Envelope<never>, headers: reply.headers };
  };
  const member = await aServedMember({ ...deps, log });
  const { nutri, trainer, support, accountId } = member;
  const threads = threadsOf(recorded, member.path);
  await member.ask("team", `${CANARY} pergunta`);
  await threads.draft("team", nutri.headers, `${CANARY} rascunho`);
  await threads.handOver("team", nutri.headers, "treinador", `${CANARY} recado`);
  await threads.handOver("team", trainer.headers, "suporte", `${CANARY} conta`);
  await threads.send("support", support.headers, `${CANARY} resposta`);
  await threads.send("team", nutri.headers, `${CANARY} {campo}`);
  await threads.send("team", nutri.headers, `${CANARY} `.repeat(300));
  const { week } = windowAt(deps.now());
  await send(deps, accountId, aReview(deps, {}, week));
  const reply = { text: `${CANARY} uma frase.`, nextStep: `${CANARY} um passo.` };
  const path = `/v1/staff/members/${accountId}/reviews/${week}/reply`;
  await recorded("POST", path, { headers: nutri.headers, body: { ...reply, text: `${CANARY} Um. Dois. Três.` } });
  expect((await recorded("POST", path, { headers: nutri.headers, body: reply })).status).toBe(200);
  await sendMessages({ ...deps, log });
  await app.close();

  expect(findIn(await dumpOf(deps.db), forms)).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
  expect(refusals).toHaveLength(3);
  for (const text of [...lines, ...refusals, await metrics.registry.metrics()])
    for (const form of forms) expect(text).not.toContain(form);
});
