import type { CONSENT_VERSION, Consent } from "@app/contract/values";
import { readStoredJson, store } from "../storage.ts";

// Written again: importing it would bring the validation library to every page. Its type keeps the two equal.
const VERSION: typeof CONSENT_VERSION = "2026-11";

/** The answer of this visit, for browsers that keep nothing. */
let answered: Consent | null = null;
const watchers = new Set<() => void>();

/** The visitor's answer to the text in force; no answer, or one to an older text, is no consent. */
export function getConsent(): Consent | null {
  const kept = readStoredJson("consent") as Partial<Consent> | null;
  const { ads, version, at } = kept ?? {};
  return typeof ads === "boolean" && version === VERSION && typeof at === "string" ? { ads, version, at } : answered;
}

export function setConsent(ads: boolean): void {
  answered = { ads, version: VERSION, at: new Date().toISOString() };
  // Where nothing can be kept, the question comes again with the next page.
  store("consent", JSON.stringify(answered));
  for (const notify of watchers) notify();
}

export function watchConsent(notify: () => void): () => void {
  watchers.add(notify);
  return () => void watchers.delete(notify);
}
