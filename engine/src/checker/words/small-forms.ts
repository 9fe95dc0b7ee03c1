import { foldText, foldWord } from "../../nutrition/search/fold-word.ts";

const SMALL = /^(.{2,}?)(z?)inh[oa]s?$/;
/** How a stem is spelled again before its own ending: moranguinho, paçoquinha, pãezinhos, pasteizinhos, amendoinzinho. */
const RESPELLED: readonly (readonly [RegExp, string])[] = [
  [/qu$/, "c"],
  [/gu$/, "g"],
  [/[ao]e$/, "ao"],
  [/([ae])i$/, "$1l"],
  [/n$/, "m"],
];
const ENDINGS = ["", "o", "a", "e"];
/** Words that only look small. */
const OWN_WORDS = new Set(["carinho", "caminho", "vizinho", "sozinho", "cozinha"]);

/** The words of which a word may be the small form, folded: `pãozinho` is a `pão`, `bananinhas` are bananas. */
export function largeForms(said: string): string[] {
  const folded = foldText(said);
  const [, stem, link = ""] = SMALL.exec(folded) ?? [];
  if (!stem || OWN_WORDS.has(folded)) return [];
  const stems = [
    stem,
    ...RESPELLED.flatMap(([end, own]) => (end.test(stem) ? [stem.replace(end, own)] : [])),
    stem + link,
  ];
  return [...new Set(stems.flatMap((one) => ENDINGS.map((ending) => foldWord(one + ending))))];
}
