import { sql } from "kysely";
import { expect } from "vitest";
import { examples } from "../api-docs/examples.ts";
import type { Deps } from "../deps.ts";
import { register } from "../identity/accounts/register.ts";
import { signIn } from "../identity/sessions/sign-in.ts";
import { aPixSubmission } from "../testing/buying.ts";
import { type Api, basic, test } from "../testing/http.ts";
import { aClientContext, aRegistration } from "../testing/makers.ts";
import { aMember } from "../testing/members.ts";
import { type Route, routesOf } from "../testing/routes.ts";

/** Global counters by design: what costs money or a vendor's quota has one limit for all clients. */
const SHARED_COUNTERS = new Set(["code-all", "attempt-all"]);

const VICTIM_IP = "203.0.113.200";
const ATTACKER_IP = "198.51.100.99";
const PASSWORD = "tapioca-6";

test("no request of one account changes another account's counters", async ({ api, app, deps }) => {
  const victim = await aVictimOfGuessing(api);
  const before = await countersOf(deps);
  expect(before.size).toBeGreaterThan(5);

  const changed: string[] = [];
  for (const [index, route] of (await routesOf(app)).entries()) {
    // A new account for each route, because some routes end it; its e-mail is a part of the victim's.
    const attacker = await anAttackerNamedAlike(deps, victim.email, index);
    await callAs(api, route, attacker);
    const after = await countersOf(deps);
    for (const [key, value] of before) {
      if (isShared(key) || after.get(key) === value) continue;
      changed.push(`${route.method} ${route.path}: ${key} from ${value} to ${after.get(key) ?? "nothing"}`);
      before.delete(key);
    }
  }
  expect(changed).toEqual([]);
});

/** Has a count in every counter of one account: logins, resets, codes, payments. */
async function aVictimOfGuessing(api: Api) {
  const member = await aMember(api, { email: `${"abcdefgh".repeat(7)}@exemplo-de-vitima.com`, phone: "11915782375" });
  const { email, phone } = member;
  const from = VICTIM_IP;
  for (const username of [email, phone]) {
    await api("GET", "/v1/auth/me", { headers: basic(username, "errada-123"), from });
    await api("POST", "/v1/public/password-resets", { body: { username }, from });
    const wrong = { username, code: "000000", newPassword: "cuscuz-com-ovo" };
    await api("POST", "/v1/public/password-resets/confirm", { body: wrong, from });
  }
  await api("POST", "/v1/auth/payment", { headers: member.headers, body: aPixSubmission(email), from });
  await api("POST", "/v1/public/payment/by-email", { body: aPixSubmission(email), from });
  return member;
}

type Attacker = { email: string; phone: string; headers: Record<string, string> };

async function anAttackerNamedAlike(deps: Deps, email: string, index: number): Promise<Attacker> {
  // One attacker's phone is a prefix of the victim's.
  const likeThePhone = index === 0 ? { phone: "1191578237" } : {};
  const form = aRegistration({ email: email.slice(index + 1), password: PASSWORD, ...likeThePhone });
  const { user } = await register(deps, { form, clientContext: aClientContext({ clientIp: ATTACKER_IP }) });
  const device = { ip: ATTACKER_IP, userAgent: null };
  const { token } = await signIn(deps, deps.db, { accountId: user._id, username: form.phone, device });
  return { email: form.email ?? "", phone: form.phone, headers: basic(form.phone, token) };
}

/** The documented request, with the attacker's own e-mail and phone. */
async function callAs(api: Api, { method, path }: Route, { email, phone, headers }: Attacker): Promise<void> {
  const example = examples[`${method} ${path}`]?.body ?? { password: PASSWORD };
  const text = JSON.stringify(example).replaceAll("ana@example.com", email).replaceAll("11987654321", phone);
  const url = path.replace(/:\w+/g, crypto.randomUUID());
  const body = method === "POST" ? { body: JSON.parse(text) as object } : {};
  await api(method as "POST", url, { headers, from: ATTACKER_IP, ...body }).catch(() => {});
}

async function countersOf({ db }: Deps): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; points: number }>`select key, points from throttles`.execute(db);
  return new Map(rows.map(({ key, points }) => [key, points]));
}

const isShared = (key: string): boolean => SHARED_COUNTERS.has(key.split(":")[0] ?? "");
