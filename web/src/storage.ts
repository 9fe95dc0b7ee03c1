import type { CookieName, StorageKey } from "./stored-entries.ts";

// The registry, stored-entries.ts, says all of this and more. It is written again because every page carries this file
// and only `/cookies` carries the words; storage.test.ts holds the two together.
const LOCAL = /^(consent|auth|user)$/;
const PAYMENT_DRAFTS: readonly StorageKey[] = [
  "checkout-identify",
  "checkout-account",
  "checkout-card",
  "checkout-pix",
  "checkout-reminder",
];
const PERSONS: readonly StorageKey[] = [...PAYMENT_DRAFTS, "checkout", "signup-draft", "auth", "user"];

const placeOf = (key: StorageKey): Storage => (LOCAL.test(key) ? localStorage : sessionStorage);

/** Null when there is nothing, or when the browser lets nothing be kept: then even asking throws. */
export function readStored(key: StorageKey): string | null {
  try {
    return placeOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Anybody may have written it, an older build above all: whoever reads it parses it. */
export function readStoredJson(key: StorageKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? "null");
  } catch {
    return null;
  }
}

/** False when storage is full or closed. */
export function store(key: StorageKey, text: string): boolean {
  try {
    placeOf(key).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: StorageKey): void {
  try {
    placeOf(key).removeItem(key);
  } catch {
    // Closed storage holds nothing to remove.
  }
}

/** The named fields that hold text. Everything else that may stand there is left behind. */
export function textFields<F extends string>(value: unknown, names: readonly F[]): Partial<Record<F, string>> {
  const given = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const found: Partial<Record<F, string>> = {};
  for (const name of names) {
    const text = given[name];
    if (typeof text === "string") found[name] = text;
  }
  return found;
}

/** Somebody signed out, or their session ended: whatever this browser holds of them goes, in the same way. */
export const clearSession = (): void => PERSONS.forEach(removeStored);

/** What was typed for a payment that is confirmed has done its work. */
export const forgetPaymentDrafts = (): void => PAYMENT_DRAFTS.forEach(removeStored);

export const readCookie = (name: CookieName): string =>
  document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`))?.[1] ?? "";

export function writeCookie(name: CookieName, value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
