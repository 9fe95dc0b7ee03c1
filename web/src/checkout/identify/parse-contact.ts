import { identifyCopy as copy } from "../../content/checkout.ts";

/** A copy of the validation library's pattern, since step 1 does not load the library. A test keeps the two equal. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const isValidEmail = (text: string): boolean => text.length <= 254 && EMAIL_PATTERN.test(text);

/** Whether the automatic check fires: the text contains @ and has at least 5 characters. */
export const isWorthChecking = (text: string): boolean => text.includes("@") && text.length >= 5;

export type ParsedContact = { kind: "email" | "phone"; typed: string } | { kind: "invalid"; message: string };

/** An email, a phone, or the message why it is neither. */
export function parseContact(text: string): ParsedContact {
  const typed = text.trim();
  if (typed === "") return { kind: "invalid", message: copy.required };
  if (isValidEmail(typed)) return { kind: "email", typed };
  const isPhone = !typed.includes("@") && /^\d/.test(typed.replace(/[\s()+.-]/g, ""));
  return isPhone ? { kind: "phone", typed } : { kind: "invalid", message: copy.invalid };
}
