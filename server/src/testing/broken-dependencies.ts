import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { createSharedDeps, type Deps } from "../deps.ts";
import { parseEnv } from "../env.ts";
import { openPool } from "../platform/database/db.ts";
import { test as base } from "./http.ts";

/** The database's password: it must never be in an answer or in a log. */
export const DATABASE_SECRET = "zqsegredo-da-base";

/** Vendors' answers that no parser expects; what they say must never be in an answer. */
export const GARBAGE = {
  "a page": { status: 200, body: "<html><body>zqinterno: login page</body></html>" },
  "truncated JSON": { status: 200, body: '{"id": "zqinterno' },
  null: { status: 200, body: "null" },
  "other types": {
    status: 200,
    body: '{"id":{"$ne":1},"encodedImage":7,"payload":["zqinterno"],"status":"ZQINTERNO"}',
  },
  "a stack": { status: 500, body: "Error: zqinterno\n    at charge (/srv/gateway/app.js:10:7)" },
  "a redirect": { status: 302, body: "" },
  "an unknown refusal": {
    status: 418,
    body: '{"errors":[{"code":"zqinterno","description":"zqinterno /etc/passwd"}]}',
  },
};

const TABLES = ["accounts", "sessions", "payments", "verifications", "consents", "conversions", "messages"];

/** Dependencies of which one part fails. */
export const test = base.extend("broken", async ({ databaseUrl, deps, simulators }, { onCleanup }) => {
  const closers: (() => Promise<unknown>)[] = [];
  onCleanup(async () => {
    for (const close of closers) await close();
  });
  const createDeps = (url: string, env: NodeJS.ProcessEnv = {}): Deps => {
    const settings = { DATABASE_URL: url, IP_LIMIT_FACTOR: "100", ...simulators.env, ...env };
    const shared = createSharedDeps(parseEnv(settings), openPool(url, { max: 4, name: "broken" }));
    closers.push(async () => {
      shared.mailer.close();
      await shared.db.destroy();
    });
    return { ...deps, ...shared };
  };

  return {
    databaseDown: () => createDeps(`postgres://app:${DATABASE_SECRET}@127.0.0.1:9/app`),

    /** A role that may read every table and write none. */
    async databaseReadOnly() {
      const role = `readonly_${crypto.randomUUID()}`;
      const run = (statement: string) => sql.raw(statement).execute(deps.db);
      await run(`create role "${role}" login password '${DATABASE_SECRET}'`);
      await run(`grant usage on schema public to "${role}"`);
      await run(`grant select on all tables in schema public to "${role}"`);
      const url = new URL(databaseUrl);
      url.username = role;
      url.password = DATABASE_SECRET;
      return createDeps(url.href);
    },

    /** Constraints that fail for every new row: PostgreSQL then quotes the whole row in its error. */
    async refuseRows() {
      const alter = (change: string) =>
        Promise.all(TABLES.map((table) => sql.raw(`alter table ${table} ${change}`).execute(deps.db)));
      await alter("add constraint zq_refused check (false) not valid");
      closers.push(() => alter("drop constraint zq_refused"));
    },

    /** Gateway, CEP service, ad platform and WhatsApp all answer the same garbage. */
    async vendors({ status, body }: { status: number; body: string }) {
      let requests = 0;
      const server = createServer((_request, reply) => {
        requests += 1;
        reply
          .writeHead(status, { "content-type": "application/json", location: "http://127.0.0.1:9/zqinterno" })
          .end(body);
      });
      await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
      closers.push(async () => void server.close());
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const env = { ASAAS_URL: url, CEP_URL: url, META_URL: url, WHATSAPP_URL: url };
      return { deps: createDeps(databaseUrl, env), requests: () => requests };
    },
  };
});
