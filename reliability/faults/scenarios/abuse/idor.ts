import { register } from "../../../../server/src/identity/accounts/register.ts";
import { aClientContext, aRegistration } from "../../../../server/src/testing/makers.ts";
import { allPaid, eventually, openCode } from "../../../lib/shopper/buying.ts";
import { atOnce } from "../../../lib/shopper/concurrency.ts";
import type { Driver } from "../../../lib/shopper/driver.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { type InProcessApi, inProcessApiOf } from "../../harness/in-process-api.ts";
import { range, type Scenario, wasInjected } from "../scenario.ts";
import { type Call, callOf } from "./calls.ts";

/** Values that an attacker may read back, because the request contained them or the specification says so. */
const ALLOWED_IN_ANSWER: Record<string, string[]> = {
  "POST /v1/public/user/check-id": ["accountId", "email"],
  "POST /v1/public/user/check-email": ["accountId"],
  "GET /v1/public/payment/:paymentId/pix": ["paymentIds"],
  "GET /v1/public/payment-lookup/:paymentId": ["paymentIds"],
};
/** Mass assignment: fields that a client may not set. */
const PRIVILEGED_FIELDS = {
  plan: "completo",
  status: "paid",
  paymentStatus: "paid",
  amountCents: 1,
  isAdmin: true,
  role: "admin",
  emailVerifiedAt: "2026-01-01T00:00:00.000Z",
  email_verified_at: "2026-01-01T00:00:00.000Z",
  validUntil: "2099-01-01T00:00:00.000Z",
  passwordHash: "x",
  via: "session",
};

type Owner = Record<"accountId" | "email" | "phone", string> &
  Record<"paymentIds" | "sessionIds" | "verificationIds", string[]>;

/** A victim with a purchase, a pending code, sessions and verifications. */
async function anOwner(harness: Harness, driver: Driver) {
  const who = await driver.buyer("session");
  const paid = await openCode(driver, who, { cycle: "annual" });
  harness.gateway.pay({ gatewayId: paid.codeId });
  await eventually(() => allPaid(harness, [paid.paymentId]));
  const open = await openCode(driver, who, { cycle: "monthly", more: { confirmExtension: true } });
  who.wants = 2;
  const headers = driver.basic(who.email, who.token ?? "");
  await driver.request("POST", "/v1/auth/verifications", { headers, body: { channel: "email" }, ip: who.ip });
  const idsOf = async (table: "sessions" | "verifications") =>
    (await harness.db.query<{ id: string }>(`select id from ${table} where account_id = $1`, [who.accountId])).map(
      ({ id }) => id,
    );
  const [account] = await harness.db.query<{ phone: string }>("select phone from accounts where id = $1", [
    who.accountId,
  ]);
  const owner: Owner = {
    accountId: who.accountId,
    email: who.email,
    phone: account?.phone.slice(3) ?? "",
    paymentIds: [paid.paymentId, open.paymentId],
    sessionIds: await idsOf("sessions"),
    verificationIds: await idsOf("verifications"),
  };
  return { who, owner };
}

const TABLES = [
  "sessions",
  "payments",
  "subscription_periods",
  "consents",
  "verifications",
  "leads",
  "programme_facts",
  "guarantee_claims",
  "checkout_reminders",
  "gateway_customers",
];
const SNAPSHOT = `select string_agg(row, ' ' order by row) as rows from (
  select to_jsonb(a)::text as row from accounts a where id = $1
  ${TABLES.map((table) => `union all select to_jsonb(t)::text from ${table} t where account_id = $1`).join("\n  ")}) all_rows`;

async function rowsOf(harness: Harness, accountId: string): Promise<string> {
  const [found] = await harness.db.query<{ rows: string }>(SNAPSHOT, [accountId]);
  return found?.rows ?? "";
}

