import { type FoodsDiet, MEAL_SLOTS, type MealSlot, type PlanItem, type PlanMeal } from "@app/contract/plan-document";
import { findFood } from "../../nutrition/catalogue/catalogue.ts";
import type { UnitKey } from "../../nutrition/catalogue/measure.ts";
import { foldText, foldWord } from "../../nutrition/search/fold-word.ts";
import { measureNoun } from "../../nutrition/words/describe-measure.ts";
import type { Contradiction } from "../checked-person.ts";
import { isFoodHead, wordsOnPlate } from "../words/plate-words.ts";
import { scanText, type Word } from "../words/scan-text.ts";

type Step = { readonly meal: PlanMeal; readonly text: string; readonly diet: FoodsDiet; readonly day: number };

/** Whether a step of a meal speaks of what is on its plate: foods, counts, other meals, left-overs. */
export function plateChecks(text: string, meal: PlanMeal, diet: FoodsDiet): Contradiction[] {
  const day = diet.days.findIndex(({ meals }) => meals.some(({ id }) => id === meal.id));
  const step = { meal, text, diet, day };
  return [...absentFoods(step), ...wrongCounts(step), ...absentMeals(step), ...falseLeftovers(step)];
}

const contradiction = (code: string, { meal, text }: Step, what: string): Contradiction => ({
  code,
  where: `diet.${meal.id}`,
  text: `${what}: ${text}`,
});

/** "do tamanho de uma mexerica": a comparison. */
const LIKE = new Set(["tamanho", "grossura", "papel", "forma"].map(foldWord));
const FARTHEST_LIKE = 3;

/** Places of words that name a food; a comparison and what is left out name none. */
function foodsNamed(text: string): Word[] {
  const { words, forbidden } = scanText(text);
  return words.filter(({ folded }, at) => {
    if (!isFoodHead(folded) || forbidden[at]) return false;
    // Breakfast has the name of a drink.
    if (folded === "cafe" && words[at + 2]?.folded === MORNING) return false;
    return !words.slice(Math.max(0, at - FARTHEST_LIKE), at).some((word) => LIKE.has(word.folded));
  });
}
const MORNING = foldWord("manhã");

const isOn = (items: readonly PlanItem[], word: string): boolean =>
  items.some(({ food, or = [] }) =>
    [food, ...or.map((one) => one.food)].some((id) => findFood(id) && wordsOnPlate(id).has(word)),
  );

function absentFoods(step: Step): Contradiction[] {
  return foodsNamed(step.text)
    .filter(({ folded }) => !isOn(step.meal.items, folded))
    .map(({ said }) => contradiction("text-names-absent-food", step, `“${said}” não está no prato`));
}

const NUMBERS: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  meia: 0.5,
  meio: 0.5,
};
const COUNTED: ReadonlySet<string> = new Set(["un", "up"]);
/** Of one piece, or of a part of it: `um pão` says no count. */
const LEAST_SAID = 2;

/** "duas fatias de pão", "três ovos": compared with the item that is counted so. */
function wrongCounts(step: Step): Contradiction[] {
  const folded = foldText(step.text);
  if (!SAYS_NUMBER.test(folded)) return [];
  return step.meal.items.flatMap((item) => {
    const said = saidCounts(folded, item);
    const isRight = said.every((count) => Math.abs(count - item.count) < 0.01);
    return isRight ? [] : [contradiction("text-wrong-count", step, `são ${String(item.count).replace(".", ",")}`)];
  });
}

function saidCounts(text: string, { food, unit }: PlanItem): number[] {
  if (!findFood(food)) return [];
  const isFood = (word: string): boolean => wordsOnPlate(food).has(foldWord(word));
  if (COUNTED.has(unit)) {
    return [...text.matchAll(PIECES)].flatMap(([, number = "", word = ""]) => {
      const value = NUMBERS[number] ?? Number(number);
      return value >= LEAST_SAID && isFoodHead(foldWord(word)) && isFood(word) ? [value] : [];
    });
  }
  return [...text.matchAll(patternOf(food, unit as UnitKey))].flatMap(([, number = "", half, word]) => {
    const value = NUMBERS[number] ?? Number(number);
    return word !== undefined && !Number.isNaN(value) && isFood(word) ? [value + (half ? 0.5 : 0)] : [];
  });
}

