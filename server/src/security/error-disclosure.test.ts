import { expect } from "vitest";
import { createApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { DATABASE_SECRET, GARBAGE, test } from "../testing/broken-dependencies.ts";
import { aBuyer, aCardSubmission } from "../testing/buying.ts";
import { type Call, callOf, requestOf } from "../testing/hostile-requests.ts";
import { aPhone } from "../testing/makers.ts";
import { aTwinOf } from "../testing/members.ts";
import { recordLog } from "../testing/recorded-log.ts";
import { routesOf } from "../testing/routes.ts";

/** Every route is called under each fault. */
const LONG = { timeout: 120_000 };
const NAME = "Zqnome Zqsobrenome";
const CARD = "4539981234567892";
/** Personal data and secrets of every request, none of which may be logged. */
const MARKS = { email: "zqpessoa", name: "Zqsobrenome", cpf: "52998224725", password: "zq-senha-1", card: CARD };
/** Internals that no answer may contain. */
const INTERNALS =
  /\bat .+:\d+:\d+|node_modules|[\\/]server[\\/]src|\.ts\b|\b(?:select|insert into|update|delete from) .*\b(?:from|into|set|values|where)\b|ECONN|ETIMEDOUT|127\.0\.0\.1|permission denied|violates|relation "|constraint|syntax error|\$aact|zqsegredo|zqinterno|argon2/i;

const READS = ["GET /v1/auth/me", "GET /v1/account", "GET /v1/auth/sessions"];
const WRITES = ["POST /v1/public/register", "POST /v1/auth/verifications", "POST /v1/auth/payment"];
const CEP = "GET /v1/public/postal-codes/:cep";
const PURCHASES = ["POST /v1/auth/payment", "POST /v1/public/payment/by-email"];
/** The routes that wait for a vendor. */
const CALLING_VENDORS = [...PURCHASES, CEP];

test(
  "while the database is down, no answer discloses it and no personal data is logged",
  LONG,
  async ({ deps, broken }) => {
    const { failed } = await callAll(broken.databaseDown(), deps);
    expect(failed).toEqual(expect.arrayContaining([...READS, ...WRITES]));
  },
);

test("nor while it is read-only", LONG, async ({ deps, broken }) => {
  const { failed } = await callAll(await broken.databaseReadOnly(), deps);
  expect(failed).toEqual(expect.arrayContaining(WRITES));
});

test(
  "nor while it refuses rows, which its error quotes; the log has the constraint",
  LONG,
  async ({ deps, broken }) => {
    const { failed, log } = await callAll(deps, deps, { begin: () => broken.refuseRows() });
    expect(failed).toEqual(expect.arrayContaining(WRITES));
    expect(log).toContain('violates check constraint \\"zq_refused\\"');
  },
);

test("only purchases and the CEP look-up wait for a vendor", LONG, async ({ deps, broken }) => {
  const vendors = await broken.vendors(GARBAGE["a page"]);
  const reaching = new Set<string>();
  let before = 0;
  await callAll(vendors.deps, deps, {
    afterEach(name) {
      if (vendors.requests() > before) reaching.add(name);
      before = vendors.requests();
    },
  });
  expect([...reaching].toSorted()).toEqual(CALLING_VENDORS.toSorted());
});

test.for(Object.entries(GARBAGE))(
  "no garbage from them is disclosed: %s",
  async ([kind, garbage], { deps, broken }) => {
    const vendors = await broken.vendors(garbage);
    const { failed } = await callAll(vendors.deps, deps, { only: CALLING_VENDORS });
    // A refusal by the gateway is a valid answer, which the buyer sees.
    expect(failed).toEqual(expect.arrayContaining(kind === "an unknown refusal" ? [CEP] : CALLING_VENDORS));
  },
);

/** Calls the routes, each with an account of its own; asserts what they answer and log. */
async function callAll(
  broken: Deps,
  deps: Deps,
  { only, begin, afterEach }: { only?: string[]; begin?: () => Promise<void>; afterEach?: (name: string) => void } = {},
) {
  const { log, lines } = recordLog();
  const { app } = await createApp({ ...broken, log });
  const calls = (await routesOf(app)).map(callOf).filter(({ name }) => !only || only.includes(name));
  const { accountId } = await aBuyer(deps, { fullName: NAME, password: MARKS.password });
  const callers: Caller[] = [];
  for (const _ of calls)
    callers.push(await aTwinOf(deps, accountId, `${MARKS.email}.${crypto.randomUUID()}@example.com`));

  await begin?.();
  const failed: string[] = [];
  for (const [index, call] of calls.entries()) {
    const caller = callers[index];
    if (!caller) continue;
    const headers = { ...caller.headers, "x-forwarded-for": "203.0.113.7" };
    const { statusCode, payload } = await app.inject({
      ...requestOf({ ...call, body: bodyOf(call, caller) }),
      headers,
    });
    afterEach?.(call.name);
    if (statusCode >= 500) failed.push(call.name);
    if (statusCode >= 500) expect(isEnvelope(payload), `${call.name}: ${payload}`).toBe(true);
    if (statusCode >= 400) expect(INTERNALS.exec(payload)?.[0], call.name).toBeUndefined();
  }
  await app.close();

  const secrets = [...Object.values(MARKS), DATABASE_SECRET];
  for (const { phone, token, headers } of callers) secrets.push(phone, token, headers.authorization.slice(6, 40));
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
  expect(lines.length).toBeGreaterThanOrEqual(calls.length);
  return { failed, log: lines.join("\n") };
}
type Caller = Awaited<ReturnType<typeof aTwinOf>>;

/** The documented body with the caller's data; a registration has a new e-mail and phone. */
function bodyOf({ name, body }: Call, { email, phone }: Caller): object | undefined {
  if (!body) return undefined;
  if (PURCHASES.includes(name)) return aCardSubmission(email, { number: CARD });
  const isNew = name === "POST /v1/public/register";
  const text = JSON.stringify(body)
    .replaceAll("ana@example.com", isNew ? `novo.${email}` : email)
    .replaceAll("11987654321", isNew ? aPhone() : phone)
    .replaceAll("Ana Souza", NAME)
    .replaceAll("tapioca-6", MARKS.password);
  return JSON.parse(text) as object;
}

/** The API's envelope; the health check has its own format. */
function isEnvelope(text: string): boolean {
  const { message, code, error, return: value, status } = JSON.parse(text) as Record<string, unknown>;
  const isProblem = typeof message === "string" && typeof code === "number" && typeof error === "string";
  return typeof status === "string" || (value === null && isProblem);
}
