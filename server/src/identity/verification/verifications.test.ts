import type { SessionOpened, Verified } from "@app/contract/identity";
import { expect } from "vitest";
import { aCardSubmission } from "../../testing/buying.ts";
import { basic, test } from "../../testing/http.ts";
import { inboxOf } from "../../testing/inbox.ts";
import { aRegistration } from "../../testing/makers.ts";
import { aVerifiedMember } from "../../testing/members.ts";

const MINUTE = 60_000;
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

test("a link verifies the email; with the password, nothing else changes", async ({ api, deps }) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  await api("POST", "/v1/auth/verifications", {
    headers: basic(form.phone, form.password),
    body: { channel: "email" },
  });
  const { token } = await inboxOf(deps, form.email ?? "");

  const verified = await api<Verified>("POST", "/v1/public/verifications/confirm", {
    body: { token, password: form.password },
  });

  expect(verified.body.return).toMatchObject({ outcome: "verified", needsPassword: false });
  const me = await api("GET", "/v1/auth/me", { headers: basic(form.phone, form.password) });
  expect(me.body.return).toMatchObject({ emailVerified: true, phone: form.phone });
});

test("a link works once and for half an hour", async ({ api, deps, clock }) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  const requestReset = () =>
    api("POST", "/v1/auth/verifications", { headers: basic(form.phone, form.password), body: { channel: "email" } });
  const confirm = (token: string) =>
    api("POST", "/v1/public/verifications/confirm", { body: { token, password: form.password } });
  await requestReset();
  const first = await inboxOf(deps, form.email ?? "");
  expect((await confirm(first.token)).status).toBe(200);
  expect((await confirm(first.token)).body.error).toBe("verification-invalid");

  await requestReset();
  const late = await inboxOf(deps, form.email ?? "");
  clock.advance(31 * MINUTE);
  expect((await confirm(late.token)).body.error).toBe("verification-invalid");
});

test("a forged link and a guessed code are refused; five wrong codes end the code and never the link", async ({
  api,
  deps,
}) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  await api("POST", "/v1/public/password-resets", { body: { username: form.email } });
  const { token, code } = await inboxOf(deps, form.email ?? "");
  const reset = (answer: object) =>
    api("POST", "/v1/public/password-resets/confirm", { body: { ...answer, newPassword: "nova-senha" } });

  const forged = `${token.slice(0, 36)}.${"A".repeat(43)}`;
  expect((await reset({ token: forged })).body.error).toBe("verification-invalid");
  for (let n = 0; n < 5; n += 1)
    expect((await reset({ username: form.email, code: wrong(code) })).body.error).toBe("code-invalid");
  expect((await reset({ username: form.email, code })).body).toMatchObject({
    error: "code-invalid",
    message: expect.stringContaining("link"),
  });
  expect((await reset({ token })).status).toBe(200);
});

test("a receipt's link outlives every wrong code, and has no code of its own to guess", async ({
  api,
  deps,
  clock,
}) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  await api("POST", "/v1/public/payment/by-email", { body: aCardSubmission(form.email ?? "") });
  const receipt = await inboxOf(deps, form.email ?? "");
  const confirm = (answer: object) => api("POST", "/v1/public/verifications/confirm", { body: answer });

  expect((await confirm({ username: form.email, code: receipt.code })).body.error).toBe("code-invalid");
  for (let n = 0; n < 6; n += 1) await confirm({ username: form.email, code: wrong(receipt.code) });
  clock.advance(6 * 24 * 60 * MINUTE);
  expect((await confirm({ token: receipt.token })).status).toBe(200);
});

test("a code requested before a receipt arrived still counts", async ({ api, deps, clock }) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  await api("POST", "/v1/public/password-resets", { body: { username: form.email } });
  const { code } = await inboxOf(deps, form.email ?? "");
  clock.advance(1_000);
  await api("POST", "/v1/public/payment/by-email", { body: aCardSubmission(form.email ?? "") });

  const body = { username: form.email, code, newPassword: "nova-senha" };
  expect((await api("POST", "/v1/public/password-resets/confirm", { body })).status).toBe(200);
});

test("a right code stays valid however often the password sent with it is wrong", async ({ api, deps }) => {
  const { headers, phone, password } = await aVerifiedMember(api, deps);
  await api("POST", "/v1/auth/verifications", { headers, body: { channel: "phone" } });
  const { code } = await inboxOf(deps, `+55${phone}`);
  const confirm = (typed: string) =>
    api("POST", "/v1/public/verifications/confirm", { body: { username: phone, code, password: typed } });

  for (let n = 0; n < 6; n += 1) expect((await confirm(`errada-${n}`)).body.error).toBe("wrong-password");
  expect((await confirm(password)).status).toBe(200);
});

