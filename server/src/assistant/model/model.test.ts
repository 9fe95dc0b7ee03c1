import { describe, expect } from "vitest";
import { anAsk, openTestModel, PROVIDERS, read, test } from "../testing/model-test.ts";
import { openModel } from "./open-model.ts";

describe.for(PROVIDERS)("%s", (provider) => {
  test("text comes in pieces, and the usage equals what the vendor counted", async ({ vendor }) => {
    vendor.setScripts([{ steps: [{ text: "Arroz, " }, { text: "feijão " }, { text: "e frango." }] }]);
    const { list, text, end } = await read(openTestModel({ provider, url: vendor.url }).ask(anAsk()));
    expect(text).toBe("Arroz, feijão e frango.");
    expect(list).toHaveLength(4);
    expect(end).toEqual({ type: "end", reason: "done", usage: vendor.tokens() });
    expect(end?.usage).toMatchObject({ outputTokens: 6, cacheWriteTokens: expect.any(Number) });
  });

  test("a second question reads the prefix from the cache", async ({ vendor }) => {
    const model = openTestModel({ provider, url: vendor.url });
    const first = await read(model.ask(anAsk()));
    const second = await read(model.ask(anAsk()));
    expect(first.end?.usage).toMatchObject({ cacheReadTokens: 0 });
    expect(first.end?.usage.cacheWriteTokens).toBeGreaterThan(0);
    expect(second.end?.usage).toMatchObject({
      cacheWriteTokens: 0,
      cacheReadTokens: first.end?.usage.cacheWriteTokens,
    });
  });

  test("tool calls are put together from their pieces, and their results go back", async ({ vendor }) => {
    const input = { text: "150 g de pão francês", parts: [1, { deep: "sim" }] };
    vendor.setScripts([
      {
        on: "question",
        steps: [
          { text: "Vou ver." },
          { call: { id: "call_1", name: "get_today", input: {} } },
          { call: { id: "call_2", name: "search_food", input } },
        ],
      },
      { on: "results", steps: [{ text: "Achei." }] },
    ]);
    const model = openTestModel({ provider, url: vendor.url });
    const first = await read(model.ask(anAsk()));
    expect(first.calls).toEqual([
      { type: "call", id: "call_1", name: "get_today", input: {} },
      { type: "call", id: "call_2", name: "search_food", input },
    ]);
    expect(first.end?.reason).toBe("calls");

    const turns = [
      ...anAsk().turns,
      { role: "assistant" as const, parts: [{ type: "text" as const, text: first.text }, ...first.calls] },
      {
        role: "user" as const,
        parts: [
          { type: "result" as const, id: "call_1", output: { meals: [] } },
          { type: "result" as const, id: "call_2", output: "não achei", isError: true },
        ],
      },
    ];
    expect(await read(model.ask(anAsk({ turns })))).toMatchObject({ text: "Achei.", end: { reason: "done" } });
    const sent = JSON.stringify(vendor.requests().at(-1)?.body);
    expect(sent).toContain("call_2");
    expect(sent).toContain("não achei");
  });

  test("a refusal, a length and a cut each end with their reason", async ({ vendor }) => {
    vendor.setScripts([
      { times: 1, end: "refused" },
      { times: 1, end: "length", steps: [{ text: "Arroz e" }] },
      { times: 1, steps: [{ text: "Arroz, feijão e" }, { cut: true }] },
      { times: 1, steps: [{ text: "Arroz" }, { fail: true }] },
    ]);
    const model = openTestModel({ provider, url: vendor.url });
    expect(await read(model.ask(anAsk()))).toMatchObject({ text: "", end: { reason: "refused" } });
    expect(await read(model.ask(anAsk()))).toMatchObject({ text: "Arroz e", end: { reason: "length" } });
    const cut = await read(model.ask(anAsk()));
    expect(cut).toMatchObject({ text: "Arroz, feijão e", end: { reason: "error", usage: { outputTokens: 4 } } });
    const { inputTokens = 0, cacheReadTokens = 0 } = cut.end?.usage ?? {};
    expect(inputTokens + cacheReadTokens).toBeGreaterThan(0);
    expect(await read(model.ask(anAsk()))).toMatchObject({ text: "Arroz", end: { reason: "error" } });
    expect(vendor.callCount()).toBe(4);
  });

  test("the user's key is all that the vendor learns of a member", async ({ vendor }) => {
    await read(openTestModel({ provider, url: vendor.url }).ask(anAsk()));
    const { body, headers } = vendor.requests()[0] ?? {};
    const expected = {
      anthropic: {
        metadata: { user_id: "f00dcafe" },
        system: [{ type: "text", text: "Você é a assistente.", cache_control: { type: "ephemeral" } }],
      },
      openai: { store: false, safety_identifier: "f00dcafe" },
    };
    expect(body).toMatchObject({ model: "a-model", stream: true, ...expected[provider] });
    const known = {
      anthropic: ["max_tokens", "messages", "metadata", "model", "stream", "system", "tools"],
      openai: ["input", "instructions", "max_output_tokens", "model", "safety_identifier", "store", "stream", "tools"],
    };
    expect(Object.keys(body as object).toSorted()).toEqual(known[provider]);
    expect(Object.keys(headers ?? {}).filter((name) => /organization|project|trace|idempotency/.test(name))).toEqual(
      [],
    );
  });
});

test("without a provider there is no model", () => {
  expect(openModel({ provider: "none", url: "http://127.0.0.1:9", key: "", model: "" })).toBeNull();
});
