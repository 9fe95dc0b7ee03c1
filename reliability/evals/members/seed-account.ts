import { createHash, randomUUID } from "node:crypto";
import { purposes } from "@app/contract/consents";
import type { MemberFacts } from "@app/engine/assistant/testing/evaluation/member-facts";
import { answerConsent } from "../../../server/src/consents/answer-consent.ts";
import type { Deps } from "../../../server/src/deps.ts";
import { insertAccount } from "../../../server/src/identity/accounts/account-store.ts";
import { signIn } from "../../../server/src/identity/sessions/sign-in.ts";
import { addMs, DAY_MS } from "../../../server/src/platform/time.ts";
import type { Person } from "./person.ts";

export type Account = { readonly accountId: string; readonly headers: Record<string, string> };

const ALWAYS = ["health-data", "assistant-provider"] as const;

/** An account with a session, what it bought, and what it agreed to. Nobody signs in by password, which would be hashed. */
export async function seedAccount(
  deps: Deps,
  key: string,
  { plan }: Pick<MemberFacts, "plan">,
  person: Person,
): Promise<Account> {
  const accountId = idOf(key);
  const createdAt = deps.now();
  await insertAccount(deps.db, {
    id: accountId,
    fullName: person.fullName,
    email: person.email,
    phone: person.dialCode + person.phone,
    countryCode: person.dialCode,
    passwordHash: "",
    signupIp: null,
    signupIpClaim: null,
    signupUserAgent: null,
    createdAt,
  });
  if (plan === "completo") await insertPurchase(deps, { accountId, email: person.email });
  for (const purpose of plan === "completo" ? ([...ALWAYS, "remote-care"] as const) : ALWAYS) {
    const { version } = purposes[purpose];
    await answerConsent(deps, { accountId, purpose, allowed: true, version, via: "account" });
  }
  const device = { ip: "203.0.113.7", userAgent: null };
  const { token } = await signIn(deps, deps.db, { accountId, username: person.email, device });
  return { accountId, headers: { authorization: `Basic ${btoa(`${person.email}:${token}`)}` } };
}

/** The same in every run, so that two runs can be compared. */
function idOf(key: string): string {
  const hex = createHash("sha256").update(`evals ${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function insertPurchase(
  { db, now }: Deps,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const paidAt = now();
  const id = randomUUID();
  const sold = { plan: "completo", cycle: "365-days", method: "credit-card", installments: 1, amountCents: 100_000 };
  const rules = { withdrawalDays: 7, guaranteeRule: "g2", allowsAds: false };
  await db
    .insertInto("payments")
    .values({
      id,
      accountId,
      email,
      ...sold,
      ...rules,
      gateway: "asaas",
      status: "paid",
      via: "session",
      createdAt: paidAt,
      paidAt,
    })
    .execute();
  await db
    .insertInto("subscriptionPeriods")
    .values({ paymentId: id, accountId, plan: sold.plan, startsAt: paidAt, endsAt: addMs(paidAt, 365 * DAY_MS) })
    .execute();
}
