import { catalogue } from "../../nutrition/catalogue/catalogue.ts";
import { foldWord, foldWords, LINKS } from "../../nutrition/search/fold-word.ts";
import { type Hazard, hazardPhrases, ofAnimals, PLANT_WORDS } from "./hazard-words.ts";
import { largeForms } from "./small-forms.ts";

/** A word of a text: as it stands there, and as it is compared. */
export type Word = {
  readonly said: string;
  readonly folded: string;
  /** After it a clause ends, or a list goes on with a comma. */
  readonly end: "clause" | "comma" | null;
};

/** A phrase that stands for a hazard, or only looks like one (no hazards). */
export type Found = {
  readonly said: string;
  readonly phrase: string;
  /** Places of its words. */
  readonly from: number;
  readonly to: number;
  readonly hazards: readonly Hazard[];
  /** The sentence says to leave it out. */
  readonly isForbidden: boolean;
};

export type Scanned = {
  readonly words: readonly Word[];
  readonly found: readonly Found[];
  readonly forbidden: readonly boolean[];
};

const MOST_WORDS = 5;
const WORD = /([\p{L}\p{M}\p{N}]+)([^\p{L}\p{M}\p{N}]*)/gu;
/** What the member typed and we repeat: “níquel”. */
const QUOTED = /[“«"][^”»"]*[”»"]/gu;

/** Its words, the phrases among them, and which of them the text forbids. */
export function scanText(text: string): Scanned {
  const known = kept.get(text);
  if (known) return known;
  const words = wordsOf(text.replace(QUOTED, " "));
  const forbidden = forbiddenWords(words);
  const scanned = { words, found: phrasesIn(words, forbidden), forbidden };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, scanned);
  return scanned;
}

/** Names of foods and steps come again in every plan. */
const MOST_KEPT = 20_000;
const kept = new Map<string, Scanned>();

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const [, said = "", between = ""] of text.matchAll(WORD)) {
    const end = /[.;:!?\n—–()]/u.test(between) ? "clause" : between.includes(",") ? "comma" : null;
    words.push({ said, folded: wordOf(said), end });
  }
  return words;
}

/** A small form stands for its food, unless it names one itself: a sardine is no small "sarda". */
function wordOf(said: string): string {
  const folded = foldWord(said);
  if (hazardPhrases.has(folded) || catalogueWords.has(folded)) return folded;
  return largeForms(said).find(isFoodWord) ?? folded;
}

/** The longest phrase that begins at a place; its links do not count. */
function phraseAt(
  words: readonly Word[],
  from: number,
): { phrase: string; to: number; hazards: readonly Hazard[] } | null {
  let phrase = "";
  let best: { phrase: string; to: number; hazards: readonly Hazard[] } | null = null;
  for (let to = from, length = 0; to < words.length && length < MOST_WORDS; to += 1) {
    const word = words[to];
    if (!word) break;
    if (to > from && LINKS.has(word.folded)) {
      if (word.end) break;
      continue;
    }
    if (to === from && LINKS.has(word.folded)) return null;
    phrase = phrase ? `${phrase} ${word.folded}` : word.folded;
    length += 1;
    const hazards = hazardPhrases.get(phrase);
    if (hazards) best = { phrase, to, hazards };
    if (word.end) break;
  }
  return best;
}

function phrasesIn(words: readonly Word[], forbidden: readonly boolean[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const read = phraseAt(words, at);
    if (!read || isAdjective(words, at)) continue;
    const { phrase, to } = read;
    const hazards = withoutWhatIsLeftOut(read.hazards, words, to);
    const said = words
      .slice(at, to + 1)
      .map((word) => word.said)
      .join(" ");
    found.push({ said, phrase, from: at, to, hazards, isForbidden: forbidden[at] ?? false });
    at = to;
  }
  return found;
}

