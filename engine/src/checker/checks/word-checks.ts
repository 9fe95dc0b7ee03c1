import { findFood } from "../../nutrition/catalogue/catalogue.ts";
import { fullName } from "../../nutrition/catalogue/food.ts";
import { foldWords, LINKS } from "../../nutrition/search/fold-word.ts";
import type { Contradiction } from "../checked-person.ts";
import type { Limits } from "../limits.ts";
import { type Scanned, scanText } from "../words/scan-text.ts";

/** Words for kinds of food that nobody can leave out one by one. */
const KINDS = new Set(["legume", "verdura", "fruta", "salada", "folha", "tempero", "raiz", "doce", "molho", "grao"]);

/** What a text names and this person must not eat; what the text itself forbids is no contradiction. */
export function wordChecks(text: string, where: string, limits: Limits): Contradiction[] {
  if (limits.hazards.size === 0 && limits.typed.length === 0) return [];
  const scanned = scanText(text);
  const allowed = allowedWords(limits);
  const found: Contradiction[] = [];
  for (const { said, phrase, hazards, isForbidden } of scanned.found) {
    if (isForbidden) continue;
    const hazard = hazards.find((one) => limits.hazards.has(one) && !(allowed.has(phrase) && !limits.final.has(one)));
    if (hazard)
      found.push({ code: "excluded-word", where, text: `“${said}” (${limits.hazards.get(hazard)}): ${text}` });
  }
  for (const { said, words, also } of limits.typed) {
    if (words.length === 1 && KINDS.has(words[0] ?? "")) continue;
    const named = [words, ...also].find((name) => name.some((word) => !allowed.has(word)) && isNamed(scanned, name));
    if (named) found.push({ code: "excluded-word", where, text: `“${named.join(" ")}” (${said}): ${text}` });
  }
  return found;
}

/** The words one after another, links aside, where the text does not forbid them. */
function isNamed({ words, found, forbidden }: Scanned, typed: readonly string[]): boolean {
  const [first] = typed;
  return words.some(({ folded }, at) => {
    if (folded !== first || forbidden[at]) return false;
    // Milk of coconut is no milk to one who typed milk.
    const longer = found.find(({ from, phrase }) => from === at && phrase.split(" ").length > typed.length);
    if (longer && longer.hazards.length === 0) return false;
    let place = at;
    return typed.every((word) => {
      while (place < words.length && LINKS.has(words[place]?.folded ?? "")) place += 1;
      const isSame = words[place]?.folded === word;
      place += 1;
      return isSame;
    });
  });
}

const NONE: ReadonlySet<string> = new Set();

/** Of the foods that a professional allowed. */
function allowedWords({ allowed }: Limits): ReadonlySet<string> {
  if (allowed.size === 0) return NONE;
  const names = [...allowed].flatMap((id) => {
    const food = findFood(id);
    return food ? [food.name, fullName(food)] : [];
  });
  return new Set([
    ...names.map((name) =>
      foldWords(name)
        .filter((word) => !LINKS.has(word))
        .join(" "),
    ),
    ...names.flatMap(foldWords),
  ]);
}
