import { brand } from "@app/contract/brand";
import { sql } from "kysely";
import { expect } from "vitest";
import { examples } from "./api-docs/examples.ts";
import type { Deps } from "./deps.ts";
import { raiseAlert } from "./on-call/raise-alert.ts";
import { aDocument, putPlan, versionsOf } from "./plans/testing/plans.ts";
import { inTransaction } from "./platform/database/db.ts";
import type { App } from "./platform/http/app.ts";
import { anInvitation, aTotpFactor } from "./staff/testing/enrolled.ts";
import { aBuyer, aCardSubmission } from "./testing/buying.ts";
import { callOf } from "./testing/hostile-requests.ts";
import { test as base, basic } from "./testing/http.ts";
import { allowingAds, aRegistration } from "./testing/makers.ts";
import { type Cost, MEMBER_ROUTES, publicRoutes } from "./testing/public-routes.ts";
import { type Route, routesOf } from "./testing/routes.ts";

/**
 * What one request without a session may cost. The bounds are the table of docs/security.md; a route that is missing
 * there fails, so that every new endpoint states what an attacker can spend with it.
 */
const test = base.extend("bounds", () => publicRoutes());

type Request = { url?: string; body?: object; headers?: Record<string, string> };

const CHEAP_READ = async (): Promise<Request> => ({});

/** A file of two hundred lines, more than all kinds make. */
const aPublishedNight = async ({ db }: Deps): Promise<Request> => {
  const row = "plano-definitivo;31-a-90-dias;no-prazo;65;12;0\n";
  const csv = `promessa;periodo;resultado;tempo_usado_ate_pct;casos;dias_devolvidos\n${row.repeat(200)}`;
  const night = { day: new Date(), takenAt: new Date(), csv, hash: "0".repeat(64) };
  await db
    .insertInto("promiseSnapshots")
    .values(night)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {};
};

