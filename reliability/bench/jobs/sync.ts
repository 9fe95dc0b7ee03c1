import { createHash } from "node:crypto";
import { purposes } from "@app/contract/consents";
import * as calls from "../../lib/load/requests.ts";
import { range } from "../../lib/report/figure.ts";
import { loadedDatabase, runSql } from "../harness/database.ts";
import { accountId, emailOf, FIRST, idSql } from "../harness/people.ts";
import type { Job } from "../job.ts";
import { type Comparison, compareWithBaseline } from "./baseline-comparison.ts";

const EPOCH = "5f0c2a5e-0000-4000-8000-000000000000";
const cursor = `${EPOCH}.0`;

const tokenOf = (number: number): string => `st_${String(number).padStart(43, "0")}`;
const tokenHashSql = (number: string): string => `sha256(('st_' || lpad(${number}::text, 43, '0'))::bytea)`;
const authorizationOf = (number: number): string =>
  `Basic ${Buffer.from(`${emailOf(number)}:${tokenOf(number)}`).toString("base64")}`;

const sync = (): Comparison => {
  const mark = calls.newMark();
  const tokenHash = createHash("sha256").update(tokenOf(FIRST)).digest("hex");
  return {
    number: 11,
    key: "sync",
    sent: [{ apiRequest: calls.sync(calls.GENERATED.fresh, { authorization: "@AUTHORIZATION@", cursor }) }],
    pools: (people) => ({ AUTHORIZATION: range(people).map((index) => authorizationOf(FIRST + index)) }),
    // Another member's food, which finds out that this month has its partition.
    warmUp: calls.sync(calls.newMark().fresh, { authorization: authorizationOf(FIRST + 1), cursor }),
    recorded: [
      {
        apiRequest: calls.sync(mark.fresh, { authorization: authorizationOf(FIRST), cursor }),
        mark,
        swaps: [
          { from: accountId(FIRST), to: idSql("a", ":k") },
          { from: `\\x${tokenHash}`, to: tokenHashSql(":k") },
        ],
      },
    ],
    bounds: { k: { least: 0.2 }, shortK: { least: 0.1 } },
  };
};

/** Every account is signed in on a device, agrees to health data, and has synced before. */
async function signIn(databaseUrl: string, people: number): Promise<void> {
  const all = `generate_series(${FIRST}, ${FIRST + people - 1}) as i`;
  await runSql(
    databaseUrl,
    `insert into sessions (id, account_id, token_hash, created_at, expires_at, last_used_at)
      select ${idSql("t", "i")}, ${idSql("a", "i")}, ${tokenHashSql("i")}, now(), now() + interval '1 day', now()
      from ${all}`,
    `insert into consents (account_id, recorded_at, allowed, version, answered_at, purpose, via)
      select ${idSql("a", "i")}, now(), true, '${purposes["health-data"].version}', now(), 'health-data', 'account'
      from ${all}`,
    `insert into sync_heads (account_id, epoch) select ${idSql("a", "i")}, '${EPOCH}' from ${all}`,
    "vacuum analyze sessions, consents, sync_heads",
  );
}

export const syncJob: Job = {
  number: 11,
  title: "Sync of one food",
  engine: "pgbench with the same statements + Fastify",
  isLong: true,
  async run(settings) {
    await signIn(await loadedDatabase(settings.people), settings.people);
    return { measured: await compareWithBaseline(sync(), settings) };
  },
};
