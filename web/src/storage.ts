import type { CookieName, StorageKey } from "./stored-entries.ts";

// Duplicates parts of the registry in stored-entries.ts, because every page loads this file and only `/cookies` needs the
// registry's texts; storage.test.ts keeps the two equal.
const LOCAL = /^(consent|auth|user|device-copy|plan-read|staff-keys)$/;
const PAYMENT_DRAFTS: readonly StorageKey[] = [
  "checkout-identify",
  "checkout-account",
  "checkout-card",
  "checkout-pix",
  "checkout-reminder",
];
const PERSONAL: readonly StorageKey[] = [...PAYMENT_DRAFTS, "checkout", "signup-draft", "auth", "user"];

const storageFor = (key: StorageKey): Storage => (LOCAL.test(key) ? localStorage : sessionStorage);

/** Null when there is no entry, or when the browser blocks storage: then even reading throws. */
export function readStored(key: StorageKey): string | null {
  try {
    return storageFor(key).getItem(key);
  } catch {
    return null;
  }
}

/** Untrusted, and possibly of an older build: the caller parses it. */
export function readStoredJson(key: StorageKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? "null");
  } catch {
    return null;
  }
}

/** False when storage is full or blocked. */
export function store(key: StorageKey, text: string): boolean {
  try {
    storageFor(key).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: StorageKey): void {
  try {
    storageFor(key).removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}

/** Picks the named fields that are strings, and drops everything else. */
export function textFields<F extends string>(value: unknown, names: readonly F[]): Partial<Record<F, string>> {
  const source = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const picked: Partial<Record<F, string>> = {};
  for (const name of names) {
    const text = source[name];
    if (typeof text === "string") picked[name] = text;
  }
  return picked;
}

/** Sign-out and an expired session both delete every personal entry of this browser. */
export const clearSession = (): void => PERSONAL.forEach(removeStored);

/** Deletes the form drafts of a confirmed payment. */
export const clearPaymentDrafts = (): void => PAYMENT_DRAFTS.forEach(removeStored);

export const readCookie = (name: CookieName): string =>
  document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`))?.[1] ?? "";

export function writeCookie(name: CookieName, value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
