import type { CONSENT_VERSION, Consent } from "@app/contract/values";

const KEY = "consent";

// Written again: importing it would bring the validation library to every page. Its type keeps the two equal.
const VERSION: typeof CONSENT_VERSION = "2026-11";

/** The answer of this visit, for browsers that keep nothing. */
let answered: Consent | null = null;
const watchers = new Set<() => void>();

/** The visitor's answer to the text in force; no answer, or one to an older text, is no consent. */
export function givenConsent(): Consent | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const valid = typeof kept?.ads === "boolean" && kept.version === VERSION && typeof kept.at === "string";
    return valid ? { ads: kept.ads, version: kept.version, at: kept.at } : answered;
  } catch {
    return answered;
  }
}

export function answerConsent(ads: boolean): void {
  answered = { ads, version: VERSION, at: new Date().toISOString() };
  try {
    localStorage.setItem(KEY, JSON.stringify(answered));
  } catch {
    // Nothing can be kept in this browser: the question comes again with the next page.
  }
  for (const tell of watchers) tell();
}

export function watchConsent(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}
