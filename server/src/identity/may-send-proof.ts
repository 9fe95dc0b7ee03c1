import type { Deps } from "../deps.ts";
import { inboxKey } from "../messages/inbox-key.ts";
import { ipKey } from "../platform/ip-key.ts";
import { type Account, provenAt } from "./account.ts";
import { wasUsedFrom } from "./session-store.ts";
import type { Username } from "./username.ts";

type Asked = { account: Account; to: Username; by: { ip: string } | "signed-in" };

/** Whoever asks in another's name uses up what strangers have together, never what the owner has. */
export async function maySendProof(deps: Pick<Deps, "db" | "limits">, { account, to, by }: Asked): Promise<boolean> {
  const { limits } = deps;
  const mayAsk =
    by === "signed-in" ? limits.proofsAskedSignedIn.spend(account.id) : mayAskFrom(deps, { account, to, ip: by.ip });
  if (!(await mayAsk)) return false;
  if (to.channel === "phone")
    return (await limits.codesToPhone.spend(to.address)) && limits.codesByWhatsApp.spend("everybody");
  // Whose address this is nobody has shown yet: a hundred accounts could name one inbox, in a hundred spellings.
  const isShown = account.email === to.address && provenAt(account, "email") !== null;
  return isShown || limits.proofsToInbox.spend(inboxKey(to.address));
}

async function mayAskFrom(
  { db, limits }: Pick<Deps, "db" | "limits">,
  { account, to, ip }: { account: Account; to: Username; ip: string },
): Promise<boolean> {
  if (!(await limits.proofsAsked.spend(`${account.id} ${ipKey(ip)}`))) return false;
  return (await wasUsedFrom(db, account.id, ip)) || limits.proofs.spend(`${account.id} ${to.address}`);
}
