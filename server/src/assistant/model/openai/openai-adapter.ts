import type OpenAI from "openai";
import { type Adapter, parseArguments, resultText, type Vendor } from "../adapter.ts";
import type { Ask, EndReason, ToolSpec, Turn, Usage } from "../model.ts";

/** `store: false`: the vendor's default keeps every answer for 30 days. Prefixes are cached without being asked. */
function responsesRequest(model: string, ask: Ask): OpenAI.Responses.ResponseCreateParamsStreaming {
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

type Response = OpenAI.Responses.Response;

/** The Responses API: OpenAI's, or that of a server for open models. */
export function openaiAdapter({ url, key, model }: Vendor): Adapter {
  let client: OpenAI | undefined;

  async function connect(): Promise<OpenAI> {
    const { default: Client } = await import("openai");
    // Its log quotes requests: off. Nothing is read from its own environment variables.
    client ??= new Client({
      baseURL: `${url.replace(/\/$/, "")}/v1`,
      apiKey: key,
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      maxRetries: 0,
      // A question goes to nobody but the vendor that was configured.
      fetchOptions: { redirect: "error" },
      logLevel: "off",
    });
    return client;
  }

  return async function* (ask, { signal, usage }) {
    const { responses } = await connect();
    let hasCalls = false;
    let isDamaged = false;
    let isRefused = false;
    for await (const event of await responses.create(responsesRequest(model, ask), { signal })) {
      if (event.type === "response.output_text.delta") yield { type: "text", delta: event.delta };
      else if (event.type === "response.refusal.delta") isRefused = true;
      else if (event.type === "response.output_item.done" && event.item.type === "function_call") {
        const { call_id: id, name, arguments: json, status } = event.item;
        const parsed = status === "incomplete" ? null : parseArguments(json);
        if (parsed) yield { type: "call", id, name, ...parsed };
        hasCalls = true;
        isDamaged ||= !parsed;
      } else if (isEnd(event)) {
        count(usage, event.response.usage);
        const reason = reasonOf(event.response, { hasCalls, isRefused });
        yield { type: "end", reason: reason === "calls" && isDamaged ? "error" : reason, usage: { ...usage } };
        return;
      }
    }
  };
}

type End =
  | OpenAI.Responses.ResponseCompletedEvent
  | OpenAI.Responses.ResponseIncompleteEvent
  | OpenAI.Responses.ResponseFailedEvent;

const isEnd = (event: OpenAI.Responses.ResponseStreamEvent): event is End =>
  ["response.completed", "response.incomplete", "response.failed"].includes(event.type);

function reasonOf(response: Response, { hasCalls, isRefused }: { hasCalls: boolean; isRefused: boolean }): EndReason {
  const cutBy = response.incomplete_details?.reason;
  if (isRefused || cutBy === "content_filter") return "refused";
  if (cutBy === "max_output_tokens") return "length";
  if (response.status !== "completed") return "error";
  return hasCalls ? "calls" : "done";
}

/** Its input tokens include the cached ones; ours do not. Open servers often leave the details out. */
function count(usage: Usage, said: Response["usage"]): void {
  if (!said) return;
  usage.cacheReadTokens = said.input_tokens_details?.cached_tokens ?? 0;
  usage.cacheWriteTokens = said.input_tokens_details?.cache_write_tokens ?? 0;
  usage.inputTokens = Math.max(0, said.input_tokens - usage.cacheReadTokens - usage.cacheWriteTokens);
  usage.outputTokens = said.output_tokens;
}
