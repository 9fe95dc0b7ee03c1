import { expect } from "vitest";
import { rowsAbout } from "../testing/dump.ts";
import { callOf } from "../testing/hostile-requests.ts";
import { test } from "../testing/http.ts";
import { aRegistration } from "../testing/makers.ts";
import { aMember } from "../testing/members.ts";
import { routesOf } from "../testing/routes.ts";

const ORIGIN = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
/** What a form of another site can send without a CORS preflight. */
const FORM_TYPES = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
/** Routes without personal data or with their own authentication: reports, the gateway's events, one-click unsubscribe. */
const READ_ANY_TYPE = new Set([
  "POST /v1/public/csp-reports",
  "POST /v1/webhooks/asaas",
  "POST /v1/public/unsubscribe",
]);

test("no route answers another site's form, allows its origin, sets a cookie or can be framed", async ({
  api,
  app,
  deps,
}) => {
  const member = await aMember(api);
  const credentials = Buffer.from(member.headers.authorization.slice("Basic ".length), "base64").toString();
  const cookie = `auth=${Buffer.from(credentials).toString("base64")}; session=${credentials.split(":")[1]}`;
  const rows = () => rowsAbout(deps.db, [member.id]);
  const before = await rows();
  const violations: string[] = [];
  for (const { name, method, url, body } of (await routesOf(app)).map(callOf))
    for (const type of body ? FORM_TYPES : [undefined]) {
      const headers = { ...ORIGIN, cookie, ...(type && { "content-type": type }) };
      const reply = await app.inject({ method, url, headers, ...(body && { payload: JSON.stringify(body) }) });
      violations.push(...exposing(reply.headers).map((what) => `${name}: ${what}`));
      if (/^\/v1\/(auth|account)/.test(url) && reply.statusCode < 400)
        violations.push(`${name} acted without its header`);
      if (body && reply.statusCode < 300 && !READ_ANY_TYPE.has(name)) violations.push(`${name} read a form's body`);
    }
  expect(violations).toEqual([]);
  expect(await rows()).toEqual(before);
});

test("no route allows a preflight", async ({ app }) => {
  for (const { name, method, url } of (await routesOf(app)).map(callOf)) {
    const preflight = { "access-control-request-method": method, "access-control-request-headers": "authorization" };
    const reply = await app.inject({ method: "OPTIONS", url, headers: { ...ORIGIN, ...preflight } });
    expect(reply.statusCode, name).toBe(404);
    expect(exposing(reply.headers), name).toEqual([]);
  }
});

test("an answer is declared as JSON, and cannot be sniffed, cached or traced to its software", async ({ app }) => {
  const reply = await app.inject({ method: "POST", url: "/v1/public/register", payload: aRegistration() });
  expect(reply.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(Object.keys(reply.headers).filter((name) => /^(server|x-powered)/.test(name))).toEqual([]);
});

/** What another site's page could use. */
function exposing(headers: Record<string, unknown>): string[] {
  const names = Object.keys(headers).filter((name) => /^(access-control|set-cookie)/.test(name));
  return /frame-ancestors 'none'/.test(String(headers["content-security-policy"])) ? names : [...names, "frameable"];
}
