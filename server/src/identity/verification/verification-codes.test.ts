import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { counterKey } from "../../platform/resilience/rate-limits.ts";
import { test } from "../../testing/guarded.ts";
import { type Api, basic } from "../../testing/http.ts";
import { inboxOf } from "../../testing/inbox.ts";
import { aMember } from "../../testing/members.ts";
import { requestPasswordReset } from "../passwords/reset-password.ts";
import { findVerification } from "./find-verification.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MAX_A_DAY = 20;
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

let requests = 0;
/** An attacker has any number of IPs. */
const elsewhere = () => `198.51.${Math.floor((requests += 1) / 250)}.${(requests % 250) + 1}`;

const requestReset = (deps: Deps, username: string, ip = elsewhere()) => requestPasswordReset(deps, { username, ip });
const reset = (api: Api, answer: object) =>
  api("POST", "/v1/public/password-resets/confirm", {
    body: { ...answer, newPassword: "nova-senha" },
    from: elsewhere(),
  });

/** The rate limits use the database's clock: this moves it forward. */
const passTime = ({ db }: Deps, ms: number) => sql`update throttles set expire = expire - ${ms}::bigint`.execute(db);

const pointsOf = async ({ db }: Deps, name: string, key: string) => {
  const counter = db.selectFrom("throttles").select("points").where("key", "=", counterKey(name, key));
  return (await counter.executeTakeFirst())?.points ?? 0;
};

/** One e-mail an hour, each with ten concurrent guesses. Returns how many were compared with the code. */
async function guessFor(deps: Deps, email: string, hours: number): Promise<number> {
  for (let n = 0; n < hours; n += 1) {
    await requestReset(deps, email);
    const { code } = await inboxOf(deps, email);
    const guess = () => findVerification(deps, { username: email, code: wrong(code) }).catch(() => undefined);
    await Promise.all(Array.from({ length: 10 }, guess));
    await passTime(deps, HOUR);
  }
  const { tries } = await deps.db
    .selectFrom("verifications")
    .select(sql<number>`sum(wrong_codes)::int`.as("tries"))
    .where("address", "=", email)
    .executeTakeFirstOrThrow();
  return tries;
}

test("an account takes twenty wrong codes a day from all clients together; then only its links work", async ({
  api,
  deps,
}) => {
  const { id, email } = await aMember(api);
  expect(await guessFor(deps, email, 6)).toBe(30);
  expect(await pointsOf(deps, "code-guess", id)).toBe(30);

  await requestReset(deps, email);
  const mail = await inboxOf(deps, email);
  const byCode = await reset(api, { username: email, code: mail.code });
  const unknown = await reset(api, { username: "ninguem@example.com", code: mail.code });
  expect(byCode.body).toMatchObject({ error: "code-invalid" });
  expect(byCode.body).toEqual(unknown.body);
  expect((await reset(api, { token: mail.token })).status).toBe(200);
});

test("of twelve concurrent guesses from twelve IPs five are compared; then only the link works", async ({
  api,
  deps,
}) => {
  const { email } = await aMember(api);
  await requestReset(deps, email);
  const { code, token } = await inboxOf(deps, email);
  const guesses = Array.from({ length: 12 }, () => reset(api, { username: email, code: wrong(code) }));
  for (const { status } of await Promise.all(guesses)) expect(status).toBe(422);

  const verification = deps.db.selectFrom("verifications").select("wrongCodes").where("address", "=", email);
  expect(await verification.execute()).toEqual([{ wrongCodes: 5 }]);
  expect((await reset(api, { username: email, code })).status).toBe(422);
  expect((await reset(api, { token })).status).toBe(200);
});

test("an owner who mistypes the code four times succeeds with the fifth", async ({ api, deps }) => {
  const { email } = await aMember(api);
  await requestReset(deps, email);
  const { code } = await inboxOf(deps, email);
  const guesses = Array.from({ length: 4 }, () => reset(api, { username: email, code: wrong(code) }));
  for (const { status } of await Promise.all(guesses)) expect(status).toBe(422);
  expect((await reset(api, { username: email, code })).status).toBe(200);
});

test("the limit holds for concurrent guesses, and resets after a day", async ({ api, deps }) => {
  const { id, email } = await aMember(api);
  for (let n = 0; n < MAX_A_DAY - 2; n += 1) await deps.limits.wrongCodePerAccount.consume(id);
  await requestReset(deps, email);
  const { code } = await inboxOf(deps, email);
  const type = (typed: string) => findVerification(deps, { username: email, code: typed }).then(Boolean, () => false);

  // The last two of the day are wrong and concurrent with the third: the right one comes too late.
  await Promise.all([type(wrong(code)), type(wrong(code)), type(wrong(code))]);
  expect(await type(code)).toBe(false);
  await passTime(deps, 24 * HOUR);
  expect(await type(code)).toBe(true);
});

