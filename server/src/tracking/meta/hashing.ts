import { createHash } from "node:crypto";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
const hashed = (text: string | undefined): string | undefined => (text ? sha256(text) : undefined);

/** Each field as the platform asks for it: normalised, then hashed. Accents stay; ASCII punctuation and spaces go. */
const bareName = (name: string): string => name.toLowerCase().replace(/[\s!-/:-@[-`{-~]/g, "");

export const hashEmail = (email: string | null) => hashed(email?.trim().toLowerCase());
export const hashPhone = (e164: string) => hashed(e164.replace(/\D/g, "").replace(/^0+/, ""));
export const hashName = (name: string) => hashed(bareName(name));
export const hashCountry = (iso: string) => hashed(iso.toLowerCase());
export const hashExternalId = (id: string) => hashed(id.trim().toLowerCase());

/** The first word is the first name; the rest is the last name. */
export function splitName(fullName: string): { first: string; last: string } {
  const [first = "", ...rest] = fullName.trim().split(/\s+/);
  return { first, last: rest.join(" ") };
}
