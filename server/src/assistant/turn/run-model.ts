import type { CallTool } from "@app/engine/assistant/tool-results";
import { type Chunk, type Model, ModelUnavailable, type Part, type Turn, type Usage } from "../model/model.ts";
import { UnknownPart } from "../tools/reading.ts";
import { parseToolInput, toolSpecs } from "../tools/tool-inputs.ts";
import type { CheckedText } from "./checked-text.ts";
import type { ToolUse } from "./proposed-blocks.ts";

type ToolCall = Extract<Part, { type: "call" }>;
type Options = {
  call: CallTool;
  /** For a vendor's eyes. */
  redact: (result: object) => unknown;
  onUse: (use: ToolUse) => void;
  onStep: (name: ToolUse["name"]) => void;
};

/** Answers a model's calls, in order. What it may not ask is an error that it reads, and nothing else happens. */
async function runTools(calls: readonly ToolCall[], options: Options): Promise<Part[]> {
  const parts: Part[] = [];
  for (const { id, name, input } of calls) parts.push({ type: "result", id, ...(await runTool(name, input, options)) });
  return parts;
}

async function runTool(
  name: string,
  input: unknown,
  { call, redact, onUse, onStep }: Options,
): Promise<{ output: unknown; isError?: boolean }> {
  const parsed = parseToolInput(name, input);
  if ("error" in parsed) return { output: parsed, isError: true };
  onStep(parsed.name);
  try {
    const result = await call(parsed.name, parsed.input);
    onUse({ ...parsed, result } as ToolUse);
    return { output: redact(result) };
  } catch (error) {
    if (!(error instanceof UnknownPart)) throw error;
    return { output: { error: error.message }, isError: true };
  }
}

const MAX_TOOL_ROUNDS = 4;
const MAX_OUTPUT_TOKENS = 600;

type Run = {
  system: string;
  turns: readonly Turn[];
  userKey: string;
  text: CheckedText;
  call: CallTool;
  redact: (result: object) => unknown;
  onStep: (name: ToolUse["name"]) => void;
  /** Milliseconds in which we waited for the vendor and for nothing else. */
  onWaited: (ms: number) => void;
  signal: AbortSignal;
};

/** `whole`: the model ended by itself or was long enough. `cut`: it stopped in the middle, or never began. */
export type Ran = { ending: "whole" | "cut"; uses: ToolUse[]; usage: Usage };

/** Asks a model, answers its calls and asks again, until it has said what it has to say. */
export async function runModel(model: Model, run: Run): Promise<Ran> {
  const { text } = run;
  const turns = [...run.turns];
  const ran: Ran = { ending: "cut", uses: [], usage: NOTHING };
  for (let round = 0; round <= MAX_TOOL_ROUNDS; round += 1) {
    const said = await askOnce(model, run, turns).catch((error: unknown) => {
      // A later round that is refused or stopped does not make the earlier ones cost nothing.
      if (round > 0 && isGone(error)) return null;
      throw error;
    });
    if (!said) return ran;
    ran.usage = sum(ran.usage, said.usage);
    text.end({ isWhole: said.reason === "done" || said.reason === "calls" });
    if (said.reason !== "calls" || text.isFull) return { ...ran, ending: endingOf(said.reason, text) };
    const parts = await runTools(said.calls, {
      ...run,
      onUse(use) {
        ran.uses.push(use);
        text.ground(use.result);
      },
    });
    const spoken = said.text.trim() === "" ? [] : [{ type: "text" as const, text: said.text }];
    turns.push({ role: "assistant", parts: [...spoken, ...said.calls] }, { role: "user", parts });
  }
  // It would look on for ever; what it has said is what there is.
  return { ...ran, ending: "whole" };
}

/** The vendor does not answer, or nobody waits for it any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof ModelUnavailable ||
  (error instanceof Error && (error.name === "AbortError" || error.name === "TimeoutError"));

type Reason = Extract<Chunk, { type: "end" }>["reason"] | "stopped";
type Said = { text: string; calls: ToolCall[]; reason: Reason; usage: Usage };

async function askOnce(model: Model, run: Run, turns: Turn[]): Promise<Said> {
  const { system, userKey, signal, text } = run;
  const said: Said = { text: "", calls: [], reason: "error", usage: NOTHING };
  const chunks = model.ask({ system, tools: toolSpecs, turns, maxOutputTokens: MAX_OUTPUT_TOKENS, signal, userKey });
  const iterator = chunks[Symbol.asyncIterator]();
  for (;;) {
    const since = performance.now();
    const { done, value: chunk } = await iterator.next();
    run.onWaited(performance.now() - since);
    if (done) return said;
    if (chunk.type === "end") {
      // What runs beside an answer, its deadlines first of all, stops when its reader says so.
      await iterator.return?.();
      return { ...said, reason: chunk.reason, usage: chunk.usage };
    }
    if (chunk.type === "call") {
      said.calls.push(chunk);
      continue;
    }
    said.text += chunk.delta;
    text.push(chunk.delta);
    if (!text.isFull) continue;
    await iterator.return?.();
    return { ...said, reason: "stopped" };
  }
}

const endingOf = (reason: Reason, text: CheckedText): Ran["ending"] => {
  if (reason === "error") return "cut";
  return text.isFull || reason !== "refused" ? "whole" : "cut";
};

const NOTHING: Usage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

const sum = (one: Usage, other: Usage): Usage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  cacheReadTokens: one.cacheReadTokens + other.cacheReadTokens,
  cacheWriteTokens: one.cacheWriteTokens + other.cacheWriteTokens,
});
