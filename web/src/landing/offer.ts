import { cycles } from "@app/contract/catalogue";
import { landings, type Variant } from "@app/contract/landings";

const KEY = "offer";

/** A page that advertises a price of its own is honoured later: the checkout reads which page it was. */
export function rememberOffer(variant: Variant): void {
  if (landings[variant].monthlyCents === cycles.annual.monthlyCents) return;
  try {
    sessionStorage.setItem(KEY, variant);
  } catch {
    // Nothing can be kept in this browser: the lead itself still carries the offer.
  }
}
