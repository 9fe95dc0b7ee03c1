import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import { pack, packProblem } from "@app/contract/envelope";
import type { ProblemCode } from "@app/contract/problems";
import swagger from "@fastify/swagger";
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import type { Logger } from "pino";
import * as z from "zod";
import { pt } from "zod/locales";
import { isTransient } from "../database/db.ts";
import { Problem } from "./problem.ts";
import { runWithRequestId } from "./request-context.ts";

// Our schemas carry their own messages; zod's defaults, where one is missing, are at least in Portuguese.
z.config(pt());

const BODY_LIMIT = 256 * 1024;
const NO_FRAMING = "frame-ancestors 'none'";

export type App = FastifyInstance;

/** An endpoint as the contract describes it: plain data, served here and called by the browser. */
type Endpoint = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  summary: string;
  schema: {
    body?: z.core.$ZodType;
    params?: z.core.$ZodType;
    querystring?: z.core.$ZodType;
    response: { 200: z.core.$ZodType };
  };
};
type Parsed<E extends Endpoint, K extends "body" | "params" | "querystring"> =
  E["schema"] extends Record<K, infer S> ? (S extends z.core.$ZodType ? z.core.output<S> : never) : undefined;
type ReturnOf<E extends Endpoint> = z.core.output<E["schema"]["response"][200]> extends { return: infer R } ? R : never;
type Call<E extends Endpoint> = {
  body: Parsed<E, "body">;
  params: Parsed<E, "params">;
  query: Parsed<E, "querystring">;
  ip: string;
  request: FastifyRequest;
};

/** Serves one endpoint of the contract: the handler returns a plain value, which is put in the envelope here. */
export function serve<const E extends Endpoint>(
  app: App,
  endpoint: E,
  handle: (call: Call<E>) => Promise<ReturnOf<E>>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: { summary: endpoint.summary, ...endpoint.schema },
    handler: async (request) =>
      pack(
        await handle({
          body: request.body as Parsed<E, "body">,
          params: request.params as Parsed<E, "params">,
          query: request.query as Parsed<E, "querystring">,
          ip: request.ip,
          request,
        }),
      ),
  });
}

/** Example bodies and answers for the OpenAPI document. */
export type Examples = Record<string, { body?: object; return: unknown }>;

export async function createHttpApp({ log, examples = {} }: { log: Logger; examples?: Examples }): Promise<App> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // One trusted hop: our own proxy, which overwrites a client's X-Forwarded-For.
    trustProxy: (_address: string, hop: number) => hop === 0,
    requestIdHeader: false,
    genReqId: ({ headers }) => plainId(headers["x-request-id"]) ?? randomUUID(),
    // The request context adds the request id to every line, also where no request object is at hand.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: "idle",
    requestTimeout: 15_000,
    // Checked every 5 s, so a slowloris client holds a connection for 20 s at most. headersTimeout must be the lower
    // limit: otherwise Node swaps it with requestTimeout.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 200 },
  }) as unknown as App;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "API", version: "1" } },
    transform: (document) => withExample(jsonSchemaTransform(document), document.route, examples),
  });
  // Callback hooks: a promise for every hook of every request is a measurable cost under load.
  app.addHook("onRequest", ({ id, raw: { headers } }, _reply, next) => {
    // A client that bypasses the proxy can forge any IP, but it must be a valid one to be stored.
    const forwarded = headers["x-forwarded-for"];
    if (forwarded && isIP(lastOf(String(forwarded))) === 0) delete headers["x-forwarded-for"];
    runWithRequestId(id, next);
  });
  // Again, because body parsing loses the async context.
  app.addHook("preValidation", ({ id }, _reply, next) => runWithRequestId(id, next));
  app.addHook("onSend", (request, reply, payload, next) => {
    reply.header("x-request-id", request.id);
    reply.header("x-content-type-options", "nosniff");
    const policy = reply.getHeader("content-security-policy");
    reply.header("content-security-policy", policy ? `${String(policy)}; ${NO_FRAMING}` : NO_FRAMING);
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    next(null, payload);
  });
  // The access log has four fields of our own and no personal data: it skips the cost of redaction.
  const access = log.child({}, { redact: [] });
  app.addHook("onResponse", ({ id, method, routeOptions }, reply, next) => {
    const answer = { status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    runWithRequestId(id, () => access.info({ method, route: routeOptions.url, ...answer }, "answered"));
    next();
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(packProblem("not-found")));
  return app;
}

const lastOf = (list: string): string => list.slice(list.lastIndexOf(",") + 1).trim();

/** The id is written to every log line and job: only the shape of nginx's `$request_id` is accepted from a client. */
const plainId = (id: unknown): string | undefined =>
  typeof id === "string" && /^[\w.-]{1,64}$/.test(id) ? id : undefined;

function withExample(
  described: ReturnType<typeof jsonSchemaTransform>,
  { method, url }: { method: string | string[]; url: string },
  examples: Examples,
): ReturnType<typeof jsonSchemaTransform> {
  const example = examples[`${String(method)} ${url}`];
  const schema = described.schema as { body?: object; response?: { 200?: object } } | undefined;
  if (!example || !schema) return described;
  if (schema.body && example.body) Object.assign(schema.body, { examples: [example.body] });
  if (schema.response?.[200]) Object.assign(schema.response[200], { examples: [pack(example.return)] });
  return described;
}

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
function answerError(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) {
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
