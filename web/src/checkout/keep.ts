import { VARIANTS, type Variant } from "@app/contract/landings";
import { forgetPaymentDrafts, readStored, readStoredJson, removeStored, store, textFields } from "../storage.ts";
import { type Flow, isConfirmed } from "./flow.ts";
import { parseFlow, versioned } from "./parse-flow.ts";

/**
 * Where the buyer is, for a reload of the tab. The machine knows neither password nor card, so neither is kept. Once
 * the payment is confirmed, what was typed for it goes.
 */
export function keepFlow(flow: Flow): void {
  write("checkout", versioned(flow));
  if (!isConfirmed(flow.payment?.status)) return;
  written.clear();
  forgetPaymentDrafts();
}

/**
 * What was kept. Two things count for a reload only, not for somebody who arrives anew: a purchase already confirmed,
 * and a link of the sales team, which always begins with its look-up.
 */
export function keptFlow(): Flow | null {
  const kept = parseFlow(readStoredJson("checkout"));
  if (!kept) return null;
  const onlyForReload = isConfirmed(kept.payment?.status) || kept.userId !== null;
  return onlyForReload && arrivedAnew() ? null : kept;
}

function arrivedAnew(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate";
}

/** The landing page whose advertised price rides along with this visit. */
export function keptOffer(): Variant | null {
  const kept = readStored("offer")?.replaceAll('"', "");
  return VARIANTS.find((variant) => variant === kept) ?? null;
}

/** What each form keeps of what is typed into it, named one by one: never a password, never a card. */
const fields = {
  identify: ["contact"],
  account: ["fullName", "country", "phone", "email"],
  card: ["name", "email", "cpfCnpj", "phone", "postalCode", "addressNumber", "addressComplement"],
  pix: ["email"],
  reminder: ["email"],
} as const;
type Form = keyof typeof fields;
type Draft<F extends Form> = Partial<Record<(typeof fields)[F][number], string>>;

const keyOf = <F extends Form>(form: F) => `checkout-${form}` as const;

export const keepDraft = (form: Form, values: object): void => write(keyOf(form), textFields(values, fields[form]));

/** This page's own first: a mistyped password empties the storage, but not the form that the buyer returns to. */
export function keptDraft<F extends Form>(form: F): Draft<F> {
  const own = written.get(keyOf(form));
  return textFields<(typeof fields)[F][number]>(own ? JSON.parse(own) : readStoredJson(keyOf(form)), fields[form]);
}

export function dropDraft(form: Form): void {
  written.delete(keyOf(form));
  removeStored(keyOf(form));
}

/** What each key holds, so that typing a card does not write the same address again with every digit. */
const written = new Map<string, string>();

function write(key: Parameters<typeof store>[0], value: object): void {
  const text = JSON.stringify(value);
  if (written.get(key) === text) return;
  written.set(key, text);
  store(key, text);
}
