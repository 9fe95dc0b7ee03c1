import { brand } from "@app/contract/brand";
import { strFromU8, unzipSync } from "fflate";
import { expect } from "vitest";
import { examples } from "../api-docs/examples.ts";
import type { Deps } from "../deps.ts";
import { register } from "../identity/accounts/register.ts";
import { signIn } from "../identity/sessions/sign-in.ts";
import type { App } from "../platform/http/app.ts";
import { buildExports } from "../privacy/export/build-exports.ts";
import { aCardSubmission, aPixSubmission } from "../testing/buying.ts";
import { dumpOf } from "../testing/dump.ts";
import { type Api, basic, test } from "../testing/http.ts";
import { aClientContext, allowingAds, aRegistration } from "../testing/makers.ts";
import { aVerifiedMember } from "../testing/members.ts";
import { type Route, routesOf } from "../testing/routes.ts";

const PASSWORD = "tapioca-6";

/** Data of the owner that an answer may contain: the attacker sent it, or the specification requires it. */
const ALLOWED_FIELDS: Record<string, string[]> = {
  // A link from the sales team: the id reveals the email, and nothing else (decision 22).
  "POST /v1/public/user/check-id": ["accountId", "email"],
  // A visitor who knows an email learns whether it has an account, and its opaque id.
  "POST /v1/public/user/check-email": ["accountId"],
  // Without an idempotency key, the same purchase minutes later is a replay and not a second charge (decision 31).
  "POST /v1/public/payment/by-email": ["cardId", "pixId"],
  // A payment's id is what its payer's browser polls with; the answer repeats it.
  "GET /v1/public/payment/:paymentId/pix": ["pixId"],
  "GET /v1/public/payment-lookup/:paymentId": ["pixId", "cardId"],
};

/** A member with data in every domain: a purchase, a pending PIX, sessions, verifications, a lead, an export. */
async function anOwner(api: Api, deps: Deps) {
  const fullName = "Doroteia Quixabeira";
  const conversionParams = { eventId: `lead_${crypto.randomUUID()}`, currentUrl: `${brand.siteUrl}/lp` };
  const owner = await aVerifiedMember(api, deps, { fullName, conversionParams, consent: allowingAds() });
  const { headers, email, id: accountId } = owner;
  const pay = async (body: object) =>
    (await api<{ _id: string }>("POST", "/v1/auth/payment", { headers, body })).body.return?._id ?? "";
  const cardId = await pay(aCardSubmission(email));
  const pixId = await pay({ ...aPixSubmission(email), cycle: "30-days", confirmExtension: true });
  await api("POST", "/v1/auth/verifications", { headers, body: { channel: "phone" } });
  const idsOf = async (table: "sessions" | "verifications" | "leads" | "messages") => {
    const rows = await deps.db.selectFrom(table).select("id").where("accountId", "=", accountId).execute();
    return rows.map(({ id }) => id);
  };
  await api("POST", "/v1/account/export", { headers, body: { password: owner.password } });
  await buildExports(deps);
  const { id: exportId } = await deps.db
    .selectFrom("dataExports")
    .select("id")
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  const inner = {
    sessionId: await idsOf("sessions"),
    verificationId: await idsOf("verifications"),
    leadId: await idsOf("leads"),
  };
  const outer = { accountId, email, phone: owner.phone, fullName, document: "52998224725", cardId, pixId };
  return { ...outer, ...inner, exportId, messageId: await idsOf("messages") };
}
type Owner = Awaited<ReturnType<typeof anOwner>>;

/** A new account for every request: some requests end the session, or the account. */
async function aThirdParty(deps: Deps) {
  const form = aRegistration({ password: PASSWORD });
  const { user } = await register(deps, { form, clientContext: aClientContext() });
  const device = { ip: "203.0.113.7", userAgent: null };
  const { token } = await signIn(deps, deps.db, { accountId: user._id, username: form.phone, device });
  return basic(form.phone, token);
}

/** The owner's ids for each path parameter. A parameter that is missing here fails the test. */
const idsFor = (owner: Owner): Record<string, string[]> => ({
  sessionId: owner.sessionId,
  paymentId: [owner.cardId, owner.pixId, owner.accountId],
  token: [`${owner.accountId}.forged`, ...owner.verificationId.map((id) => `${id}.forged`)],
  exportId: [owner.exportId],
  slug: [brand.slug],
  cep: ["01310100"],
  id: ["0".repeat(64)],
});

