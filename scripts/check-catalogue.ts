/** Foods, meals and how they are bought: prints what a careful reader would doubt in their tables (docs/catalogue.md). */
import { catalogue } from "../engine/src/nutrition/catalogue/catalogue.ts";
import { findFaults } from "../engine/src/nutrition/catalogue/faults/find-faults.ts";
import { findMealFaults } from "../engine/src/nutrition/meals/meal-faults.ts";
import { mealTemplates } from "../engine/src/nutrition/meals/meals.ts";
import { listExchangedFoods } from "../engine/src/nutrition/menus/exchange.ts";
import { findSaleFaults } from "../engine/src/nutrition/shopping/sale-faults.ts";
import { foodSteps } from "../engine/src/nutrition/steps/food-step.ts";
import { findStepFaults } from "../engine/src/nutrition/steps/step-faults.ts";

const { foods, measures } = catalogue;
const eaten = mealTemplates.flatMap(({ parts }) => parts.flatMap(({ choices }) => choices.map(({ food }) => food)));
const faults = [
  ...findFaults(catalogue),
  ...findMealFaults(mealTemplates),
  ...findSaleFaults([...eaten, ...listExchangedFoods()]),
  ...findStepFaults(foodSteps),
];
// A table that is not read has no faults: hence the minimum.
if (foods.length < 350 || mealTemplates.length < 60) faults.push("too few foods or meals read");

console.log(faults.join("\n") || `${foods.length} foods, ${measures.length} measures, ${mealTemplates.length} meals`);
process.exit(faults.length > 0 ? 1 : 0);
