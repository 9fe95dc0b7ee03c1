import { randomUUID } from "node:crypto";
import { inboxKey } from "../../messages/inbox-key.ts";
import { VERIFICATION_MINUTES } from "../../messages/links.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { ipKey } from "../../platform/http/ip-key.ts";
import { Problem } from "../../platform/http/problem.ts";
import { addMs, MINUTE_MS } from "../../platform/time.ts";
import { type Account, verifiedAt } from "../accounts/account.ts";
import type { Username } from "../accounts/username.ts";
import type { Deps } from "../deps.ts";
import { wasUsedFrom } from "../sessions/session-store.ts";
import { insertVerification, type Purpose } from "./verification-store.ts";

type NewVerification = { accountId: string; purpose: Purpose; to: Username; minutes: number; hasCode?: boolean };

/** Opens a verification of a contact; the caller puts its link, and its code if it has one, into the message. */
export async function createVerification(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { accountId, purpose, to, minutes, hasCode = false }: NewVerification,
): Promise<string> {
  const id = randomUUID();
  const createdAt = now();
  const expiresAt = addMs(createdAt, minutes * MINUTE_MS);
  await insertVerification(tx, { id, accountId, purpose, ...to, hasCode, createdAt, expiresAt });
  return id;
}

/** Sends a link and a code to a contact, in the caller's transaction. */
export async function sendVerification(
  { jobs, now }: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { account, purpose, to }: { account: Account; purpose: Purpose; to: Username },
): Promise<void> {
  const opening = { accountId: account.id, purpose, to, minutes: VERIFICATION_MINUTES, hasCode: true };
  const verificationId = await createVerification({ now }, tx, opening);
  await queueMessage({ jobs, now }, tx, {
    template: purpose === "reset" ? "reset-password" : "verify-contact",
    channel: to.channel === "email" ? "email" : "whatsapp",
    recipient: to.address,
    accountId: account.id,
    params: { verificationId, fullName: account.fullName },
  });
}

type VerificationRequest = { account: Account; to: Username; by: { ip: string } | "signed-in" };

/** Requests from unknown networks share a rate limit of their own and never use up the owner's. */
export async function maySendVerification(
  deps: Pick<Deps, "db" | "limits">,
  { account, to, by }: VerificationRequest,
): Promise<boolean> {
  const { limits } = deps;
  const isAllowed =
    by === "signed-in"
      ? limits.verificationPerSignedInAccount.consume(account.id)
      : mayRequestFrom(deps, { account, to, ip: by.ip });
  if (!(await isAllowed)) return false;
  if (to.channel === "phone")
    return (await limits.codePerPhone.consume(to.address)) && limits.whatsAppCodes.consume("everybody");
  // An unverified e-mail is limited by inbox: a hundred accounts could name the same one in a hundred spellings.
  const isVerifiedEmail = account.email === to.address && verifiedAt(account, "email") !== null;
  return isVerifiedEmail || limits.verificationPerInbox.consume(inboxKey(to.address));
}

async function mayRequestFrom(
  { db, limits }: Pick<Deps, "db" | "limits">,
  { account, to, ip }: { account: Account; to: Username; ip: string },
): Promise<boolean> {
  if (!(await limits.verificationPerAccountAndIp.consume(`${account.id} ${ipKey(ip)}`))) return false;
  return (
    (await wasUsedFrom(db, account.id, ip)) || limits.verificationPerContact.consume(`${account.id} ${to.address}`)
  );
}

/** Sends a link and a code to a contact the account already has. */
export async function requestVerification(
  deps: Pick<Deps, "db" | "jobs" | "limits" | "now">,
  { account, channel }: { account: Account; channel: "email" | "phone" },
): Promise<void> {
  const address = account[channel];
  if (!address) throw new Problem("no-such-contact");
  const to = { channel, address };
  if (!(await maySendVerification(deps, { account, to, by: "signed-in" }))) throw new Problem("too-many-attempts");
  await inTransaction(deps.db, (tx) => sendVerification(deps, tx, { account, purpose: "verify", to }));
}
