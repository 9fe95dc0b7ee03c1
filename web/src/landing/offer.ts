import { cycles } from "@app/contract/catalogue";
import { landings, type Variant } from "@app/contract/landings";
import { store } from "../storage.ts";

/** A page that advertises a price of its own is honoured later: the checkout reads which page it was. */
export function rememberOffer(variant: Variant): void {
  if (landings[variant].monthlyCents === cycles.annual.monthlyCents) return;
  // Where nothing can be kept, the lead itself still carries the offer.
  store("offer", variant);
}
