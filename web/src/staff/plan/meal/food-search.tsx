import type { LockContext } from "@app/contract/staff/plans";
import { isExcluded } from "@app/engine/exclusions/exclusions";
import { createFoodSearch } from "@app/engine/nutrition/search/search-foods";
import { mayBePlanned } from "@app/engine/plans/items/portion";
import { useMemo } from "react";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { whole } from "../numbers.ts";
import { type Found, SearchList } from "../parts/search-list.tsx";

const copy = planEditCopy.food;

type FoodSearchProps = {
  title: string;
  context: LockContext;
  onChoose: (food: string) => void;
  onClose: () => void;
};

/** Foods by name, without accents and with slips. What the member may not eat is found and says so. */
export function FoodSearch({ title, context, onChoose, onClose }: FoodSearchProps) {
  const search = useMemo(() => createFoodSearch(), []);
  const find = (typed: string): Found[] =>
    search(typed)
      .filter(({ ref }) => mayBePlanned(ref))
      .map(({ ref, name, detail, per100Kcal }) => ({
        id: ref,
        name,
        detail: per100Kcal === null ? detail : `${detail}, ${copy.per100(whole(per100Kcal))}`,
        warning: isExcluded(context.exclusions, ref) ? copy.forbidden : null,
      }));
  return (
    <SearchList
      title={title}
      label={copy.label}
      hint={copy.hint}
      none={copy.none}
      find={find}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
