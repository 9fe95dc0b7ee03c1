import type { CallTool } from "@app/engine/assistant/tool-results";
import type { Part } from "../model/model.ts";
import { parseToolInput } from "../tools/calls/parse-tool-input.ts";
import { UnknownPart } from "../tools/unknown-part.ts";
import type { ToolUse } from "./proposed-blocks.ts";

export type ToolCall = Extract<Part, { type: "call" }>;
type Options = {
  call: CallTool;
  /** For a vendor's eyes. */
  redact: (result: object) => unknown;
  onUse: (use: ToolUse) => void;
  onStep: (name: ToolUse["name"]) => void;
};

/** Answers a model's calls, in order. What it may not ask is an error that it reads, and nothing else happens. */
export async function runTools(calls: readonly ToolCall[], options: Options): Promise<Part[]> {
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
