import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

const DATABASE_URL = "postgres://app@db.internal/app";

test("development needs only a database", () => {
  expect(readEnv({ DATABASE_URL })).toMatchObject({ NODE_ENV: "development", PORT: 4001 });
});

test("says everything that is wrong at once", () => {
  expect(() => readEnv({ PORT: "high" })).toThrow(/DATABASE_URL[\s\S]*PORT|PORT[\s\S]*DATABASE_URL/);
});

test("a simulator's address in production is a parse error", () => {
  expect(() => readEnv({ NODE_ENV: "production", DATABASE_URL })).toThrow(/META_URL: points at a simulator/);
  const META_URL = "https://graph.facebook.com";
  expect(readEnv({ NODE_ENV: "production", DATABASE_URL, META_URL })).toMatchObject({ META_URL });
});
