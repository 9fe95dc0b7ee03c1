import { CONSENT_VERSION, type Consent } from "@app/contract/values";
import { readStoredJson, store } from "../storage.ts";

/** The answer of this page, for browsers that block storage. */
let inMemory: Consent | null = null;
const listeners = new Set<() => void>();

/** The visitor's answer to the current text; no answer, or one to an older text, is no consent. */
export function getConsent(): Consent | null {
  const stored = readStoredJson("consent") as Partial<Consent> | null;
  const { ads, version, at } = stored ?? {};
  return typeof ads === "boolean" && version === CONSENT_VERSION && typeof at === "string"
    ? { ads, version, at }
    : inMemory;
}

export function setConsent(ads: boolean): void {
  inMemory = { ads, version: CONSENT_VERSION, at: new Date().toISOString() };
  // Where storage is blocked, the next page asks again.
  store("consent", JSON.stringify(inMemory));
  for (const listener of listeners) listener();
}

export function watchConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
