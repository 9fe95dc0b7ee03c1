import type { SessionOpened } from "@app/contract/identity";
import { expect } from "vitest";
import { basic, test } from "../testing/http.ts";
import { aRegistration } from "../testing/makers.ts";

const DAY = 24 * 60 * 60_000;

test("email or phone and password open a session; the token stands in for the password from then on", async ({
  api,
}) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });

  for (const username of [form.email ?? "", form.phone, form.email?.toUpperCase() ?? ""]) {
    const opened = await api<SessionOpened>("POST", "/v1/auth/sessions", { headers: basic(username, form.password) });
    expect(opened.status).toBe(200);
    const { token = "" } = opened.body.return ?? {};
    const me = await api("GET", "/v1/auth/me", { headers: basic(username, token) });
    expect(me.body.return).toMatchObject({ email: form.email, phone: form.phone, countryCode: "+55", plan: "free" });
  }
});

test("a token is bound to its name, expires, and can be signed out", async ({ api, clock }) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  const other = aRegistration();
  await api("POST", "/v1/public/register", { body: other });
  const open = async () =>
    (await api<SessionOpened>("POST", "/v1/auth/sessions", { headers: basic(form.phone, form.password) })).body.return
      ?.token ?? "";
  const first = await open();
  const second = await open();

  expect((await api("GET", "/v1/auth/me", { headers: basic(other.phone, first) })).status).toBe(401);

  const sessions = await api<{ _id: string; current: boolean }[]>("GET", "/v1/auth/sessions", {
    headers: basic(form.phone, first),
  });
  expect(sessions.body.return).toHaveLength(2);
  const another = sessions.body.return?.find(({ current }) => !current)?._id;
  await api("DELETE", `/v1/auth/sessions/${another}`, { headers: basic(form.phone, first) });
  expect((await api("GET", "/v1/auth/me", { headers: basic(form.phone, second) })).status).toBe(401);

  clock.advance(91 * DAY);
  expect((await api("GET", "/v1/auth/me", { headers: basic(form.phone, first) })).status).toBe(401);
});

test("changing the password signs every other device out and this one in", async ({ api }) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  const headers = basic(form.phone, form.password);
  const old = (await api<SessionOpened>("POST", "/v1/auth/sessions", { headers })).body.return?.token ?? "";

  const wrong = await api("POST", "/v1/auth/password", {
    headers: basic(form.phone, old),
    body: { currentPassword: "errada-1", newPassword: "nova-senha" },
  });
  expect(wrong.body).toMatchObject({ code: 422, error: "wrong-password" });

  const changed = await api<SessionOpened>("POST", "/v1/auth/password", {
    headers: basic(form.phone, old),
    body: { currentPassword: form.password, newPassword: "nova-senha" },
  });
  expect((await api("GET", "/v1/auth/me", { headers: basic(form.phone, old) })).status).toBe(401);
  expect((await api("GET", "/v1/auth/me", { headers })).status).toBe(401);
  const token = changed.body.return?.token ?? "";
  expect((await api("GET", "/v1/auth/me", { headers: basic(form.phone, token) })).status).toBe(200);
});

test("a 401 opens no browser prompt", async ({ api }) => {
  const reply = await api("GET", "/v1/auth/me");
  expect(reply.status).toBe(401);
  expect(reply.headers["www-authenticate"]).toBeUndefined();
});

test("neither database nor log ever holds a password or a session token", async ({ api, deps }) => {
  const form = aRegistration({ password: "abacaxi-muito-secreto" });
  await api("POST", "/v1/public/register", { body: form });
  const opened = await api<SessionOpened>("POST", "/v1/auth/sessions", { headers: basic(form.phone, form.password) });

  for (const table of ["accounts", "sessions", "proofs", "messages", "conversions"] as const) {
    const dump = JSON.stringify(await deps.db.selectFrom(table).selectAll().execute());
    expect(dump).not.toContain(form.password);
    expect(dump).not.toContain(opened.body.return?.token);
  }
});
