import type { Envelope, EnvelopeProblem } from "./envelope.ts";

// Apart from the envelope's schema, so that a page which only reads answers does not load the validation library.
const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Whatever came over the wire as an envelope; an answer that is none has neither value nor message. */
export function unpack(body: unknown, httpStatus: number): Envelope {
  const bag = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const failed = httpStatus >= 400;
  return {
    return: bag["return"] ?? null,
    message: text(bag["message"]),
    code: typeof bag["code"] === "number" ? bag["code"] : failed ? httpStatus : 200,
    error: (text(bag["error"]) as EnvelopeProblem | null) ?? (bag["error"] === true || failed ? "unknown" : false),
    redirect_to: text(bag["redirect_to"]),
  };
}
