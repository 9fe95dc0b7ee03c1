import { randomBytes } from "node:crypto";
import type { Tokens } from "../ledger.ts";
import { type Call, type End, type Event, piecesOf, type Writer } from "../protocol.ts";

const id = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

type Message = { type: "message"; id: string; role: "assistant"; status: string; content: object[] };

/** The events of one answer: numbered, each item added, filled and done, and the whole answer again at the end. */
export function createResponsesWriter(model: string, tokens: Tokens): Writer {
  const responseId = id("resp");
  const output: object[] = [];
  let sequence = 0;
  let open: { item: Message; text: string } | null = null;

  const event = (type: string, fields: object): Event => ({ type, sequence_number: sequence++, ...fields });
  const place = () => ({ output_index: output.length });
  const part = (text: string) => ({ type: "output_text", text, annotations: [] });

  const response = (status: string, more: object = {}) => ({
    id: responseId,
    object: "response",
    created_at: 0,
    model,
    status,
    error: null,
    incomplete_details: null,
    output,
    usage: null,
    ...more,
  });
  const usage = () => {
    const input = tokens.inputTokens + tokens.cacheReadTokens + tokens.cacheWriteTokens;
    return {
      input_tokens: input,
      input_tokens_details: { cached_tokens: tokens.cacheReadTokens, cache_write_tokens: tokens.cacheWriteTokens },
      output_tokens: tokens.outputTokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + tokens.outputTokens,
    };
  };

  function openText(): Event[] {
    if (open) return [];
    const item: Message = { type: "message", id: id("msg"), role: "assistant", status: "in_progress", content: [] };
    open = { item, text: "" };
    return [
      event("response.output_item.added", { ...place(), item }),
      event("response.content_part.added", { ...place(), item_id: item.id, content_index: 0, part: part("") }),
    ];
  }
  function closeText(): Event[] {
    if (!open) return [];
    const { item, text } = open;
    open = null;
    const at = { ...place(), item_id: item.id, content_index: 0 };
    const done = { ...item, status: "completed", content: [part(text)] };
    const events = [
      event("response.output_text.done", { ...at, text, logprobs: [] }),
      event("response.content_part.done", { ...at, part: part(text) }),
      event("response.output_item.done", { ...place(), item: done }),
    ];
    output.push(done);
    return events;
  }

  function call({ id: call_id, name, input }: Call): Event[] {
    const before = closeText();
    const json = JSON.stringify(input);
    const item = { type: "function_call", id: id("fc"), call_id, name, arguments: "", status: "in_progress" };
    const at = { ...place(), item_id: item.id };
    const done = { ...item, arguments: json, status: "completed" };
    const events = [
      event("response.output_item.added", { ...place(), item }),
      ...piecesOf(json).map((delta) => event("response.function_call_arguments.delta", { ...at, delta })),
      event("response.function_call_arguments.done", { ...at, name, arguments: json }),
      event("response.output_item.done", { ...place(), item: done }),
    ];
    output.push(done);
    return [...before, ...events];
  }

  function refusal(): Event[] {
    const at = { ...place(), item_id: id("msg"), content_index: 0 };
    const text = "I can't help with that.";
    return [
      event("response.refusal.delta", { ...at, delta: text }),
      event("response.refusal.done", { ...at, refusal: text }),
    ];
  }

  return {
    start: () => [
      event("response.created", { response: response("in_progress") }),
      event("response.in_progress", { response: response("in_progress") }),
    ],
    text(delta) {
      const opened = openText();
      if (open) open.text += delta;
      return [
        ...opened,
        event("response.output_text.delta", {
          ...place(),
          item_id: open?.item.id,
          content_index: 0,
          delta,
          logprobs: [],
        }),
      ];
    },
    call,
    fail: () => [
      event("response.failed", {
        response: response("failed", { error: { code: "server_error", message: "The server had an error." } }),
      }),
    ],
    end(reason: End) {
      const events = [...closeText(), ...(reason === "refused" ? refusal() : [])];
      const isCut = reason === "length";
      const whole = response(isCut ? "incomplete" : "completed", {
        usage: usage(),
        ...(isCut && { incomplete_details: { reason: "max_output_tokens" } }),
      });
      return [...events, event(isCut ? "response.incomplete" : "response.completed", { response: whole })];
    },
  };
}
