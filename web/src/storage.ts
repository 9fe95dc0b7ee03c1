/** What ends an entry before its place does: a tab that closes, a time that is up, a browser that is cleaned. */
export type End = "signed-out" | "paid" | "sent" | "ads-refused" | "new-build";

export type Entry = {
  where: "local" | "session" | "cookie" | "cache";
  /** It says something about a person, or can be linked to one. */
  personal: boolean;
  endsWith: readonly End[];
  /** How long a cookie lives. */
  days?: number;
};

/**
 * Everything the product keeps in a browser, and all of it: nothing else touches storage. `/cookies` lists it in the
 * words of content/legal/stored-entries.ts. Those stand apart so that no page but that one carries them.
 */
export const storedEntries = {
  consent: { where: "local", personal: false, endsWith: [] },
  auth: { where: "local", personal: true, endsWith: ["signed-out"] },
  user: { where: "local", personal: true, endsWith: ["signed-out"] },
  "signup-draft": { where: "session", personal: true, endsWith: ["sent", "signed-out"] },
  checkout: { where: "session", personal: true, endsWith: ["signed-out"] },
  "checkout-identify": { where: "session", personal: true, endsWith: ["paid", "signed-out"] },
  "checkout-account": { where: "session", personal: true, endsWith: ["sent", "paid", "signed-out"] },
  "checkout-card": { where: "session", personal: true, endsWith: ["paid", "signed-out"] },
  "checkout-pix": { where: "session", personal: true, endsWith: ["paid", "signed-out"] },
  "checkout-reminder": { where: "session", personal: true, endsWith: ["paid", "signed-out"] },
  // These belong to the visit, whoever signs in or out during it: a mistyped password must not cost an advertised price.
  offer: { where: "session", personal: false, endsWith: [] },
  queryParams: { where: "session", personal: true, endsWith: [] },
  clientIP: { where: "session", personal: true, endsWith: [] },
  _fbp: { where: "cookie", personal: true, endsWith: ["ads-refused"], days: 90 },
  _fbc: { where: "cookie", personal: true, endsWith: ["ads-refused"], days: 90 },
  // Kept by the worker of the app's screens under `app-` and the build's version: files of the build, nobody's data.
  "app-": { where: "cache", personal: false, endsWith: ["new-build"] },
} as const satisfies Record<string, Entry>;

type Entries = typeof storedEntries;
export type StoredName = keyof Entries;
type NameIn<W extends Entry["where"]> = { [N in StoredName]: Entries[N]["where"] extends W ? N : never }[StoredName];
export type StorageKey = NameIn<"local" | "session">;

const placeOf = (key: StorageKey): Storage => (storedEntries[key].where === "local" ? localStorage : sessionStorage);

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

function removeEndingWith(end: End): void {
  for (const [name, { where, endsWith }] of Object.entries<Entry>(storedEntries))
    if ((where === "local" || where === "session") && endsWith.includes(end)) removeStored(name as StorageKey);
}

/** Somebody signed out, or their session ended: whatever this browser holds of them goes, in the same way. */
export const forgetPerson = (): void => removeEndingWith("signed-out");

/** What was typed for a payment that is confirmed has done its work. */
export const forgetPaymentDrafts = (): void => removeEndingWith("paid");

export const readCookie = (name: NameIn<"cookie">): string =>
  document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`))?.[1] ?? "";

/** An empty value takes the cookie away. */
export function writeCookie(name: NameIn<"cookie">, value: string): void {
  const seconds = value === "" ? 0 : storedEntries[name].days * 24 * 60 * 60;
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
