import { identifyTexts as words } from "../../content/checkout.ts";

/** The validation library's own rule, written again: step 1 does not load the library. A test keeps the two equal. */
export const WHOLE_EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const isWholeEmail = (text: string): boolean => text.length <= 254 && WHOLE_EMAIL.test(text);

/** When the automatic check fires: it contains @ and has at least 5 characters. */
export const isWorthChecking = (text: string): boolean => text.includes("@") && text.length >= 5;

export type Reading = { kind: "email" | "phone"; typed: string } | { kind: "refused"; message: string };

/** An email, a phone, or why it is neither. */
export function readContact(text: string): Reading {
  const typed = text.trim();
  if (typed === "") return { kind: "refused", message: words.required };
  if (isWholeEmail(typed)) return { kind: "email", typed };
  const isPhone = !typed.includes("@") && /^\d/.test(typed.replace(/[\s()+.-]/g, ""));
  return isPhone ? { kind: "phone", typed } : { kind: "refused", message: words.invalid };
}
