import { cookedForTheWeek } from "../../../data/steps/cooked.ts";
import { isReadyPlate } from "../meals/meal.ts";
import { listWords } from "../words/noun.ts";
import type { StepKind } from "./food-step.ts";
import { bowlOf, fillingOf } from "./mixtures.ts";
import {
  cutsOf,
  dessertOf,
  isLarge,
  isRaw,
  isServed,
  namesOf,
  type PlatePart,
  pick,
  type SteppedMeal,
  sentence,
  turnOf,
  without,
} from "./plate-part.ts";

/** A sentence, where it stands, and what it is worth when there are too many. */
type Said = { readonly text: string; readonly rank: number; readonly weight: number };

const MOST_SENTENCES = 4;
/** Milk, coffee and plain bread are spoken of where there is little else to say. */
const FEW_SENTENCES = 2;
const LEAST_WEIGHT = 2;
/** One pinch on a plate is enough. */
const SALT = "uma pitada de sal";
/** What is cooked once for two meals. */
const KEPT: ReadonlySet<StepKind> = new Set(["panela", "carne", "legume", "prato"]);

/** In the order in which one cooks and serves, with what each is worth. */
const STAGES: readonly { readonly kinds: readonly StepKind[]; readonly weight: number }[] = [
  { kinds: ["panela"], weight: 7 },
  { kinds: ["prato"], weight: 9 },
  { kinds: ["carne"], weight: 9 },
  { kinds: ["ovo"], weight: 9 },
  { kinds: ["lata"], weight: 5 },
  { kinds: ["molho"], weight: 8 },
  { kinds: ["queijo", "tofu", "pasta"], weight: 8 },
  { kinds: ["legume"], weight: 8 },
  { kinds: ["folha", "cru"], weight: 7 },
  { kinds: ["vinagrete"], weight: 4 },
  { kinds: ["azeite", "oleo"], weight: 3 },
  { kinds: ["farinha"], weight: 2 },
  { kinds: ["acai", "vitamina", "whey", "iogurte"], weight: 6 },
  { kinds: ["aveia", "cereal", "chia", "semente", "castanha"], weight: 4 },
  { kinds: ["fruta"], weight: 5 },
  { kinds: ["suco", "pronto", "leite"], weight: 1 },
  { kinds: ["bebida"], weight: 0 },
];
const rankOf = (wanted: StepKind): number => STAGES.findIndex(({ kinds }) => kinds.includes(wanted));
const FIRST = -1;

export function homeSteps(all: readonly PlatePart[], meal: SteppedMeal, day: readonly SteppedMeal[]): string[] {
  const warmed = warmedUp(all, meal, day);
  const filled = fillingOf(all);
  const bowl = isLarge(meal) ? undefined : bowlOf(without(all, filled?.inside ?? []));
  const dressing = dressingOf(all);
  const ready = readyFrom(without(all, warmed), meal, day);
  const kept = cookedBefore(without(all, [...warmed, ...(ready?.parts ?? [])]), meal);
  const left = without(all, [
    ...warmed,
    ...kept,
    ...(ready?.parts ?? []),
    ...(filled?.used ?? []),
    ...(bowl?.used ?? []),
  ]);
  const isDressed = left.some(isRaw) && isLarge(meal);
  const said = STAGES.flatMap(({ kinds, weight }, rank): Said[] => {
    const own = left.filter(({ kind }) => kinds.includes(kind));
    const spoken = isDressed ? without(own, dressing) : own;
    return spoken.length > 0 ? [{ text: stageText(spoken, all, meal), rank, weight }] : [];
  });
  return inOrder([
    ...(warmed.length > 0 ? [{ text: warmUp(warmed, meal), rank: FIRST, weight: 8 }] : []),
    ...(kept.length > 0 ? [{ text: warmUpOfTheWeek(kept, meal), rank: FIRST, weight: 8 }] : []),
    ...(ready ? [{ text: ready.text, rank: rankOf("carne"), weight: 9 }] : []),
    ...(filled ? [{ text: filled.text, rank: rankOf("legume") - 0.5, weight: 9 }] : []),
    ...(bowl ? [{ text: bowl.text, rank: rankOf("legume") + 0.5, weight: 9 }] : []),
    ...said.filter(({ text }) => text !== ""),
  ]);
}

/** Foods of a dinner that lunch has cooked at home. */
function warmedUp(parts: readonly PlatePart[], { slot }: SteppedMeal, day: readonly SteppedMeal[]): PlatePart[] {
  const lunch = slot === "jantar" ? day.find((other) => other.slot === "almoco") : undefined;
  if (!lunch || isServed(lunch)) return [];
  return parts.filter(({ kind, food }) => KEPT.has(kind) && lunch.items.some((item) => item.food === food));
}

/** What takes long on a plate of few minutes: it was cooked for the week. */
const cookedBefore = (parts: readonly PlatePart[], { template }: SteppedMeal): PlatePart[] =>
  template !== undefined && isReadyPlate(template) ? parts.filter(({ food }) => slowFoods.has(food)) : [];
const slowFoods = new Set<string>(cookedForTheWeek);

