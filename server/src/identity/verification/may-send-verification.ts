import { inboxKey } from "../../messages/inbox-key.ts";
import { ipKey } from "../../platform/http/ip-key.ts";
import { type Account, verifiedAt } from "../accounts/account.ts";
import type { Username } from "../accounts/username.ts";
import type { Deps } from "../deps.ts";
import { wasUsedFrom } from "../sessions/session-store.ts";

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
