import { dialCodeOf } from "@app/contract/catalogue";
import { onlyDigits } from "@app/contract/digits";
import type { Registration } from "@app/contract/identity";
import type { Lead } from "../identity/registration/schema.ts";
import { queryParams } from "../tracking/attribution.ts";
import { getConsent } from "../tracking/consent.ts";
import { splitName } from "../tracking/split-name.ts";

type Conversion = NonNullable<Registration["conversionParams"]>;

/** The lead's attribution. Personal data is sent hashed, and only with consent. */
export async function conversionOf(lead: Lead, eventId: string): Promise<Conversion> {
  return {
    eventId,
    queryParams: queryParams(),
    currentUrl: location.href,
    referrer: document.referrer,
    ...(getConsent()?.ads ? { hashed: await hashedMatch(lead) } : {}),
  };
}

/** Normalised as the advertising platform documents it: lower case, no spaces around, phone in E.164 digits. */
export async function hashedMatch(lead: Lead): Promise<Record<string, string>> {
  const { first, last } = splitName(lead.fullName);
  const plain = {
    em: lead.email ?? "",
    ph: onlyDigits(dialCodeOf(lead.country) + lead.phone),
    fn: first,
    ln: last,
    country: lead.country,
  };
  const hashed = await Promise.all(
    Object.entries(plain).map(async ([key, text]) => [key, await sha256(text.trim().toLowerCase())] as const),
  );
  return Object.fromEntries(hashed.filter(([, hash]) => hash !== ""));
}

/** Empty without a secure context, where SubtleCrypto is missing: then nothing is matched. */
async function sha256(text: string): Promise<string> {
  if (text === "" || !globalThis.crypto?.subtle) return "";
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
