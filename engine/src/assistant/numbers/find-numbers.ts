import { NUMBER_WORDS, valueOf } from "./number-words.ts";
import { DOSE_UNIT, MEASURE, UNIT } from "./units.ts";

/** A number that a sentence names, in figures or, with a unit, in words. */
export type NumberFound = {
  readonly value: number;
  /** Places after the comma: what is named to one place may stand for a number known to two. */
  readonly decimals: number;
  /** What follows, from the unit on. */
  readonly after: string;
  readonly inWords: boolean;
};

// 1.650 and 1 650 are thousands, 82,4 and 82.4 are decimals: nobody writes three decimals after a point.
const FIGURES = /(\d{1,3}(?:[. ]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)?)( ?mil(?![a-z])| ?k(?![a-z]))?/g;
const LONGEST_UNIT = 40;
const EXACT = 9;
/** A vitamin, a condition of the guarantee: B12, G2. */
const NAME_BEFORE = /(?:^|[^a-z0-9])[a-z]{1,2}$/;
const UNIT_BEFORE = /(?:^|[^a-z])(?:kcal|kg|g|ml|l|r)$/;
const FILLER = /^(?:e (?:poucas?|poucos?|tantas?|tantos?|alguma coisa) |(?:de|mais|menos) )/;

/** Every number in figures of a folded text, and the numbers in words that have a unit. */
export function findNumbers(folded: string): NumberFound[] {
  return [...figuresIn(folded), ...wordsIn(folded)];
}

function figuresIn(folded: string): NumberFound[] {
  const text = folded.replace(/^\d{1,2}[.)] /, "");
  const found: NumberFound[] = [];
  for (const { 0: whole, 1: figures = "", 2: thousand, index } of text.matchAll(FIGURES)) {
    const before = text.slice(Math.max(0, index - 6), index);
    if (NAME_BEFORE.test(before) && !UNIT_BEFORE.test(before)) continue;
    const plain = readFigures(figures);
    const decimals = plain.split(".")[1]?.length ?? 0;
    found.push({
      value: Number(plain) * (thousand ? 1000 : 1),
      // Named in thousands it is exact: rounded, two thousand would be any day's energy.
      decimals: thousand ? EXACT : decimals,
      after: unitAfter(text, index + whole.length),
      inWords: false,
    });
  }
  return found;
}

/** As JavaScript reads it: 0.125 and 82.4 keep their point, 1.650 loses it. */
function readFigures(figures: string): string {
  const isThousands = /^[1-9]\d{0,2}(?:[. ]\d{3})+(?:,\d+)?$/.test(figures);
  return (isThousands ? figures.replace(/[. ]/g, "") : figures).replace(",", ".");
}

function wordsIn(folded: string): NumberFound[] {
  const found: NumberFound[] = [];
  for (const { 0: whole, 2: words = "", index } of folded.matchAll(NUMBER_WORDS)) {
    const after = unitAfter(folded, index + whole.length).replace(FILLER, "");
    // "um dia", "uma vez", "meia hora" are turns of phrase; "um quilo", "meio litro" and "um comprimido" are not.
    const isPhrase = ["um", "uma", "meio", "meia"].includes(words);
    if ((isPhrase ? MEASURE : UNIT).test(after) || DOSE_UNIT.test(after)) {
      found.push({ value: valueOf(words), decimals: words.includes("mei") ? 1 : 0, after, inWords: true });
    }
  }
  return found;
}

const unitAfter = (text: string, end: number): string =>
  text.slice(end, end + LONGEST_UNIT).replace(/^[\s_*()[\]-]+/, "");
