import { pack } from "@app/contract/envelope";
import type { FastifyRequest } from "fastify";
import type * as z from "zod";
import type { App } from "./app.ts";

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
