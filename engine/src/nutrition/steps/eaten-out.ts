import type { StepKind } from "./food-step.ts";
import {
  dessertOf,
  isRaw,
  namesOf,
  type PlatePart,
  pick,
  type SteppedMeal,
  sentence,
  turnOf,
  without,
} from "./plate-part.ts";

const MOST_SENTENCES = 4;
/** Spoken of apart, or in the kitchen's hands. */
const ASIDE: ReadonlySet<StepKind> = new Set(["fruta", "azeite", "oleo", "suco", "vinagrete", "bebida"]);
/** One vegetable does not fill half a plate. */
const LEAST_HALF = 2;
/** It comes on the steak. */
const ONION = "taco:107";
const BUFFET_ADVICE = [
  "Dê uma volta no bufê antes de se servir.",
  "Escolheu? Sente longe do bufê e coma com calma.",
] as const;
const PLATE_ADVICE = [
  "Veio mais do que isso? O resto pode ficar no prato.",
  "Coma devagar: o prato não vai fugir.",
] as const;

/** How to serve oneself what others have cooked. */
export function restaurantSteps(parts: readonly PlatePart[], meal: SteppedMeal): string[] {
  const isPlate = meal.place === "prato-feito";
  const greens = parts.filter((part) => (isRaw(part) || part.kind === "legume") && part.food !== ONION);
  const raw = greens.filter(isRaw);
  const others = without(parts, greens).filter(({ kind }) => !ASIDE.has(kind));
  const oil = parts.filter(({ kind }) => kind === "azeite");
  const fruit = parts.filter(({ kind }) => kind === "fruta");
  const [green, other] = [namesOf(greens), namesOf(others)];
  const plate = isPlate
    ? [`coma primeiro ${green}, e depois ${other}`]
    : greens.length >= LEAST_HALF
      ? [`encha metade do prato com ${green}`, `na outra metade, ponha ${other}`]
      : [`sirva primeiro ${green}`, `depois, ${other}`];
  const isWhole = greens.length > 0 && others.length > 0;
  return [
    ...(isWhole
      ? plate.map(sentence)
      : parts.length > 0
        ? [sentence(`sirva ${green || other || namesOf(parts)}`)]
        : []),
    ...(oil.length > 0 && raw.length > 0 ? [sentence(`regue ${namesOf(raw)} com ${namesOf(oil)}`)] : []),
    ...(isWhole && fruit.length > 0 ? [dessertOf(fruit, meal)] : []),
    pick(isPlate ? PLATE_ADVICE : BUFFET_ADVICE, turnOf(meal)),
  ].slice(0, MOST_SENTENCES);
}

export function bakerySteps(parts: readonly PlatePart[]): string[] {
  const fruit = parts.filter(({ kind }) => kind === "fruta");
  const others = without(parts, fruit);
  return [
    ...(others.length > 0 ? [sentence(`peça ${namesOf(others)}`)] : []),
    ...(fruit.length > 0 ? [sentence(`leve ${namesOf(fruit)} de casa, na bolsa`)] : []),
  ];
}
