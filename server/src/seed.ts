/** Demo accounts for development; running it again changes nothing. */
import { randomUUID } from "node:crypto";
import { listConsents } from "./consents/queries.ts";
import { createSharedDeps, type Deps } from "./deps.ts";
import { parseEnv } from "./env.ts";
import { findAccountIds, insertAccount } from "./identity/accounts/account-store.ts";
import { hashPassword } from "./identity/passwords/passwords.ts";
import { createComposer } from "./plans/composing/composer.ts";
import { openPool } from "./platform/database/db.ts";
import { createLogger } from "./platform/observability/log.ts";
import { seedCarlos } from "./seed/carlos.ts";
import { at } from "./seed/demo-device.ts";
import { DEMO_PASSWORD, TEAM_PASSWORD, TEAM_SECRET } from "./seed/demo-secrets.ts";
import { purchaseOf, seedMarina } from "./seed/marina.ts";
import { repeatIds } from "./seed/repeat-ids.ts";
import { seedTeam, team } from "./seed/team.ts";

const MARINA = "marina@demo.example";
const CARLOS = "carlos@demo.example";
const demoAccounts = [
  { fullName: "Marina Demonstração", email: MARINA, phone: "+5511900000001" },
  { fullName: "Carlos Demonstração", email: CARLOS, phone: "+5511900000002" },
];
const env = parseEnv();
if (env.NODE_ENV === "production") throw new Error("Demo data does not belong in production.");
if (env.CLOCK_AT) repeatIds();

const pool = openPool(env.DATABASE_URL, { max: 2, name: "seed" });
const nothing = async (): Promise<void> => {};
const now = (): Date => env.CLOCK_AT ?? new Date();
const deps: Deps = {
  ...createSharedDeps(env, pool, now),
  log: createLogger(env.LOG_LEVEL, "seed"),
  // What is queued, the worker finds when it starts.
  jobs: { enqueue: nothing, work: nothing, close: nothing },
  now,
  // Without the limits of a request: a busy machine may take its time.
  composer: createComposer({ maxRunMs: 60_000, maxWaitMs: 60_000 }),
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
    createdAt: now(),
  });
}
const [marina] = await findAccountIds(db, [MARINA]);
// As of the day on which the demo member bought: the team has been with her since.
const signers = await seedTeam(at(deps, purchaseOf(deps)), marina);
if (marina && !(await hasAnswered(marina))) await seedMarina(deps, { accountId: marina, email: MARINA, signers });
const [carlos] = await findAccountIds(db, [CARLOS]);
if (carlos && !(await hasAnswered(carlos))) await seedCarlos(deps, carlos);
await deps.composer.close();
deps.mailer.close();
await db.destroy();
console.log(`Demo accounts: ${demoAccounts.map(({ email }) => email).join(", ")} (password ${DEMO_PASSWORD})`);
console.log(
  `Demo team at /equipe/entrar: ${team.map(({ email }) => email).join(", ")} ` +
    `(password ${TEAM_PASSWORD}; secret for an authenticator app ${TEAM_SECRET})`,
);

/** Not again for an account that has ever answered the first consent. */
async function hasAnswered(account: string): Promise<boolean> {
  const { current } = await listConsents(deps, account);
  return current.some(({ purpose, answeredAt }) => purpose === "health-data" && answeredAt !== null);
}
