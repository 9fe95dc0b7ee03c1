import { alcohol } from "../../../data/foods/alcohol.ts";
import { beef } from "../../../data/foods/beef.ts";
import { breadsAndCrackers } from "../../../data/foods/breads-and-crackers.ts";
import { cerealsAndTubers } from "../../../data/foods/cereals-and-tubers.ts";
import { dairy } from "../../../data/foods/dairy.ts";
import { dishes } from "../../../data/foods/dishes.ts";
import { drinks } from "../../../data/foods/drinks.ts";
import { eggs } from "../../../data/foods/eggs.ts";
import { fishAndSeafood } from "../../../data/foods/fish-and-seafood.ts";
import { fruitsA } from "../../../data/foods/fruits-a.ts";
import { fruitsB } from "../../../data/foods/fruits-b.ts";
import { nutsAndSeeds } from "../../../data/foods/nuts-and-seeds.ts";
import { oilsAndFats } from "../../../data/foods/oils-and-fats.ts";
import { plantDrinks } from "../../../data/foods/plant-drinks.ts";
import { porkAndColdCuts } from "../../../data/foods/pork-and-cold-cuts.ts";
import { poultry } from "../../../data/foods/poultry.ts";
import { pulses } from "../../../data/foods/pulses.ts";
import { seasonings } from "../../../data/foods/seasonings.ts";
import { snacks } from "../../../data/foods/snacks.ts";
import { sweets } from "../../../data/foods/sweets.ts";
import { vegetablesA } from "../../../data/foods/vegetables-a.ts";
import { vegetablesB } from "../../../data/foods/vegetables-b.ts";
import { dairyFatsAndNutsMeasures } from "../../../data/measures/dairy-fats-and-nuts.ts";
import { meatFishAndEggsMeasures } from "../../../data/measures/meat-fish-and-eggs.ts";
import { staplesMeasures } from "../../../data/measures/staples.ts";
import { sweetsDrinksAndDishesMeasures } from "../../../data/measures/sweets-drinks-and-dishes.ts";
import { vegetablesAndFruitMeasures } from "../../../data/measures/vegetables-and-fruit.ts";
import { recipes } from "../../../data/recipes.ts";
import { synonyms } from "../../../data/synonyms.ts";
import { usualPortions } from "../../../data/usual-portions.ts";
import type { CatalogueText } from "./read-catalogue.ts";

/** The catalogue as it is written, a table for each group. */
export const catalogueText: CatalogueText = {
  foods: [
    cerealsAndTubers,
    breadsAndCrackers,
    pulses,
    beef,
    porkAndColdCuts,
    poultry,
    fishAndSeafood,
    eggs,
    dairy,
    plantDrinks,
    oilsAndFats,
    nutsAndSeeds,
    vegetablesA,
    vegetablesB,
    fruitsA,
    fruitsB,
    sweets,
    drinks,
    alcohol,
    seasonings,
    dishes,
    snacks,
  ],
  recipes,
  measures: [
    staplesMeasures,
    meatFishAndEggsMeasures,
    dairyFatsAndNutsMeasures,
    vegetablesAndFruitMeasures,
    sweetsDrinksAndDishesMeasures,
  ],
  usualPortions,
  synonyms,
};
