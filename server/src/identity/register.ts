import { randomUUID } from "node:crypto";
import type { Registered, Registration } from "@app/contract/identity";
import type { Deps } from "../deps.ts";
import { Problem } from "../platform/problem.ts";
import { recordConversion } from "../tracking/record-conversion.ts";
import { hashPassword } from "./passwords.ts";
import { toE164 } from "./phone.ts";
import { findTaken, insertAccount, insertConsent } from "./store.ts";

/** Opens a free account: account, consent, event and its relay are one transaction. */
export async function register(
  deps: Pick<Deps, "db" | "jobs" | "ads" | "hashing" | "now">,
  { form, ip }: { form: Registration; ip: string },
): Promise<Registered> {
  const { db, hashing, now } = deps;
  const phone = toE164(form.countryCode, form.phone);
  const email = form.email?.toLowerCase() || null;

  const refuseTaken = async () => {
    const taken = await findTaken(db, { email, phone });
    if (taken) throw new Problem(`${taken}-taken`);
  };

  // Asked when our turn to hash has come: in a burst for one phone, the winner is known by then.
  const passwordHash = await hashing.pass(async () => {
    await refuseTaken();
    return hashPassword(form.password);
  });

  const id = randomUUID();
  const createdAt = now();
  const won = await db.transaction().execute(async (tx) => {
    const inserted = await insertAccount(tx, {
      id,
      fullName: form.fullName,
      email,
      phone,
      passwordHash,
      signupIp: ip,
      signupIpClaim: form.clientIpAddress || null,
      signupUserAgent: form.clientUserAgent || null,
      createdAt,
    });
    if (!inserted) return false;
    if (form.consent) await insertConsent(tx, { accountId: id, consent: form.consent, recordedAt: createdAt });
    await recordConversion(deps, tx, {
      eventName: form.conversionParams ? "Lead" : "CompleteRegistration",
      eventId: form.conversionParams?.eventId || form.fbEventId || id,
      accountId: id,
      allowsAds: form.consent?.ads === true,
      queryParams: form.conversionParams?.queryParams ?? {},
      pageUrl: form.conversionParams?.currentUrl ?? null,
      clientIp: ip,
      userAgent: form.clientUserAgent ?? null,
    });
    return true;
  });
  if (!won) {
    await refuseTaken();
    throw new Error("an account was refused as taken and then found free");
  }
  return { user: { _id: id } };
}
