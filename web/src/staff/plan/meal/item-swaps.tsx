import type { PlanItem } from "@app/contract/plan-document";
import { findFood } from "@app/engine/nutrition/catalogue/catalogue";
import { describeMeasure } from "@app/engine/nutrition/words/describe-measure";
import { foodName } from "@app/engine/nutrition/words/food-name";
import { replaceFood } from "@app/engine/plans/edits/diet/items";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import parts from "../parts/parts.module.css";
import type { FoodWish } from "./food-wish.ts";

const copy = planEditCopy.meal;
const [SEARCH, OR] = ["search", "or"];

type ItemSwapsProps = {
  work: PlanWork;
  item: PlanItem;
  name: string;
  mayEdit: boolean;
  onFood: (wish: FoodWish) => void;
};

/** What may take the food's place within the tolerances, another food altogether, or one served just as well. */
export function ItemSwaps({ work, item, name, mayEdit, onFood }: ItemSwapsProps) {
  const swaps = item.swaps.filter(({ food }) => findFood(food));
  if (!mayEdit) return <>{copy.swaps(swaps.length)}</>;
  const choose = (value: string) => {
    if (value === SEARCH) return onFood({ kind: "replace", item: item.id });
    if (value === OR) return onFood({ kind: "or", item: item.id });
    return work.edit((draft) => replaceFood(draft, item.id, value));
  };
  return (
    <select
      className={parts.menu}
      aria-label={copy.swapFor(name)}
      data-swap={item.id}
      value=""
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{swaps.length > 0 ? copy.swaps(swaps.length) : copy.swap}</option>
      {swaps.map((swap) => (
        <option key={swap.food} value={swap.food}>
          {foodName(swap.food)}, {describeMeasure(swap)}
        </option>
      ))}
      <option value={SEARCH}>{copy.search}</option>
      <option value={OR}>{copy.addOr(name)}</option>
    </select>
  );
}
