import { suitsEating } from "../nutrition/catalogue/catalogue.ts";
import type { Allergen, FoodId } from "../nutrition/catalogue/food.ts";
import { phraseWords } from "../nutrition/search/fold-word.ts";
import { PhraseTree } from "../nutrition/sentence/phrase-tree.ts";
import { type Token, tokensOf } from "../nutrition/sentence/tokens.ts";
import { getVocabulary } from "../nutrition/sentence/vocabulary.ts";
import type { Eating } from "../nutrition/target-rules.ts";
import { allergyWords } from "./allergy-words.ts";
import { type Dish, dishWords } from "./dish-words.ts";
import { type ExclusionReason, type Exclusions, mayNameFoods, reasonsOf } from "./exclusions.ts";
import { deniedIn, foldInPlace } from "./is-denied.ts";
import { foodsWith } from "./typed-foods.ts";

/** What a word stands for besides a food of the tables: a kind of food, or a dish. */
type Kind = { readonly contains: readonly Allergen[]; readonly foods: readonly FoodId[]; readonly dish: Dish | null };

type Mention = {
  readonly said: string;
  readonly start: number;
  readonly end: number;
  readonly food: string | null;
  readonly kind: Kind | null;
  /** `pão sem glúten`. */
  readonly without: ReadonlySet<string>;
};

export type ExcludedMention = {
  /** As it stands in the text. */
  readonly said: string;
  /** Empty: an allergy that nobody has read may be to any food. */
  readonly reasons: readonly ExclusionReason[];
};

/** Names of substances and of allergies: no food is proposed by them. */
const NO_FOOD = new Set(
  "gluten,lactose,intolerancia lactose,caseina,caseinato,aplv,plv,proteina leite,proteina leite vaca,proteina soja,alcool,cafeina,leguminosa,grao,fruta,acucar,sacarose,frutose,abelha,malte,massa,carne,fruto seco,celiaco,celiaca,doenca celiaca,celiaquia,lactoalbumina,lactoglobulina,beta lactoglobulina,caju,nut,tree nut".split(
    ",",
  ),
);

let kinds: PhraseTree<Kind> | undefined;

function getKinds(): PhraseTree<Kind> {
  if (kinds) return kinds;
  const tree = new PhraseTree<Kind>();
  const byPhrase = new Map<string, Kind>();
  for (const [phrase, dish] of dishWords) {
    byPhrase.set(phraseWords(phrase).join(" "), { contains: dish.contains, foods: [], dish });
  }
  for (const [phrase, meaning] of allergyWords) {
    if (NO_FOOD.has(phrase)) continue;
    const key = phraseWords(phrase).join(" ");
    const dish = byPhrase.get(key)?.dish ?? null;
    const contains = [...(meaning.allergens ?? []), ...(dish?.contains ?? [])];
    byPhrase.set(key, { contains, foods: foodsWith(meaning), dish });
  }
  for (const [key, kind] of byPhrase) tree.add(key.split(" "), kind);
  kinds = tree;
  return tree;
}

/** Words that make another food of the one before them. */
const PLANT_MADE = new Set(["vegano", "vegana", "vegetal", "vegetariano", "vegetariana"]);
const FROM_ANIMALS: readonly string[] = ["leite-proteina", "lactose", "ovo", "peixe", "crustaceos"];
const ABSENT: Readonly<Record<string, readonly string[]>> = {
  gluten: ["gluten"],
  trigo: ["gluten"],
  lactose: ["lactose"],
  leite: ["lactose", "leite-proteina"],
  ovo: ["ovo"],
  castanha: ["castanhas"],
  noz: ["castanhas"],
  amendoim: ["amendoim"],
  soja: ["soja"],
  carne: ["carne"],
};
/** Words of the body and of every day that also name a food; alone they name none. */
const AMBIGUOUS = new Set(
  "musculo,peca,coracao,lingua,peito,coxa,asa,costela,lombo,manga,pe,ponta,rim,figado,lima,cara,prato".split(","),
);
/** What is built by training; blanked, so that no place moves. */
const NO_PASTA = /massa (?:muscular|magra|corporal|gorda|óssea)|(?:ganh\p{L}+|perd\p{L}+|índice de) massa/giu;
const WITHOUT = new Set(["sem", "zero", "livre"]);
const QUALIFIER_REACH = 3;

