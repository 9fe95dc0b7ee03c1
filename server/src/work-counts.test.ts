import { brand } from "@app/contract/brand";
import { expect } from "vitest";
import { depsFrom } from "./deps.ts";
import { readEnv } from "./env.ts";
import { openPool } from "./platform/db.ts";
import { test as base } from "./testing/http.ts";
import { allowingAds, aRegistration } from "./testing/makers.ts";
import { recordStatements } from "./testing/recorder.ts";

/** What a request costs is a promise too: these counts are exact. */
const test = base
  .extend("pool", ({ databaseUrl }) => openPool(databaseUrl, { max: 4 }))
  .extend("statements", ({ pool }) => recordStatements(pool))
  .extend("deps", async ({ pool, statements, engine, clock, databaseUrl, simulators }, { onCleanup }) => {
    const env = readEnv({ DATABASE_URL: databaseUrl, ADDRESS_LIMIT_FACTOR: "100", ...simulators.env });
    const parts = depsFrom(env, pool);
    onCleanup(() => parts.db.destroy());
    void statements;
    return { ...engine, ...parts, now: clock.now };
  });

test("registering is one look and one transaction", async ({ api, statements }) => {
  await api("POST", "/v1/public/register", { body: aRegistration({ consent: allowingAds() }) });

  expect(statements.filter((text) => text === "begin")).toHaveLength(1);
  expect(statements.indexOf("begin")).toBe(1);
  expect(statements[0]).toMatch(/^select .* from "accounts"/);
  expect(statements.at(-1)).toBe("commit");
});

test("check-email is one statement on the email's index", async ({ api, statements }) => {
  await api("POST", "/v1/public/user/check-email", { body: { email: "ninguem@example.com" } });

  expect(statements).toEqual(['select "id" from "accounts" where "email" = $1']);
});

test("keeping a visit's event is one statement", async ({ api, statements }) => {
  const event = { eventName: "PageView", uniqueId: crypto.randomUUID(), consent: allowingAds() };
  await api("POST", `/v1/public/${brand.slug}/track-conversion`, { body: event });

  expect(statements).toHaveLength(1);
  expect(statements[0]).toMatch(/^with "kept" as \(insert into "conversions"/);
});

test("a session token is one look-up", async ({ api, statements }) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  const headers = (secret: string) => ({
    authorization: `Basic ${Buffer.from(`${form.phone}:${secret}`).toString("base64")}`,
  });
  const opened = await api<{ token: string }>("POST", "/v1/auth/sessions", { headers: headers(form.password) });
  statements.length = 0;

  await api("GET", "/v1/auth/sessions", { headers: headers(opened.body.return?.token ?? "") });

  expect(statements.filter((text) => text.includes('"sessions" as "s"'))).toHaveLength(1);
  expect(statements).toHaveLength(2);
});
