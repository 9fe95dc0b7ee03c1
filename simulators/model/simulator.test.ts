import { afterEach, beforeEach, expect, test } from "vitest";
import { createModelSimulator } from "./simulator.ts";

let model: ReturnType<typeof createModelSimulator>;
let url: string;
beforeEach(async () => {
  model = createModelSimulator();
  url = await model.start();
});
afterEach(() => model.stop());

const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const messages = (text: string) => ({
  model: "m",
  max_tokens: 100,
  stream: true,
  system: [{ type: "text", text: "Oi", cache_control: { type: "ephemeral" } }],
  tools: [],
  messages: [{ role: "user", content: [{ type: "text", text }] }],
});
const responses = (text: string) => ({
  model: "m",
  max_output_tokens: 100,
  stream: true,
  store: false,
  instructions: "Oi",
  tools: [],
  input: [{ role: "user", content: text }],
});
const KEYS = { authorization: "Bearer very-secret", "anthropic-version": "2026-10-21" };
const askMessages = (text: string) => send("POST", "/v1/messages", messages(text), KEYS);
const askResponses = (text: string) => send("POST", "/v1/responses", responses(text), KEYS);

const eventsIn = (stream: string) => [...stream.matchAll(/^event: (.*)$/gmu)].map(([, type]) => type);

test("without a script it is helpful, short and Portuguese, in both protocols", async () => {
  const said = await (await askMessages("Oi")).text();
  expect(said).toContain("text_delta");
  expect(eventsIn(said).slice(-3)).toEqual(["content_block_stop", "message_delta", "message_stop"]);
  const other = await (await askResponses("Oi")).text();
  expect(other).toContain("Pode contar comigo.");
  expect(eventsIn(other).at(-1)).toBe("response.completed");
});

test("the first script that fits answers, until it is used up", async () => {
  await send("PUT", "/_script", {
    scripts: [
      { when: "almoço", times: 1, steps: [{ call: { name: "get_today", input: { day: 1 } } }] },
      { when: "almoço", preset: "invented-number" },
      { when: "ALTO", status: 429, retryAfter: 7 },
    ],
  });
  expect(await (await askMessages("E o almoço?")).text()).toContain('"stop_reason":"tool_use"');
  expect(await (await askMessages("E o almoço?")).text()).toContain("947");
  const limited = await askResponses("fala alto");
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "7"]);
  expect(await (await askMessages("Oi")).text()).toContain("Pode ");
});

test("a script that it cannot read is refused", async () => {
  const reply = await send("PUT", "/_script", { scripts: [{ steps: [{ shout: "Oi" }] }] });
  expect([reply.status, await reply.json()]).toMatchObject([400, { ok: false }]);
});

test("a hold keeps the rest of an answer back until it is released", async () => {
  model.setScripts([{ steps: [{ text: "um" }, { hold: "h" }, { text: "dois" }] }]);
  const reply = await askMessages("Oi");
  const reader = (reply.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  await model.reached("h");
  let said = "";
  while (!said.includes('"um"')) said += (await reader.read()).value ?? "";
  expect(said).not.toContain("dois");
  expect(await (await fetch(`${url}/_sim/ledger`)).json()).toMatchObject({ waiting: ["h"] });
  await send("POST", "/_release/h", {});
  for (let read = await reader.read(); !read.done; read = await reader.read()) said += read.value;
  expect(said).toContain("dois");
});

test("a cut stream breaks after what was said", async () => {
  model.setScripts([{ preset: "cut" }]);
  const reply = await askResponses("Oi");
  await expect(reply.text()).rejects.toThrow();
  expect(model.requests()[0]).toMatchObject({ ended: "cut" });
});

test("every request is kept whole, but for its key, with the tokens of each", async () => {
  await (await askMessages("meu CPF")).text();
  await (await askMessages("outra coisa")).text();
  const kept = await (await fetch(`${url}/_requests`)).text();
  expect(kept).toContain("meu CPF");
  expect(kept).not.toContain("very-secret");
  const [first, second] = model.requests();
  expect(first?.tokens.cacheWriteTokens).toBe(second?.tokens.cacheReadTokens);
  expect(model.tokens()).toMatchObject({
    outputTokens: (first?.tokens.outputTokens ?? 0) + (second?.tokens.outputTokens ?? 0),
  });
});

test("it is as strict as the vendors, and refuses an answer that would be stored", async () => {
  expect((await send("POST", "/v1/messages", messages("Oi"))).status).toBe(401);
  expect((await send("POST", "/v1/responses", { ...responses("Oi"), store: true }, KEYS)).status).toBe(400);
  expect((await send("POST", "/v1/messages", { ...messages("Oi"), messages: [] }, KEYS)).status).toBe(400);
});

test("it can be down, until a reset", async () => {
  model.setFaults({ mode: "down" });
  expect((await askMessages("Oi")).status).toBe(529);
  await send("POST", "/_sim/reset", {});
  expect((await askMessages("Oi")).status).toBe(200);
  expect(model.requests()).toHaveLength(1);
});