function urlsOf({ path }: Route, owner: Owner): string[] {
  const [, name] = /:(\w+)/.exec(path) ?? [];
  if (!name) return [path.endsWith("/unsubscribe") ? `${path}?a=${owner.accountId}.forged` : path];
  const ids = idsFor(owner)[name];
  if (!ids) throw new Error(`${path}: add :${name} to idsFor`);
  return ids.map((id) => path.replace(`:${name}`, encodeURIComponent(id)));
}

/** The documented body, with the owner's id for every id in it and, `withContacts`, the owner's email and phone. */
function bodyOf({ method, path }: Route, owner: Owner, withContacts: boolean): object | undefined {
  if (method === "GET" || method === "DELETE") return undefined;
  const example = examples[`${method} ${path}`]?.body ?? { password: PASSWORD };
  const text = JSON.stringify(example).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, owner.accountId);
  if (!withContacts) return JSON.parse(text);
  return JSON.parse(text.replaceAll("ana@example.com", owner.email).replaceAll("11987654321", owner.phone));
}

/** The owner's rows, without rate limit counters and the job engine. */
async function rowsOf(deps: Deps, { accountId, cardId, pixId }: Owner): Promise<string[]> {
  const dump = await dumpOf(deps.db);
  return dump
    .filter(({ table }) => table.startsWith("public.") && table !== "public.throttles")
    .filter(({ text }) => [accountId, cardId, pixId].some((id) => text.includes(id)))
    .map(({ table, text }) => `${table} ${text}`)
    .toSorted();
}

/** Calls a route as a third party with each of the owner's ids, and lists the owner's data in the answers. */
async function leaksOf(app: App, deps: Deps, owner: Owner, route: Route, withContacts: boolean): Promise<string[]> {
  const name = `${route.method} ${route.path}`;
  const leaks: string[] = [];
  for (const url of urlsOf(route, owner)) {
    const body = bodyOf(route, owner, withContacts);
    const headers = { ...(await aThirdParty(deps)), "x-forwarded-for": "203.0.113.7" };
    const reply = await app.inject({ method: route.method, url, headers, ...(body && { payload: body }) });
    expect(reply.statusCode, name).not.toBe(500);
    const text = textOf(reply.rawPayload, reply.headers["content-type"]);
    const allowed = new Set([...(ALLOWED_FIELDS[name] ?? []), ...(withContacts ? ["email", "phone"] : [])]);
    for (const [field, values] of Object.entries(owner))
      for (const value of [values].flat())
        if (!allowed.has(field) && text.includes(value)) leaks.push(`${name} leaks ${field}: ${text.slice(0, 300)}`);
  }
  return leaks;
}

const LONG = { timeout: 180_000 };

test(
  "no route reveals an owner's data to another account's session, or changes it",
  LONG,
  async ({ api, app, deps }) => {
    const owner = await anOwner(api, deps);
    const routes = await routesOf(app);
    const names = routes.map(({ method, path }) => `${method} ${path}`);
    // The router's list must contain every route of the OpenAPI document.
    expect(names).toEqual(expect.arrayContaining(describedIn(app)));
    const withoutExample = names.filter((name) => name.startsWith("POST") && !examples[name] && !NO_EXAMPLE.has(name));
    expect(withoutExample, "add an example, so that the request can be made").toEqual([]);
    const before = await rowsOf(deps, owner);
    expect(before.length).toBeGreaterThan(15);

    const isOwned = (row: string): boolean => row.includes(`"account_id": "${owner.accountId}"`);

    for (const route of routes) {
      expect(await leaksOf(app, deps, owner, route, false)).toEqual([]);
      const after = await rowsOf(deps, owner);
      expect(after, `${route.method} ${route.path}`).toEqual(expect.arrayContaining(before));
      expect(after.filter(isOwned), `${route.method} ${route.path}`).toEqual(before.filter(isOwned));
    }
  },
);

test("nor to a third party who knows the owner's email and phone", LONG, async ({ api, app, deps }) => {
  const owner = await anOwner(api, deps);
  const leaks: string[] = [];
  for (const route of await routesOf(app))
    if (bodyOf(route, owner, true)) leaks.push(...(await leaksOf(app, deps, owner, route, true)));
  expect(leaks).toEqual([]);
});

const describedIn = (app: App): string[] =>
  Object.entries(app.swagger().paths ?? {}).flatMap(([path, operations]) =>
    Object.keys(operations ?? {}).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );

/** Requests whose body has no personal data. */
const NO_EXAMPLE = new Set(["POST /v1/webhooks/asaas", "POST /v1/public/csp-reports"]);

const textOf = (payload: Buffer, type: unknown): string =>
  type === "application/zip"
    ? Object.values(unzipSync(payload))
        .map((file) => strFromU8(file))
        .join("\n")
    : payload.toString("utf8");
