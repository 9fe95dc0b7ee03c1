/** Demo accounts for development; running it again changes nothing. */
import { randomUUID } from "node:crypto";
import { purposes } from "@app/contract/consents";
import type { Mutation } from "@app/contract/sync";
import { type Clock, nextHlc } from "@app/engine/sync/hlc";
import { answerConsent } from "./consents/answer-consent.ts";
import { listConsents } from "./consents/list-consents.ts";
import { weightKind } from "./diary/weight-kind.ts";
import { parseEnv } from "./env.ts";
import { findAccountIds, insertAccount } from "./identity/accounts/account-store.ts";
import { hashPassword } from "./identity/passwords/passwords.ts";
import { openDb } from "./platform/database/db.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "./platform/time/durations.ts";
import { syncRecords } from "./sync/sync-records.ts";

const demoAccounts = [
  { fullName: "Marina Demonstração", email: "marina@demo.example", phone: "+5511900000001" },
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

const { DATABASE_URL, NODE_ENV } = parseEnv();
if (NODE_ENV === "production") throw new Error("Demo data does not belong in production.");

const db = openDb(DATABASE_URL, { max: 1, name: "seed" });
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
const [marinaId] = await findAccountIds(db, ["marina@demo.example"]);
if (marinaId) await seedWeights(marinaId);
await db.destroy();
console.log(`Demo accounts: ${demoAccounts.map(({ email }) => email).join(", ")} (password ${DEMO_PASSWORD})`);

/** With the consent that comes before the first one. Not again for an account that has ever answered it. */
async function seedWeights(accountId: string): Promise<void> {
  const { current } = await listConsents({ db }, accountId);
  if (current.find(({ purpose }) => purpose === "health-data")?.answeredAt) return;
  const today = new Date();
  const begin = addMs(today, -40 * DAY_MS);
  const consent = { purpose: "health-data", allowed: true, version: purposes["health-data"].version } as const;
  const nothing = async (): Promise<void> => {};
  const jobs = { enqueue: nothing, work: nothing, close: nothing };
  await answerConsent(
    { db, jobs, now: () => begin, onConsentWithdrawn: nothing },
    { accountId, ...consent, via: "account" },
  );

  let clock: Clock = { ms: 0, counter: 0 };
  const mutations = DEMO_WEIGHTS.map(([daysAgo, kg], index): Mutation => {
    const morning = Math.floor(today.getTime() / DAY_MS) * DAY_MS + 9 * HOUR_MS + index * 7 * MINUTE_MS;
    const at = new Date(Math.min(morning - daysAgo * DAY_MS, today.getTime()));
    const next = nextHlc(clock, at.getTime(), "0000000000000d30");
    clock = next.clock;
    return { id: randomUUID(), kind: "weight", op: "put", hlc: next.hlc, fields: { at: at.toISOString(), kg } };
  });
  await syncRecords({ db, jobs, now: () => today, syncKinds: [weightKind] }, { accountId, cursor: null, mutations });
}
