import { randomBytes } from "node:crypto";
import * as z from "zod";
import type { Protocol } from "../protocol.ts";
import { createMessagesWriter } from "./messages-writer.ts";

const Block = z.looseObject({ type: z.string(), text: z.string().optional(), content: z.unknown().optional() });
const Body = z.looseObject({
  model: z.string().min(1),
  max_tokens: z.int().positive(),
  stream: z.literal(true),
  system: z.array(z.looseObject({ type: z.literal("text"), text: z.string().min(1), cache_control: z.unknown() })),
  tools: z.array(z.looseObject({ name: z.string(), input_schema: z.looseObject({ type: z.literal("object") }) })),
  messages: z.array(z.looseObject({ role: z.enum(["user", "assistant"]), content: z.array(Block).min(1) })).min(1),
});

const TYPES: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  429: "rate_limit_error",
  529: "overloaded_error",
};

const error = (status: number, message = "Overloaded") => ({
  status,
  body: {
    type: "error",
    error: { type: TYPES[status] ?? "api_error", message },
    request_id: `req_${randomBytes(12).toString("base64url")}`,
  },
});

/** Anthropic's `POST /v1/messages`, as far as streamed text and tools go. */
export const messagesProtocol: Protocol = {
  path: "/v1/messages",
  refuse(headers, body) {
    if (!headers["x-api-key"] && !headers.authorization) return error(401, "x-api-key header is required");
    if (!headers["anthropic-version"]) return error(400, "anthropic-version: header is required");
    const parsed = Body.safeParse(body);
    return parsed.success ? null : error(400, z.prettifyError(parsed.error));
  },
  error,
  questionOf(body) {
    const { messages } = Body.parse(body);
    const results = (messages.at(-1)?.content ?? []).filter(({ type }) => type === "tool_result");
    const asked = messages.filter(({ role }) => role === "user").flatMap(({ content }) => content);
    return {
      text: asked.findLast(({ type }) => type === "text")?.text ?? "",
      hasResults: results.length > 0,
      results: results.map(({ content }) => content),
    };
  },
  partsOf(body) {
    const { system, tools, messages } = Body.parse(body);
    return { prefix: [tools, system], isCached: system.some(({ cache_control }) => Boolean(cache_control)), messages };
  },
  write: (body, tokens) => createMessagesWriter(Body.parse(body).model, tokens),
};
