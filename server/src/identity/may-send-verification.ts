import type { Deps } from "../deps.ts";
import { inboxKey } from "../messages/inbox-key.ts";
import { ipKey } from "../platform/ip-key.ts";
import { type Account, verifiedAt } from "./account.ts";
import { wasUsedFrom } from "./session-store.ts";
import type { Username } from "./username.ts";

type Asked = { account: Account; to: Username; by: { ip: string } | "signed-in" };

/** Whoever asks in another's name uses up what strangers have together, never what the owner has. */
export async function maySendVerification(
  deps: Pick<Deps, "db" | "limits">,
  { account, to, by }: Asked,
): Promise<boolean> {
  const { limits } = deps;
  const mayAsk =
    by === "signed-in"
      ? limits.verificationPerSignedInAccount.consume(account.id)
      : mayAskFrom(deps, { account, to, ip: by.ip });
  if (!(await mayAsk)) return false;
  if (to.channel === "phone")
    return (await limits.codePerPhone.consume(to.address)) && limits.whatsAppCodes.consume("everybody");
  // Whose address this is nobody has shown yet: a hundred accounts could name one inbox, in a hundred spellings.
  const isShown = account.email === to.address && verifiedAt(account, "email") !== null;
  return isShown || limits.verificationPerInbox.consume(inboxKey(to.address));
}

async function mayAskFrom(
  { db, limits }: Pick<Deps, "db" | "limits">,
  { account, to, ip }: { account: Account; to: Username; ip: string },
): Promise<boolean> {
  if (!(await limits.verificationPerAccountAndIp.consume(`${account.id} ${ipKey(ip)}`))) return false;
  return (
    (await wasUsedFrom(db, account.id, ip)) || limits.verificationPerContact.consume(`${account.id} ${to.address}`)
  );
}
