import { describe, expect, test } from "vitest";
import { exclusionsFor } from "../exclusions/testing/exclusions-for.ts";
import { type EquivalentGroup, portionKcalOf } from "../nutrition/equivalents/equivalent-foods.ts";
import { equivalentsOf } from "../nutrition/equivalents/equivalents.ts";
import { type GroupFigures, groupFiguresOf } from "../nutrition/equivalents/group-figures.ts";
import { brokenGroupLimits } from "../nutrition/equivalents/group-limits.ts";
import { MEAL_OF_SLOT } from "../nutrition/meals/meal.ts";
import { menuRules } from "../nutrition/menus/menu-rules.ts";
import type { Eating } from "../nutrition/target-rules.ts";
import { describeGroups } from "../nutrition/words/describe-groups.ts";
import { dietLimitsOf, isMainMeal } from "./diet-limits.ts";

const { shares, times } = menuRules.content;
type Person = { rows: string[]; kcal: number; meals?: 3 | 4 | 5 | 6; eating?: Eating };

function groupsFor({ rows, kcal, meals = 5, eating = "de-tudo" }: Person) {
  const limits = dietLimitsOf(rows);
  const exclusions = exclusionsFor({ rows, eating });
  const own = limits.smallMeals?.shares[meals === 6 ? 6 : 5] ?? shares[meals];
  const request = { rows, exclusions, targets: { kcal, floor: 0.7 * kcal }, shares: own, times };
  const diet = equivalentsOf(request, "level-b");
  const made = diet.meals.map(({ slot, groups }) => ({
    slot,
    groups,
    of: (name: keyof GroupFigures): number =>
      groups.reduce(
        (sum, { group, portions }) =>
          sum + portions * groupFiguresOf(MEAL_OF_SLOT[slot], group as EquivalentGroup, exclusions)[name],
        0,
      ),
    kcal: groups.reduce((sum, { group, portions }) => sum + portions * portionKcalOf(group as EquivalentGroup), 0),
  }));
  return {
    broken: brokenGroupLimits(diet, rows, exclusions),
    meals: made,
    energy: made.reduce((sum, meal) => sum + meal.kcal, 0),
    text: diet.meals.flatMap((meal) => describeGroups(meal, exclusions)).join("; "),
  };
}

const EATINGS = ["de-tudo", "sem-carne-vermelha", "peixe", "ovolacto", "vegano"] as const;
const ENERGIES = [1500, 1800, 2200] as const;

describe("groups under a note", () => {
  test.each(EATINGS)("GLP-1, %s: small meals with their protein first, enough of it and little to drink", (eating) => {
    for (const kcal of ENERGIES) {
      const { meals, energy } = groupsFor({ rows: ["R21_GLP1"], kcal, eating });
      expect(energy).toBeGreaterThanOrEqual(0.95 * kcal);
      expect(energy).toBeLessThanOrEqual(kcal);
      for (const { slot, groups, of, kcal: own } of meals) {
        expect(own).toBeLessThanOrEqual(0.25 * energy);
        expect(of("grams")).toBeLessThanOrEqual(350);
        expect(of("drink")).toBeLessThanOrEqual(200);
        if (!isMainMeal(slot)) continue;
        expect(of("protein")).toBeGreaterThanOrEqual(20 - 1e-6);
        expect(groups[0]?.group).toMatch(/carnes|frango|proteinas|grao/);
      }
    }
  });

  test.each([3, 4, 5] as const)("diabetes 2, %s meals: the carbohydrate is spread, and there is no juice", (meals) => {
    for (const eating of EATINGS) {
      for (const kcal of ENERGIES) {
        const { broken, meals: made, text, energy } = groupsFor({ rows: ["R14_DIABETES_2"], kcal, meals, eating });
        expect(broken, `${eating} ${kcal}`).toEqual([]);
        expect(Math.abs(energy - kcal)).toBeLessThanOrEqual(0.05 * kcal);
        const carb = made.reduce((sum, { of }) => sum + of("usualCarb"), 0);
        for (const { of } of made) expect(of("usualCarb")).toBeLessThanOrEqual(0.35 * carb + 1e-6);
        expect(text).not.toMatch(/suco|mel\b|açúcar/);
      }
    }
  });

  test.each(EATINGS)(
    "cholesterol, %s: little saturated fat, seven eggs a week, fibre, and the whole energy",
    (eating) => {
      for (const meals of [3, 6] as const) {
        for (const kcal of ENERGIES) {
          const { broken, meals: made, energy } = groupsFor({ rows: ["R37_COLESTEROL"], kcal, meals, eating });
          expect(broken).toEqual([]);
          expect(Math.abs(energy - kcal)).toBeLessThanOrEqual(0.05 * kcal);
          const sum = (name: keyof GroupFigures): number => made.reduce((all, { of }) => all + of(name), 0);
          expect(9 * sum("saturated")).toBeLessThanOrEqual(0.07 * energy + 1e-6);
          expect(7 * sum("eggs")).toBeLessThanOrEqual(7);
          expect(sum("fibre")).toBeGreaterThanOrEqual(25 - 1e-6);
        }
      }
    },
  );

  test("gout: at most 150 g of meat a day", () => {
    for (const eating of EATINGS) {
      const { broken, meals } = groupsFor({ rows: ["R36_GOTA"], kcal: 1800, eating });
      expect(broken).toEqual([]);
      expect(meals.reduce((sum, { of }) => sum + of("meat"), 0)).toBeLessThanOrEqual(150);
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
