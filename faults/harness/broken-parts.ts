import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Harness } from "./harness.ts";
import { createInProcessApi, type InProcessApi, inProcessApiOf } from "./in-process-api.ts";
import { oncePerHarness } from "./memoize.ts";

/** Nobody outside may ever read it. */
export const DATABASE_SECRET = "zqsegredo-da-base";

const REFUSAL = "an odd refusal";
const RUBBISH = {
  "a page": { status: 200, body: "<html><body>zqinterno: login page</body></html>" },
  "half a JSON": { status: 200, body: '{"id": "zqinterno' },
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

/** An API of which one part is broken, and how to have it whole again. */
export type BrokenPart = {
  name: string;
  inProcess: InProcessApi;
  begin: () => Promise<unknown>;
  end: () => Promise<unknown>;
  /** Routes that must fail under it; when one of them does not, nothing was injected. */
  failing: readonly string[];
  /** How often the broken part was reached so far. Only the first of its kind gets the routes that do not reach it. */
  reached?: () => number;
};
const nothing = async () => undefined;

const READS = ["GET /v1/auth/me", "GET /v1/account", "GET /v1/auth/sessions"];
const WRITES = ["POST /v1/public/register", "POST /v1/auth/verifications", "POST /v1/auth/payment"];
const ASKS_VENDORS = ["POST /v1/auth/payment", "POST /v1/public/payment/by-email", "GET /v1/public/postal-codes/:cep"];

export const brokenParts = oncePerHarness<BrokenPart[]>(async (harness) => {
  const withoutDatabase = await createInProcessApi(harness, {
    DATABASE_URL: `postgres://app:${DATABASE_SECRET}@127.0.0.1:9/app`,
  });
  const readOnly = await createInProcessApi(harness, { DATABASE_URL: await readerOf(harness) });
  const whole = await inProcessApiOf(harness);
  return [
    {
      name: "the database gone",
      inProcess: withoutDatabase,
      begin: nothing,
      end: nothing,
      failing: [...READS, ...WRITES],
    },
    { name: "the right to write gone", inProcess: readOnly, begin: nothing, end: nothing, failing: WRITES },
    {
      name: "rows refused by the database",
      inProcess: whole,
      begin: () => refuseRows(harness, true),
      end: () => refuseRows(harness, false),
      failing: WRITES,
    },
    ...(await rubbishVendors(harness)),
  ];
});

async function rubbishVendors(harness: Harness): Promise<BrokenPart[]> {
  let said = { status: 200, body: "" };
  let heard = 0;
  const server = createServer((_request, reply) => {
    heard += 1;
    reply
      .writeHead(said.status, { "content-type": "application/json", location: "http://127.0.0.1:9/zqinterno" })
      .end(said.body);
  });
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
  harness.atClose(async () => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { ASAAS_URL: url, CEP_URL: url, META_URL: url, WHATSAPP_URL: url };
  const parts: BrokenPart[] = [];
  for (const [kind, rubbish] of Object.entries(RUBBISH))
    parts.push({
      name: `vendors that talk rubbish: ${kind}`,
      // One each: a circuit breaker that the last rubbish opened would keep this one from being heard.
      inProcess: await createInProcessApi(harness, env),
      begin: async () => void (said = rubbish),
      end: nothing,
      // A gateway that refuses, however oddly, has answered: the buyer is told so.
      failing: ASKS_VENDORS.slice(kind === REFUSAL ? 2 : 0),
      reached: () => heard,
    });
  return parts;
}

/** The address of our database for a role that may read it, and no more. */
async function readerOf(harness: Harness): Promise<string> {
  await harness.db.query(
    `do $$ begin create role beggar login password '${DATABASE_SECRET}'; exception when duplicate_object then null; end $$`,
  );
  await harness.db.query("grant usage on schema public to beggar");
  await harness.db.query("grant select on all tables in schema public to beggar");
  const url = new URL(harness.db.url);
  url.username = "beggar";
  url.password = DATABASE_SECRET;
  return url.href;
}

const REFUSING = ["accounts", "sessions", "payments", "verifications", "consents", "conversions", "messages"];

/** A rule that nothing new can satisfy: PostgreSQL then quotes the whole row in its complaint. */
async function refuseRows(harness: Harness, isOn: boolean): Promise<void> {
  for (const table of REFUSING)
    await harness.db.query(
      isOn
        ? `alter table ${table} add constraint zq_refused check (false) not valid`
        : `alter table ${table} drop constraint if exists zq_refused`,
    );
}
