/** What we ask of whoever runs a language model, in our own words. A vendor's name is in its adapter only. */
export interface Model {
  readonly name: string;
  /** Where it is asked, as a member reads it: a company's domain. */
  readonly receiver: string;
  /**
   * One round: text and tool calls as they come, then exactly one `end`. Before the first of them it throws
   * `ModelUnavailable`, or the reason of an aborted signal; after it every failure is an `end` with the reason "error".
   */
  ask(ask: Ask): AsyncIterable<Chunk>;
}

export type Ask = {
  system: string;
  tools: readonly ToolSpec[];
  turns: readonly Turn[];
  maxOutputTokens: number;
  signal: AbortSignal;
  /** Tells members apart without telling who they are: an HMAC, never an id of ours. */
  userKey: string;
};

export type ToolSpec = { name: string; description: string; inputSchema: Record<string, unknown> };

export type Turn = { role: "user" | "assistant"; parts: Part[] };
export type Part =
  | { type: "text"; text: string }
  | { type: "call"; id: string; name: string; input: unknown }
  | { type: "result"; id: string; output: unknown; isError?: boolean };

export type Chunk =
  | { type: "text"; delta: string }
  | { type: "call"; id: string; name: string; input: unknown }
  | { type: "end"; reason: EndReason; usage: Usage };

export type EndReason = "done" | "calls" | "length" | "refused" | "error";

/** Four prices, so four counts that do not overlap: `inputTokens` are those neither read from nor written to a cache. */
export type Usage = { inputTokens: number; outputTokens: number; cacheReadTokens: number; cacheWriteTokens: number };

export type Unavailability = "rate-limited" | "overloaded" | "unreachable" | "timeout" | "rejected" | "unreadable";

/** Nothing was said. It carries no vendor's text, which may quote the question. */
export class ModelUnavailable extends Error {
  readonly reason: Unavailability;
  /** HTTP status, if there was an answer. */
  readonly status: number | null;

  constructor(reason: Unavailability, status: number | null = null) {
    super(`The model is not available: ${reason}${status === null ? "" : ` (${status})`}.`);
    this.name = "ModelUnavailable";
    this.reason = reason;
    this.status = status;
  }
}
