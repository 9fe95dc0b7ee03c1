import type { PlanItem } from "@app/contract/plan-document";
import { findFood, listMeasures } from "@app/engine/nutrition/catalogue/catalogue";
import type { FoodId } from "@app/engine/nutrition/catalogue/food";
import type { UnitKey } from "@app/engine/nutrition/catalogue/measure";
import { describeMeasure, measureNoun } from "@app/engine/nutrition/words/describe-measure";
import { foodName } from "@app/engine/nutrition/words/food-name";
import { removeAlternative, removeItem, replaceFood, setCount, setUnit } from "@app/engine/plans/edits/diet/items";
import { COUNT_STEP } from "@app/engine/plans/items/portion";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { Icon, IconPath } from "../../../ui/core/icon.tsx";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { decimal, whole } from "../numbers.ts";
import parts from "../parts/parts.module.css";
import { Quantity } from "../parts/quantity.tsx";
import type { FoodWish } from "./food-wish.ts";
import { ItemSwaps } from "./item-swaps.tsx";
import styles from "./meal-panel.module.css";

const copy = planEditCopy.meal;
const TRASH = "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5";
const MOST = 30;

const nameOf = (food: string): string => (findFood(food) ? foodName(food) : food);

/** Without its place, which stands above it: "Qui., lanche da tarde: …". */
export const lockText = (text: string): string => text.replace(/^[^:]+: /, "");

type ItemRowProps = {
  work: PlanWork;
  item: PlanItem;
  mayEdit: boolean;
  isPointedAt: boolean;
  onFood: (wish: FoodWish) => void;
};

/** A food of the meal, its amount and what may take its place. A lock says its sum and offers the repair. */
export function ItemRow({ work, item, mayEdit, isPointedAt, onFood }: ItemRowProps) {
  const name = nameOf(item.food);
  const lock = work.locks.find(({ path, kind }) => path === `diet.${item.id}` && kind !== "reason");
  const { repair } = lock ?? {};
  return (
    <tr data-locked={lock ? true : undefined} data-pointed={isPointedAt || undefined} data-item={item.id}>
      <th scope="row">
        <b>{name}</b>
        {lock ? <span className={styles.lock}>{lockText(lock.text)}</span> : null}
        {item.or?.map((other) => (
          <span key={other.food} className={`${styles.or} row soft`}>
            {copy.or} {nameOf(other.food)}, {findFood(other.food) ? describeMeasure(other) : ""}
            {mayEdit ? (
              <button
                type="button"
                className={`${parts.icon} bare soft`}
                aria-label={copy.removeOr(nameOf(other.food))}
                onClick={() => work.edit((draft) => removeAlternative(draft, item.id, other.food))}
              >
                <Icon name="close" />
              </button>
            ) : null}
          </span>
        ))}
      </th>
      <td>
        <Quantity
          label={copy.amountOf(name)}
          value={item.count}
          min={COUNT_STEP}
          max={MOST}
          step={item.count < 2 ? COUNT_STEP : 1}
          isOff={!mayEdit}
          text={findFood(item.food) ? describeMeasure(item) : decimal(item.count)}
          onChange={(count) => work.edit((draft) => setCount(draft, item.id, count))}
        />
      </td>
      <td>
        <MeasureChoice work={work} item={item} name={name} mayEdit={mayEdit} />
      </td>
      <td className={styles.figure}>{decimal(item.grams)}</td>
      <td className={styles.figure}>{whole(item.kcal)}</td>
      <td className={styles.figure}>{decimal(item.protein)}</td>
      <td className={styles.swaps}>
        {repair && mayEdit ? (
          <button
            type="button"
            className={`${styles.repair} bare`}
            onClick={() => work.edit((draft) => replaceFood(draft, item.id, repair.food))}
          >
            {repair.text}
          </button>
        ) : (
          <ItemSwaps work={work} item={item} name={name} mayEdit={mayEdit} onFood={onFood} />
        )}
        {mayEdit ? (
          <button
            type="button"
            className={`${parts.icon} bare soft`}
            aria-label={copy.remove(name)}
            onClick={() => work.edit((draft) => removeItem(draft, item.id))}
          >
            <IconPath path={TRASH} />
          </button>
        ) : null}
      </td>
    </tr>
  );
}

type MeasureChoiceProps = { work: PlanWork; item: PlanItem; name: string; mayEdit: boolean };

/** The household measures of the food; another one keeps about the same amount. */
function MeasureChoice({ work, item, name, mayEdit }: MeasureChoiceProps) {
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
