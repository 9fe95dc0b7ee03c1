import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { tooMany } from "../control/fault-effects.ts";
import { errorBody, NotFound, outage, Refusal } from "./errors.ts";
import type { Quota } from "./quota.ts";

const CONCURRENT_GETS = 50;
const isVendor = ({ url }: FastifyRequest): boolean => url.startsWith("/v3/");

/** API key, quota and concurrency checks, and the vendor's error answers. */
export function requireApiKey(
  app: FastifyInstance,
  { apiKey, quota }: { apiKey: string | undefined; quota: Quota },
): void {
  let openGets = 0;
  app.addHook("preHandler", async (request, reply) => {
    if (!isVendor(request)) return undefined;
    const refused = refuseKey(request.headers["access_token"], apiKey);
    if (refused) return reply.code(401).send(errorBody(...refused));
    // As documented by the vendor: a GET must not have a body.
    if (request.method === "GET" && Number(request.headers["content-length"] ?? 0) > 0) return reply.code(403).send();

    const { isOver, remaining, resetSeconds } = quota.take();
    // A client that was killed during a delay is gone already: its end would never be heard.
    if (request.method === "GET" && !request.socket.destroyed) {
      openGets += 1;
      reply.raw.once("close", () => {
        openGets -= 1;
      });
    }
    if (isOver || openGets > CONCURRENT_GETS) {
      const { status, headers, body } = tooMany(quota.limit, isOver ? resetSeconds : 1);
      return reply.code(status).headers(headers).send(body);
    }
    reply.headers({
      "RateLimit-Limit": String(quota.limit),
      "RateLimit-Remaining": String(remaining),
      "RateLimit-Reset": String(resetSeconds),
    });
    return undefined;
  });

  // The request is never quoted in an error, since it may contain a card.
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof NotFound) return reply.code(404).send();
    if (error instanceof z.ZodError) return reply.code(400).send({ ok: false, issues: error.issues });
    if (error instanceof Refusal) return reply.code(error.status).send(errorBody(error.code, error.message));
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode < 500)
      return reply.code(statusCode).send(errorBody("invalid_object", "O corpo da requisição é inválido."));
    console.error("asaas simulator:", error);
    return reply.code(500).send(outage().body);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());

  // A POST may come with the JSON header and no body, as in a full refund.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    try {
      done(null, text === "" ? {} : JSON.parse(String(text)));
    } catch {
      done(Object.assign(new Error("not JSON"), { statusCode: 400 }));
    }
  });
}

/** Without a configured key, any sandbox key is accepted. */
function refuseKey(given: unknown, apiKey: string | undefined): [code: string, description: string] | undefined {
  if (typeof given !== "string" || given === "")
    return ["access_token_not_found", "O cabeçalho de autenticação 'access_token' é obrigatório."];
  if (given.startsWith("$aact_prod_"))
    return ["invalid_environment", "A chave de API informada não pertence a este ambiente."];
  if (!given.startsWith("$aact_")) return ["invalid_access_token_format", "O formato da chave de API é inválido."];
  return apiKey !== undefined && given !== apiKey
    ? ["invalid_access_token", "A chave de API fornecida é inválida."]
    : undefined;
}
