import { expect } from "vitest";
import { createApp } from "../app.ts";
import { openDb } from "../platform/database/db.ts";
import { basic, test } from "../testing/http.ts";
import { aRegistration } from "../testing/makers.ts";
import { recordLog } from "../testing/recorded-log.ts";

const REGISTER = "/v1/public/register";

test("a query string cannot override the body, and a body cannot set a field of ours", async ({ app, deps }) => {
  const form = aRegistration();
  const url = `${REGISTER}?email=other@example.com&password=1&fullName=Other`;
  await app.inject({ method: "POST", url, payload: { ...form, role: "admin", emailVerifiedAt: "2020-01-01" } });
  const account = deps.db
    .selectFrom("accounts")
    .selectAll()
    .where("email", "=", form.email ?? "");
  expect(await account.execute()).toMatchObject([{ fullName: form.fullName, emailVerifiedAt: null }]);
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

test("text that cannot be stored or compared is refused with 422, not 500", async ({ api }) => {
  const form = aRegistration();
  const { email } = form;
  await api("POST", REGISTER, { body: form });
  await api("POST", "/v1/public/password-resets", { body: { username: email } });
  for (const pending of [
    api("POST", "/v1/public/user/check-email", { body: { email: "a\u0000@example.com" } }),
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
  const { log, lines } = recordLog();
  const nowhere = openDb("postgres://app@127.0.0.1:1/app", { max: 1 });
  const { app } = await createApp({ ...deps, db: nowhere, log });
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
