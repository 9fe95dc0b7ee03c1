import { filled } from "../../../data/sentence/said-foods.ts";
import { findMeasure } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import type { UnitKey } from "../catalogue/measure.ts";
import { isCountedByEggs } from "./amount-of.ts";
import type { FoodItem, UnknownItem } from "./item.ts";
import { type AmountAt, isHalfMore, readAmounts, type SaidAmount } from "./read-amount.ts";
import { readAmountAfter } from "./read-amount-after.ts";
import { readUnknown } from "./read-unknown.ts";
import { foodAt, isStop, isUnitAt, isUnknownAt, isWord, type Reader, skipLinks, wordAt } from "./reader.ts";
import type { Sense } from "./sense.ts";

/** Parts that are one piece on the plate, and are said without a number: `filé de merluza`. */
const PIECES: ReadonlySet<UnitKey> = new Set(["filé", "posta", "coxa", "sobrecoxa", "asa", "medalhão"]);

const isFilled = ({ key }: Sense): boolean => key !== null && filled.includes(key);

type Candidate = AmountAt & { readonly sense: Sense; readonly at: number; readonly foodEnd: number };

/** An amount, a food and what is said of it; `2 de abacaxi` takes the measure of the food before. */
export function readFood(reader: Reader, from: number, before: UnitKey | null): FoodItem | UnknownItem | undefined {
  const chosen = chooseCandidate(reader, from);
  if (!chosen) return undefined;
  const { sense, at, end } = chosen;
  const said = withUnit(reader, chosen, before);
  const start = end === from ? at : from;
  return finishFood(reader, {
    kind: "food",
    from: start,
    end: chosen.foodEnd,
    sense,
    said: withSizes(reader, chosen, said),
  });
}

function chooseCandidate(reader: Reader, from: number): Candidate | undefined {
  const candidates = readAmounts(reader.vocabulary, reader.tokens, from).flatMap((amount): Candidate[] => {
    const at = skipLinks(reader, amount.end);
    const food = isFoodItself(reader, from, amount, at) ? undefined : foodAt(reader, at);
    return food ? [{ ...amount, at, sense: food.value, foodEnd: food.end }] : [];
  });
  const farthest = Math.max(...candidates.map(({ foodEnd }) => foodEnd));
  const longest = candidates.filter(({ foodEnd }) => foodEnd === farthest);
  // `1 filé de frango` counts fillets; `peito de frango`, without a number, is a name.
  const hasNumber = (longest.at(-1)?.said.count ?? null) !== null;
  const measured = longest.find(({ said, sense }) => said.unit !== null && findMeasure(sense.ref as FoodId, said.unit));
  return hasNumber ? (measured ?? longest.at(-1)) : longest.at(-1);
}

/** `bife acebolado` is no measure of onions: a measure that is a food itself needs its `de`. */
function isFoodItself(reader: Reader, from: number, { said, end }: AmountAt, at: number): boolean {
  if (said.unit === null || at > end || end === from) return false;
  return isUnitAt(reader, end - 1) && foodAt(reader, end - 1)?.end === end;
}

function withUnit(reader: Reader, { said, sense, at, end, foodEnd }: Candidate, before: UnitKey | null): SaidAmount {
  if (said.grams !== null) return said;
  const { vocabulary, tokens } = reader;
  if (said.unit !== null) return { ...said, unit: cupOf(reader, said, sense, end, foodEnd) };
  const isElliptic = said.count !== null && before !== null && at > end;
  if (isElliptic) return { ...said, unit: before };
  const lead = vocabulary.units.matches(tokens, at).at(-1)?.value.unit;
  const isLed = lead && findMeasure(sense.ref as FoodId, lead) && (said.count !== null || PIECES.has(lead));
  return isLed ? { ...said, unit: lead, count: said.count ?? 1 } : said;
}

/** `1 xícara de café`: of coffee, and a coffee cup. */
function cupOf({ vocabulary, tokens }: Reader, said: SaidAmount, sense: Sense, end: number, foodEnd: number) {
  const longer = vocabulary.units.matches(tokens, end - 1).find((unit) => unit.end === foodEnd)?.value.unit;
  return longer && findMeasure(sense.ref as FoodId, longer) ? longer : said.unit;
}

