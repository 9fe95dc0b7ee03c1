import type { Harness } from "../../../lib/stack/harness.ts";
import { frontOf } from "../../harness/front.ts";
import { inProcessApiOf } from "../../harness/in-process-api.ts";
import { range, type Scenario } from "../scenario.ts";
import { callOf } from "./calls.ts";

const ORIGIN = "https://zqevil.example";

export const crossSite: Scenario = {
  number: 55,
  fault: "CSRF, CORS and clickjacking",
  injected:
    "every route called as a page of another site can: form content types without a preflight, GET, with Origin and cookies; preflights; framing headers of pages and answers, through nginx",
  invariants:
    "no route allows another origin, acts without the Authorization header that only our script sends, or can be framed",
  trial: "a call from another site",
  batch: 1_000,
  short: 1,
  async run(harness, driver, trials) {
    const front = await frontOf(harness);
    const { routes } = await inProcessApiOf(harness);
    const who = await driver.buyer("session");
    const violations: string[] = [];
    const types = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
    const before = await stateOf(harness, who.accountId);
    // Each route with every form content type and with a preflight.
    const made = Math.max(trials, (types.length + 1) * routes.length);
    for (const trial of range(made)) {
      const route = routes[trial % routes.length];
      if (!route) continue;
      const call = callOf(route);
      const round = Math.floor(trial / routes.length);
      const isPreflight = round % 4 === 3;
      const cookie = `auth=${Buffer.from(`${who.email}:${who.token}`).toString("base64")}; session=${who.token}`;
      const reply = await fetch(`${front.url}${call.path}${call.query ? `?${call.query}` : ""}`, {
        method: isPreflight ? "OPTIONS" : call.method,
        redirect: "manual",
        headers: {
          origin: ORIGIN,
          cookie,
          "sec-fetch-site": "cross-site",
          ...(isPreflight && {
            "access-control-request-method": call.method,
            "access-control-request-headers": "authorization",
          }),
          ...(call.body && !isPreflight && { "content-type": types[round % types.length] ?? "" }),
        },
        body: call.body && !isPreflight ? JSON.stringify(call.body) : null,
      });
      await reply.arrayBuffer();
      const allows = [...reply.headers.keys()].filter((name) => name.startsWith("access-control"));
      if (allows.length > 0) violations.push(`${call.name} answers ${allows.join(", ")}`);
      if (reply.headers.has("set-cookie")) violations.push(`${call.name} sets a cookie`);
      if (!/frame-ancestors 'none'/.test(reply.headers.get("content-security-policy") ?? ""))
        violations.push(`${call.name} may be framed (${reply.status})`);
      if (isPreflight && reply.ok) violations.push(`${call.name} allows a preflight`);
      const isPrivate = /^\/v1\/(auth|account)/.test(call.path);
      if (isPrivate && !isPreflight && reply.status < 400)
        violations.push(`${call.name} got ${reply.status} without its header`);
      if (call.body && !isPreflight && reply.ok && !TAKES_ANYTHING.has(call.name))
        violations.push(`${call.name} read a form's body`);
    }
    for (const page of ["/", "/lp", "/login", "/app", "/pagamento/x", "/nada-aqui"]) {
      const reply = await fetch(`${front.url}${page}`);
      await reply.arrayBuffer();
      const policy = reply.headers.get("content-security-policy") ?? "";
      if (!/frame-ancestors 'none'/.test(policy) || !/form-action 'self'/.test(policy))
        violations.push(`${page} may be framed`);
    }
    if ((await stateOf(harness, who.accountId)) !== before) violations.push("a cross-site request changed an account");
    return { trials: made, buyers: [who], violations, figures: { counts: { successes: violations.length } } };
  },
};

/** Routes that carry no personal data or their own authentication: CSP reports, webhooks, one-click unsubscribe. */
const TAKES_ANYTHING = new Set([
  "POST /v1/public/csp-reports",
  "POST /v1/webhooks/asaas",
  "POST /v1/public/unsubscribe",
]);

async function stateOf(harness: Harness, accountId: string): Promise<string> {
  const rows = await harness.db.query(
    `select a.full_name, a.email, a.phone, a.password_hash, (select count(*) from sessions s where s.account_id = a.id) as sessions,
       (select count(*) from payments p where p.account_id = a.id) as payments,
       (select count(*) from consents c where c.account_id = a.id) as consents from accounts a where a.id = $1`,
    [accountId],
  );
  return JSON.stringify(rows);
}
