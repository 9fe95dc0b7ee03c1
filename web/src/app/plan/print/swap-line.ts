import { printCopy as copy } from "../../../content/app/plan/plan.ts";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { offersFor } from "../swap/offers.ts";

/** Paper has room for this many: the app has all of them. */
const [MOST_ITEMS, MOST_OFFERS] = [2, 2];

/** "Troca: arroz branco por batata-doce cozida, 4 colheres de sopa, ou mandioca cozida, 1 pedaço médio." */
export function swapLine({ items }: Pick<LayeredMeal, "items">): string | null {
  const lines = items
    .map((item) => ({ name: item.name, offers: offersFor(item).slice(0, MOST_OFFERS) }))
    .filter(({ offers }) => offers.length > 0)
    .slice(0, MOST_ITEMS)
    .map(({ name, offers }) =>
      copy.swap(name, offers.map((offer) => `${offer.name.toLowerCase()}, ${offer.measure}`).join(`,${copy.or}`)),
    );
  return lines.length > 0 ? copy.swaps(lines.join("; ")) : null;
}
