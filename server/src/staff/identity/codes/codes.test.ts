import { expect } from "vitest";
import { test } from "../../../testing/http.ts";
import { aMember } from "../../../testing/members.ts";
import { aCodeHolder, cookieOf, fromPages, STAFF_PASSWORD } from "../../testing/enrolled.ts";
import { codeAt, counterOf, newTotpSecret } from "./totp.ts";

const STEP = 30_000;
const REFUSED = { status: 401, body: { error: "staff-credentials-wrong" } };

test("password and code open a session, neither alone", async ({ api, deps, clock }) => {
  const { email, secret } = await aCodeHolder(api, deps);
  const signIn = (more: object) =>
    fromPages(api, deps)("POST", "/sign-in/code", {
      email,
      password: STAFF_PASSWORD,
      code: codeAt(secret, deps.now()),
      ...more,
    });
  clock.advance(STEP);
  expect(await signIn({ code: "000000" })).toMatchObject(REFUSED);
  expect(await signIn({ password: "outra senha qualquer" })).toMatchObject(REFUSED);
  const opened = await signIn({});
  expect(opened.body.return).toMatchObject({ scope: "full", email });
  expect((await fromPages(api, deps, cookieOf(opened))("GET", "/me")).status).toBe(200);
});

test("a code works once: not again, not fifty times at once, and not the one of the enrolment", async ({
  api,
  deps,
  clock,
}) => {
  const { email, secret } = await aCodeHolder(api, deps);
  const signIn = () =>
    fromPages(api, deps)("POST", "/sign-in/code", {
      email,
      password: STAFF_PASSWORD,
      code: codeAt(secret, deps.now()),
    });
  expect(await signIn()).toMatchObject(REFUSED);
  clock.advance(2 * STEP);
  const replies = await Promise.all(Array.from({ length: 50 }, signIn));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await signIn()).status).not.toBe(200);
});

test("a code counts a step early and a step late, no further", () => {
  const { secret } = newTotpSecret("helena@example.com");
  const at = new Date("2026-11-16T12:00:00Z");
  const step = at.getTime() / STEP;
  for (const delta of [-1, 0, 1]) {
    const code = codeAt(secret, new Date(at.getTime() + delta * STEP));
    expect(counterOf(secret, code, at)).toBe(step + delta);
  }
  for (const delta of [-2, 2])
    expect(counterOf(secret, codeAt(secret, new Date(at.getTime() + delta * STEP)), at)).toBeNull();
});

test("a new secret has 160 bits and an address for authenticator apps", () => {
  const { secret, uri } = newTotpSecret("helena@example.com");
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*helena%40example\.com\?/);
});

test("an unknown e-mail, one without codes and a wrong password are one answer", async ({ api, deps }) => {
  const { email } = await aCodeHolder(api, deps);
  const bodies = [
    { email, password: "errada errada errada", code: "123456" },
    { email: "ninguem@example.com", password: STAFF_PASSWORD, code: "123456" },
  ];
  for (const body of bodies)
    expect(await fromPages(api, deps)("POST", "/sign-in/code", body)).toMatchObject({ ...REFUSED, headers: {} });
});

test("with the right password twenty wrong codes a day are all", async ({ api, deps, clock }) => {
  const { email, secret } = await aCodeHolder(api, deps);
  clock.advance(2 * STEP);
  const signIn = (code: string) =>
    fromPages(api, deps)("POST", "/sign-in/code", { email, password: STAFF_PASSWORD, code });
  const right = codeAt(secret, deps.now());
  const wrong = right === "000000" ? "000001" : "000000";
  for (let tries = 0; tries < 20; tries += 1) expect((await signIn(wrong)).status).toBe(401);
  expect(await signIn(right)).toMatchObject({ status: 429, body: { error: "too-many-attempts" } });
});

test("a hundred attempts an hour for one account, except from a network of its own", async ({ api, deps, clock }) => {
  const { email, secret } = await aCodeHolder(api, deps);
  for (let tries = 0; tries < 100; tries += 1) await deps.limits.staffSignInPerAccount.consume(email);
  clock.advance(2 * STEP);
  const body = () => ({ email, password: STAFF_PASSWORD, code: codeAt(secret, deps.now()) });
  const headers = { origin: deps.staffOrigins[0] ?? "" };
  const attempt = (from: string) => api("POST", "/v1/staff/sign-in/code", { headers, body: body(), from });
  expect(await attempt("198.51.100.77")).toMatchObject({ status: 429 });
  expect(await attempt("203.0.113.7")).toMatchObject({ status: 200 });
});

test("a member's Basic header or password opens nothing of the team", async ({ api, deps }) => {
  const member = await aMember(api);
  const headers = { ...member.headers, origin: deps.staffOrigins[0] ?? "" };
  expect((await api("GET", "/v1/staff/me", { headers })).body.error).toBe("staff-signed-out");
  const body = { email: member.email, password: member.password, code: "123456" };
  expect(await api("POST", "/v1/staff/sign-in/code", { headers, body })).toMatchObject(REFUSED);
});

test("a stored secret is not readable", async ({ api, deps }) => {
  const { secret, email } = await aCodeHolder(api, deps);
  const rows = await deps.db
    .selectFrom("staffTotp")
    .innerJoin("staff", "staff.id", "staffTotp.staffId")
    .select(["sealed", "passwordHash"])
    .where("email", "=", email)
    .execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.sealed.includes(secret)).toBe(false);
  expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$/);
});