function mentionsIn(text: string): Mention[] {
  const tokens = tokensOf(text.replace(NO_PASTA, (idiom) => "~".repeat(idiom.length)));
  const { foods } = getVocabulary();
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [food] = foods.matches(tokens, at);
    const [kind] = getKinds().matches(tokens, at);
    const end = Math.max(food?.end ?? 0, kind?.end ?? 0);
    const [first, last] = [tokens[at], tokens[end - 1]];
    if (end === 0 || !first || !last) {
      at += 1;
      continue;
    }
    const isNone = end === at + 1 && AMBIGUOUS.has(first.word);
    const isFood = food?.end === end && food.value.ref !== "water";
    const isKind = kind?.end === end;
    if (!isNone && (isFood || isKind)) {
      mentions.push({
        said: text.slice(first.start, last.end),
        start: first.start,
        end: last.end,
        food: isFood ? food.value.ref : null,
        kind: isKind ? kind.value : null,
        without: withoutAfter(tokens, end),
      });
    }
    at = end;
  }
  return mentions;
}

/** What is said to be left out of the food before: `sem glúten`, `zero lactose`, `vegano`. */
function withoutAfter(tokens: readonly Token[], from: number): Set<string> {
  const absent = new Set<string>();
  for (let at = from; at < from + QUALIFIER_REACH && tokens[at]?.kind === "word"; at += 1) {
    const word = tokens[at]?.word ?? "";
    if (PLANT_MADE.has(word)) for (const one of [...FROM_ANIMALS, "eating"]) absent.add(one);
    if (!WITHOUT.has(word)) continue;
    const named = [tokens[at + 1], tokens[at + 2]].map((token) => token?.word ?? "");
    for (const one of named) for (const allergen of ABSENT[one] ?? []) absent.add(allergen);
  }
  return absent;
}

/** Foods that a text proposes, or asks about, and that this person does not eat, each with its reasons. */
export function excludedIn(text: string, exclusions: Exclusions): ExcludedMention[] {
  if (mayNameFoods(exclusions) && exclusions.reasons.length === 0) return [];
  const composed = text.normalize("NFC");
  const mentions = mentionsIn(composed);
  const denied = deniedIn(foldInPlace(composed), mentions);
  return mentions.flatMap((mention, index): ExcludedMention[] => {
    if (denied[index]) return [];
    const reasons = reasonsFor(mention, exclusions).filter(
      ({ kind, what }) => !mention.without.has(what) && !mention.without.has(kind),
    );
    return reasons.length > 0 || !mayNameFoods(exclusions) ? [{ said: mention.said, reasons }] : [];
  });
}

function reasonsFor({ food, kind }: Mention, exclusions: Exclusions): ExclusionReason[] {
  const own = food === null ? [] : reasonsOf(exclusions, food);
  if (own.length > 0 || !kind) return own;
  const contained = exclusions.reasons.filter(
    ({ kind: why, what }) => IN_FOOD.has(why) && kind.contains.some((allergen) => allergen === what),
  );
  if (contained.length > 0) return contained;
  const eating = exclusions.reasons.find(({ kind: why }) => why === "eating");
  if (eating && kind.dish && !suitsEating(kind.dish, eating.what as Eating)) return [eating];
  const [first, ...others] = kind.foods;
  const isWhole = first !== undefined && [first, ...others].every((id) => id in exclusions.foods);
  return isWhole && food === null ? reasonsOf(exclusions, first) : [];
}

const IN_FOOD: ReadonlySet<ExclusionReason["kind"]> = new Set<ExclusionReason["kind"]>([
  "coeliac",
  "allergy",
  "traces",
]);

/** Of words for foods those that may be named to this person; none where no food may be. */
export const nameable = (words: readonly string[], exclusions: Exclusions): string[] =>
  mayNameFoods(exclusions) ? words.filter((word) => excludedIn(word, exclusions).length === 0) : [];
