import { pack } from "@app/contract/envelope";
import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** Example bodies and answers for the OpenAPI document. */
export type Examples = Record<string, { body?: object; return: unknown }>;

/** How a route with authentication refers to a security scheme of the document. */
export const SECURITY = { basic: { basic: [] }, cookie: { cookie: [] } } as const;

/** The OpenAPI document of every route registered after this call. */
export async function describeRoutes(app: FastifyInstance, examples: Examples): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "API", version: "1" },
      components: {
        securitySchemes: {
          basic: { type: "http", scheme: "basic" },
          cookie: { type: "apiKey", in: "cookie", name: "equipe" },
        },
      },
    },
    transform: (document) => withExample(jsonSchemaTransform(document), document.route, examples),
  });
}

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
