import * as z from "zod/mini";
import { identifyTexts as words } from "../../content/checkout.ts";

const wholeEmail = z.email().check(z.maxLength(254));
export const isWholeEmail = (text: string): boolean => wholeEmail.safeParse(text).success;

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
