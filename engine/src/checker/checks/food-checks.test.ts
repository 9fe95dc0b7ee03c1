import type { MealSlot } from "@app/contract/plan-document";
import { expect, test } from "vitest";
import { NO_EXCLUSIONS } from "../../exclusions/exclusions.ts";
import { EQUIVALENT_GROUPS, listEquivalentFoods } from "../../nutrition/equivalents/equivalent-foods.ts";
import { MEAL_OF_SLOT } from "../../nutrition/meals/meal.ts";
import { describeGroups } from "../../nutrition/words/describe-groups.ts";
import { namedInGroup } from "./food-checks.ts";

const PORTIONS = [0.5, 1, 1.5, 2, 3, 4, 6];

test.each(Object.keys(MEAL_OF_SLOT) as MealSlot[])("%s: a line of groups is read as the foods it names", (slot) => {
  for (const group of Object.keys(EQUIVALENT_GROUPS)) {
    const listed = listEquivalentFoods(MEAL_OF_SLOT[slot], group, NO_EXCLUSIONS).flatMap(({ foods }) => foods);
    if (listed.length === 0) continue;
    for (const portions of PORTIONS) {
      const [text = ""] = describeGroups({ slot, groups: [{ group, portions }] }, NO_EXCLUSIONS);
      const read = namedInGroup(text).map(({ id }) => id);
      expect(read, text).toEqual(listed.map(({ id }) => id));
    }
  }
});
