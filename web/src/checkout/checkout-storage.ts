import { VARIANTS, type Variant } from "@app/contract/landings";
import { forgetPaymentDrafts, readStored, readStoredJson, removeStored, store, textFields } from "../storage.ts";
import { type CheckoutState, isConfirmed } from "./checkout-reducer.ts";
import { parseState, versioned } from "./parse-state.ts";

/**
 * Where the buyer is, for a reload of the tab. The machine knows neither password nor card, so neither is kept. Once
 * the payment is confirmed, what was typed for it goes.
 */
export function saveState(state: CheckoutState): void {
  write("checkout", versioned(state));
  if (!isConfirmed(state.payment?.status)) return;
  written.clear();
  forgetPaymentDrafts();
}

/**
 * What was kept. Two things count for a reload only, not for somebody who arrives anew: a purchase already confirmed,
 * and a link of the sales team, which always begins with its look-up.
 */
export function loadState(): CheckoutState | null {
  const stored = parseState(readStoredJson("checkout"));
  if (!stored) return null;
  const onlyForReload = isConfirmed(stored.payment?.status) || stored.userId !== null;
  return onlyForReload && isNewNavigation() ? null : stored;
}

function isNewNavigation(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate";
}

/** The landing page whose advertised price rides along with this visit. */
export function loadOffer(): Variant | null {
  const stored = readStored("offer")?.replaceAll('"', "");
  return VARIANTS.find((variant) => variant === stored) ?? null;
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

export const saveDraft = (form: Form, values: object): void => write(keyOf(form), textFields(values, fields[form]));

/** This page's own first: a mistyped password empties the storage, but not the form that the buyer returns to. */
export function loadDraft<F extends Form>(form: F): Draft<F> {
  const own = written.get(keyOf(form));
  return textFields<(typeof fields)[F][number]>(own ? JSON.parse(own) : readStoredJson(keyOf(form)), fields[form]);
}

export function clearDraft(form: Form): void {
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