const warmUpOfTheWeek = (parts: readonly PlatePart[], meal: SteppedMeal): string =>
  sentence(
    pick(
      [
        `aqueça ${namesOf(parts)}: você já cozinhou para a semana`,
        `comece por aquecer ${namesOf(parts)}, da panela da semana`,
      ],
      turnOf(meal),
    ),
  );

/** Meat that an earlier meal of the day has cooked at home: nobody cooks it twice. */
function readyFrom(
  parts: readonly PlatePart[],
  { id }: SteppedMeal,
  day: readonly SteppedMeal[],
): { readonly text: string; readonly parts: readonly PlatePart[] } | undefined {
  const before = day.slice(
    0,
    Math.max(
      0,
      day.findIndex((other) => other.id === id),
    ),
  );
  for (const earlier of before.filter((other) => !isServed(other) && other.place !== "padaria")) {
    const same = parts.filter(({ kind, food }) => kind === "carne" && earlier.items.some((item) => item.food === food));
    if (same.length > 0) return { text: sentence(`aproveite ${namesOf(same)} ${OF_MEAL[earlier.slot]}`), parts: same };
  }
  return undefined;
}
const OF_MEAL: Readonly<Record<SteppedMeal["slot"], string>> = {
  cafe: "do café da manhã",
  "lanche-manha": "do lanche",
  almoco: "do almoço",
  "lanche-tarde": "do lanche",
  jantar: "do jantar",
  ceia: "da ceia",
};

const warmUp = (parts: readonly PlatePart[], meal: SteppedMeal): string =>
  sentence(
    pick([`aqueça ${namesOf(parts)} do almoço`, `aproveite ${namesOf(parts)} do almoço: é só aquecer`], turnOf(meal)),
  );

function stageText(parts: readonly PlatePart[], all: readonly PlatePart[], meal: SteppedMeal): string {
  const [first] = parts;
  if (first && isRaw(first)) return saladText(parts, all, meal);
  if (first?.kind === "fruta" && isLarge(meal)) return dessertOf(parts, meal);
  const inSauce = namesOf(all.filter(({ kind }) => kind === "lata" || kind === "carne"));
  if (first?.kind === "molho" && inSauce) return sentence(`aqueça ${namesOf(parts)} com ${inSauce} e sirva por cima`);
  return joinSteps(parts.filter(({ step }) => step !== ""));
}

/** The vinaigrette of the plate, or its olive oil. */
function dressingOf(parts: readonly PlatePart[]): PlatePart[] {
  const vinaigrette = parts.filter(({ kind }) => kind === "vinagrete");
  return vinaigrette.length > 0 ? vinaigrette : parts.filter(({ kind }) => kind === "azeite");
}

function saladText(raw: readonly PlatePart[], all: readonly PlatePart[], meal: SteppedMeal): string {
  if (!isLarge(meal)) return sentence(`lave ${namesOf(raw)} e corte em palitos`);
  const isSalted = all.some(({ step }) => step.includes(SALT));
  const seasoning = namesOf(dressingOf(all)) || (isSalted ? "ervas" : `ervas e ${SALT}`);
  const cut = cutsOf(raw);
  if (meal.place === "marmita") return sentence(`leve ${cut} em pote separado e tempere na hora com ${seasoning}`);
  const several = [
    `monte a salada com ${cut}; tempere com ${seasoning}`,
    `comece pela salada: ${cut}, com ${seasoning}`,
  ] as const;
  const isLeaf = raw.every(({ kind }) => kind === "folha");
  const single = [
    isLeaf ? `lave bem ${cut} e tempere com ${seasoning}` : `sirva ${cut} com ${seasoning}`,
    `tempere ${cut} com ${seasoning} só na hora`,
  ] as const;
  // Whoever eats no salad has no leaf on the plate, and may have raw carrot.
  const isSalad = raw.length > 1 && raw.some(({ kind }) => kind === "folha");
  return sentence(pick(isSalad ? several : single, turnOf(meal)));
}

/** Foods with the same step share it; those with the same verb share that. */
function joinSteps(parts: readonly PlatePart[]): string {
  if (parts.length === 0) return "";
  const alike = new Map<string, PlatePart[]>();
  for (const part of parts) alike.set(part.step, [...(alike.get(part.step) ?? []), part]);
  const phrases: string[] = [];
  let lastVerb = "";
  for (const [step, own] of alike) {
    const [verb = "", rest = ""] = step.split("_");
    const phrase = `${namesOf(own)}${rest}`;
    const isGoingOn = verb === lastVerb && isPlain(phrases.at(-1) ?? "") && isPlain(phrase);
    phrases.push(isGoingOn ? phrase : `${verb}${phrase}`);
    lastVerb = verb;
  }
  // A semicolon where a phrase has commas or an "e" of its own.
  return sentence(phrases.every(isPlain) ? listWords(phrases, "e") : phrases.join("; "));
}

const isPlain = (phrase: string): boolean => !/,| e /.test(phrase);

/** The worthiest sentences, in the order of the kitchen. */
function inOrder(said: readonly Said[]): string[] {
  const byWeight = [...said].sort((one, other) => other.weight - one.weight);
  return byWeight
    .filter(({ weight }, index) => index < (weight < LEAST_WEIGHT ? FEW_SENTENCES : MOST_SENTENCES))
    .sort((one, other) => one.rank - other.rank)
    .map(({ text }) => text);
}
