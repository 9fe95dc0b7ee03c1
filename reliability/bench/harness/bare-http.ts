/** Plain Fastify: reads the body, answers the same bytes with the same headers. Its plan is a file. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { HOST } from "../../../scripts/lib/ports.ts";
import type { BarePlan } from "./bare.ts";

type Reply = { headers: (all: Record<string, string>) => void };
type Route = {
  schema?: object;
  handler: (request: unknown, reply: Reply) => Promise<unknown>;
  method: string;
  url: string;
};
type Bare = { route: (route: Route) => void; listen: (where: { host: string; port: number }) => Promise<string> };

// The same Fastify version as the server's.
const { fastify } = createRequire(new URL("../../../server/package.json", import.meta.url))("fastify") as {
  fastify: () => Bare;
};
const plan = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as BarePlan;
const app = fastify();
for (const { method, url, payload, headers } of plan.routes) {
  const answer = JSON.parse(payload) as unknown;
  app.route({
    method,
    url,
    schema: { response: { 200: schemaOf(answer) } },
    async handler(_request, reply) {
      reply.headers(headers);
      return answer;
    },
  });
}
await app.listen({ host: HOST, port: plan.port });

/** The JSON schema for Fastify's serializer. */
function schemaOf(value: unknown): object {
  if (value === null) return { type: "null" };
  if (Array.isArray(value)) return { type: "array", ...(value.length > 0 && { items: schemaOf(value[0]) }) };
  if (typeof value !== "object") return { type: typeof value };
  const entries = Object.entries(value).map(([name, inner]) => [name, schemaOf(inner)]);
  return { type: "object", properties: Object.fromEntries(entries) as object };
}
