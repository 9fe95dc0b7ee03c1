import type { DialCode } from "@app/contract/catalogue";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import { type Account, verifiedAt } from "./account.ts";
import { maySendVerification } from "./may-send-verification.ts";
import { toE164 } from "./phone.ts";
import { sendVerification } from "./send-verification.ts";
import { findAccountByUsername } from "./store.ts";

/** Sends a verification to the new phone. The account changes only once it is confirmed. */
export async function changePhone(
  deps: Pick<Deps, "db" | "jobs" | "limits" | "now">,
  { account, phone, countryCode }: { account: Account; phone: string; countryCode: DialCode },
): Promise<void> {
  const to = { channel: "phone", address: toE164(countryCode, phone) } as const;
  const holder = await findAccountByUsername(deps.db, to);
  if (holder && holder.id !== account.id && verifiedAt(holder, "phone")) throw new Problem("phone-taken");
  if (!(await maySendVerification(deps, { account, to, by: "signed-in" }))) throw new Problem("too-many-attempts");
  await inTransaction(deps.db, (tx) => sendVerification(deps, tx, { account, purpose: "verify", to }));
}
