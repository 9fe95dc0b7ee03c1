import { describe, expect } from "vitest";
import { anAsk, openTestModel, PROVIDERS, read, test } from "../testing/model-test.ts";
import { type Chunk, ModelUnavailable } from "./model.ts";

describe.for(PROVIDERS)("%s", (provider) => {
  test.for([429, 529, 500])("%d once, and the second request is answered", async (status, { vendor }) => {
    vendor.setScripts([{ times: 1, status, retryAfter: 0 }, { steps: [{ text: "Oi." }] }]);
    const { text } = await read(openTestModel({ provider, url: vendor.url }).ask(anAsk()));
    expect([text, vendor.callCount()]).toEqual(["Oi.", 2]);
  });

  test("529 twice is no model, after two requests", async ({ vendor }) => {
    vendor.setScripts([{ status: 529 }]);
    const asked = read(openTestModel({ provider, url: vendor.url }).ask(anAsk()));
    await expect(asked).rejects.toBeInstanceOf(ModelUnavailable);
    await expect(asked).rejects.toMatchObject({ reason: "overloaded", status: 529 });
    expect(vendor.callCount()).toBe(2);
  });

  test("a stream that breaks before a word is tried once more", async ({ vendor }) => {
    vendor.setScripts([{ times: 1, steps: [{ cut: true }] }, { steps: [{ text: "Oi." }] }]);
    expect(await read(openTestModel({ provider, url: vendor.url }).ask(anAsk()))).toMatchObject({ text: "Oi." });
    vendor.setScripts([{ steps: [{ fail: true }] }]);
    await expect(read(openTestModel({ provider, url: vendor.url }).ask(anAsk()))).rejects.toBeInstanceOf(
      ModelUnavailable,
    );
    expect(vendor.callCount()).toBe(4);
  });

  test("a wrong request or key is not tried again, and its error quotes nothing", async ({ vendor }) => {
    vendor.setScripts([{ status: 401 }]);
    const error: unknown = await read(openTestModel({ provider, url: vendor.url }).ask(anAsk())).catch(
      (thrown) => thrown,
    );
    expect(error).toMatchObject({
      reason: "rejected",
      status: 401,
      message: "The model is not available: rejected (401).",
    });
    expect((error as Error).cause).toBeUndefined();
    expect(vendor.callCount()).toBe(1);
  });

  test("nobody listening is no model", async () => {
    await expect(read(openTestModel({ provider, url: "http://127.0.0.1:9" }).ask(anAsk()))).rejects.toMatchObject({
      reason: "unreachable",
    });
  });

  test("a vendor that asks for more patience than there is gets no second request", async ({ vendor }) => {
    vendor.setScripts([{ status: 429, retryAfter: 120 }]);
    await expect(read(openTestModel({ provider, url: vendor.url }).ask(anAsk()))).rejects.toMatchObject({
      reason: "rate-limited",
    });
    expect(vendor.callCount()).toBe(1);
  });

  test("no first token within the limit is a timeout, and the request is closed", async ({ vendor }) => {
    vendor.setScripts([{ steps: [{ hold: "first" }, { text: "Tarde." }] }]);
    const asked = read(openTestModel({ provider, url: vendor.url }, { firstTokenMs: 50 }).ask(anAsk()));
    await expect(asked).rejects.toMatchObject({ reason: "timeout" });
    await expect.poll(() => vendor.requests().map(({ ended }) => ended)).toEqual(["closed"]);
  });

  test("an answer longer than the whole limit ends as an error, with what was said", async ({ vendor }) => {
    // The vendor's package is loaded by then, so that the limit is spent on the answer alone.
    await read(openTestModel({ provider, url: vendor.url }).ask(anAsk()));
    vendor.setScripts([{ steps: [{ text: "Arroz" }, { hold: "rest" }] }]);
    const asked = read(openTestModel({ provider, url: vendor.url }, { wholeMs: 1_000 }).ask(anAsk()));
    await expect(asked).resolves.toMatchObject({ text: "Arroz", end: { reason: "error" } });
  });

  test("an abort stops the stream at the vendor too", async ({ vendor }) => {
    vendor.setScripts([{ steps: [{ text: "Arroz" }, { hold: "rest" }, { text: " e feijão" }] }]);
    const controller = new AbortController();
    const list: Chunk[] = [];
    for await (const chunk of openTestModel({ provider, url: vendor.url }).ask(anAsk({ signal: controller.signal }))) {
      list.push(chunk);
      controller.abort();
    }
    expect(list).toMatchObject([{ delta: "Arroz" }, { type: "end", reason: "error" }]);
    await expect.poll(() => vendor.requests()[0]?.ended).toBe("closed");
  });

  test("an abort before the first token throws the caller's own reason", async ({ vendor }) => {
    vendor.setScripts([{ steps: [{ hold: "first" }] }]);
    const controller = new AbortController();
    const asked = read(openTestModel({ provider, url: vendor.url }).ask(anAsk({ signal: controller.signal })));
    void vendor.reached("first").then(() => controller.abort(new Error("left")));
    await expect(asked).rejects.toThrow("left");
  });

  test("who stops reading closes the stream at the vendor", async ({ vendor }) => {
    vendor.setScripts([{ steps: [{ text: "Arroz" }, { hold: "rest" }] }]);
    for await (const chunk of openTestModel({ provider, url: vendor.url }).ask(anAsk()))
      if (chunk.type === "text") break;
    await expect.poll(() => vendor.requests()[0]?.ended).toBe("closed");
  });
});
