import { expect } from "vitest";
import { test } from "../../testing/guarded.ts";
import { basic } from "../../testing/http.ts";
import { aRegistration } from "../../testing/makers.ts";

test("guessing from one IP is rate limited, and the owner at another IP still signs in", async ({ api }) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  const guess = (secret: string, from: string) =>
    api("GET", "/v1/auth/me", { headers: basic(form.phone, secret), from });

  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await guess(`errada-${n}`, "198.51.100.1")).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(statuses.slice(10)).toEqual([429, 429]);
  expect((await guess(form.password, "198.51.100.1")).status).toBe(429);
  expect((await guess(form.password, "203.0.113.50")).status).toBe(200);
});

test("guessing from many IPs does not lock the owner's own IP out", async ({ api, deps }) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  const home = "203.0.113.60";
  await api("POST", "/v1/auth/sessions", { headers: basic(form.phone, form.password), from: home });
  for (let n = 0; n < 100; n += 1) await deps.limits.loginPerAccount.consume(`+55${form.phone}`);

  const thirdParty = await api("GET", "/v1/auth/me", { headers: basic(form.phone, "errada-1"), from: "198.51.100.9" });
  expect(thirdParty.status).toBe(429);
  const owner = await api("GET", "/v1/auth/me", { headers: basic(form.phone, form.password), from: home });
  expect(owner.status).toBe(200);
});

test("the duration of a password reset request does not disclose whether the account exists", async ({ api }) => {
  const form = aRegistration();
  await api("POST", "/v1/public/register", { body: form });
  const code = { code: "000000", newPassword: "nova-senha" };
  for (const username of [form.email, "ninguem@example.com"])
    for (const [path, body] of [
      ["/v1/public/password-resets", { username }],
      ["/v1/public/password-resets/confirm", { username, ...code }],
      ["/v1/public/verifications/confirm", { username, code: code.code }],
    ] as const) {
      const startedAt = performance.now();
      await api("POST", path, { body });
      expect(performance.now() - startedAt).toBeGreaterThan(245);
    }
});

test("codes by WhatsApp: three an hour to one number, and an hourly limit for all accounts together", async ({
  api,
  deps,
}) => {
  const requestReset = (username: string, n: number) =>
    api("POST", "/v1/public/password-resets", { body: { username }, from: `198.51.100.${n}` });
  const sentTo = async (phone: string) => {
    const sent = deps.db.selectFrom("messages").select("id").where("recipient", "=", `+55${phone}`);
    return (await sent.execute()).length;
  };
  const [first, second] = [aRegistration(), aRegistration()];
  for (const body of [first, second]) await api("POST", "/v1/public/register", { body });

  await Promise.all(Array.from({ length: 8 }, (_, n) => requestReset(first.phone, n)));
  expect(await sentTo(first.phone)).toBe(3);

  while (await deps.limits.whatsAppCodes.consume("everybody"));
  await requestReset(second.phone, 9);
  expect(await sentTo(second.phone)).toBe(0);
  await requestReset(second.email ?? "", 9);
  const emails = deps.db
    .selectFrom("messages")
    .select("template")
    .where("recipient", "=", second.email ?? "");
  expect(await emails.execute()).toContainEqual({ template: "reset-password" });
});
