import { onlyDigits } from "@app/contract/values";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { toE164 } from "./phone.ts";

/** What a member signs in with: an e-mail or a phone. */
export type Username = { channel: "email" | "phone"; address: string };

/** As in the contract; a Basic header is not validated by it. */
const MAX_LENGTH = 254;

/** A phone without a country code is Brazilian, as in the forms. Undefined when it is neither an e-mail nor a phone. */
export function parseUsername(typed: string): Username | undefined {
  const text = typed.trim();
  if (text.length > MAX_LENGTH) return undefined;
  if (text.includes("@")) return { channel: "email", address: text.toLowerCase() };
  if (text.startsWith("+") && !text.startsWith("+55")) {
    const parsed = parsePhoneNumberFromString(text);
    return parsed?.isValid() ? { channel: "phone", address: parsed.number } : undefined;
  }
  if (onlyDigits(text) === "") return undefined;
  try {
    return { channel: "phone", address: toE164("+55", text) };
  } catch {
    return undefined;
  }
}
