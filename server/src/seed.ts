/** Demo accounts for development; running it again changes nothing. */
import { randomUUID } from "node:crypto";
import { parseEnv } from "./env.ts";
import { insertAccount } from "./identity/accounts/account-store.ts";
import { hashPassword } from "./identity/passwords/passwords.ts";
import { openDb } from "./platform/database/db.ts";

const demoAccounts = [
  { fullName: "Marina Demonstração", email: "marina@demo.example", phone: "+5511900000001" },
  { fullName: "Carlos Demonstração", email: "carlos@demo.example", phone: "+5511900000002" },
];
const DEMO_PASSWORD = "demo-123";

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
await db.destroy();
console.log(`Demo accounts: ${demoAccounts.map(({ email }) => email).join(", ")} (password ${DEMO_PASSWORD})`);