/** Adjectives may stand between: "iogurte natural sem lactose". */
const FARTHEST_WITHOUT = 3;
/** "sem lactose", "zero lactose", "0% lactose"; "deslactosado". */
const WITHOUT = new Set(["sem", "zero", "0"]);
const UNSUGARED = /^de(s|z)?lactosad/;

/** "queijo vegano", "pão sem glúten", "iogurte sem lactose": the words behind a food take hazards away. */
function withoutWhatIsLeftOut(hazards: readonly Hazard[], words: readonly Word[], to: number): readonly Hazard[] {
  let left = hazards;
  for (let at = to + 1; at <= to + FARTHEST_WITHOUT && left.length > 0 && !words[at - 1]?.end; at += 1) {
    const { folded = "", said = "" } = words[at] ?? {};
    if (PLANT_WORDS.has(said.toLowerCase())) return left.filter((one) => !ofAnimals.has(one));
    if (UNSUGARED.test(folded)) return left.filter((one) => one !== "lactose");
    if (WITHOUT.has(folded)) {
      const without = phraseAt(words, at + 1);
      left = without ? left.filter((one) => !without.hazards.includes(one)) : left;
    } else if (folded === "com" || folded === "e" || folded === "ou") return left;
  }
  return left;
}

/** "semente torrada": behind a food it says how the food is, and is no toast. */
const isAdjective = (words: readonly Word[], at: number): boolean =>
  words[at]?.folded === TOASTED && at > 0 && !words[at - 1]?.end && isFoodWord(words[at - 1]?.folded ?? "");

const TOASTED = foldWord("torrada");
const catalogueWords: ReadonlySet<string> = new Set(catalogue.foods.flatMap(({ name }) => foldWords(name)));
const foodWords: ReadonlySet<string> = new Set([
  ...catalogueWords,
  ...[...hazardPhrases.keys()].flatMap((phrase) => phrase.split(" ")),
]);
const isFoodWord = (word: string): boolean => !LINKS.has(word) && foodWords.has(word);

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(" ").map(foldWord));
/** Forbid what follows in their clause, up to a word that offers something. */
const FORBIDDING = setOf(
  "evite evita evitar nada nenhum nenhuma nunca jamais proibido proibida fuja fugir dispense dispensar elimine eliminar exclua excluir exceto alergia alergico " +
    "alergica intolerancia intolerante longe livre isento substitua troque trocar suspenda restrinja",
);
/** "não coma", "não contém": a refusal in two words. */
const EATING_VERBS = setOf(
  "coma come comer use usa usar tome toma tomar beba bebe beber ponha coloque misture inclua tem ha contem contenha entra entram encoste ter haver compre " +
    "comprar consuma consumir experimente prove aparece chegue",
);
const MAY = setOf("pode podem deve devem vai vao quero quer");
const NOT = setOf("nao nem");
/** "no lugar do leite", "em vez de pão". */
const INSTEAD = setOf("lugar vez");
/** They end what a refusal reaches. */
const OFFERING = setOf(
  "mas porem coma use tome beba ponha coloque misture inclua junte sirva prefira escolha adicione acrescente espalhe recheie leve troque por pode entra entram " +
    "serve bata amasse cozinhe asse grelhe doure refogue",
);
const ARTICLES = setOf("o a os as um uma uns umas");
const IN_LISTS = setOf(
  "e ou nem de do da dos das qualquer outro outra produto alimento que tenha contenha derivado po traco em no na nos nas",
);
const WHOLE = setOf("o a os as tudo todo toda qualquer");
/** Behind the food: "pão fica de fora", "leite está proibido", "amendoim faz mal". */
const REFUSED_AFTER =
  /^(fica|ficam|ficou|ficaram|esta|estao|e|sao|segue|seguem|continua|continuam) (de )?(fora|proibido|proibida|banido|excluido)|^(nao|nem) (entra|entram|combina|aparece)|^nao (pode|podem|deve|devem) (entrar|aparecer|ser)|^nao (pode|podem)$|^faz(em)? mal|^(saiu|sairam|sai|saem) (do|da|de|dos|das) (?:seu |sua |nosso )?(plano|cardapio|lista|prato|semana)|^nem pensar|^proibid[oa]|^nunca/;

