import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";

type Input = { body?: z.core.$ZodType; params?: z.core.$ZodType; querystring?: z.core.$ZodType };

/** An endpoint as the contract describes it: plain data, served here and called by the browser. */
export type Endpoint = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  summary: string;
  schema: Input & { response: { 200: z.core.$ZodType } };
};

/** An endpoint that answers with a file, a redirect or plain JSON: anything but the envelope. */
export type RawEndpoint = Pick<Endpoint, "method" | "path"> & { summary?: string; schema?: Input };

type Parsed<E extends RawEndpoint, K extends keyof Input> = E extends { schema: Record<K, infer S> }
  ? S extends z.core.$ZodType
    ? z.core.output<S>
    : never
  : undefined;

export type ReturnOf<E extends Endpoint> =
  z.core.output<E["schema"]["response"][200]> extends { return: infer R } ? R : never;

export type ParamsOf<E extends RawEndpoint> = Parsed<E, "params">;

/** A validated request, as a handler gets it. */
export type Call<E extends RawEndpoint> = {
  body: Parsed<E, "body">;
  params: ParamsOf<E>;
  query: Parsed<E, "querystring">;
  ip: string;
  request: FastifyRequest;
};

export type RawCall<E extends RawEndpoint> = Call<E> & { reply: FastifyReply };
