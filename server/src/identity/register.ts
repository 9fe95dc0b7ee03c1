import { randomUUID } from "node:crypto";
import type { Registered, Registration } from "@app/contract/identity";
import { type Variant, variantOf } from "@app/contract/landings";
import type { Deps } from "../deps.ts";
import { countLead } from "../leads/count-lead.ts";
import { recordLead } from "../leads/record-lead.ts";
import { inboxKey } from "../messages/inbox-key.ts";
import { queueMessage } from "../messages/queue-message.ts";
import { type Db, inTransaction } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import { recordConsent } from "../privacy/record-consent.ts";
import { type BrowserTrace, recordConversion } from "../tracking/record-conversion.ts";
import { hashPassword } from "./passwords.ts";
import { toE164 } from "./phone.ts";
import { findTaken, insertAccount } from "./store.ts";

type Parts = Pick<Deps, "db" | "jobs" | "ads" | "hashing" | "limits" | "now">;
type Input = { form: Registration; trace: BrowserTrace };
type Prepared = { newcomer: Newcomer; passwordHash: string; notifies: boolean; isGreeted: boolean };
type Newcomer = { id: string; phone: string; email: string | null; variant: Variant | undefined };

/** Opens a free account: account, consent, lead, event and what follows from them are one transaction. */
export async function register(deps: Parts, { form, trace }: Input): Promise<Registered> {
  const newcomer: Newcomer = {
    id: randomUUID(),
    phone: toE164(form.countryCode, form.phone),
    email: form.email?.toLowerCase() || null,
    variant: form.conversionParams && variantOf(form.conversionParams.currentUrl),
  };

  // Asked when our turn to hash has come: in a burst for one phone, the winner is known by then.
  const passwordHash = await deps.hashing.run(trace.clientIp, async () => {
    await refuseTaken(deps, { form, trace }, newcomer);
    return hashPassword(form.password);
  });
  const notifies = newcomer.variant !== undefined && (await countLead(deps, trace.clientIp));
  const isGreeted = await mayGreet(deps, newcomer);
  const registered = await inTransaction(deps.db, (tx) =>
    open(deps, tx, { form, trace, newcomer, passwordHash, notifies, isGreeted }),
  );
  if (registered) return registered;
  await refuseTaken(deps, { form, trace }, newcomer);
  throw new Error("an account was refused as taken and then found free");
}

/**
 * Somebody with an account who asks for a call still gets it, at the phone they typed: it may be a new one. It is
 * believed no more than any visitor's, so the lead belongs to no account and counts against the client IP.
 */
async function refuseTaken(deps: Parts, { form, trace }: Input, { phone, email, variant }: Newcomer): Promise<void> {
  const taken = await findTaken(deps.db, { email, phone });
  if (!taken) return;
  if (!variant) throw new Problem(`${taken}-taken`);
  const notifies = await countLead(deps, trace.clientIp);
  const asking = { accountId: null, fullName: form.fullName, phone, email, variant, notifies };
  await inTransaction(deps.db, (tx) => recordLead(deps, tx, asking));
  throw new Problem("taken-call-kept");
}

/** A few welcome e-mails a day to one inbox, in whichever spelling. Without its counter everybody is greeted. */
const mayGreet = async ({ limits }: Parts, { email }: Newcomer): Promise<boolean> =>
  email !== null && limits.welcomesToInbox.spend(inboxKey(email)).catch(() => true);

async function open(
  deps: Parts,
  tx: Db,
  { form, trace, newcomer, passwordHash, notifies, isGreeted }: Input & Prepared,
): Promise<Registered | undefined> {
  const { id, phone, email, variant } = newcomer;
  const { fullName, countryCode, consent, conversionParams } = form;
  const createdAt = deps.now();
  const inserted = await insertAccount(tx, {
    id,
    fullName,
    email,
    phone,
    countryCode,
    passwordHash,
    signupIp: trace.clientIp,
    signupIpClaim: form.clientIpAddress || null,
    signupUserAgent: trace.userAgent,
    createdAt,
  });
  if (!inserted) return undefined;
  if (consent) await recordConsent(deps, tx, { accountId: id, consent });
  const lead = variant && (await recordLead(deps, tx, { accountId: id, fullName, phone, email, variant, notifies }));
  await recordConversion(deps, tx, {
    eventName: conversionParams ? "Lead" : "CompleteRegistration",
    eventId: conversionParams?.eventId || form.fbEventId || randomUUID(),
    accountId: id,
    allowsAds: consent?.ads === true,
    queryParams: conversionParams?.queryParams ?? {},
    pageUrl: conversionParams?.currentUrl ?? null,
    referrer: conversionParams?.referrer ?? null,
    trace,
  });
  const callBy = lead?.promisedBy.toISOString();
  if (email && isGreeted)
    await queueMessage(deps, tx, {
      template: "welcome",
      channel: "email",
      recipient: email,
      accountId: id,
      params: { fullName, ...(callBy && { callBy }) },
    });
  return { user: { _id: id }, ...(callBy && { call: { promisedBy: callBy } }) };
}
