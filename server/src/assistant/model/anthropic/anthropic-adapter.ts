import type Anthropic from "@anthropic-ai/sdk";
import { type Adapter, parseArguments, resultText, type Vendor } from "../adapter.ts";
import type { Ask, EndReason, Part, ToolSpec, Usage } from "../model.ts";

const CACHED = { cache_control: { type: "ephemeral" } } as const;

/**
 * The prefix is cached twice: the tools are the same for every member, the system text for every round of one. The only
 * metadata is the key that tells members apart.
 */
function messagesRequest(model: string, ask: Ask): Anthropic.MessageCreateParamsStreaming {
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

/** The Messages API. The key goes out as a bearer token; the package pins `anthropic-version` itself. */
export function anthropicAdapter({ url, key, model }: Vendor): Adapter {
  let client: Anthropic | undefined;

  async function connect(): Promise<Anthropic> {
    const { default: Client } = await import("@anthropic-ai/sdk");
    // Its log quotes what it could not parse, and its spans may carry content: both off. Nothing is read from its own
    // environment variables.
    client ??= new Client({
      baseURL: url,
      apiKey: key,
      webhookKey: null,
      maxRetries: 0,
      // A question goes to nobody but the vendor that was configured.
      fetchOptions: { redirect: "error" },
      logLevel: "off",
      openTelemetry: false,
    });
    return client;
  }

  return async function* (ask, { signal, usage }) {
    const { messages } = await connect();
    const calls = new Map<number, { id: string; name: string; json: string }>();
    let reason: EndReason = "error";
    let isDamaged = false;
    for await (const event of await messages.create(messagesRequest(model, ask), { signal })) {
      if (event.type === "message_start") count(usage, event.message.usage);
      else if (event.type === "content_block_start" && event.content_block.type === "tool_use")
        calls.set(event.index, { id: event.content_block.id, name: event.content_block.name, json: "" });
      else if (event.type === "content_block_delta" && event.delta.type === "text_delta")
        yield { type: "text", delta: event.delta.text };
      else if (event.type === "content_block_delta" && event.delta.type === "input_json_delta") {
        const call = calls.get(event.index);
        if (call) call.json += event.delta.partial_json;
      } else if (event.type === "content_block_stop") {
        const call = calls.get(event.index);
        const parsed = call && parseArguments(call.json);
        if (parsed) yield { type: "call", id: call.id, name: call.name, ...parsed };
        isDamaged ||= call !== undefined && !parsed;
      } else if (event.type === "message_delta") {
        count(usage, event.usage);
        reason = REASONS[event.delta.stop_reason ?? "pause_turn"] ?? "error";
      } else if (event.type === "message_stop") {
        yield { type: "end", reason: reason === "calls" && isDamaged ? "error" : reason, usage: { ...usage } };
        return;
      }
    }
  };
}

const REASONS: Partial<Record<Anthropic.StopReason, EndReason>> = {
  end_turn: "done",
  stop_sequence: "done",
  tool_use: "calls",
  max_tokens: "length",
  model_context_window_exceeded: "length",
  refusal: "refused",
};

/** Totals so far; the last event repeats those of the first, or leaves them null. */
function count(usage: Usage, said: Anthropic.MessageDeltaUsage | Anthropic.Usage): void {
  usage.inputTokens = said.input_tokens ?? usage.inputTokens;
  usage.outputTokens = said.output_tokens;
  usage.cacheReadTokens = said.cache_read_input_tokens ?? usage.cacheReadTokens;
  usage.cacheWriteTokens = said.cache_creation_input_tokens ?? usage.cacheWriteTokens;
}
