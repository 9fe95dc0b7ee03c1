import { plainText } from "../../../safety/match-text.ts";
import { type Food, fullName } from "../food.ts";
import type { Catalogue } from "../read-catalogue.ts";
import { figureFaults, judgementFaults } from "./figures.ts";
import { formFaults, kindFaults } from "./kinds.ts";
import { measureFaults, portionFaults } from "./measures.ts";

/** What a careful reader would doubt, a line for each: `taco:561 feijão carioca cozido: eaten raw`. */
export function findFaults({ foods, measures, usualPortions, synonyms }: Catalogue): string[] {
  const say = (food: Food, faults: string[]): string[] =>
    faults.map((fault) => `${food.id} ${fullName(food)}: ${fault}`);
  const ids = new Set(foods.map(({ id }) => id));
  const measuresOf = (id: string) => measures.filter(({ food }) => food === id);
  return [
    ...foods.flatMap((food) => say(food, [...figureFaults(food), ...judgementFaults(food)])),
    ...foods.flatMap((food) => say(food, [...kindFaults(food), ...formFaults(food)])),
    ...foods.flatMap((food) => say(food, measureFaults(food, measuresOf(food.id)))),
    ...measures.filter(({ food }) => !ids.has(food)).map(({ food }) => `a measure of ${food}, which is no food`),
    ...usualPortions.flatMap((portion) => portionFaults(portion).map((fault) => `${portion.key}: ${fault}`)),
    ...repeated(usualPortions.map(({ key }) => key)).map((key) => `${key} is the key of two portions`),
    ...repeated(foods.map(({ id }) => id)).map((id) => `${id} stands twice`),
    ...repeated(foods.map((food) => plainText(fullName(food)))).map((name) => `two foods are called ${name}`),
    ...synonymFaults(synonyms, foods),
  ];
}

/** A synonym leads to a food, and never from one kind of food to another. */
function synonymFaults(synonyms: Catalogue["synonyms"], foods: readonly Food[]): string[] {
  const names = foods.map((food) => ({ food, plain: plainText(fullName(food)) }));
  const faults = synonyms.flatMap(([word = "", ...others]) => {
    const start = ` ${plainText(word)}`;
    const named = names.filter(({ plain }) => ` ${plain}`.includes(start));
    if (named.length === 0) return [`no food is called ${word}`];
    if (others.length === 0) return [`${word} has no synonym`];
    const groups = new Set(named.map(({ food }) => food.group));
    return others.flatMap((other) => {
      const spoken = plainText(other);
      const stolen = names.find(({ plain, food }) => plain === spoken && !groups.has(food.group));
      return stolen ? [`${other} is a food of its own, not ${word}`] : [];
    });
  });
  const words = synonyms.flatMap(([, ...others]) => others.map(plainText));
  return [...faults, ...repeated(words).map((word) => `${word} is a synonym of two words`)];
}

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
