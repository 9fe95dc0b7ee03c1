import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Harness } from "../../lib/stack/harness.ts";
import { oncePerHarness } from "../../lib/stack/memoize.ts";
import { createInProcessApi, type InProcessApi, inProcessApiOf } from "./in-process-api.ts";

/** Must never appear in an answer or in a log. */
export const DATABASE_SECRET = "zqsegredo-da-base";

const REFUSAL = "an unknown refusal";
const GARBAGE = {
  "a page": { status: 200, body: "<html><body>zqinterno: login page</body></html>" },
  "truncated JSON": { status: 200, body: '{"id": "zqinterno' },
  null: { status: 200, body: "null" },
  "other types": {
    status: 200,
    body: '{"id":{"$ne":1},"encodedImage":7,"payload":["zqinterno"],"status":"ZQINTERNO"}',
  },
  "a stack": { status: 500, body: "Error: zqinterno\n    at charge (/srv/gateway/app.js:10:7)" },
  "a redirect": { status: 302, body: "" },
  [REFUSAL]: {
    status: 418,
    body: '{"errors":[{"code":"zqinterno","description":"zqinterno /etc/passwd"}]}',
  },
};

/** An API with one failing dependency, and how to start and end the failure. */
export type BrokenPart = {
  name: string;
  inProcess: InProcessApi;
  begin: () => Promise<unknown>;
  end: () => Promise<unknown>;
  /** Routes that must fail meanwhile; if one of them does not, nothing was injected. */
  failing: readonly string[];
  /** Calls that reached the dependency so far; routes that never reach it are only tried once per kind. */
  reached?: () => number;
};
const nothing = async () => undefined;

const READS = ["GET /v1/auth/me", "GET /v1/account", "GET /v1/auth/sessions"];
const WRITES = ["POST /v1/public/register", "POST /v1/auth/verifications", "POST /v1/auth/payment"];
const CALLS_VENDORS = ["POST /v1/auth/payment", "POST /v1/public/payment/by-email", "GET /v1/public/postal-codes/:cep"];

export const brokenParts = oncePerHarness<BrokenPart[]>(async (harness) => {
  const withoutDatabase = await createInProcessApi(harness, {
    DATABASE_URL: `postgres://app:${DATABASE_SECRET}@127.0.0.1:9/app`,
  });
  const readOnly = await createInProcessApi(harness, { DATABASE_URL: await readerOf(harness) });
  const whole = await inProcessApiOf(harness);
  return [
    {
      name: "database down",
      inProcess: withoutDatabase,
      begin: nothing,
      end: nothing,
      failing: [...READS, ...WRITES],
    },
    { name: "database read-only", inProcess: readOnly, begin: nothing, end: nothing, failing: WRITES },
    {
      name: "rows rejected by the database",
      inProcess: whole,
      begin: () => refuseRows(harness, true),
      end: () => refuseRows(harness, false),
      failing: WRITES,
    },
    ...(await garbageVendors(harness)),
  ];
});

async function garbageVendors(harness: Harness): Promise<BrokenPart[]> {
  let response = { status: 200, body: "" };
  let requests = 0;
  const server = createServer((_request, reply) => {
    requests += 1;
    reply
      .writeHead(response.status, { "content-type": "application/json", location: "http://127.0.0.1:9/zqinterno" })
      .end(response.body);
  });
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
  harness.atClose(async () => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { ASAAS_URL: url, CEP_URL: url, META_URL: url, WHATSAPP_URL: url };
  const parts: BrokenPart[] = [];
  for (const [kind, garbage] of Object.entries(GARBAGE))
    parts.push({
      name: `garbage from vendors: ${kind}`,
      // One API each: a circuit breaker opened by the previous garbage would block the calls.
      inProcess: await createInProcessApi(harness, env),
      begin: async () => void (response = garbage),
      end: nothing,
      // A refusal by the gateway is a valid answer, which the buyer sees.
      failing: CALLS_VENDORS.slice(kind === REFUSAL ? 2 : 0),
      reached: () => requests,
    });
  return parts;
}

/** The database URL of a role with read access only. */
async function readerOf(harness: Harness): Promise<string> {
  await harness.db.query(
    `do $$ begin create role readonly login password '${DATABASE_SECRET}'; exception when duplicate_object then null; end $$`,
  );
  await harness.db.query("grant usage on schema public to readonly");
  await harness.db.query("grant select on all tables in schema public to readonly");
  const url = new URL(harness.db.url);
  url.username = "readonly";
  url.password = DATABASE_SECRET;
  return url.href;
}

const REFUSING = ["accounts", "sessions", "payments", "verifications", "consents", "conversions", "messages"];

/** A check constraint that fails for every new row: PostgreSQL then quotes the whole row in its error. */
async function refuseRows(harness: Harness, isOn: boolean): Promise<void> {
  for (const table of REFUSING)
    await harness.db.query(
      isOn
        ? `alter table ${table} add constraint zq_refused check (false) not valid`
        : `alter table ${table} drop constraint if exists zq_refused`,
    );
}
