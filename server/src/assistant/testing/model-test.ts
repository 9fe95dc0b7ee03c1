import { createModelSimulator } from "@app/simulators/model/simulator";
import { test as base } from "vitest";
import type { Ask, Chunk, Model } from "../model/model.ts";
import { type ModelConfig, openModel } from "../model/open-model.ts";
import type { Limits } from "../model/with-deadlines.ts";

/** No test waits for a limit that it does not mean to reach. */
const PATIENT: Limits = { firstTokenMs: 60_000, wholeMs: 60_000, retryDelayMs: 0 };

/** A simulator of its own for each test. */
export const test = base.extend("vendor", async ({ onTestFinished }) => {
  const simulator = createModelSimulator();
  const url = await simulator.start();
  onTestFinished(() => simulator.stop());
  return { ...simulator, url };
});

export const openTestModel = (config: Partial<ModelConfig>, limits: Partial<Limits> = {}): Model => {
  const model = openModel(
    { provider: "anthropic", url: "", key: "a-key", model: "a-model", ...config },
    { ...PATIENT, ...limits },
  );
  if (!model) throw new Error("No model.");
  return model;
};

export const anAsk = (more: Partial<Ask> = {}): Ask => ({
  system: "Você é a assistente.",
  tools: [
    {
      name: "get_today",
      description: "O dia de hoje",
      inputSchema: { type: "object", properties: {}, additionalProperties: false },
    },
  ],
  turns: [{ role: "user", parts: [{ type: "text", text: "O que eu almoço hoje?" }] }],
  maxOutputTokens: 600,
  signal: new AbortController().signal,
  userKey: "f00dcafe",
  ...more,
});

/** A whole answer: its chunks, and what they come to. */
export async function read(chunks: AsyncIterable<Chunk>) {
  const list: Chunk[] = [];
  for await (const chunk of chunks) list.push(chunk);
  const end = list.at(-1);
  return {
    list,
    text: list.map((chunk) => (chunk.type === "text" ? chunk.delta : "")).join(""),
    calls: list.filter((chunk) => chunk.type === "call"),
    end: end?.type === "end" ? end : null,
  };
}

export const PROVIDERS = ["anthropic", "openai"] as const;