test("right codes never count as wrong ones", async ({ api, deps }) => {
  const { id, email } = await aMember(api);
  await requestReset(deps, email);
  const { code } = await inboxOf(deps, email);
  for (let n = 0; n < MAX_A_DAY + 5; n += 1) await findVerification(deps, { username: email, code });

  expect(await pointsOf(deps, "code-guess", id)).toBe(0);
});

test("an attacker who knows only the e-mail uses up no code of its signed-in owner", async ({ api, deps }) => {
  const { email, headers } = await aMember(api);
  await guessFor(deps, email, 6);
  await api("POST", "/v1/auth/verifications", { headers, body: { channel: "email" } });
  const { code } = await inboxOf(deps, email);
  for (let n = 0; n < 6; n += 1)
    await expect(findVerification(deps, { username: email, code: wrong(code) })).rejects.toMatchObject({
      code: "code-invalid",
    });

  const body = { channel: "email", code };
  expect((await api("POST", "/v1/auth/verifications/confirm", { headers, body })).status).toBe(200);
});

test("with a session, five wrong codes end a code and twenty end the day's; the link works", async ({ api, deps }) => {
  const { id, email, headers, password } = await aMember(api);
  const confirm = async (code: string) =>
    (await api("POST", "/v1/auth/verifications/confirm", { headers, body: { channel: "email", code } })).body.error;
  const mail = async () => {
    await api("POST", "/v1/auth/verifications", { headers, body: { channel: "email" } });
    return inboxOf(deps, email);
  };
  const first = await mail();
  for (let n = 0; n < 5; n += 1) expect(await confirm(wrong(first.code))).toBe("code-invalid");
  expect(await confirm(first.code)).toBe("code-invalid");

  while (await deps.limits.wrongCodePerSignedInAccount.consume(id));
  const { code, token } = await mail();
  expect(await confirm(code)).toBe("code-invalid");
  expect((await api("POST", "/v1/public/verifications/confirm", { body: { token, password } })).status).toBe(200);
});

const emailsTo = async ({ db }: Deps, recipient: string) => {
  const sent = db.selectFrom("messages").select("id").where("recipient", "=", recipient);
  return (await sent.where("template", "in", ["reset-password", "verify-contact"]).execute()).length;
};

test("third parties together cause six e-mails an hour, and the inbox always holds a link that works", async ({
  api,
  deps,
  clock,
}) => {
  const { email } = await aMember(api);
  const pass = async (ms: number) => {
    clock.advance(ms);
    await passTime(deps, ms);
  };
  for (const half of [1, 2, 3]) {
    for (let n = 0; n < 10; n += 1) await requestReset(deps, email);
    expect(await emailsTo(deps, email)).toBe(3 * half);
    await pass(29 * MINUTE);
    const before = await emailsTo(deps, email);
    await requestReset(deps, email);
    expect(await emailsTo(deps, email)).toBe(before);
    const { token } = await inboxOf(deps, email);
    await expect(findVerification(deps, { token })).resolves.toMatchObject({ address: email });
    await pass(MINUTE + 1_000);
  }
});

test("the owner requests from a network the account was used from, whatever third parties have requested", async ({
  api,
  deps,
}) => {
  const { email, phone, password } = await aMember(api);
  await api("POST", "/v1/auth/sessions", { headers: basic(phone, password), from: "2001:db8:5:6:1:2:3:4" });
  for (let n = 0; n < 10; n += 1) await requestReset(deps, email);
  expect(await emailsTo(deps, email)).toBe(3);

  await requestReset(deps, email, "2001:db8:5:6:aaaa::9");
  expect(await emailsTo(deps, email)).toBe(4);
  await requestReset(deps, email, "2001:db8:5:7::1");
  expect(await emailsTo(deps, email)).toBe(4);
});

test("a signed-in owner requests codes however many e-mails third parties have caused", async ({ api, deps }) => {
  const { email, headers } = await aMember(api);
  for (let n = 0; n < 10; n += 1) await requestReset(deps, email);
  const again = () => api("POST", "/v1/auth/verifications", { headers, body: { channel: "email" }, from: elsewhere() });

  for (let n = 0; n < 6; n += 1) expect((await again()).status).toBe(200);
  expect((await again()).body.error).toBe("too-many-attempts");
  expect(await emailsTo(deps, email)).toBe(3 + 6);
});

test("one IPv6 network counts as one client for requests, guesses and sign-ins", async ({ api, deps }) => {
  const { id, email, phone } = await aMember(api);
  for (let n = 1; n <= 8; n += 1) {
    const from = `2001:db8:9:9:${n}::${n}`;
    await requestReset(deps, email, from);
    await api("GET", "/v1/auth/me", { headers: basic(phone, "errada-1"), from });
  }
  expect(await pointsOf(deps, "verification-pair", `${id} 2001:db8:9:9::/64`)).toBe(8);
  expect(await pointsOf(deps, "guess-pair", `+55${phone} 2001:db8:9:9::/64`)).toBe(8);
});
