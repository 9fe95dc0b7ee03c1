import { type Amount, MAX_GRAMS } from "@app/contract/diary";

/** One household measure of a food in grams, with its range; without a unit it is a gram. */
export type Portion = {
  unit: string | null;
  words: { one: string; many: string };
  grams: number;
  low: number;
  high: number;
};

const MAX_COUNT = 99;
/** From here on a step is a whole one: halves are said of small counts only. */
const HALVES_BELOW = 2;
const SMALL_GRAMS = 100;

/** A tenth of a gram, as an amount is stored. */
const tenths = (grams: number): number => Math.round(grams * 10) / 10;

export const gramsAmount = (grams: number): Amount => ({
  grams: tenths(grams),
  low: tenths(grams),
  high: tenths(grams),
  unit: null,
  count: null,
  isAssumed: false,
});

export const amountIn = ({ unit, grams, low, high }: Portion, count: number): Amount =>
  unit === null
    ? gramsAmount(count)
    : {
        grams: tenths(grams * count),
        low: tenths(low * count),
        high: tenths(Math.min(MAX_GRAMS, high * count)),
        unit,
        count,
        isAssumed: false,
      };

/** The count of a measure after a step of − or +; null: nothing is left of it. */
export function nextCount(count: number, direction: 1 | -1): number | null {
  const isSmall = direction === 1 ? count < HALVES_BELOW : count <= HALVES_BELOW;
  const next = isSmall ? count + direction / 2 : Math.round(count) + direction;
  return next <= 0 ? null : Math.min(MAX_COUNT, next);
}

function nextGrams(grams: number, direction: 1 | -1): number | null {
  const step = (direction === 1 ? grams < SMALL_GRAMS : grams <= SMALL_GRAMS) ? 10 : 25;
  const next = direction === 1 ? Math.floor(grams / step + 1) * step : Math.ceil(grams / step - 1) * step;
  return next <= 0 ? null : next;
}

/** The amount after a step of − or +; null: the food is taken out. An amount that would be too large stays. */
export function stepAmount(amount: Amount, portions: readonly Portion[], direction: 1 | -1): Amount | null {
  const portion = portions.find(({ unit }) => unit === amount.unit && unit !== null);
  const next =
    portion && amount.count !== null ? nextCount(amount.count, direction) : nextGrams(amount.grams, direction);
  if (next === null) return null;
  const stepped = portion && amount.count !== null ? amountIn(portion, next) : gramsAmount(next);
  return stepped.grams > MAX_GRAMS ? amount : stepped;
}