const SAYS_NUMBER = /\b(\d+|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|meia|meio)\b/;
const PIECES = /\b(\d+|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)\s+([a-z]+)/g;
const patterns = new Map<string, RegExp>();

/** `duas fatias de pão`, `1 concha e meia de feijão`. */
function patternOf(food: string, unit: UnitKey): RegExp {
  const { one, many } = measureNoun(food, unit);
  const nouns = `${foldText(many)}|${foldText(one)}`;
  const known = patterns.get(nouns);
  if (known) return known;
  const pattern = new RegExp(
    `\\b(\\d+|[a-z]+)\\s+(?:${nouns})\\b(?: (?:cheias?|rasas?|medias?|grossas?|finas?))?( e mei[oa])?(?: de ([a-z]+))?`,
    "g",
  );
  patterns.set(nouns, pattern);
  return pattern;
}

const MEAL_NAMES: Readonly<Record<MealSlot, RegExp>> = {
  cafe: /\bcafe da manha\b/,
  "lanche-manha": /\blanche da manha\b/,
  almoco: /\balmoco\b/,
  "lanche-tarde": /\blanche da tarde\b/,
  jantar: /\b(?:o|do|no|ao|de|seu|mesmo) jantar\b/,
  ceia: /\bceia\b/,
};

function absentMeals(step: Step): Contradiction[] {
  const folded = foldText(step.text);
  const slots = new Set(step.diet.days[step.day]?.meals.map(({ slot }) => slot));
  return MEAL_SLOTS.filter((slot) => MEAL_NAMES[slot].test(folded) && !slots.has(slot)).map(() =>
    contradiction("text-absent-meal", step, "fala de uma refeição que o dia não tem"),
  );
}

const LEFT_OVER = /\b(sobr(?:a|as|ou|aram)|restou|restaram|o resto d[oa])\b/;
const OF_LUNCH = /\b(?:do|no|mesmo) almoco\b/;
const OF_DINNER = /\b(?:do|no|mesmo) jantar\b/;
const OF_YESTERDAY = /\b(?:de ontem|da vespera|do dia anterior|da noite anterior)\b/;

/** What is said to be left must have been there: of the meals named, or of the day until then and the day before. */
function falseLeftovers(step: Step): Contradiction[] {
  const folded = foldText(step.text);
  const isOfOther = OF_YESTERDAY.test(folded) || (OF_LUNCH.test(folded) && step.meal.slot !== "almoco");
  if (!LEFT_OVER.test(folded) && !isOfOther && !(OF_DINNER.test(folded) && step.meal.slot !== "jantar")) return [];
  const sources = sourcesOf(step, folded);
  const named = foodsNamed(step.text).map((word) => word.folded);
  const has = (word: string): boolean => sources.some(({ items }) => isOn(items, word));
  const common = step.meal.items.some(({ food }) =>
    sources.some(({ items }) => items.some((item) => item.food === food)),
  );
  const isTrue = named.length > 0 ? named.some(has) : common;
  return isTrue ? [] : [contradiction("text-false-leftover", step, "não sobrou de refeição nenhuma")];
}

function sourcesOf({ meal, diet, day }: Step, folded: string): readonly PlanMeal[] {
  const today = diet.days[day]?.meals ?? [];
  const before = diet.days[(day + diet.days.length - 1) % diet.days.length]?.meals ?? [];
  const earlier = today.slice(
    0,
    today.findIndex(({ id }) => id === meal.id),
  );
  const of = (meals: readonly PlanMeal[], slot: MealSlot): PlanMeal[] => meals.filter((one) => one.slot === slot);
  if (OF_YESTERDAY.test(folded)) return before;
  if (OF_LUNCH.test(folded)) return of(earlier, "almoco").length > 0 ? of(earlier, "almoco") : of(before, "almoco");
  if (OF_DINNER.test(folded)) return of(earlier, "jantar").length > 0 ? of(earlier, "jantar") : of(before, "jantar");
  return [...earlier, ...before];
}
