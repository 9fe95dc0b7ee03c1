import type { PlanView } from "@app/contract/plans";
import { useState } from "react";
import { swapCopy as copy, slotPlaces } from "../../../content/app/plan/plan.ts";
import { Button } from "../../../ui/core/button.tsx";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import { Plate } from "../../../ui/plate/plate.tsx";
import type { SwapScope } from "../../data/plan-layer/swap-edits.ts";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { formatKcal } from "../../shell/format/numbers.ts";
import { drawingsOf, sumFigures } from "../format/format-meal.ts";
import { OfferList } from "./offer-list.tsx";
import { platesFor } from "./offers.ts";
import { ScopeChips } from "./scope-chips.tsx";

type PlateSheetProps = {
  plan: PlanView;
  meal: LayeredMeal;
  /** "Só hoje", "Toda quinta". */
  scopes: Record<SwapScope, string>;
  onChoose: (takes: string, scope: SwapScope) => void;
  onClose: () => void;
};

/** The same meal of another day in place of this one. */
export function PlateSheet({ plan, meal, scopes, onChoose, onClose }: PlateSheetProps) {
  const [plates] = useState(() => platesFor(plan, meal));
  const [chosen, setChosen] = useState(plates[0]?.id);
  const [scope, setScope] = useState<SwapScope>("day");
  return (
    <Sheet
      open
      onClose={onClose}
      title={copy.plateTitle(slotPlaces[meal.slot])}
      text={plan.numbers === "shown" ? copy.plateText : copy.plateTextHidden}
      footer={
        <Button
          fullWidth
          onClick={(event) => {
            if (chosen) onChoose(chosen, scope);
            closeDialog(event);
          }}
        >
          {copy.plateAction}
        </Button>
      }
    >
      <OfferList
        legend={copy.plateTitle(slotPlaces[meal.slot])}
        value={chosen}
        onChange={setChosen}
        offers={plates.map(({ id, name, items, isPlanned }) => {
          const figures = sumFigures(items);
          return {
            value: id,
            name,
            text: [figures && formatKcal(figures.kcal), isPlanned && copy.planned].filter(Boolean).join(", "),
            aside: <Plate foods={drawingsOf(items)} slot={meal.slot} />,
          };
        })}
      />
      <ScopeChips {...scopes} value={scope} onChange={setScope} />
    </Sheet>
  );
}
