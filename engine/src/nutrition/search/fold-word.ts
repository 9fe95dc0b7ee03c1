/** Without accents and capitals. */
export const foldText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** From the longest ending; what is no plural (arroz, gás) keeps its letters. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?:oe|ae)s$/, "ao"],
  // The singular loses its s as any word does: francês and franceses are both `france`.
  [/eses$/, "e"],
  [/ais$/, "al"],
  [/eis$/, "el"],
  [/ns$/, "m"],
  [/([rz])es$/, "$1"],
  [/s$/, ""],
];
const SHORTEST_PLURAL = 4;

/** Adjectives agree with the food: assada and assado are one word here. */
const FEMININE =
  /^(.+[ai]d|cru|pret|branc|vermelh|amarel|rox|tint|sec|fresc|pequen|medi|inteir|magr|pouc|muit|ras|chei|fin|gross|caseir|complet)a$/;

/** The word that all forms of a word share: assadas, assado and assados are `assado`. */
export function foldWord(word: string): string {
  const folded = foldText(word);
  const plural = folded.length < SHORTEST_PLURAL ? undefined : PLURALS.find(([ending]) => ending.test(folded));
  const single = plural ? folded.replace(plural[0], plural[1]) : folded;
  return single.replace(FEMININE, (_whole, stem: string) => (stem === "cru" ? stem : `${stem}o`));
}

export const foldWords = (text: string): string[] => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(foldWord);

/** Words that join the parts of a name and distinguish none: `castanha do pará`, `castanha-pará`. */
export const LINKS: ReadonlySet<string> = new Set([
  "de",
  "do",
  "da",
  "dos",
  "das",
  "d",
  "em",
  "a",
  "ao",
  "o",
  "na",
  "no",
]);

/** No name has more in a row: a text of nothing else is read in a time that grows with its length. */
export const MOST_LINKS = 3;

export const phraseWords = (phrase: string): string[] => foldWords(phrase).filter((word) => !LINKS.has(word));
