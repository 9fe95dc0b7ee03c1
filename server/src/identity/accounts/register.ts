import { randomUUID } from "node:crypto";
import type { Registered, Registration } from "@app/contract/identity";
import { type Variant, variantOf } from "@app/contract/landings";
import { recordConsent } from "../../consents/record-consent.ts";
import { inboxKey } from "../../messages/inbox-key.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { ClientContext } from "../../platform/http/request-context.ts";
import type { Deps } from "../deps.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { openSession } from "../sessions/sign-in.ts";
import { findConflict, insertAccount } from "./account-store.ts";
import { cleanName } from "./correct-name.ts";
import { toE164 } from "./phone.ts";

type RegisterDeps = Pick<Deps, "db" | "jobs" | "hashing" | "limits" | "now" | "callRequests" | "onRegistered">;
type Input = { form: Registration; clientContext: ClientContext };
type Prepared = { registrant: Registrant; passwordHash: string; notifies: boolean; getsWelcome: boolean };
type Registrant = { id: string; phone: string; email: string | null; variant: Variant | undefined };

/** Creates a free account: account, session, consent, lead, event and the jobs they cause are one transaction. */
export async function register(deps: RegisterDeps, { form: sent, clientContext }: Input): Promise<Registered> {
  const form = { ...sent, fullName: cleanName(sent.fullName) };
  const registrant: Registrant = {
    id: randomUUID(),
    phone: toE164(form.countryCode, form.phone),
    email: form.email?.toLowerCase() || null,
    variant: form.conversionParams && variantOf(form.conversionParams.currentUrl),
  };

  // Checked once the semaphore grants a slot: in a burst for one phone, the winner is known by then.
  const passwordHash = await deps.hashing.run(clientContext.clientIp, async () => {
    await throwIfTaken(deps, { form, clientContext }, registrant);
    return hashPassword(form.password, deps.hashing.cost);
  });
  const notifies = registrant.variant !== undefined && (await deps.callRequests.count(clientContext.clientIp));
  const getsWelcome = await mayWelcome(deps, registrant);
  const registered = await inTransaction(deps.db, (tx) =>
    createAccount(deps, tx, { form, clientContext, registrant, passwordHash, notifies, getsWelcome }),
  );
  if (registered) return registered;
  await throwIfTaken(deps, { form, clientContext }, registrant);
  throw new Error("the account insert conflicted, but no conflicting account was found");
}

/**
 * A member who requests a call still gets it, at the phone they typed: it may be a new one. The request is trusted no
 * more than a visitor's, so the lead belongs to no account and counts against the client IP.
 */
async function throwIfTaken(
  deps: RegisterDeps,
  { form, clientContext }: Input,
  { phone, email, variant }: Registrant,
): Promise<void> {
  const taken = await findConflict(deps.db, { email, phone });
  if (!taken) return;
  if (!variant) throw new Problem(`${taken}-taken`);
  const notifies = await deps.callRequests.count(clientContext.clientIp);
  const call = { accountId: null, fullName: form.fullName, phone, email, variant, notifies };
  await inTransaction(deps.db, (tx) => deps.callRequests.record(deps, tx, call));
  throw new Problem("account-exists-lead-recorded");
}

/** A few welcome e-mails a day to one inbox, in any spelling. It fails open: without its counter they are sent. */
const mayWelcome = async ({ limits }: RegisterDeps, { email }: Registrant): Promise<boolean> =>
  email !== null && limits.welcomePerInbox.consume(inboxKey(email)).catch(() => true);

async function createAccount(
  deps: RegisterDeps,
  tx: Db,
  { form, clientContext, registrant, passwordHash, notifies, getsWelcome }: Input & Prepared,
): Promise<Registered | undefined> {
  const { id, phone, email, variant } = registrant;
  const { fullName, countryCode, consent } = form;
  const createdAt = deps.now();
  const inserted = await insertAccount(tx, {
    id,
    fullName,
    email,
    phone,
    countryCode,
    passwordHash,
    signupIp: clientContext.clientIp,
    signupIpClaim: form.clientIpAddress || null,
    signupUserAgent: clientContext.userAgent,
    createdAt,
  });
  if (!inserted) return undefined;
  if (consent) await recordConsent(deps, tx, { accountId: id, consent });
  const call = variant && { accountId: id, fullName, phone, email, variant, notifies };
  const promised = call && (await deps.callRequests.record(deps, tx, call));
  await deps.onRegistered(deps, tx, { accountId: id, form, clientContext });
  const callBy = promised?.promisedBy?.toISOString();
  if (email && getsWelcome)
    await queueMessage(deps, tx, {
      template: "welcome",
      channel: "email",
      recipient: email,
      accountId: id,
      params: { fullName, ...(callBy && { callBy }) },
    });
  const device = { ip: clientContext.clientIp, userAgent: clientContext.userAgent };
  const { opened } = await openSession(deps, tx, { accountId: id, username: email ?? phone, device });
  return { user: { _id: id }, session: opened, ...(callBy && { call: { promisedBy: callBy } }) };
}
