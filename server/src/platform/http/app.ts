import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import { packProblem } from "@app/contract/envelope";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Logger } from "pino";
import * as z from "zod";
import { pt } from "zod/locales";
import { answerError } from "./errors.ts";
import { describeRoutes, type Examples } from "./openapi.ts";
import { runWithRequestId } from "./request-context.ts";

// Our schemas carry their own messages; zod's defaults, where one is missing, are at least in Portuguese.
z.config(pt());

const BODY_LIMIT = 256 * 1024;
const NO_FRAMING = "frame-ancestors 'none'";

export type App = FastifyInstance;

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

  await describeRoutes(app, examples);
  // Read on demand: only the routes of the team have a cookie.
  await app.register(cookie, { hook: false });
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
