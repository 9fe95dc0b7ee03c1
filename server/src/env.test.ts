import { describe, expect, test } from "vitest";
import { parseEnv } from "./env.ts";

const DATABASE_URL = "postgres://app@db.internal/app";

test("development needs only a database", () => {
  expect(parseEnv({ DATABASE_URL })).toMatchObject({ NODE_ENV: "development", PORT: 4001 });
});

test("reports all issues at once", () => {
  expect(() => parseEnv({ PORT: "high" })).toThrow(/DATABASE_URL[\s\S]*PORT|PORT[\s\S]*DATABASE_URL/);
});

const production = {
  NODE_ENV: "production",
  DATABASE_URL,
  META_URL: "https://graph.facebook.com",
  SMTP_URL: "smtps://mail.example.com",
  WHATSAPP_URL: "https://graph.facebook.com",
  BLOG_FEED_URL: "https://blog.example.com/latest-posts.json",
  CEP_URL: "https://viacep.com.br",
  ASAAS_URL: "https://api.asaas.com",
  ASAAS_API_KEY: "$aact_prod_000",
  ASAAS_WEBHOOK_TOKEN: "thirty-two characters or more than that",
  SECRET_KEY: "thirty-two characters or more than that",
  ALLOW_EXAMPLE_BRAND: "1",
  ALLOW_UNAPPROVED_RULES: "1",
};

test("production accepts real URLs and a real key", () => {
  expect(parseEnv(production)).toMatchObject({ NODE_ENV: "production" });
});

test.each(["ASAAS_URL", "META_URL", "SMTP_URL", "WHATSAPP_URL", "BLOG_FEED_URL", "CEP_URL"])(
  "%s at a simulator in production is a parse error",
  (name) => {
    expect(() => parseEnv({ ...production, [name]: undefined })).toThrow(`${name}: points at a simulator`);
  },
);

test("an empty URL is reported like any other issue", () => {
  expect(() => parseEnv({ ...production, SMTP_URL: "", BLOG_FEED_URL: "" })).toThrow(/SMTP_URL[\s\S]*BLOG_FEED_URL/);
});

test("the example key in production is a parse error", () => {
  expect(() => parseEnv({ ...production, SECRET_KEY: undefined })).toThrow("SECRET_KEY: is the example key");
});

test("a production key outside production is a parse error, and the other way round", () => {
  expect(() => parseEnv({ DATABASE_URL, ASAAS_API_KEY: "$aact_prod_000" })).toThrow(/ASAAS_API_KEY/);
  expect(() => parseEnv({ ...production, ASAAS_API_KEY: "$aact_hmlg_000" })).toThrow(/ASAAS_API_KEY/);
});

test("production does not start with nobody on call, without registrations, or with example ones", () => {
  const examples = ["onCall", "crnCompany", "crefCompany", "responsible", "eNutricionista"];
  const start = () => parseEnv({ ...production, ALLOW_EXAMPLE_BRAND: undefined });
  for (const field of examples) expect(start).toThrow(`brand.json: ${field}: still an example`);
});

test("production does not start with rules that no professional has approved, and development does", () => {
  const start = () => parseEnv({ ...production, ALLOW_UNAPPROVED_RULES: "0" });
  expect(start).toThrow(/rules: Not approved by a responsible professional: .*triage version/);
});

test("passwords are hashed at OWASP's cost, and at no less in production", () => {
  expect(parseEnv({ DATABASE_URL }).HASHING_COST).toBe("owasp");
  expect(() => parseEnv({ ...production, HASHING_COST: "least" })).toThrow("HASHING_COST: is for tests");
});

test("the clock stands still on request, and never in production", () => {
  const CLOCK_AT = "2026-11-18T12:00:00Z";
  expect(parseEnv({ DATABASE_URL, CLOCK_AT }).CLOCK_AT).toEqual(new Date(CLOCK_AT));
  expect(() => parseEnv({ ...production, CLOCK_AT })).toThrow("CLOCK_AT: stops the clock");
});

test("previous keys are separated by commas, and each must be long enough", () => {
  const old = ["a".repeat(64), "b".repeat(64)];
  expect(parseEnv(production).SECRET_KEYS_OLD).toEqual([]);
  expect(parseEnv({ ...production, SECRET_KEYS_OLD: old.join(",") }).SECRET_KEYS_OLD).toEqual(old);
  expect(() => parseEnv({ ...production, SECRET_KEYS_OLD: `${old[0]},short` })).toThrow("SECRET_KEYS_OLD.1");
});

describe("a model for the assistant", () => {
  const model = {
    ...production,
    ASSISTANT_PROVIDER: "anthropic",
    ASSISTANT_URL: "https://api.anthropic.com",
    ASSISTANT_KEY: "a-key",
    ASSISTANT_MODEL: "a-model",
  };

  test("there is none unless one is configured", () => {
    expect(parseEnv({ DATABASE_URL })).toMatchObject({ ASSISTANT_PROVIDER: "none" });
    expect(parseEnv(production)).toMatchObject({ ASSISTANT_PROVIDER: "none" });
    expect(() => parseEnv({ DATABASE_URL, ASSISTANT_PROVIDER: "oracle" })).toThrow("ASSISTANT_PROVIDER");
  });

  test("production accepts a vendor, and an open model on the same machine", () => {
    expect(parseEnv(model)).toMatchObject({ ASSISTANT_MODEL: "a-model" });
    const own = { ASSISTANT_PROVIDER: "openai", ASSISTANT_URL: "http://127.0.0.1:8000" };
    expect(parseEnv({ ...model, ...own })).toMatchObject(own);
  });

  test.each([
    ["ASSISTANT_URL", undefined, "points at a simulator"],
    ["ASSISTANT_URL", "http://models.example.com", "is not encrypted"],
    ["ASSISTANT_URL", "https://api.example.com/v1", "ends before /v1"],
    ["ASSISTANT_KEY", undefined, "is the example key"],
    ["ASSISTANT_MODEL", undefined, "is the example model"],
  ])("%s %s in production is a parse error", (name, value, message) => {
    expect(() => parseEnv({ ...model, [name]: value })).toThrow(`${name}: ${message}`);
  });
});