const OWNERS_IDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The documented call with the owner's ids in every id field, and with privileged fields added. */
function hostileVersion(call: Call, owner: Owner, variant: number): { url: string; body: object | undefined } {
  const [, place] = /:(\w+)/.exec(call.name) ?? [];
  const fitting = place === "sessionId" ? owner.sessionIds : place === "paymentId" ? owner.paymentIds : [];
  const ids = [...fitting, ...owner.paymentIds, ...owner.sessionIds, ...owner.verificationIds, owner.accountId];
  const id = ids[variant % ids.length] ?? "";
  const put = (text: string) => text.replaceAll(OWNERS_IDS, id);
  const url = put(call.query ? `${call.path}?${call.query}` : call.path);
  if (!call.body) return { url: `${url}${url.includes("?") ? "&" : "?"}accountId=${owner.accountId}`, body: undefined };
  const named = {
    accountId: owner.accountId,
    account_id: owner.accountId,
    userId: owner.accountId,
    _id: id,
    id,
    sessionId: owner.sessionIds[0],
  };
  const documented = JSON.parse(put(JSON.stringify(call.body))) as object;
  return { url, body: { ...PRIVILEGED_FIELDS, ...named, ...documented } };
}

export const idor: Scenario = {
  number: 53,
  fault: "IDOR and mass assignment",
  injected:
    "every route called by a fresh account with the ids of another member's payments, sessions, verifications and account in path, query and body, and with fields that a client may not set",
  invariants:
    "I9: none of the other member's data is returned or changed; an attacker cannot set a plan, a price or a verification",
  trial: "a call",
  batch: 1_000,
  short: 51,
  async run(harness, driver, trials) {
    const inProcess = await inProcessApiOf(harness);
    const { who, owner } = await anOwner(harness, driver);
    const calls = inProcess.routes.map(callOf);
    const violations: string[] = [];
    const before = await rowsOf(harness, owner.accountId);
    let refused = 0;
    let leaks = 0;
    let isChanged = false;
    const made = Math.max(trials, calls.length);
    await atOnce(4, range(made), async (trial) => {
      const call = calls[trial % calls.length];
      if (!call || isChanged) return;
      const attacker = await anAttacker(inProcess);
      const { url, body } = hostileVersion(call, owner, Math.floor(trial / calls.length));
      const options = { method: call.method, url, headers: { ...attacker.headers, "x-forwarded-for": "203.0.113.7" } };
      const reply = await inProcess.app.inject(body ? { ...options, payload: body } : options);
      if (reply.statusCode === 500) violations.push(`${call.name} got ${reply.statusCode}`);
      if (reply.statusCode >= 400) refused += 1;
      const text = reply.rawPayload.toString("latin1");
      for (const [what, values] of Object.entries(owner))
        for (const value of [values].flat())
          if (text.includes(value) && !ALLOWED_IN_ANSWER[call.name]?.includes(what)) {
            leaks += 1;
            violations.push(`I9: ${call.name} returns ${what}`);
          }
      if ((await rowsOf(harness, owner.accountId)) !== before) {
        isChanged = true;
        violations.push(`I9: ${call.name}, or a concurrent call, changed another member's rows`);
      }
      violations.push(...(await gainsOf(harness, attacker.accountId)).map((gain) => `${call.name}: ${gain}`));
    });
    violations.push(...wasInjected(made - refused, "every call was refused"));
    const counts = { leaks, routes: calls.length, "calls refused": refused };
    return { trials: made, buyers: [who], violations, figures: { counts } };
  },
};

async function anAttacker({ deps, sessionFor }: InProcessApi) {
  const form = aRegistration({ password: "tapioca-6" });
  const { user } = await register(deps, { form, clientContext: aClientContext() });
  const who = { accountId: user._id, email: form.email ?? "" };
  return { ...who, headers: await sessionFor(who) };
}

/** What the attacker's account has without a payment or a verification. */
async function gainsOf(harness: Harness, accountId: string): Promise<string[]> {
  const [found] = await harness.db.query<{ verified: boolean; paid: number; cheap: number; periods: number }>(
    `select a.email_verified_at is not null or a.phone_verified_at is not null as verified,
      (select count(*)::int from payments where account_id = a.id and status <> 'pending') as paid,
      (select count(*)::int from payments where account_id = a.id and amount_cents < 10000) as cheap,
      (select count(*)::int from subscription_periods where account_id = a.id) as periods from accounts a where id = $1`,
    [accountId],
  );
  if (!found) return [];
  return Object.entries(found).flatMap(([what, has]) => (has ? [`an attacker's account is ${what}`] : []));
}
