/** Demo accounts for development; running it again changes nothing. */
import { randomUUID } from "node:crypto";
import { purposes } from "@app/contract/consents";
import type { Mutation } from "@app/contract/sync";
import { type Clock, nextHlc } from "@app/engine/sync/hlc";
import { answerConsent } from "./consents/answer-consent.ts";
import { listConsents } from "./consents/list-consents.ts";
import { createSharedDeps, type Deps } from "./deps.ts";
import { parseEnv } from "./env.ts";
import { findAccountIds, insertAccount } from "./identity/accounts/account-store.ts";
import { hashPassword } from "./identity/passwords/passwords.ts";
import { openPool } from "./platform/database/db.ts";
import { createLogger } from "./platform/observability/log.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "./platform/time/durations.ts";
import { seedMarina } from "./seed-marina.ts";
import { syncRecords } from "./sync/sync-records.ts";

const MARINA = "marina@demo.example";
const demoAccounts = [
  { fullName: "Marina Demonstração", email: MARINA, phone: "+5511900000001" },
  { fullName: "Carlos Demonstração", email: "carlos@demo.example", phone: "+5511900000002" },
];
const DEMO_PASSWORD = "demo-123";
/** Marina's fifth week: how many days ago she stood on the scale, and what it said. */
const DEMO_WEIGHTS = [
  [39, 82.6],
  [37, 82.1],
  [36, 82.4],
  [34, 81.9],
  [32, 82.2],
  [30, 81.6],
  [29, 81.8],
  [27, 81.3],
  [25, 81.5],
  [23, 81.1],
  [22, 81.4],
  [20, 80.9],
  [18, 80.7],
  [16, 81],
  [15, 80.6],
  [13, 80.3],
  [11, 80.7],
  [9, 80.2],
  [8, 80.4],
  [6, 79.9],
  [4, 80.1],
  [3, 79.7],
  [1, 80],
  [0, 79.8],
] as const;

const env = parseEnv();
if (env.NODE_ENV === "production") throw new Error("Demo data does not belong in production.");

const pool = openPool(env.DATABASE_URL, { max: 2, name: "seed" });
const nothing = async (): Promise<void> => {};
const deps: Deps = {
  ...createSharedDeps(env, pool),
  log: createLogger(env.LOG_LEVEL, "seed"),
  // What is queued, the worker finds when it starts.
  jobs: { enqueue: nothing, work: nothing, close: nothing },
  now: () => new Date(),
};
const { db } = deps;
for (const account of demoAccounts) {
  await insertAccount(db, {
    ...account,
    id: randomUUID(),
    countryCode: "+55",
    passwordHash: await hashPassword(DEMO_PASSWORD),
    signupIp: null,
    signupIpClaim: null,
    signupUserAgent: null,
    createdAt: new Date(),
  });
}
const [accountId] = await findAccountIds(db, [MARINA]);
if (accountId && !(await hasAnswered(accountId))) {
  await seedWeights(accountId);
  await seedMarina(deps, { accountId, email: MARINA });
}
await deps.composer.close();
deps.mailer.close();
await db.destroy();
console.log(`Demo accounts: ${demoAccounts.map(({ email }) => email).join(", ")} (password ${DEMO_PASSWORD})`);

/** Not again for an account that has ever answered the first consent. */
async function hasAnswered(account: string): Promise<boolean> {
  const { current } = await listConsents(deps, account);
  return current.some(({ purpose, answeredAt }) => purpose === "health-data" && answeredAt !== null);
}

/** With the consent that comes before the first one. */
async function seedWeights(account: string): Promise<void> {
  const today = new Date();
  const begin = addMs(today, -40 * DAY_MS);
  const consent = { purpose: "health-data", allowed: true, version: purposes["health-data"].version } as const;
  await answerConsent({ ...deps, now: () => begin }, { accountId: account, ...consent, via: "account" });

  let clock: Clock = { ms: 0, counter: 0 };
  const mutations = DEMO_WEIGHTS.map(([daysAgo, kg], index): Mutation => {
    const morning = Math.floor(today.getTime() / DAY_MS) * DAY_MS + 9 * HOUR_MS + index * 7 * MINUTE_MS;
    const at = new Date(Math.min(morning - daysAgo * DAY_MS, today.getTime()));
    const next = nextHlc(clock, at.getTime(), "0000000000000d30");
    clock = next.clock;
    return { id: randomUUID(), kind: "weight", op: "put", hlc: next.hlc, fields: { at: at.toISOString(), kg } };
  });
  await syncRecords(deps, { accountId: account, cursor: null, mutations });
}
