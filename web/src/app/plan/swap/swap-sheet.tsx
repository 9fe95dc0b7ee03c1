import { useState } from "react";
import { swapCopy as copy, slotPlaces } from "../../../content/app/plan/plan.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Chips } from "../../../ui/inputs/chips.tsx";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import type { SwapScope } from "../../data/plan-layer/swap-edits.ts";
import type { LayeredItem, LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { formatKcal, formatWhole } from "../../shell/format/numbers.ts";
import { formatPortion } from "../format/format-meal.ts";
import { OfferList } from "./offer-list.tsx";
import { filterOffers, filtersFor, type Offer, type OfferFilter, offersFor } from "./offers.ts";
import { ScopeChips } from "./scope-chips.tsx";

type SwapSheetProps = {
  meal: LayeredMeal;
  item: LayeredItem;
  /** "Só hoje". */
  onlyDay: string;
  onChoose: (offer: Offer, scope: SwapScope) => void;
  onClose: () => void;
};

/** What may take an item's place: measure, grams, difference and price of each; the button repeats the choice. */
export function SwapSheet({ meal, item, onlyDay, onChoose, onClose }: SwapSheetProps) {
  // As of when it opened: what is on the plate does not change under the sheet.
  const [offers] = useState(() => offersFor(item));
  const [filter, setFilter] = useState<OfferFilter>("all");
  const [scope, setScope] = useState<SwapScope>("day");
  const [food, setFood] = useState(offers[0]?.food);
  const filters = filtersFor(offers, item.price);
  const shown = filterOffers(offers, filter, item.price);
  const chosen = shown.find((offer) => offer.food === food) ?? shown[0];
  const { figures } = item;

  return (
    <Sheet
      open
      onClose={onClose}
      title={copy.title(item.name)}
      text={[formatPortion(item), figures && formatKcal(figures.kcal)].filter(Boolean).join(", ")}
      footer={
        <Button
          fullWidth
          onClick={(event) => {
            if (chosen) onChoose(chosen, scope);
            closeDialog(event);
          }}
        >
          {copy.action(chosen?.name ?? "")}
        </Button>
      }
    >
      {filters.length > 0 ? (
        <Chips
          legend={copy.filter}
          hideLegend
          options={filters.map((value) => ({ value, label: copy.filters[value] }))}
          value={filter}
          onChange={setFilter}
        />
      ) : null}
      <OfferList
        legend={copy.title(item.name)}
        value={chosen?.food}
        onChange={setFood}
        offers={shown.map((offer) => ({
          value: offer.food,
          name: offer.name,
          text: [formatPortion(offer), offer.isPlanned && copy.planned].filter(Boolean).join(", "),
          aside: <OfferAside difference={offer.difference} price={offer.price} />,
        }))}
      />
      <ScopeChips day={onlyDay} always={copy.always(slotPlaces[meal.slot])} value={scope} onChange={setScope} />
      <p className="small soft">{figures ? copy.near : copy.nearHidden}</p>
    </Sheet>
  );
}

/** The difference to what is on the plate, and the class of price. */
function OfferAside({ difference, price }: { difference: number | null; price: number }) {
  return (
    <>
      {difference === null ? null : <span>{differenceText(difference)}</span>}
      <small>
        <span aria-hidden="true">{Array(price).fill("R$").join(" ")}</span>
        <span className="sr-only">{copy.prices[price - 1]}</span>
      </small>
    </>
  );
}

function differenceText(kcal: number): string {
  if (kcal === 0) return copy.same;
  return (kcal > 0 ? copy.more : copy.less)(formatWhole(Math.abs(kcal)));
}