/** The most expensive request to each route without a session; its preconditions are arranged and not counted. */
const costliest: Record<string, (deps: Deps) => Promise<Request>> = {
  "GET /v1/health": CHEAP_READ,
  "GET /v1/ready": CHEAP_READ,
  "GET /v1/openapi.json": CHEAP_READ,
  "GET /v1/docs": CHEAP_READ,
  "GET /v1/public/client-ip": CHEAP_READ,
  "GET /v1/public/blog/latest-posts": CHEAP_READ,
  "GET /v1/public/places": CHEAP_READ,
  "GET /v1/public/blog/pictures/:id": async () => ({ url: `/v1/public/blog/pictures/${"0".repeat(64)}` }),
  "GET /v1/public/promises": aPublishedNight,
  "GET /v1/public/promises.csv": aPublishedNight,
  "GET /v1/public/postal-codes/:cep": async () => ({ url: "/v1/public/postal-codes/01310100" }),
  "GET /v1/public/verify/:code": async (deps) => {
    const accountId = crypto.randomUUID();
    await putPlan(deps, accountId, aDocument("taco:3", { kind: "definitive" }));
    const [plan] = await versionsOf(deps, accountId);
    return { url: `/v1/public/verify/${plan?.code}` };
  },
  "POST /v1/public/register": async () => {
    const conversionParams = { eventId: `lead_${crypto.randomUUID()}`, currentUrl: `${brand.siteUrl}/lp` };
    return { body: aRegistration({ conversionParams, consent: allowingAds() }) };
  },
  "POST /v1/public/user/check-email": async (deps) => ({ body: { email: (await aBuyer(deps)).email } }),
  "POST /v1/public/user/check-id": async (deps) => ({ body: { userId: (await aBuyer(deps)).accountId } }),
  "POST /v1/public/password-resets": async (deps) => ({ body: { username: (await aBuyer(deps)).email } }),
  "POST /v1/public/password-resets/confirm": async (deps) => {
    const { email, accountId } = await aBuyer(deps);
    await aPendingReset(deps, email, accountId);
    return { body: { username: email, code: "000000", newPassword: "cuscuz-com-ovo" } };
  },
  "POST /v1/public/verifications/confirm": async (deps) => {
    const { email, accountId, password } = await aBuyer(deps);
    await aPendingReset(deps, email, accountId);
    return { body: { username: email, code: "000000", password } };
  },
  "POST /v1/public/payment/by-email": async (deps) => ({ body: aCardSubmission((await aBuyer(deps)).email) }),
  "GET /v1/public/payment/:paymentId/pix": async () => ({ url: `/v1/public/payment/${crypto.randomUUID()}/pix` }),
  "GET /v1/public/payment-lookup/:paymentId": async () => ({ url: `/v1/public/payment-lookup/${crypto.randomUUID()}` }),
  "POST /v1/public/checkout/reminders": async (deps) => {
    const { email } = await aBuyer(deps);
    return { body: { email, cycle: "annual", method: "pix", wanted: true } };
  },
  "GET /v1/public/checkout/resume/:token": async () => ({ url: "/v1/public/checkout/resume/forged.token" }),
  "POST /v1/public/csp-reports": async () => ({ body: { "csp-report": { "violated-directive": "script-src" } } }),
  "POST /v1/public/browser-errors": async () => ({
    body: { build: "1a2b3c4d", route: "app/today/today.route", name: "TypeError" },
  }),
  "POST /v1/public/ad-consent-revocations": async () => ({ body: { browserId: "fb.1.1763211900000.1234567890" } }),
  "GET /v1/public/unsubscribe": async () => ({ url: `/v1/public/unsubscribe?a=${crypto.randomUUID()}.forged` }),
  "POST /v1/public/unsubscribe": async (deps) => {
    const { pathname, search } = new URL(deps.links.unsubscribeLink((await aBuyer(deps)).accountId));
    return { url: `${pathname}${search}` };
  },
  "POST /v1/public/on-call/acknowledgements": async (deps) => {
    const { accountId } = await aBuyer(deps);
    await inTransaction(deps.db, (tx) => raiseAlert(deps, tx, { accountId, urgency: "crisis", subject: "answers" }));
    const alerts = deps.db.selectFrom("onCallAlerts").select("referenceNumber").where("accountId", "=", accountId);
    const { referenceNumber } = await alerts.executeTakeFirstOrThrow();
    return { body: { token: new URL(deps.links.acknowledgeLink(referenceNumber)).searchParams.get("aviso") } };
  },
  "POST /v1/public/:slug/track-conversion": async () => ({
    url: `/v1/public/${brand.slug}/track-conversion`,
    body: {
      eventName: "PageView",
      uniqueId: crypto.randomUUID(),
      email: "ana@example.com",
      consent: allowingAds(),
      params: { browser_data: { page_url: `${brand.siteUrl}/${"a".repeat(3_900)}`, user_agent: "m".repeat(1_000) } },
    },
  }),
  "POST /v1/staff/invitations/look": async (deps) => ({ body: { token: (await anInvitation(deps)).token } }),
  "POST /v1/staff/invitations/passkey": async (deps) => ({ body: { token: (await anInvitation(deps)).token } }),
  "POST /v1/staff/invitations/totp": async (deps) => ({ body: { token: (await anInvitation(deps)).token } }),
  "POST /v1/staff/invitations/accept": async (deps) => {
    const { token, email } = await anInvitation(deps);
    return { body: { token, factor: aTotpFactor(deps, email) } };
  },
  "POST /v1/staff/sign-in/passkey/begin": CHEAP_READ,
  "POST /v1/staff/sign-in/passkey": async () => ({ body: examples["POST /v1/staff/sign-in/passkey"]?.body as object }),
  "POST /v1/staff/sign-in/code": async () => ({
    body: { email: `${crypto.randomUUID()}@example.com`, password: "jabuticaba no pé", code: "123456" },
  }),
  "POST /v1/staff/sign-in/recovery": async () => ({
    body: { email: `${crypto.randomUUID()}@example.com`, code: "7KQ2-M9XV-4TAB-CDEF" },
  }),
  "POST /v1/webhooks/asaas": async () => ({ body: { id: crypto.randomUUID(), event: "PAYMENT_RECEIVED" } }),
};

async function aPendingReset(deps: Deps, address: string, accountId: string): Promise<void> {
  const at = deps.now();
  const expiresAt = new Date(at.getTime() + 30 * 60_000);
  const verification = { id: crypto.randomUUID(), accountId, purpose: "reset", channel: "email", address } as const;
  await deps.db
    .insertInto("verifications")
    .values({ ...verification, createdAt: at, expiresAt })
    .execute();
}

const TRIES = 3;

