import { packProblem } from "@app/contract/envelope";
import type { ProblemCode } from "@app/contract/problems";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isTransient } from "../database/db.ts";
import { Problem } from "./problem.ts";
import { runWithRequestId } from "./request-context.ts";

const REFUSALS = new Set([401, 403, 429]);
const RETRY_AFTER: Partial<Record<ProblemCode, string>> = {
  overloaded: "2",
  "temporarily-unavailable": "2",
  "rate-limited": "60",
  "card-limit": "600",
  "card-issuer-disabled": "600",
  "card-disabled": "300",
  "payment-limit": "600",
  "payment-limit-long": "43200",
  "pix-limit": "3600",
  "payments-paused": "1800",
};

/** The one place where an exception becomes an HTTP answer. */
export function answerError(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) {
  const [code, message] = problemOf(error);
  const envelope = packProblem(code, message);
  runWithRequestId(request.id, () => {
    if (!(error instanceof Problem) && envelope.code >= 500) request.log.error({ err: error }, "request failed");
    else if (envelope.code >= 500) request.log.warn({ problem: code }, "request shed");
    // Failed logins and rate limits: what an operator searches for after an attack.
    else if (REFUSALS.has(envelope.code)) request.log.info({ problem: code }, "request refused");
  });
  const retryAfter = RETRY_AFTER[code];
  if (retryAfter) reply.header("retry-after", retryAfter);
  return reply.code(envelope.code).serializer(JSON.stringify).send(envelope);
}

/** Text that PostgreSQL cannot store, such as a NUL: the client's mistake, whichever statement met it. */
const INVALID_TEXT_CODES = new Set(["22021", "22P05"]);

function problemOf(error: FastifyError | Problem): [ProblemCode, string?] {
  if (error instanceof Problem) return [error.code];
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    return first?.message ? ["invalid-input", first.message] : ["invalid-input"];
  }
  if (INVALID_TEXT_CODES.has(error.code)) return ["invalid-input"];
  const status = error.statusCode ?? 500;
  if (status < 500) return ["malformed-body"];
  return isTransient(error) ? ["temporarily-unavailable"] : ["internal"];
}
