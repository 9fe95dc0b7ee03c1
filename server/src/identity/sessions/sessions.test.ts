import type { Registered, SessionOpened } from "@app/contract/identity";
import { expect } from "vitest";
import { inTransaction } from "../../platform/database/db.ts";
import { basic, test } from "../../testing/http.ts";
import { aClientContext, aRegistration } from "../../testing/makers.ts";
import { aMember } from "../../testing/members.ts";
import { register } from "../accounts/register.ts";
import { listSessions } from "./session-store.ts";
import { signIn } from "./sign-in.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

test("email or phone and password open a session; its token then replaces the password", async ({ api }) => {
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

test("a token is bound to its username, expires, and can be revoked", async ({ api, clock }) => {
  const form = aRegistration();
  const registered = await api<Registered>("POST", "/v1/public/register", { body: form });
  const second = registered.body.return?.session.token ?? "";
  const other = aRegistration();
  await api("POST", "/v1/public/register", { body: other });
  const open = async () =>
    (await api<SessionOpened>("POST", "/v1/auth/sessions", { headers: basic(form.phone, form.password) })).body.return
      ?.token ?? "";
  const first = await open();

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

test("a session token opens no other session: that takes a password, a link or a code", async ({ api, deps }) => {
  const { id, headers } = await aMember(api);

  const again = await api("POST", "/v1/auth/sessions", { headers });
  expect(again.body).toMatchObject({ code: 401, error: "wrong-credentials" });
  const sessions = await deps.db.selectFrom("sessions").select("id").where("accountId", "=", id).execute();
  expect(sessions).toHaveLength(1);
});

const MAX_SESSIONS = 20;

test("the twenty-first session ends the one unused for longest, and all the others are listed", async ({
  api,
  clock,
}) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  const open = async () => {
    clock.advance(2 * HOUR);
    const opened = await api<SessionOpened>("POST", "/v1/auth/sessions", { headers: basic(form.phone, form.password) });
    return basic(form.phone, opened.body.return?.token ?? "");
  };
  const status = async (headers: Record<string, string>) => (await api("GET", "/v1/auth/me", { headers })).status;
  const first = await open();
  const second = await open();
  const others: Record<string, string>[] = [];
  while (others.length < MAX_SESSIONS - 2) others.push(await open());
  // The oldest is in use, so the second has been idle the longest.
  expect(await status(first)).toBe(200);

  const newest = await open();
  expect(await status(second)).toBe(401);
  for (const headers of [first, ...others, newest]) expect(await status(headers)).toBe(200);
  const listed = await api<{ _id: string; current: boolean }[]>("GET", "/v1/auth/sessions", { headers: newest });
  expect(listed.body.return).toHaveLength(MAX_SESSIONS);
});

test("concurrent sign-ins keep to twenty sessions too; expired ones do not count", async ({ deps, clock }) => {
  const { user } = await register(deps, { form: aRegistration(), clientContext: aClientContext() });
  const device = { ip: "203.0.113.7", userAgent: null };
  const open = () => inTransaction(deps.db, (tx) => signIn(deps, tx, { accountId: user._id, username: "x", device }));
  const live = async () => (await listSessions(deps.db, user._id, deps.now())).length;
  clock.advance(91 * DAY);
  await Promise.all(Array.from({ length: 3 * MAX_SESSIONS }, open));

  const rows = await deps.db.selectFrom("sessions").select("id").where("accountId", "=", user._id).execute();
  expect(rows).toHaveLength(MAX_SESSIONS + 1);
  expect(await live()).toBe(MAX_SESSIONS);
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

  for (const table of ["accounts", "sessions", "verifications", "messages", "conversions"] as const) {
    const dump = JSON.stringify(await deps.db.selectFrom(table).selectAll().execute());
    expect(dump).not.toContain(form.password);
    expect(dump).not.toContain(opened.body.return?.token);
  }
});

test("a fourth request of one account waits for its turn, on any device, and nobody else's does", async ({
  api,
  deps,
}) => {
  const [busy, other] = [await aMember(api), await aMember(api)];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const turns = Array.from({ length: 3 }, () => deps.accountTurns.run(busy.id, () => held));
  let isAnswered = false;
  const waiting = api("GET", "/v1/auth/me", { headers: busy.headers }).then((reply) => {
    isAnswered = true;
    return reply;
  });

  expect((await api("GET", "/v1/auth/me", { headers: other.headers })).status).toBe(200);
  expect((await api("GET", "/v1/auth/me", { headers: other.headers })).status).toBe(200);
  expect(isAnswered).toBe(false);
  release();
  expect((await waiting).status).toBe(200);
  await Promise.all(turns);
});
