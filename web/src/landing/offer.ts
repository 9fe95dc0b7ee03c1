import { cycles } from "@app/contract/catalogue";
import { landings, type Variant } from "@app/contract/landings";
import { store } from "../storage.ts";

/** Stores which page advertised a price of its own, so that the checkout applies that price. */
export function storeOffer(variant: Variant): void {
  if (landings[variant].monthlyCents === cycles.annual.monthlyCents) return;
  // Where storage is blocked, the lead itself still carries the offer.
  store("offer", variant);
}
