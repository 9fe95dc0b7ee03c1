import { VARIANTS, type Variant } from "@app/contract/landings";
import { clearPaymentDrafts, readStored, readStoredJson, removeStored, store, textFields } from "../storage.ts";
import { type CheckoutState, isConfirmed } from "./checkout-reducer.ts";
import { parseState, versioned } from "./parse-state.ts";

/**
 * Stores the state for a reload of the tab. It holds neither password nor card, so neither is stored. A confirmed
 * payment deletes the form drafts.
 */
export function saveState(state: CheckoutState): void {
  write("checkout", versioned(state));
  if (!isConfirmed(state.payment?.status)) return;
  written.clear();
  clearPaymentDrafts();
}

/**
 * The stored state. A confirmed purchase and a link of the sales team are restored on a reload only, not on a new
 * navigation: such a link always starts with its look-up.
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

/** The landing page whose advertised price applies to this visit. */
export function loadOffer(): Variant | null {
  const stored = readStored("offer")?.replaceAll('"', "");
  return VARIANTS.find((variant) => variant === stored) ?? null;
}

/** The allow-list of fields that each form's draft stores: never a password, never a card. */
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

/** Memory first: a mistyped password clears the storage, but not the form that the buyer returns to. */
export function loadDraft<F extends Form>(form: F): Draft<F> {
  const inMemory = written.get(keyOf(form));
  return textFields<(typeof fields)[F][number]>(
    inMemory ? JSON.parse(inMemory) : readStoredJson(keyOf(form)),
    fields[form],
  );
}

export function clearDraft(form: Form): void {
  written.delete(keyOf(form));
  removeStored(keyOf(form));
}

/** The last text per key, so that typing a card does not rewrite an unchanged draft with every digit. */
const written = new Map<string, string>();

function write(key: Parameters<typeof store>[0], value: object): void {
  const text = JSON.stringify(value);
  if (written.get(key) === text) return;
  written.set(key, text);
  store(key, text);
}
