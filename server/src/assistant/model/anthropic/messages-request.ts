import type Anthropic from "@anthropic-ai/sdk";
import { resultText } from "../adapter.ts";
import type { Ask, Part, ToolSpec } from "../model.ts";

const CACHED = { cache_control: { type: "ephemeral" } } as const;

/**
 * The prefix is cached twice: the tools are the same for every member, the system text for every round of one. The only
 * metadata is the key that tells members apart.
 */
export function messagesRequest(model: string, ask: Ask): Anthropic.MessageCreateParamsStreaming {
  return {
    model,
    stream: true,
    max_tokens: ask.maxOutputTokens,
    metadata: { user_id: ask.userKey },
    system: [{ type: "text", text: ask.system, ...CACHED }],
    tools: ask.tools.map((tool, index) => ({ ...toolOf(tool), ...(index === ask.tools.length - 1 && CACHED) })),
    messages: ask.turns.map(({ role, parts }) => ({ role, content: parts.map(blockOf) })),
  };
}

const toolOf = ({ name, description, inputSchema }: ToolSpec): Anthropic.Tool => ({
  name,
  description,
  input_schema: { ...inputSchema, type: "object" },
});

function blockOf(part: Part): Anthropic.ContentBlockParam {
  if (part.type === "text") return part;
  if (part.type === "call") return { type: "tool_use", id: part.id, name: part.name, input: part.input };
  return {
    type: "tool_result",
    tool_use_id: part.id,
    content: resultText(part.output),
    ...(part.isError && { is_error: true }),
  };
}
