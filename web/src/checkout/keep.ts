import { VARIANTS, type Variant } from "@app/contract/landings";
import { type Flow, isConfirmed } from "./flow.ts";

const KEY = "checkout";

/** Where the buyer is, for a reload of the tab. The machine knows neither password nor card, so neither is kept. */
export function keepFlow(flow: Flow): void {
  write(KEY, flow);
}

/**
 * What was kept. Two things count for a reload only, not for somebody who arrives anew: a purchase already confirmed,
 * and a link of the sales team, which always begins with its look-up.
 */
export function keptFlow(): Flow | null {
  const kept = read(KEY) as Flow | null;
  if (!kept || typeof kept !== "object" || !("view" in kept)) return null;
  const onlyForReload = isConfirmed(kept.payment?.status) || kept.userId !== null;
  return onlyForReload && arrivedAnew() ? null : kept;
}

function arrivedAnew(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate";
}

/** The landing page whose advertised price rides along with this visit. */
export function keptOffer(): Variant | null {
  const kept = sessionItem("offer")?.replaceAll('"', "");
  return VARIANTS.find((variant) => variant === kept) ?? null;
}

/** What was typed into a form. Each form names its fields one by one: never a password, never a card. */
export const keepDraft = (form: string, values: Record<string, unknown>): void => write(`${KEY}-${form}`, values);
export const keptDraft = (form: string): Record<string, string> =>
  (read(`${KEY}-${form}`) as Record<string, string> | null) ?? {};
export function dropDraft(form: string): void {
  written.delete(`${KEY}-${form}`);
  try {
    sessionStorage.removeItem(`${KEY}-${form}`);
  } catch {
    // Closed storage holds nothing to drop.
  }
}

export function sessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** What each key holds, so that typing a card does not write the same address again with every digit. */
const written = new Map<string, string>();

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (written.get(key) === text) return;
  written.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage is full or closed: the checkout still works, a reload begins anew.
  }
}