/** Sizes inside the name: `batatas pequenas cozidas`. */
function withSizes({ vocabulary, tokens }: Reader, { at, foodEnd }: Candidate, said: SaidAmount): SaidAmount {
  const size = tokens.slice(at, foodEnd).find(({ word }) => vocabulary.sizes.has(word))?.word;
  return size ? { ...said, size } : said;
}

/** What follows the name: how it is made, its size, an amount, half more; or words that make it another food. */
function finishFood(reader: Reader, item: FoodItem): FoodItem | UnknownItem {
  let food = item;
  for (let next = describeFood(reader, food); next; next = describeFood(reader, food)) food = next;
  return isOtherFood(reader, food) ? readUnknown(reader, food.from, nameStart(reader, food)) : food;
}

/** The food with the next thing that is said of it. */
function describeFood(reader: Reader, food: FoodItem): FoodItem | undefined {
  const { vocabulary } = reader;
  const word = wordAt(reader, food.end);
  if (vocabulary.sizes.has(word)) return { ...food, end: food.end + 1, said: { ...food.said, size: word } };
  if (vocabulary.brands.has(word)) return { ...food, end: food.end + 1 };
  const state = skipLinks(reader, food.end);
  const isState = isWord(reader, state) && vocabulary.states.has(wordAt(reader, state)) && !foodAt(reader, state);
  return isState ? { ...food, end: state + 1 } : amountAfter(reader, food);
}

/** `batata palha`, `carne de panela`: a name that goes on is not the food that it begins with. */
function isOtherFood(reader: Reader, { sense, end }: FoodItem): boolean {
  if (isUnknownAt(reader, end)) return true;
  const next = skipLinks(reader, end);
  if (next === end || isStop(reader, wordAt(reader, next))) return false;
  return isUnknownAt(reader, next) || (foodAt(reader, next) !== undefined && !isFilled(sense));
}

const nameStart = (reader: Reader, { from }: FoodItem): number => {
  const [amount] = readAmounts(reader.vocabulary, reader.tokens, from).slice(-1);
  return skipLinks(reader, amount?.end ?? from);
};

function amountAfter(reader: Reader, food: FoodItem): FoodItem | undefined {
  return eggsAfter(reader, food) ?? halfAfter(reader, food) ?? measureAfter(reader, food);
}

/** `omelete de 2 ovos`, `com 2 ovos`. */
function eggsAfter(reader: Reader, food: FoodItem): FoodItem | undefined {
  const eggs = wordAt(reader, food.end) === "com" ? food.end + 1 : skipLinks(reader, food.end);
  if (!isCountedByEggs(food.sense) || eggs === food.end) return undefined;
  const [amount] = readAmounts(reader.vocabulary, reader.tokens, eggs).slice(-1);
  if (!amount || amount.said.count === null || wordAt(reader, amount.end) !== "ovo") return undefined;
  return { ...food, end: amount.end + 1, said: { ...food.said, count: amount.said.count } };
}

/** `um pão e meio`, unless the half is of what follows: `2 bananas e meia concha`. */
function halfAfter(reader: Reader, food: FoodItem): FoodItem | undefined {
  const { vocabulary, tokens } = reader;
  const { count } = food.said;
  if (count === null || !isHalfMore(vocabulary, tokens, food.end)) return undefined;
  const next = skipLinks(reader, food.end + 2);
  if (foodAt(reader, next) || isUnknownAt(reader, next) || vocabulary.units.matches(tokens, next).length)
    return undefined;
  return { ...food, end: food.end + 2, said: { ...food.said, count: count + 0.5 } };
}

/** `arroz 150g`, `queijo minas 2 fatias`, `1 coca lata`, `pão (50 g)`. */
function measureAfter(reader: Reader, food: FoodItem): FoodItem | undefined {
  const isOpen = food.said.unit === null && food.said.grams === null;
  const after = isOpen ? readAmountAfter(reader, food.end) : undefined;
  if (!after || (after.hasNumber && food.said.count !== null)) return undefined;
  const named = chooseCandidate(reader, after.start)?.sense;
  if (named && named.ref !== food.sense.ref) return undefined;
  const count = after.hasNumber ? after.said.count : (food.said.count ?? 1);
  return {
    ...food,
    end: after.end,
    said: { ...food.said, ...after.said, count, size: food.said.size ?? after.said.size },
  };
}
