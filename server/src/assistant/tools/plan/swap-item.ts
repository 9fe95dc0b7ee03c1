import type { SwapResult } from "@app/engine/assistant/tool-results";
import { isExcluded } from "@app/engine/exclusions/exclusions";
import type { Reading } from "../reading.ts";
import { planSource } from "../sources.ts";
import { UnknownPart } from "../unknown-part.ts";
import { findItem, viewItem } from "./plan-meals.ts";

/** What may take the place of a line of the diet. Foods that the member does not eat are not among them. */
export async function swapItem(reading: Reading, itemId: string): Promise<SwapResult> {
  const standing = await reading.standing();
  const { plan } = standing;
  if (!plan?.diet) return { sources: [], item: null, options: [] };
  const { exclusions } = await reading.limits();
  const item = findItem(standing, reading.today, itemId);
  if (!item) throw new UnknownPart();
  return {
    sources: [planSource(plan.version)],
    item: viewItem(item.id, item),
    options: item.swaps.filter(({ food }) => !isExcluded(exclusions, food)).map((swap) => viewItem(item.id, swap)),
  };
}
