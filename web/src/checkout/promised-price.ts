import { DEFAULT_CYCLE, formatCents } from "@app/contract/catalogue";
import { totalLine } from "../content/complete-plan.ts";
import { refreshUser } from "../identity/session/session.ts";
import { getStoredBuyer } from "./buyer.ts";
import { loadOffer } from "./checkout-storage.ts";
import { priceOf } from "./price.ts";

/**
 * Writes what the checkout will charge this visitor over the default cycle's price, where her page or her account has one.
 * The section is prerendered for everybody, so the texts are replaced in place.
 */
export async function showPromisedPrice(section: Element): Promise<void> {
  // An offer may have come after what is stored; without an answer, what is stored counts.
  if (getStoredBuyer()) await refreshUser().catch(() => undefined);
  const { offered, monthlyCents } = priceOf(DEFAULT_CYCLE, { offer: loadOffer(), buyer: getStoredBuyer() });
  if (!offered) return;
  write(section, "month", formatCents(monthlyCents));
  write(section, "total", totalLine(DEFAULT_CYCLE, monthlyCents));
}

function write(section: Element, name: "month" | "total", text: string): void {
  const place = section.querySelector(`[data-cycle="${DEFAULT_CYCLE}"] [data-price="${name}"]`);
  if (place) place.textContent = text;
}
