import * as z from "zod";
import type { Protocol } from "../protocol.ts";
import { createResponsesWriter } from "./responses-writer.ts";

const Item = z.looseObject({
  type: z.string().optional(),
  role: z.enum(["user", "assistant"]).optional(),
  content: z.string().optional(),
  output: z.string().optional(),
});
const Body = z.looseObject({
  model: z.string().min(1),
  stream: z.literal(true),
  // The vendor's default would keep every answer for 30 days.
  store: z.literal(false),
  max_output_tokens: z.int().positive(),
  instructions: z.string().min(1),
  tools: z.array(z.looseObject({ type: z.literal("function"), name: z.string(), strict: z.boolean() })),
  input: z.array(Item).min(1),
});

const error = (status: number, message = "The server had an error while processing your request.") => ({
  status,
  body: {
    error: {
      message,
      type: status === 429 ? "requests" : status < 500 ? "invalid_request_error" : "server_error",
      param: null,
      code: status === 429 ? "rate_limit_exceeded" : null,
    },
  },
});

/** OpenAI's `POST /v1/responses`, as far as streamed text and function calls go. Prefixes are cached without being asked. */
export const responsesProtocol: Protocol = {
  path: "/v1/responses",
  refuse(headers, body) {
    if (!/^Bearer \S+$/i.test(headers.authorization ?? "")) return error(401, "You didn't provide an API key.");
    const parsed = Body.safeParse(body);
    return parsed.success ? null : error(400, z.prettifyError(parsed.error));
  },
  error,
  questionOf(body) {
    const { input } = Body.parse(body);
    const lastMessage = input.findLastIndex(({ role }) => role !== undefined);
    const results = input.slice(lastMessage + 1).filter(({ type }) => type === "function_call_output");
    return {
      text: input.findLast(({ role }) => role === "user")?.content ?? "",
      hasResults: results.length > 0,
      results: results.map(({ output }) => output),
    };
  },
  partsOf(body) {
    const { instructions, tools, input } = Body.parse(body);
    return { prefix: [tools, instructions], isCached: true, messages: input };
  },
  write: (body, tokens) => createResponsesWriter(Body.parse(body).model, tokens),
};
