import type { MealSlot } from "@app/contract/plan-document";
import { foldText } from "@app/engine/assistant/fold-text";
import { mealAt } from "@app/engine/nutrition/sentence/meal-at";
import { addDays } from "@app/engine/promises/local-time";

/** In the order in which they are looked for: breakfast names the morning, and so does its snack. */
const MEALS: readonly (readonly [RegExp, MealSlot])[] = [
  [/\blanch\w*( d[ae]| de)? manha\b/, "lanche-manha"],
  [/\b(cafe da manha|desjejum|de manha|hoje cedo|no cafe)\b/, "cafe"],
  [/\balmoc\w*/, "almoco"],
  [/\b(jantar|jantei|janta|jantamos|de noite|a noite)\b/, "jantar"],
  [/\b(ceia|ceei)\b/, "ceia"],
  [/\b(lanch\w*|de tarde|a tarde)\b/, "lanche-tarde"],
];

/** The meal that the words name: the first text that names one decides, otherwise the hour. */
export function mealOf(texts: readonly string[], minutes: number): MealSlot {
  for (const text of texts.map(foldText)) {
    const found = MEALS.find(([words]) => words.test(text));
    if (found) return found[1];
  }
  return mealAt(minutes);
}

/** The same as on another day is eaten today. */
const LIKE_BEFORE = /\b(?:igual|mesmo|mesma coisa|como|que nem)(?: a| ao| o| de)* (?:ante)?ontem\b/g;

/** Today, unless the words name one of the days before it. */
export function dayOf(texts: readonly string[], today: string): string {
  const text = texts.map(foldText).join(" ").replace(LIKE_BEFORE, "");
  if (/\banteontem\b/.test(text)) return addDays(today, -2);
  return /\bontem\b/.test(text) ? addDays(today, -1) : today;
}

const ASKING =
  /^\s*(?:anot\w+|registr\w+|marc[ae]\w*|lan[cç]\w+|coloc\w+|adicion\w+|bot[ae]|p[oõ]e)(?:\s+a[ií])?\s*[:,]?\s+/iu;

/** What was eaten, without the request to log it. Quotes part no food from its amount, brackets part what is in them. */
export const eatenWords = (text: string): string =>
  text
    .replace(/["“”'’«»]/g, " ")
    .replace(/[[\]{}()<>]/g, " , ")
    .replace(ASKING, "");

/** Words around a meal that name no food; nobody has to be asked about them. */
const NO_FOOD = new Set(
  (
    "anota anote anotar registra registre registrar marca marque lanca lance coloca coloque adiciona adicione bota bote " +
    "poe por pra para favor mim ai essa esse isso isto esta este hoje ontem anteontem agora igual mesmo mesma coisa " +
    "quanto quanta quantos quantas kcal caloria calorias proteina proteinas tem da das do dos de no na nos nas o a os as " +
    "um uma meu minha merda porra caralho puta droga manha tarde noite casa foi fui eu e que"
  ).split(" "),
);

export const namesFood = (unknown: string): boolean =>
  foldText(unknown)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => /\p{L}/u.test(word) && !NO_FOOD.has(word));
