import * as fc from "fast-check";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { counterKey } from "../../platform/resilience/rate-limits.ts";
import { test } from "../../testing/guarded.ts";
import { type Api, basic } from "../../testing/http.ts";
import { inboxOf } from "../../testing/inbox.ts";
import { aPhone, aRegistration } from "../../testing/makers.ts";

type Person = { email: string; phone: string; password: string };

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

/** Contacts that contain one another in either direction, or that a LIKE pattern would confuse. */
const similarEmail = fc.constantFrom<((email: string) => string)[]>(
  (email) => email.slice(1),
  (email) => `m${email}`,
  (email) => email.replace(/m$/, ""),
  (email) => `${email}.br`,
  (email) => email.replace("a", "_"),
  (email) => `${email.replace("@", ".")}@example.com`,
);

/** Everything a member can do with an account, from the same IP that guesses at other accounts. */
async function useEveryFeature(api: Api, deps: Deps, { email, phone, password }: Person, from: string): Promise<void> {
  const post = (path: string, body: object, headers = {}) => api("POST", path, { body, headers, from });
  expect((await post("/v1/public/register", aRegistration({ email, phone, password }))).status).toBe(200);
  for (const name of [email, phone]) {
    await api("GET", "/v1/auth/me", { headers: basic(name, "errada-1"), from });
    await post("/v1/auth/sessions", {}, basic(name, password));
    await post("/v1/public/password-resets", { username: name });
  }
  const { code } = await inboxOf(deps, email);
  await post("/v1/public/password-resets/confirm", { username: email, code: wrong(code), newPassword: "outra-senha" });
  const reset = await post("/v1/public/password-resets/confirm", { username: email, code, newPassword: "outra-senha" });
  expect(reset.status).toBe(200);
  const headers = basic(email, "outra-senha");
  await post("/v1/auth/verifications", { channel: "email" }, headers);
  const own = await inboxOf(deps, email);
  await post("/v1/auth/verifications/confirm", { channel: "email", code: wrong(own.code) }, headers);
  await post("/v1/auth/verifications/confirm", { channel: "email", code: own.code }, headers);
  await post("/v1/auth/email", { email: `x${email}`, password: "outra-senha" }, headers);
  await post("/v1/auth/password", { currentPassword: "errada-1", newPassword: "terceira" }, headers);
  await post("/v1/auth/password", { currentPassword: "outra-senha", newPassword: "terceira" }, headers);
  await api("DELETE", "/v1/auth/sessions", { headers: basic(email, "terceira"), from });
}

/** An attacker guesses at this account and requests e-mails in its name. */
async function attackAccount(api: Api, deps: Deps, { email, phone, password }: Person, from: string): Promise<void> {
  await api("POST", "/v1/public/register", { body: aRegistration({ email, phone, password }) });
  for (const username of [email, phone]) {
    await api("GET", "/v1/auth/me", { headers: basic(username, "errada-1"), from });
    await api("POST", "/v1/public/password-resets", { body: { username }, from });
  }
  const { code } = await inboxOf(deps, email);
  const body = { username: email, code: wrong(code), newPassword: "outra-senha" };
  await api("POST", "/v1/public/password-resets/confirm", { body, from });
}

test("nothing that one account does changes a counter of another, however similar their contacts are", {
  timeout: 180_000,
}, async ({ api, deps }) => {
  // The hour's paid messages are one counter for all accounts.
  const shared = counterKey("code-all", "everybody");
  const counters = async () => {
    const rows = await deps.db.selectFrom("throttles").selectAll().where("key", "!=", shared).execute();
    return new Map(rows.map(({ key, points, expire }) => [key, `${points} until ${expire}`]));
  };
  let pairs = 0;
  await fc.assert(
    fc.asyncProperty(similarEmail, async (toSimilar) => {
      const from = `198.51.100.${(pairs += 1)}`;
      const email = `maria.${crypto.randomUUID().slice(0, 8)}@gmail.com`;
      const phone = aPhone();
      await attackAccount(api, deps, { email, phone, password: "tapioca-6" }, from);
      const before = await counters();
      // A number of ten digits is valid as well as one of eleven.
      await useEveryFeature(
        api,
        deps,
        { email: toSimilar(email), phone: phone.slice(0, 10), password: "tapioca-7" },
        from,
      );
      const after = await counters();

      for (const [key, value] of before) expect([key, after.get(key)]).toEqual([key, value]);
      expect(after.size).toBeGreaterThan(before.size);
    }),
    { numRuns: 7, examples: [[(email) => email.slice(1).replace(/m$/, "")]] },
  );
});
