import { findMeasure } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import type { UnitKey } from "../catalogue/measure.ts";
import { isCountedByEggs } from "./amount-of.ts";
import type { FoodItem, UnknownItem } from "./item.ts";
import { type AmountAt, isHalfMore, readAmounts, type SaidAmount } from "./read-amount.ts";
import { readUnknown } from "./read-unknown.ts";
import { foodAt, isLink, isStop, isUnknownAt, isWord, type Reader, skipLinks, wordAt } from "./reader.ts";
import type { Sense } from "./sense.ts";

/** Parts that are one piece on the plate, and are said without a number: `filé de merluza`. */
const PIECES: ReadonlySet<UnitKey> = new Set(["filé", "posta", "coxa", "sobrecoxa", "asa", "bife", "medalhão"]);
const BEFORE_AMOUNT = new Set(["(", ":", "-", "–", "="]);

type Candidate = AmountAt & { readonly sense: Sense; readonly at: number; readonly foodEnd: number };

/** An amount, a food and what is said of it; `2 de abacaxi` takes the measure of the food before. */
export function readFood(reader: Reader, from: number, before: UnitKey | null): FoodItem | UnknownItem | undefined {
  const chosen = chooseCandidate(reader, from);
  if (!chosen) return undefined;
  const { sense } = chosen;
  const said = withUnit(reader, chosen, before);
  return finishFood(reader, { kind: "food", from, end: chosen.foodEnd, sense, said: withSizes(reader, chosen, said) });
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
  return hasNumber ? longest[0] : longest.at(-1);
}

/** `bife acebolado` is no measure of onions: a measure that is a food itself needs its `de`. */
function isFoodItself(reader: Reader, from: number, { said, end }: AmountAt, at: number): boolean {
  if (said.unit === null || at > end || end === from) return false;
  return isUnitFirst(reader, end - 1) && foodAt(reader, end - 1)?.end === end;
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
  const { vocabulary } = reader;
  let food = item;
  for (;;) {
    const word = wordAt(reader, food.end);
    const described = skipLinks(reader, food.end);
    const after = amountAfter(reader, food);
    if (vocabulary.sizes.has(word)) food = { ...food, end: food.end + 1, said: { ...food.said, size: word } };
    else if (
      isWord(reader, described) &&
      vocabulary.states.has(wordAt(reader, described)) &&
      !foodAt(reader, described)
    )
      food = { ...food, end: described + 1 };
    else if (vocabulary.brands.has(word)) food = { ...food, end: food.end + 1 };
    else if (after) food = after;
    else break;
  }
  return isOtherFood(reader, food.end) ? readUnknown(reader, food.from, nameStart(reader, food)) : food;
}

/** `batata palha`, `carne de panela`: a name that goes on is not the food that it begins with. */
function isOtherFood(reader: Reader, at: number): boolean {
  if (isUnknownAt(reader, at)) return true;
  const next = skipLinks(reader, at);
  if (next === at || isStop(reader, wordAt(reader, next))) return false;
  return isUnknownAt(reader, next) || foodAt(reader, next) !== undefined;
}

const nameStart = (reader: Reader, { from }: FoodItem): number => {
  const [amount] = readAmounts(reader.vocabulary, reader.tokens, from).slice(-1);
  return skipLinks(reader, amount?.end ?? from);
};

function amountAfter(reader: Reader, food: FoodItem): FoodItem | undefined {
  return eggsAfter(reader, food) ?? halfAfter(reader, food) ?? measureAfter(reader, food);
}

/** `omelete de 2 ovos`. */
function eggsAfter(reader: Reader, food: FoodItem): FoodItem | undefined {
  if (!isCountedByEggs(food.sense) || !isLink(reader, food.end)) return undefined;
  const [amount] = readAmounts(reader.vocabulary, reader.tokens, skipLinks(reader, food.end)).slice(-1);
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
  if (!isOpen) return undefined;
  const mark = BEFORE_AMOUNT.has(wordAt(reader, food.end)) && !isWord(reader, food.end) ? 1 : 0;
  const start = food.end + mark;
  const [amount] = readAmounts(reader.vocabulary, reader.tokens, start);
  if (!amount || amount.end === start || (amount.said.unit === null && amount.said.grams === null)) return undefined;
  const hasNumber = amount.said.grams !== null || !isUnitFirst(reader, start);
  if (hasNumber && food.said.count !== null) return undefined;
  const next = skipLinks(reader, amount.end);
  if (foodAt(reader, next) || isUnknownAt(reader, next) || (!hasNumber && foodAt(reader, start))) return undefined;
  const end = wordAt(reader, amount.end) === ")" ? amount.end + 1 : amount.end;
  const count = hasNumber ? amount.said.count : (food.said.count ?? 1);
  return { ...food, end, said: { ...food.said, ...amount.said, count, size: food.said.size ?? amount.said.size } };
}

const isUnitFirst = ({ vocabulary, tokens }: Reader, at: number): boolean =>
  vocabulary.units.matches(tokens, at).length > 0;
