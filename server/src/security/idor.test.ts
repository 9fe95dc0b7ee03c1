import { brand } from "@app/contract/brand";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { expect } from "vitest";
import { examples } from "../api-docs/examples.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../platform/http/app.ts";
import { buildExports } from "../privacy/export/build-exports.ts";
import { aBuyer, aCardSubmission, aPixSubmission } from "../testing/buying.ts";
import { rowsAbout } from "../testing/dump.ts";
import { callOf } from "../testing/hostile-requests.ts";
import { type Api, test } from "../testing/http.ts";
import { allowingAds } from "../testing/makers.ts";
import { aTwinOf, aVerifiedMember } from "../testing/members.ts";
import { type Route, routesOf } from "../testing/routes.ts";

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
  // Devices choose the ids of their records; the answer acknowledges each by the id that the caller sent.
  "POST /v1/account/sync": [
    "accountId",
    "cardId",
    "pixId",
    "sessionId",
    "verificationId",
    "leadId",
    "exportId",
    "messageId",
  ],
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

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const idsOf = ({ cardId, pixId, accountId, sessionId, verificationId, leadId, exportId, messageId }: Owner): string[] =>
  [cardId, pixId, accountId, sessionId[0], verificationId[0], leadId[0], exportId, messageId[0]].flatMap(
    (id) => id ?? [],
  );

/** The documented request with the owner's id for every id in it, the owner's account named, and privileged fields. */
function hostileVersion(route: Route, owner: Owner, id: string, withContacts: boolean) {
  const call = callOf(route);
  const { accountId, email, phone } = owner;
  const url = `${call.url.replaceAll(UUID, id)}${call.url.includes("?") ? "&" : "?"}accountId=${accountId}`;
  if (!call.body) return { method: call.method, url };
  const named = { accountId, account_id: accountId, userId: accountId, _id: id, id, sessionId: owner.sessionId[0] };
  const documented = JSON.stringify(call.body).replaceAll(UUID, id);
  const typed = documented.replaceAll("ana@example.com", email).replaceAll("11987654321", phone);
  const body = JSON.parse(withContacts ? typed : documented) as object;
  return { method: call.method, url, payload: { ...PRIVILEGED_FIELDS, ...named, ...body } };
}

/** Calls a route as a third party with an id of the owner's, and lists the owner's data in the answer. */
async function leaksOf(app: App, deps: Deps, owner: Owner, { route, id, withContacts, thirdParty }: Attack) {
  const name = `${route.method} ${route.path}`;
  // A new account for every request: some requests end the session, or the account.
  const attacker = await aTwinOf(deps, thirdParty);
  const headers = { ...attacker.headers, "x-forwarded-for": "203.0.113.7" };
  const reply = await app.inject({ ...hostileVersion(route, owner, id, withContacts), headers });
  expect(reply.statusCode, name).not.toBe(500);
  expect(await gainsOf(deps, attacker.id), name).toEqual([]);
  const text = textOf(reply.rawPayload, reply.headers["content-type"]);
  const allowed = new Set([...(ALLOWED_FIELDS[name] ?? []), ...(withContacts ? ["email", "phone"] : [])]);
  return Object.entries(owner)
    .filter(([field, values]) => !allowed.has(field) && [values].flat().some((value) => text.includes(value)))
    .map(([field]) => `${name} leaks ${field}: ${text.slice(0, 300)}`);
}
type Attack = { route: Route; id: string; withContacts: boolean; thirdParty: string };

/** What an account has without a payment or a verification. */
async function gainsOf({ db }: Deps, accountId: string): Promise<string[]> {
  const { rows } = await sql<Record<string, boolean>>`
    select email_verified_at is not null or phone_verified_at is not null as "is verified",
      exists (select from payments where account_id = accounts.id and status <> 'pending') as "has paid",
      exists (select from payments where account_id = accounts.id and amount_cents < 10000) as "pays less",
      exists (select from subscription_periods where account_id = accounts.id) as "has a plan"
    from accounts where id = ${accountId}`.execute(db);
  return Object.entries(rows[0] ?? {}).flatMap(([gain, has]) => (has ? [gain] : []));
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
    const thirdParty = (await aBuyer(deps)).accountId;
    const ids = idsOf(owner);
    expect(ids).toHaveLength(8);
    const rows = () => rowsAbout(deps.db, [owner.accountId, owner.cardId, owner.pixId]);
    const before = await rows();
    expect(before.length).toBeGreaterThan(15);

    const isOwned = (row: string): boolean => row.includes(`"account_id": "${owner.accountId}"`);

    for (const route of routes) {
      const takesId =
        /\/:\w+Id\b|\/:token/.test(route.path) || JSON.stringify(callOf(route).body ?? "").search(UUID) >= 0;
      for (const id of takesId ? ids : ids.slice(0, 1))
        expect(await leaksOf(app, deps, owner, { route, id, withContacts: false, thirdParty })).toEqual([]);
      const after = await rows();
      expect(after, `${route.method} ${route.path}`).toEqual(expect.arrayContaining(before));
      expect(after.filter(isOwned), `${route.method} ${route.path}`).toEqual(before.filter(isOwned));
    }
  },
);

test("nor to a third party who knows the owner's email and phone", LONG, async ({ api, app, deps }) => {
  const owner = await anOwner(api, deps);
  const thirdParty = (await aBuyer(deps)).accountId;
  const leaks: string[] = [];
  for (const route of await routesOf(app))
    if (callOf(route).body)
      leaks.push(...(await leaksOf(app, deps, owner, { route, id: owner.accountId, withContacts: true, thirdParty })));
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