test("no call without a session costs more than docs/security.md says", async ({ app, deps, asaas, bounds }) => {
  const routes = (await routesOf(app)).filter((route) => !needsSession(route, bounds));
  const names = routes.map(nameOf);
  expect(Object.keys(bounds).toSorted(), "the table of docs/security.md").toEqual([...names, MEMBER_ROUTES].toSorted());
  expect(Object.keys(costliest).toSorted(), "the costliest call of each route").toEqual(names.toSorted());

  const exceeded: string[] = [];
  for (const route of routes) {
    const costs: Cost[] = [];
    for (let tries = 0; tries < TRIES; tries += 1) {
      const request = await costliest[nameOf(route)]?.(deps);
      costs.push(await costOf({ app, deps, asaas }, route, request ?? {}, `198.51.100.${tries}`));
    }
    exceeded.push(...exceededBounds(nameOf(route), costs, bounds));
  }
  expect(exceeded).toEqual([]);
});

test("a member's route without valid credentials costs one password check, and writes nothing", async ({
  app,
  deps,
  asaas,
  bounds,
}) => {
  const exceeded: string[] = [];
  for (const route of (await routesOf(app)).filter((each) => needsSession(each, bounds))) {
    const body = examples[nameOf(route)]?.body ?? (route.method === "POST" ? { password: "tapioca-6" } : undefined);
    const headers = basic(`ninguem.${crypto.randomUUID()}@example.com`, "errada-123");
    const request = { url: callOf(route).url, headers, ...(body && { body }) };
    const costs: Cost[] = [];
    for (let tries = 0; tries < TRIES; tries += 1)
      costs.push(await costOf({ app, deps, asaas }, route, request, `198.51.100.${10 + tries}`, 401));
    exceeded.push(...exceededBounds(nameOf(route), costs, bounds));
  }
  expect(exceeded).toEqual([]);
});

/** Of the team's routes, those that the table does not list as public. */
const needsSession = (route: Route, bounds: Record<string, Cost>): boolean =>
  /^\/v1\/(auth|account)(\/|$)/.test(route.path) || (route.path.startsWith("/v1/staff/") && !(nameOf(route) in bounds));
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

function exceededBounds(name: string, costs: Cost[], bounds: Record<string, Cost>): string[] {
  const bound = bounds[name] ?? bounds[MEMBER_ROUTES];
  if (!bound) return [`${name}: no bound`];
  return (Object.keys(bound) as (keyof Cost)[]).flatMap((what) => {
    const measured = costs.map((cost) => cost[what]);
    // A busy machine only adds CPU time: the minimum of a few tries is the true cost.
    const actual = what === "cpuMs" ? Math.min(...measured) : Math.max(...measured);
    return actual > bound[what] ? [`${name}: ${what} ${actual.toFixed(0)} of ${bound[what]}`] : [];
  });
}

type Context = { app: App; deps: Deps; asaas: { callCount: () => number } };

async function costOf(context: Context, route: Route, { url, body, headers }: Request, from: string, status?: number) {
  const before = await countsOf(context);
  const since = process.cpuUsage();
  const origin = context.deps.staffOrigins[0] ?? "";
  const sent = { origin, ...headers, "x-forwarded-for": from };
  const request = { method: route.method, url: url ?? route.path, headers: sent };
  const reply = await context.app.inject({ ...request, ...(body && { payload: body }) });
  const { user, system } = process.cpuUsage(since);
  const after = await countsOf(context);
  expect(reply.body, nameOf(route)).not.toMatch(/invalid-input|malformed-body/);
  if (status) expect(reply.statusCode, nameOf(route)).toBe(status);
  return {
    gatewayCalls: after.gatewayCalls - before.gatewayCalls,
    messages: after.messages - before.messages,
    rows: after.rows - before.rows,
    cpuMs: (user + system) / 1_000,
  };
}

/** Rows of every table, the job engine's queue included. */
async function countsOf({ deps: { db }, asaas }: Pick<Context, "deps" | "asaas">): Promise<Omit<Cost, "cpuMs">> {
  const { rows: tables } = await sql<{ name: string; count: number }>`
    select table_name as name, (xpath('/row/n/text()', query_to_xml(
      format('select count(*) as n from %I.%I', table_schema, table_name), false, true, '')))[1]::text::int as count
    from information_schema.tables
    where table_type = 'BASE TABLE' and (table_schema = 'public' or table_name = 'job')`.execute(db);
  const messages = tables.find(({ name }) => name === "messages")?.count ?? 0;
  const rows = tables.reduce((sum, { count }) => sum + count, 0);
  return { gatewayCalls: asaas.callCount(), messages, rows };
}
