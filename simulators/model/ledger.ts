import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { pushBounded } from "../simulator-app.ts";

export type Tokens = { inputTokens: number; outputTokens: number; cacheReadTokens: number; cacheWriteTokens: number };

/** One request as it arrived, but for the key: everything that left our service, for a search through all of it. */
export type ModelRequest = {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  tokens: Tokens;
  /** `closed`: whoever asked hung up before the end. */
  ended: "open" | "done" | "cut" | "closed" | "error";
};

const MAX_REQUESTS = 5_000;

/** Four characters are a token here. */
export const tokensIn = (value: unknown): number =>
  Math.ceil((typeof value === "string" ? value : JSON.stringify(value ?? "")).length / 4);

/** What was asked and what it costs. A prefix of tools and system text is written to the cache once, and then read. */
export function createLedger() {
  const requests: ModelRequest[] = [];
  const prefixes = new Set<string>();

  return {
    open(request: Pick<ModelRequest, "path" | "headers" | "body">): ModelRequest {
      const headers = { ...request.headers };
      for (const name of ["authorization", "x-api-key"]) if (headers[name]) headers[name] = "[key]";
      const opened: ModelRequest = { ...request, headers, tokens: noTokens(), ended: "open" };
      pushBounded(requests, opened, MAX_REQUESTS);
      return opened;
    },
    countInput({ tokens }: ModelRequest, prefix: unknown, isCached: boolean, messages: unknown): void {
      tokens.inputTokens = tokensIn(messages);
      const key = createHash("sha256").update(JSON.stringify(prefix)).digest("hex");
      if (!isCached) tokens.inputTokens += tokensIn(prefix);
      else if (prefixes.has(key)) tokens.cacheReadTokens = tokensIn(prefix);
      else tokens.cacheWriteTokens = tokensIn(prefix);
      if (isCached) prefixes.add(key);
    },
    requests: () => [...requests],
    totals: (): Tokens =>
      requests.reduce<Tokens>(
        (sum, { tokens }) => ({
          inputTokens: sum.inputTokens + tokens.inputTokens,
          outputTokens: sum.outputTokens + tokens.outputTokens,
          cacheReadTokens: sum.cacheReadTokens + tokens.cacheReadTokens,
          cacheWriteTokens: sum.cacheWriteTokens + tokens.cacheWriteTokens,
        }),
        noTokens(),
      ),
    empty(): void {
      requests.length = 0;
      prefixes.clear();
    },
  };
}
export type Ledger = ReturnType<typeof createLedger>;

const noTokens = (): Tokens => ({ inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 });