/** Word by word, whether a refusal reaches it. */
function forbiddenWords(all: readonly Word[]): boolean[] {
  const forbidden = all.map(() => false);
  for (let at = 0; at < all.length; at += 1) {
    const { folded = "", end = null } = all[at] ?? {};
    const next = all[at + 1]?.folded ?? "";
    if (end === "clause") continue;
    const afterNext = all[at + 2]?.folded ?? "";
    if (WITHOUT.has(folded)) spreadList(all, forbidden, at + 1, false);
    else if (NOT.has(folded) && EATING_VERBS.has(next)) spreadClause(all, forbidden, at + 2);
    else if (NOT.has(folded) && MAY.has(next) && EATING_VERBS.has(afterNext)) spreadClause(all, forbidden, at + 3);
    else if (folded === "nem") spreadList(all, forbidden, at + 1, true);
    else if (FORBIDDING.has(folded)) spreadClause(all, forbidden, at + 1);
    else if (INSTEAD.has(folded) && LINKS.has(next)) spreadList(all, forbidden, at + 1, true);
    else if (folded === "fora" && WHOLE.has(next)) spreadClause(all, forbidden, at + 1);
  }
  for (let at = 0; at < all.length; at += 1) {
    if (all[at]?.end === "clause") continue;
    const following = all.slice(at + 1, at + 5);
    const last = following.findIndex(({ end }) => end === "clause");
    const after = following
      .slice(0, last < 0 ? undefined : last + 1)
      .map((word) => word.folded)
      .join(" ");
    if (REFUSED_AFTER.test(after)) spreadBack(all, forbidden, at + 1);
  }
  return forbidden;
}

/** A list of foods: it goes on as long as foods, links and commas follow one another. */
function spreadList(all: readonly Word[], forbidden: boolean[], from: number, withArticles: boolean): void {
  let sawFood = false;
  for (let at = from; at < all.length; ) {
    const { folded = "", end = null } = all[at] ?? {};
    const phrase = phraseAt(all, at);
    const isArticle = ARTICLES.has(folded);
    if (!phrase && sawFood && isArticle && !withArticles && !IN_LISTS.has(all[at - 1]?.folded ?? "")) return;
    if (!phrase && sawFood && !isArticle && !IN_LISTS.has(folded)) return;
    if (!phrase && sawFood && folded === "com") return;
    const to = phrase?.to ?? at;
    for (let one = at; one <= to; one += 1) forbidden[one] = true;
    const last = all[to]?.end ?? end;
    if (phrase) sawFood = true;
    // A first word that is no food of ours is named all the same: "sem açúcar".
    else if (!isArticle && !IN_LISTS.has(folded)) sawFood = true;
    if (last === "clause") return;
    if (last === "comma" && !withArticles && ARTICLES.has(all[to + 1]?.folded ?? "")) return;
    at = to + 1;
  }
}

/** To the end of the clause, or to a word that offers. */
function spreadClause(all: readonly Word[], forbidden: boolean[], from: number): void {
  for (let at = from; at < all.length; at += 1) {
    const { folded = "", end = null } = all[at] ?? {};
    const before = all[at - 1]?.folded ?? "";
    if (OFFERING.has(folded) && !NOT.has(before) && at > from) return;
    forbidden[at] = true;
    if (end === "clause") return;
  }
}

/** What stands before "fica de fora" in its clause. */
function spreadBack(all: readonly Word[], forbidden: boolean[], before: number): void {
  for (let at = before - 1; at >= 0 && all[at]?.end !== "clause"; at -= 1) forbidden[at] = true;
}
