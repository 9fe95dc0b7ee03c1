import { Writable } from "node:stream";
import { sql } from "kysely";
import { expect } from "vitest";
import { createApp } from "../app.ts";
import { openDb } from "../platform/database/db.ts";
import { createLogger } from "../platform/observability/log.ts";
import { basic, test } from "../testing/http.ts";
import { aRegistration } from "../testing/makers.ts";

const REGISTER = "/v1/public/register";

test("an answer is declared as JSON, and cannot be framed, sniffed, cached, or read from another origin", async ({
  app,
}) => {
  const origin = { origin: "https://evil.example" };
  const reply = await app.inject({ method: "POST", url: REGISTER, headers: origin, payload: aRegistration() });
  expect(reply.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-security-policy": "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(
    Object.keys(reply.headers).filter((name) => /^(access-control|set-cookie|server|x-powered)/.test(name)),
  ).toEqual([]);
  const preflight = { ...origin, "access-control-request-method": "POST" };
  expect((await app.inject({ method: "OPTIONS", url: REGISTER, headers: preflight })).statusCode).toBe(404);
});

test("a cross-origin form without a CORS preflight is refused", async ({ app, deps }) => {
  const form = aRegistration();
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    const reply = await app.inject({
      method: "POST",
      url: REGISTER,
      headers: { "content-type": type },
      payload: JSON.stringify(form),
    });
    expect([400, 422]).toContain(reply.statusCode);
  }
  const accounts = deps.db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", form.email ?? "");
  expect(await accounts.execute()).toEqual([]);
});

test("a body cannot pollute prototypes, and a query string cannot override the body", async ({ app, deps }) => {
  for (const payload of [
    '{"__proto__":{"polluted":1},"email":"a@example.com"}',
    '{"constructor":{"prototype":{"polluted":1}}}',
  ]) {
    const headers = { "content-type": "application/json" };
    const reply = await app.inject({ method: "POST", url: "/v1/public/user/check-email", headers, payload });
    expect(reply.statusCode).toBe(400);
  }
  expect(({} as { polluted?: number }).polluted).toBeUndefined();

  const form = aRegistration();
  const url = `${REGISTER}?email=other@example.com&password=1&fullName=Other`;
  await app.inject({ method: "POST", url, payload: { ...form, role: "admin", emailVerifiedAt: "2020-01-01" } });
  const account = deps.db
    .selectFrom("accounts")
    .selectAll()
    .where("email", "=", form.email ?? "");
  expect(await account.execute()).toMatchObject([{ fullName: form.fullName, emailVerifiedAt: null }]);
});

test("SQL in any input is plain text", async ({ api, deps }) => {
  const before = await deps.db.selectFrom("accounts").select("id").execute();
  const injections = [
    "' or '1'='1",
    "'; drop table accounts; --",
    "1) union select password_hash from accounts --",
    "$1",
    "%_\\",
  ];
  for (const injection of injections) {
    const email = `${injection}@example.com`;
    for (const pending of [
      api("POST", "/v1/public/user/check-email", { body: { email } }),
      api("POST", "/v1/public/user/check-id", { body: { userId: injection } }),
      api("GET", `/v1/public/payment-lookup/${encodeURIComponent(injection)}`),
      api("POST", "/v1/public/password-resets", { body: { username: email } }),
      api("GET", "/v1/auth/me", { headers: basic(injection, injection) }),
    ]) {
      const { status, body } = await pending;
      expect([200, 401, 404, 422]).toContain(status);
      expect(JSON.stringify(body.return ?? null)).not.toContain("argon2");
    }
  }
  expect(await deps.db.selectFrom("accounts").select("id").execute()).toEqual(before);
});

test("a malformed X-Forwarded-For is ignored, and no client is locked out by it", async ({ api }) => {
  const form = aRegistration();
  await api("POST", REGISTER, { body: form });
  for (const from of ["unknown", "203.0.113.9:443", "1.2.3.4' --", "203.0.113.9, \u009b31m"]) {
    const opened = await api("POST", "/v1/auth/sessions", { headers: basic(form.phone, form.password), from });
    expect(opened.status, from).toBe(200);
    expect(await api("GET", "/v1/public/client-ip", { from })).toMatchObject({ body: { ip: "127.0.0.1" } });
  }
  expect(await api("GET", "/v1/public/client-ip", { from: "6.6.6.6, 203.0.113.9" })).toMatchObject({
    body: { ip: "203.0.113.9" },
  });
});

test("a row that the database refuses is not quoted in the log", async ({ deps }) => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { app } = await createApp({ ...deps, log: createLogger("info", "api", sink) });
  const form = aRegistration({ fullName: "Doroteia Quixabeira" });
  await sql`alter table accounts add constraint refused check (false) not valid`.execute(deps.db);
  const reply = await app.inject({ method: "POST", url: REGISTER, payload: form });
  await sql`alter table accounts drop constraint refused`.execute(deps.db);
  await app.close();

  expect(reply.statusCode).toBe(500);
  expect(lines.join("")).toContain('violates check constraint \\"refused\\"');
  expect(lines.join("")).not.toMatch(new RegExp(`Quixabeira|${form.phone}|${form.email}|argon2`));
});

test("text that cannot be stored or compared is refused with 422, not 500", async ({ api }) => {
  const form = aRegistration();
  const { phone, password, email } = form;
  await api("POST", REGISTER, { body: form });
  await api("POST", "/v1/public/password-resets", { body: { username: email } });
  const headers = basic(phone, password);
  for (const pending of [
    api("POST", "/v1/public/user/check-email", { body: { email: "a\u0000@example.com" } }),
    api("POST", REGISTER, { body: aRegistration({ fullName: "Ana\u0000 Souza" }) }),
    api("POST", "/v1/auth/name", { headers, body: { fullName: "Ana\u0000 Souza" } }),
    api("GET", "/v1/auth/me", { headers: basic("a\u0000@example.com", "senha-123") }),
    ...["ééé123", "12345\ud800"].map((code) =>
      api("POST", "/v1/public/password-resets/confirm", { body: { username: email, code, newPassword: "nova-senha" } }),
    ),
  ])
    expect((await pending).status).toBe(422);
});

test("a failure is logged in full and reveals nothing to the client; a refusal is logged with its reason", async ({
  deps,
}) => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const nowhere = openDb("postgres://app@127.0.0.1:1/app", { max: 1 });
  const { app } = await createApp({ ...deps, db: nowhere, log: createLogger("info", "api", sink) });
  const reply = await app.inject({ method: "POST", url: REGISTER, payload: aRegistration() });
  await app.inject({ method: "GET", url: "/v1/auth/me" });
  await app.close();
  await nowhere.destroy();

  expect(reply.statusCode).toBe(503);
  expect(reply.headers["retry-after"]).toBe("2");
  expect(reply.body).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|node_modules|select|insert|\.ts/i);
  const [failure, , refusal] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(failure).toMatchObject({ msg: "request failed", err: { code: "ECONNREFUSED" } });
  expect(refusal).toMatchObject({
    msg: "request refused",
    problem: "wrong-credentials",
    requestId: expect.any(String),
  });
});
