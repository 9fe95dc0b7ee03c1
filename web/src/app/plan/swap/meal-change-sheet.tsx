import { swapCopy as copy } from "../../../content/plan.ts";
import { shortDate, weekdayOf } from "../day/format-day.ts";
import type { Changing, OpenMealProps } from "../day/open-meal.tsx";
import { PlateSheet } from "./plate-sheet.tsx";
import { SwapSheet } from "./swap-sheet.tsx";

type MealChangeSheetProps = Pick<OpenMealProps, "plan" | "meal" | "day" | "isToday" | "changes"> & {
  changing: Changing;
  onClose: () => void;
};

/** The sheet that replaces an item, or the whole plate. */
export function MealChangeSheet({ plan, meal, day, isToday, changes, changing, onClose }: MealChangeSheetProps) {
  const onlyDay = isToday ? copy.today : copy.onDay(shortDate(day));
  if (changing === "plate")
    return (
      <PlateSheet
        plan={plan}
        meal={meal}
        scopes={{ day: onlyDay, always: copy.everyWeekday(weekdayOf(day)) }}
        onChoose={(takes, scope) => changes.swapMeal(meal, takes, scope)}
        onClose={onClose}
      />
    );
  return (
    <SwapSheet
      meal={meal}
      item={changing.item}
      onlyDay={onlyDay}
      onChoose={(offer, scope) => changes.swapItem(meal, changing.item, offer, scope)}
      onClose={onClose}
    />
  );
}
