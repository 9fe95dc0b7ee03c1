import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { MAX_INTEGER } from "./values.ts";

type Endpoint = { method: string; path: string; schema: Record<string, unknown> };
type Shape = { type?: string; maximum?: number; properties?: Record<string, Shape>; items?: Shape; anyOf?: Shape[] };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "schema" in value;

/** The whole numbers of a schema that may be larger than a column holds, by their path. */
function unboundedIn(shape: Shape, at: string): string[] {
  const own = shape.type === "integer" && (shape.maximum ?? Number.POSITIVE_INFINITY) > MAX_INTEGER ? [at] : [];
  const inner = [
    ...Object.entries(shape.properties ?? {}),
    ...Object.entries(shape.anyOf ?? []),
    ...(shape.items ? [["[]", shape.items] as const] : []),
  ];
  return [...own, ...inner.flatMap(([key, one]) => unboundedIn(one, `${at}.${key}`))];
}

test("no route takes a whole number in its path, query or body that no column holds", async () => {
  const files = globSync("**/*.ts", { cwd: import.meta.dirname }).filter((file) => !file.includes(".test."));
  const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
  const endpoints = modules.flatMap((module: object) => Object.values(module).filter(isEndpoint));
  expect(endpoints.length).toBeGreaterThan(100);
  const unbounded = endpoints.flatMap(({ method, path, schema }) =>
    ["params", "querystring", "body"].flatMap((part) =>
      schema[part]
        ? unboundedIn(
            z.toJSONSchema(schema[part] as z.ZodMiniType, { unrepresentable: "any" }) as Shape,
            `${method} ${path} ${part}`,
          )
        : [],
    ),
  );
  expect(unbounded).toEqual([]);
});
