import type { Ask, Chunk, Usage } from "./model.ts";

/**
 * One vendor's protocol and nothing else: no retry, no deadline. It throws whatever the vendor's package throws, writes the
 * usage as soon as the vendor says it, and a stream that was cut simply has no `end`.
 */
export type Adapter = (ask: Ask, attempt: { signal: AbortSignal; usage: Usage }) => AsyncIterable<Chunk>;

export type Vendor = { url: string; key: string; model: string };

/** A tool's arguments arrive as text. None at all are an empty object. */
export function parseArguments(json: string): { input: unknown } | null {
  try {
    return { input: json === "" ? {} : JSON.parse(json) };
  } catch {
    return null;
  }
}

/** Results are data for the model to read, so they go out as JSON even when they are a sentence. */
export const resultText = (output: unknown): string => JSON.stringify(output) ?? "null";
