import type { EquivalentsDiet } from "@app/contract/plan-document";
import { describe, expect, test } from "vitest";
import { exclusionsFor } from "../exclusions/testing/exclusions-for.ts";
import type { EquivalentGroup } from "../nutrition/equivalents/equivalent-foods.ts";
import { equivalentsOf, portionKcalOf } from "../nutrition/equivalents/equivalents.ts";
import { type GroupFigures, groupFiguresOf } from "../nutrition/equivalents/group-figures.ts";
import { MEAL_OF_SLOT } from "../nutrition/meals/meal.ts";
import { menuRules } from "../nutrition/menus/menu-rules.ts";
import type { Eating } from "../nutrition/target-rules.ts";
import { describeGroups } from "../nutrition/words/describe-groups.ts";
import { carbRangeOf, dietLimitsOf, isMainMeal } from "./diet-limits.ts";

const { shares, times } = menuRules.content;
type Person = { rows: string[]; kcal: number; meals?: 5 | 6; eating?: Eating };

function groupsFor({ rows, kcal, meals = 5, eating = "de-tudo" }: Person) {
  const limits = dietLimitsOf(rows);
  const exclusions = exclusionsFor({ rows, eating });
  const own = limits.smallMeals?.shares[meals] ?? shares[meals];
  const request = { rows, exclusions, targets: { kcal, floor: 0.7 * kcal }, shares: own, times };
  const diet = equivalentsOf(request, "level-b");
  const figure = (groups: EquivalentsDiet["meals"][number]["groups"], slot: keyof typeof MEAL_OF_SLOT) => ({
    of: (name: keyof GroupFigures): number =>
      groups.reduce(
        (sum, { group, portions }) =>
          sum + portions * groupFiguresOf(MEAL_OF_SLOT[slot], group as EquivalentGroup, exclusions)[name],
        0,
      ),
    kcal: groups.reduce((sum, { group, portions }) => sum + portions * portionKcalOf(group as EquivalentGroup), 0),
  });
  return {
    limits,
    meals: diet.meals.map(({ slot, groups }) => ({ slot, groups, ...figure(groups, slot) })),
    text: diet.meals.flatMap((meal) => describeGroups(meal, exclusions)).join("; "),
  };
}

const EATINGS = ["de-tudo", "sem-carne-vermelha", "ovolacto"] as const;

describe("groups under a note", () => {
  test.each(EATINGS)("GLP-1, %s: small meals with their protein first, enough of it and little to drink", (eating) => {
    for (const kcal of [1500, 1800, 2200]) {
      for (const { slot, groups, of, kcal: energy } of groupsFor({ rows: ["R21_GLP1"], kcal, eating }).meals) {
        expect(energy).toBeLessThanOrEqual(0.25 * kcal);
        expect(of("grams")).toBeLessThanOrEqual(350);
        expect(of("drink")).toBeLessThanOrEqual(200);
        if (!isMainMeal(slot)) continue;
        expect(of("protein")).toBeGreaterThanOrEqual(20);
        expect(groups[0]?.group).toBe("carnes");
      }
    }
  });

  test.each(EATINGS)("diabetes 2, %s: the carbohydrate is spread, bread too, and there is no juice", (eating) => {
    for (const kcal of [1500, 1800, 2200]) {
      for (const meals of [5, 6] as const) {
        const { limits, meals: made, text } = groupsFor({ rows: ["R14_DIABETES_2"], kcal, meals, eating });
        const carb = made.reduce((sum, { of }) => sum + of("usualCarb"), 0);
        const rangeOf = carbRangeOf(
          limits.carb as NonNullable<typeof limits.carb>,
          made.map(({ slot }) => slot),
          carb,
        );
        for (const { slot, of } of made) {
          const { least, most, ofDay } = rangeOf(slot);
          expect(of("carb")).toBeLessThanOrEqual(most + 1e-6);
          expect(of("usualCarb")).toBeLessThanOrEqual(ofDay + 1e-6);
          expect(of("usualCarb")).toBeGreaterThanOrEqual(least - 1e-6);
        }
        expect(text).not.toMatch(/suco|mel\b|açúcar/);
      }
    }
  });

  test("warfarin: no leaves, and one oil", () => {
    const { text } = groupsFor({ rows: ["R22_REMEDIO_COM_INTERACAO", "R39_VARFARINA"], kcal: 1800 });
    expect(text).not.toMatch(/alface|rúcula|couve|óleo/);
    expect(text).toContain("azeite");
  });

  test("sodium: no salted nuts, no portion of 400 mg, 1,200 mg a day", () => {
    const { meals, text } = groupsFor({ rows: ["R16_PRESSAO_CONTROLADA"], kcal: 2200 });
    expect(meals.reduce((sum, { of }) => sum + of("sodium"), 0)).toBeLessThanOrEqual(1200);
    expect(text).not.toMatch(/amendoim|castanhas|pães franceses/);
  });
});
