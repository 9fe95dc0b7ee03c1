import { shortNames } from "../../../data/short-names.ts";
import { catalogue, getFood } from "../../nutrition/catalogue/catalogue.ts";
import type { Food, FoodId } from "../../nutrition/catalogue/food.ts";
import { foldWord, foldWords, LINKS } from "../../nutrition/search/fold-word.ts";
import { synonymsOf } from "../../nutrition/search/names-of.ts";
import { foodName } from "../../nutrition/words/food-name.ts";
import { wordsOfFood } from "../limits.ts";

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(" ").map(foldWord));

/** Words that begin a food's name and say a form, a cut or a dish of any food. */
const NO_FOODS = setOf(
  "proteína capa filé peito coxa asa coração músculo língua massa creme polpa suco chá água molho tempero caldo extrato folha salada semente barra doce prato mistura broto bebida cará " +
    "pasta sopa farinha flor clara cravo dois erva conde forma sal gordura base pé xarope pó bico forma chapa ouro prata terra paris barra natural recheio rosca seleta refrigerante legume cana polvilho açúcar casca folha cru " +
    "cola limão alho cebola salsa cebolinha coentro manjericão vinagre vapor cereal grão",
);

/** Every word that names a food by itself: the first of a name, and what stands behind "de". */
const foodHeads: ReadonlySet<string> = new Set(
  catalogue.foods
    .flatMap(({ name }) => {
      const words = foldWords(name);
      return words.filter((word, at) => at === 0 || words[at - 1] === "de");
    })
    .filter((word) => word.length > 2 && !LINKS.has(word) && !NO_FOODS.has(word)),
);
export const isFoodHead = (word: string): boolean => foodHeads.has(word);

/** What a food is also called, beside its own words. */
const ALSO: readonly (readonly [test: (food: Food) => boolean, words: string])[] = [
  [({ group }) => group === "paes", "pão sanduíche torrada"],
  [({ origin, group }) => group === "carnes" && origin === "carne", "carne bife"],
  [({ origin, group }) => group === "carnes" && origin === "ave", "frango"],
  [({ contains }) => contains.includes("peixe"), "peixe"],
  [({ name }) => /muçarela|ricota|cottage|queijo|parmesão|requeijão/.test(name), "queijo"],
  [({ name }) => /^(tapioca|crepioca)/.test(name), "tapioca goma"],
  [({ name }) => /^crepioca|omelete/.test(name), "ovo"],
  [({ name }) => name.startsWith("cuscuz"), "cuscuz flocão"],
  [({ name }) => /leite/.test(name), "leite"],
  [({ name }) => name.startsWith("bebida de"), "leite"],
  [({ name }) => name.startsWith("iogurte"), "iogurte"],
  [({ name }) => /macarrão/.test(name), "macarrão"],
  [({ group }) => group === "oleos", "óleo"],
  [({ group }) => group === "oleaginosas", "castanha semente"],
];

const short = new Map(
  shortNames
    .trim()
    .split("\n")
    .map((line) => {
      const [id = "", words = ""] = line.split(" = ");
      return [id, words] as const;
    }),
);
const kept = new Map<string, ReadonlySet<string>>();

/** Every word by which a food on a plate may be spoken of. */
export function wordsOnPlate(id: string): ReadonlySet<string> {
  const known = kept.get(id);
  if (known) return known;
  const food = getFood(id as FoodId);
  const own = [...wordsOfFood(food)];
  const words = new Set([
    ...own,
    ...synonymsOf(foldWords(food.name).filter((word) => !LINKS.has(word))).flat(),
    ...foldWords(foodName(id)),
    ...foldWords(short.get(id) ?? ""),
    ...ALSO.flatMap(([test, also]) => (test(food) ? foldWords(also) : [])),
  ]);
  kept.set(id, words);
  return words;
}
