import golden from "../../../../golden/sentences.json" with { type: "json" };
import { foldText } from "../../search/fold-word.ts";
import { type Piece, readSentence } from "../read-sentence.ts";

type Item = (typeof golden.sentences)[number]["items"][number];
export type GoldenSentence = {
  readonly id: string;
  readonly text: string;
  readonly items: readonly Item[];
  readonly unknown: readonly string[];
  readonly either?: readonly { readonly words: string; readonly foods: readonly string[] }[];
  readonly ignored?: readonly string[];
  readonly offers?: readonly string[];
  readonly fromReference?: boolean;
  readonly kcal?: { readonly low: number; readonly mid: number; readonly high: number };
};
type Food = Extract<Piece, { kind: "food" }>;

export const sentences: readonly GoldenSentence[] = golden.sentences;

/** Foods that a word may mean as well, by the key of the word. */
const alsoRight = new Map<string, readonly string[]>(
  golden.foods.map((food) => [food.key, ("alsoRight" in food ? food.alsoRight : []).map((id) => `taco:${id}`)]),
);

export type Score = { readonly foods: string[]; readonly grams: string[]; readonly lost: string[] };

/** What is wrong with the reading of a sentence by the golden `scoring`; nothing: it passes. */
export function scoreSentence(sentence: GoldenSentence): Score {
  const { pieces } = readSentence(sentence.text);
  const chips = pieces.flatMap((piece) => (piece.kind === "unknown" ? [foldText(piece.text)] : []));
  const left = pieces.filter((piece): piece is Food => piece.kind === "food");
  const score: Score = { foods: [], grams: [], lost: [] };
  for (const item of sentence.items) {
    const [found] = takeFood(left, item);
    if (!found) score.foods.push(`no ${item.food}`);
    else if (found.amount.grams < item.low || found.amount.grams > item.high)
      score.grams.push(`${item.food}: ${found.amount.grams} g, not ${item.low} to ${item.high}`);
  }
  const hasChip = (words: string): boolean => chips.some((chip) => chip.includes(foldText(words)));
  for (const { words, foods } of sentence.either ?? []) {
    const named = left.filter(({ key }) => foods.includes(key ?? ""));
    for (const one of named) left.splice(left.indexOf(one), 1);
    if (named.length === 0 && !hasChip(words)) score.lost.push(words);
  }
  score.lost.push(...sentence.unknown.filter((words) => !hasChip(words)));
  score.foods.push(...left.map(({ text, key, ref }) => `${key ?? ref} too many (${text})`));
  score.foods.push(...chips.filter((chip) => !isExpected(sentence, chip)).map((chip) => `chip ${chip}`));
  return score;
}

/** The food itself before one that is right as well. */
function takeFood(left: Food[], { food, assumed }: Item): Food[] {
  const isSaid = ({ why }: Food): boolean => (why === "plate") === assumed;
  const at = left.findIndex((one) => one.key === food && isSaid(one));
  const other = left.findIndex((one) => alsoRight.get(food)?.includes(one.ref) && isSaid(one));
  return at >= 0 ? left.splice(at, 1) : other >= 0 ? left.splice(other, 1) : [];
}

function isExpected({ unknown, ignored = [], either = [] }: GoldenSentence, chip: string): boolean {
  const expected = [...unknown, ...ignored, ...either.map(({ words }) => words)].map(foldText);
  return expected.some((words) => chip.includes(words) || words.includes(chip));
}
