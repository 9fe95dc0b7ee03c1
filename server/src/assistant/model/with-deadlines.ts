import { setTimeout as pause } from "node:timers/promises";
import type { Adapter } from "./adapter.ts";
import { type Ask, type Chunk, type Model, ModelUnavailable, type Usage } from "./model.ts";

type Failure = { unavailable: ModelUnavailable; isTransient: boolean; retryAfterMs: number | null };

/** What a vendor's error means to us. Both packages set `status`: to a number if the vendor answered, else to undefined. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return permanent("unreadable");
  const { status, headers, cause } = error as { status?: unknown; headers?: unknown; cause?: { code?: unknown } };
  if (typeof status === "number") return failureOfStatus(status, headers instanceof Headers ? headers : new Headers());
  // A connection that failed before its answer, an error in the middle of a stream, or a socket that broke under it.
  const isConnection = "status" in error || typeof cause?.code === "string";
  return isConnection ? transient(new ModelUnavailable("unreachable")) : permanent("unreadable");
}

function failureOfStatus(status: number, headers: Headers): Failure {
  if (status === 429) return transient(new ModelUnavailable("rate-limited", status), headers);
  if (status >= 500) return transient(new ModelUnavailable("overloaded", status), headers);
  return permanent("rejected", status);
}

const permanent = (reason: "rejected" | "unreadable", status: number | null = null): Failure => ({
  unavailable: new ModelUnavailable(reason, status),
  isTransient: false,
  retryAfterMs: null,
});

function transient(unavailable: ModelUnavailable, headers = new Headers()): Failure {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return { unavailable, isTransient: true, retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : null };
}

const CHARACTERS_PER_TOKEN = 4;
const tokensOf = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN);

/** A vendor bills a stream that was cut, and often never says how much: what it did not say is estimated. */
function estimateUsage(ask: Ask, known: Usage, saidCharacters: number): Usage {
  const hasInput = known.inputTokens + known.cacheReadTokens + known.cacheWriteTokens > 0;
  const asked = JSON.stringify([ask.system, ask.tools, ask.turns]).length;
  return {
    ...known,
    inputTokens: hasInput ? known.inputTokens : tokensOf(asked),
    outputTokens: Math.max(known.outputTokens, tokensOf(saidCharacters)),
  };
}

export type Limits = {
  /** From the question to the first text or tool call, the retry included. */
  firstTokenMs: number;
  wholeMs: number;
  /** Before the one retry, unless the vendor asks for a time of its own. */
  retryDelayMs: number;
};

export const LIMITS: Limits = { firstTokenMs: 20_000, wholeMs: 60_000, retryDelayMs: 500 };

/** A model out of an adapter: one retry while nothing was said, two deadlines, and an `end` for every stream that began. */
export function withDeadlines(name: string, adapter: Adapter, limits: Limits): Omit<Model, "receiver"> {
  return {
    name,
    async *ask(ask) {
      ask.signal.throwIfAborted();
      const deadline = startDeadlines(ask.signal, limits);
      try {
        yield* askOnceOrTwice(adapter, ask, deadline, limits);
      } finally {
        deadline.stop();
      }
    },
  };
}

type Deadline = ReturnType<typeof startDeadlines>;

function startDeadlines(signal: AbortSignal, { firstTokenMs, wholeMs }: Limits) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const firstToken = setTimeout(abort, firstTokenMs);
  const whole = setTimeout(abort, wholeMs);
  const endsAt = performance.now() + firstTokenMs;
  signal.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    hasTimeFor: (ms: number) => performance.now() + ms < endsAt,
    begin: () => clearTimeout(firstToken),
    stop() {
      clearTimeout(firstToken);
      clearTimeout(whole);
      signal.removeEventListener("abort", abort);
      // A consumer that stops reading in the middle must not leave the vendor generating.
      abort();
    },
  };
}

async function* askOnceOrTwice(adapter: Adapter, ask: Ask, deadline: Deadline, limits: Limits): AsyncIterable<Chunk> {
  const first = yield* tryOnce(adapter, ask, deadline);
  if (first === null) return;
  const delayMs = first.retryAfterMs ?? limits.retryDelayMs;
  if (!first.isTransient || !deadline.hasTimeFor(delayMs)) throw first.unavailable;
  await pause(delayMs, undefined, { signal: deadline.signal }).catch(() => undefined);
  if (deadline.signal.aborted) throw abortReason(ask);
  const second = yield* tryOnce(adapter, ask, deadline);
  if (second !== null) throw second.unavailable;
}

/** Null: it ended. A failure: nothing was said, and it may be tried again. */
async function* tryOnce(adapter: Adapter, ask: Ask, deadline: Deadline): AsyncGenerator<Chunk, Failure | null> {
  const usage: Usage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
  let saidCharacters = 0;
  let failure: Failure | null = null;
  try {
    for await (const chunk of adapter(ask, { signal: deadline.signal, usage })) {
      if (chunk.type === "end") {
        // An `error` before a word is the vendor's own failure: the same as a 500.
        if (chunk.reason !== "error" || saidCharacters > 0) {
          yield chunk;
          return null;
        }
        break;
      }
      if (chunk.type === "text" && chunk.delta === "") continue;
      deadline.begin();
      saidCharacters += chunk.type === "text" ? chunk.delta.length : JSON.stringify(chunk.input).length;
      yield chunk;
    }
  } catch (error) {
    failure = failureOf(error);
  }
  if (saidCharacters > 0) {
    yield { type: "end", reason: "error", usage: estimateUsage(ask, usage, saidCharacters) };
    return null;
  }
  if (deadline.signal.aborted) throw abortReason(ask);
  return failure ?? { unavailable: new ModelUnavailable("unreachable"), isTransient: true, retryAfterMs: null };
}

/** The caller's own reason if it was the caller; else a deadline passed. */
const abortReason = (ask: Ask): unknown => (ask.signal.aborted ? ask.signal.reason : new ModelUnavailable("timeout"));
