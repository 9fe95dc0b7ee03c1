import type { Envelope, EnvelopeProblem } from "./envelope.ts";

// Separate from the envelope's schema, so that a page which only reads answers does not load the validation library.
const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Any response body as an envelope; one in another shape, as from a proxy, has neither value nor message. */
export function unpack(body: unknown, httpStatus: number): Envelope {
  const fields = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const failed = httpStatus >= 400;
  return {
    return: fields["return"] ?? null,
    message: text(fields["message"]),
    code: typeof fields["code"] === "number" ? fields["code"] : failed ? httpStatus : 200,
    error:
      (text(fields["error"]) as EnvelopeProblem | null) ?? (fields["error"] === true || failed ? "unknown" : false),
    redirect_to: text(fields["redirect_to"]),
  };
}
