import { pack } from "@app/contract/envelope";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.ts";
import type { Call, Endpoint, RawCall, RawEndpoint, ReturnOf } from "./endpoint.ts";
import { SECURITY } from "./openapi.ts";
import { type RouteOptions, withOptions } from "./route-options.ts";

/** The answer of a route that only does something. */
export const done = { done: true } as const;

type EnvelopeOptions = {
  /** Of a success; by default no answer is cached. */
  cacheControl?: string;
};

/** Serves one endpoint of the contract: the handler returns a plain value, which is put in the envelope here. */
export function serve<const E extends Endpoint, Session extends object = object>(
  app: App,
  endpoint: E,
  options: RouteOptions<E, Session> & EnvelopeOptions,
  handle: (call: Call<E> & Session) => Promise<ReturnOf<E>>,
): void {
  const { cacheControl } = options;
  const work = withOptions(options, handle);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint, options),
    handler: async (request, reply) => {
      const value = await work(callOf(request));
      if (cacheControl) reply.header("cache-control", cacheControl);
      return pack(value);
    },
  });
}

type RawOptions = {
  /** Left out of the OpenAPI document. */
  hide?: true;
  bodyLimit?: number;
};

/** Serves what is no envelope, such as a file: the handler writes the reply. Errors are envelopes as on every route. */
export function serveRaw<const E extends RawEndpoint, Session extends object = object>(
  app: App,
  endpoint: E,
  options: RouteOptions<E, Session> & RawOptions,
  handle: (call: RawCall<E> & Session) => Promise<unknown>,
): void {
  const { hide, bodyLimit } = options;
  const work = withOptions(options, handle);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: { ...schemaOf(endpoint, options), ...(hide && { hide }) },
    ...(bodyLimit && { bodyLimit }),
    handler: async (request, reply) => work(rawCallOf(request, reply)),
  });
}

const callOf = (request: FastifyRequest): Call<RawEndpoint> => {
  const { body, params, query, ip } = request;
  return { body, params, query, ip, request } as Call<RawEndpoint>;
};

const rawCallOf = (request: FastifyRequest, reply: FastifyReply): RawCall<RawEndpoint> =>
  Object.assign(callOf(request), { reply });

/** The endpoint's schemas, with its authentication for the OpenAPI document. */
function schemaOf({ summary, schema }: RawEndpoint, { auth }: RouteOptions<never, object>) {
  const scheme = auth === "public" ? undefined : SECURITY[auth.scheme ?? "basic"];
  const security = scheme && (auth !== "public" && auth.isRequired ? [scheme] : [{}, scheme]);
  return { ...(summary && { summary }), ...schema, ...(security && { security }) };
}
