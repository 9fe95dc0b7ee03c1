import type OpenAI from "openai";
import { resultText } from "../adapter.ts";
import type { Ask, ToolSpec, Turn } from "../model.ts";

/** `store: false`: the vendor's default keeps every answer for 30 days. Prefixes are cached without being asked. */
export function responsesRequest(model: string, ask: Ask): OpenAI.Responses.ResponseCreateParamsStreaming {
  return {
    model,
    stream: true,
    store: false,
    max_output_tokens: ask.maxOutputTokens,
    safety_identifier: ask.userKey,
    instructions: ask.system,
    tools: ask.tools.map(toolOf),
    input: ask.turns.flatMap(itemsOf),
  };
}

/** Not `strict`, which would make every optional argument a required one. */
const toolOf = ({ name, description, inputSchema }: ToolSpec): OpenAI.Responses.FunctionTool => ({
  type: "function",
  name,
  description,
  parameters: inputSchema,
  strict: false,
});

/** Here a call and its result are items of their own, beside the messages. The protocol has no mark for a failed result. */
function itemsOf({ role, parts }: Turn): OpenAI.Responses.ResponseInputItem[] {
  return parts.map((part) => {
    if (part.type === "text") return { role, content: part.text };
    if (part.type === "call")
      return { type: "function_call", call_id: part.id, name: part.name, arguments: JSON.stringify(part.input) };
    const output = part.isError ? { error: part.output } : part.output;
    return { type: "function_call_output", call_id: part.id, output: resultText(output) };
  });
}