test("a code resets the password and signs in", async ({ api, deps }) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  await api("POST", "/v1/public/password-resets", { body: { username: form.email } });
  const { code } = await inboxOf(deps, form.email ?? "");

  const reset = await api<SessionOpened>("POST", "/v1/public/password-resets/confirm", {
    body: { username: form.email, code, newPassword: "nova-senha" },
  });

  const token = reset.body.return?.token ?? "";
  expect((await api("GET", "/v1/auth/me", { headers: basic(form.email ?? "", token) })).status).toBe(200);
});

test("a reset request answers the same whether the account exists or not", async ({ api }) => {
  const unknown = await api("POST", "/v1/public/password-resets", { body: { username: "ninguem@example.com" } });
  expect(unknown.body).toMatchObject({ code: 200, return: { done: true } });
});

test("a squatter who registered a victim's email first gains nothing", async ({ api, deps }) => {
  const victim = aRegistration();
  const squatter = aRegistration({ email: victim.email, password: "do-invasor" });
  await api("POST", "/v1/public/register", { body: squatter });
  const opened = await api<SessionOpened>("POST", "/v1/auth/sessions", {
    headers: basic(squatter.phone, "do-invasor"),
  });
  const stolen = opened.body.return?.token ?? "";

  await api("POST", "/v1/public/password-resets", { body: { username: victim.email } });
  const { token } = await inboxOf(deps, victim.email ?? "");
  await api("POST", "/v1/public/password-resets/confirm", { body: { token, newPassword: "da-vitima" } });

  for (const username of [squatter.phone, victim.email ?? ""])
    for (const secret of ["do-invasor", stolen])
      expect((await api("GET", "/v1/auth/me", { headers: basic(username, secret) })).status).toBe(401);
  const me = await api("GET", "/v1/auth/me", { headers: basic(victim.email ?? "", "da-vitima") });
  expect(me.body.return).toMatchObject({ email: victim.email, emailVerified: true, phone: null });

  await api("POST", "/v1/public/password-resets", { body: { username: squatter.phone } });
  const verifications = await deps.db
    .selectFrom("verifications")
    .select("id")
    .where("address", "=", `+55${squatter.phone}`)
    .execute();
  expect(verifications).toEqual([]);
});

test("where the squatter verified a phone, the victim can release the e-mail and cannot sign in", async ({
  api,
  deps,
}) => {
  const victim = aRegistration();
  const squatter = aRegistration({ email: victim.email });
  await api("POST", "/v1/public/register", { body: squatter });
  await api("POST", "/v1/auth/verifications", {
    headers: basic(squatter.phone, squatter.password),
    body: { channel: "phone" },
  });
  const own = await inboxOf(deps, `+55${squatter.phone}`);
  await api("POST", "/v1/public/verifications/confirm", { body: { token: own.token, password: squatter.password } });

  await api("POST", "/v1/public/password-resets", { body: { username: victim.email } });
  const { token, purpose } = await inboxOf(deps, victim.email ?? "");
  expect(purpose).toBe("release");
  const released = await api<Verified>("POST", "/v1/public/verifications/confirm", { body: { token } });

  expect(released.body.return).toMatchObject({ outcome: "released", session: null });
  expect((await api("POST", "/v1/public/register", { body: victim })).status).toBe(200);
});

test("a new e-mail needs verification and the password, and the old one is notified", async ({ api, deps }) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  const headers = basic(form.phone, form.password);
  const email = `nova.${form.email}`;
  await api("POST", "/v1/auth/email", { headers, body: { email, password: form.password } });
  expect((await api("GET", "/v1/auth/me", { headers })).body.return).toMatchObject({ email: form.email });

  const { token } = await inboxOf(deps, email);
  expect((await api("POST", "/v1/public/verifications/confirm", { body: { token } })).body.error).toBe(
    "password-needed",
  );
  await api("POST", "/v1/public/verifications/confirm", { body: { token, password: form.password } });

  expect((await api("GET", "/v1/auth/me", { headers })).body.return).toMatchObject({ email, emailVerified: true });
  const notices = await deps.db
    .selectFrom("messages")
    .select("template")
    .where("recipient", "=", form.email ?? "")
    .where("template", "=", "email-changed")
    .execute();
  expect(notices).toHaveLength(1);
});
