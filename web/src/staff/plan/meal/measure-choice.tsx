import type { PlanItem } from "@app/contract/plan-document";
import { findFood, listMeasures } from "@app/engine/nutrition/catalogue/catalogue";
import type { FoodId } from "@app/engine/nutrition/catalogue/food";
import type { UnitKey } from "@app/engine/nutrition/catalogue/measure";
import { measureNoun } from "@app/engine/nutrition/words/describe-measure";
import { setUnit } from "@app/engine/plans/edits/diet/items";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import parts from "../parts/parts.module.css";

type MeasureChoiceProps = { work: PlanWork; item: PlanItem; name: string; mayEdit: boolean };

/** The household measures of the food; another one keeps about the same amount. */
export function MeasureChoice({ work, item, name, mayEdit }: MeasureChoiceProps) {
  const isKnown = findFood(item.food) !== undefined;
  const wordOf = (unit: string): string => {
    if (!isKnown) return unit;
    const noun = measureNoun(item.food, unit as UnitKey);
    return item.count < 2 ? noun.one : noun.many;
  };
  const units = isKnown ? listMeasures(item.food as FoodId).map(({ unit }) => unit as string) : [];
  if (!mayEdit || units.length < 2) return <>{wordOf(item.unit)}</>;
  return (
    <select
      className={parts.menu}
      aria-label={planEditCopy.meal.measureOf(name)}
      value={item.unit}
      onChange={({ target }) => work.edit((draft) => setUnit(draft, item.id, target.value))}
    >
      {[...new Set([item.unit, ...units])].map((unit) => (
        <option key={unit} value={unit}>
          {wordOf(unit)}
        </option>
      ))}
    </select>
  );
}
