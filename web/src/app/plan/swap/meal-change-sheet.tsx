import type { PlanView } from "@app/contract/plans";
import { swapCopy as copy } from "../../../content/app/plan/plan.ts";
import type { SwapScope } from "../../data/plan-layer/swap-edits.ts";
import type { LayeredItem, LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { formatDayMonth, weekdayName } from "../../shell/format/days.ts";
import type { Offer } from "./offers.ts";
import { PlateSheet } from "./plate-sheet.tsx";
import { SwapSheet } from "./swap-sheet.tsx";

/** What the sheet changes: an item, or the whole plate. */
export type Changing = { item: LayeredItem } | "plate";

type MealChangeSheetProps = {
  plan: PlanView;
  meal: LayeredMeal;
  /** `2026-11-12`. */
  day: string;
  isToday: boolean;
  changing: Changing;
  onSwapItem: (item: LayeredItem, offer: Offer, scope: SwapScope) => void;
  onSwapPlate: (takes: string, scope: SwapScope) => void;
  onClose: () => void;
};

/** The sheet that replaces an item, or the whole plate. */
export function MealChangeSheet({ plan, meal, day, isToday, changing, ...on }: MealChangeSheetProps) {
  const onlyDay = isToday ? copy.today : copy.onDay(formatDayMonth(day));
  if (changing === "plate")
    return (
      <PlateSheet
        plan={plan}
        meal={meal}
        scopes={{ day: onlyDay, always: copy.everyWeekday(weekdayName(day)) }}
        onChoose={on.onSwapPlate}
        onClose={on.onClose}
      />
    );
  return (
    <SwapSheet
      meal={meal}
      item={changing.item}
      onlyDay={onlyDay}
      onChoose={(offer, scope) => on.onSwapItem(changing.item, offer, scope)}
      onClose={on.onClose}
    />
  );
}
