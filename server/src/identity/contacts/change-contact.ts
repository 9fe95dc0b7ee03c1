import type { DialCode } from "@app/contract/catalogue";
import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type Account, verifiedAt } from "../accounts/account.ts";
import { findAccountByUsername } from "../accounts/account-store.ts";
import { toE164 } from "../accounts/phone.ts";
import type { Deps } from "../deps.ts";
import { maySendVerification, sendVerification } from "../verification/send-verification.ts";

/** Sends a verification to the new e-mail. The account changes only once it is confirmed. */
export async function changeEmail(
  deps: Pick<Deps, "db" | "jobs" | "limits" | "now">,
  { account, email }: { account: Account; email: string },
): Promise<void> {
  const to = { channel: "email", address: email.toLowerCase() } as const;
  const holder = await findAccountByUsername(deps.db, to);
  if (holder && holder.id !== account.id && verifiedAt(holder, "email")) throw new Problem("email-taken");
  if (!(await maySendVerification(deps, { account, to, by: "signed-in" }))) throw new Problem("too-many-attempts");
  await inTransaction(deps.db, (tx) => sendVerification(deps, tx, { account, purpose: "verify", to }));
}

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
