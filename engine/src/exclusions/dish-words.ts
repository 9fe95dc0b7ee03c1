import type { Allergen, Origin } from "../nutrition/catalogue/food.ts";

/** What usually is in a dish; whoever must not have it is not offered the dish by its bare name. */
export type Dish = { readonly contains: readonly Allergen[]; readonly origin: Origin };

type Line = readonly [words: string, contains: readonly Allergen[], origin?: Origin];

const MILK = ["leite-proteina", "lactose"] as const;

/** Dishes and kinds of food that people name and the tables do not, or only in one of their forms. A word may stand in several. */
const lines: readonly Line[] = [
  [
    "croissant, baguete, ciabatta, brioche, focaccia, bisnaguinha, bisnaga, pãozinho, pãezinhos, torrada, rabanada, sanduíche, sanduba, wrap, " +
      "burrito, hambúrguer, cheeseburger, x-salada, misto quente, hot dog, cachorro quente, calzone, pizza, esfirra, pastel, empada, empadão, " +
      "coxinha, rissole, salgado, salgadinho, quibe, kibe, torta, quiche, panqueca, waffle, crepe, brownie, cookie, donut, rosquinha, bolachinha, " +
      "biscoitinho, panetone, churros, macarronada, espaguete, talharim, penne, lasanha, nhoque, lámen, yakisoba, cuscuz marroquino, bulgur, " +
      "tabule, granola, muesli, cereal, cereal matinal, barra de cereal, barrinha, barrinha de cereal, empanado, milanesa, farinha de rosca, " +
      "chope, cerveja, uísque, nuggets, farelo de trigo, gérmen de trigo",
    ["gluten"],
  ],
  [
    "granola, muesli, barra de cereal, barrinha, barrinha de cereal, mix de castanhas, mix de nuts, creme de avelã, pesto, praliné, bombom, " +
      "leite de amêndoas, leite de castanha, bebida de amêndoas, farinha de amêndoas, brownie, cookie, panetone",
    ["castanhas"],
  ],
  ["pé de moleque, paçoquinha, granola, barrinha, barra de cereal", ["amendoim"]],
  [
    "sorvete, milk shake, milkshake, brigadeiro, beijinho, pudim, mousse, musse, estrogonofe, strogonoff, lasanha, pizza, quiche, molho branco, " +
      "bechamel, pão de queijo, cappuccino, capuccino, chocolate, chocolate ao leite, achocolatado, vitamina, doce de leite, cheesecake, pavê, crepe, " +
      "panqueca, waffle, croissant, brioche, parmegiana, fondue, misto quente, cheeseburger, petit gateau, café com leite, pingado",
    MILK,
    "ovolacto",
  ],
  [
    "maionese, omelete, pudim, quindim, suspiro, merengue, panqueca, waffle, quiche, crepioca, rabanada, gemada, pavê, brownie, cookie",
    ["ovo"],
    "ovolacto",
  ],
  ["leite de aveia, bebida de aveia", ["gluten"]],
  ["leite de soja, bebida de soja, carne de soja, hambúrguer de soja", ["soja"]],
  // Look-alikes: what the last word says is what they are made of.
  [
    "macarrão de arroz, massa de arroz, macarrão de milho, massa de milho, macarrão de lentilha, macarrão de grão-de-bico, espaguete de abobrinha, " +
      "carne de jaca, hambúrguer de lentilha, hambúrguer de grão-de-bico, hambúrguer de feijão, leite de arroz, farinha de arroz, farinha de milho",
    [],
  ],
  ["mel, própolis", [], "ovolacto"],
  ["sushi, sashimi, moqueca, ceviche, temaki, peixada", ["peixe"], "peixe"],
  ["camarão, moqueca, bobó, paella, vatapá, acarajé", ["crustaceos"], "peixe"],
  ["coxinha, nuggets, canja, galinhada, peru, chester, pato", [], "ave"],
  [
    "carne, carne vermelha, churrasco misto, hambúrguer, cheeseburger, almôndega, bolonhesa, estrogonofe, strogonoff, feijoada, costela, cupim, " +
      "maminha, filé mignon, rosbife, quibe, kibe, pernil, lombo, bacon, presunto, salame, mortadela, salsicha, linguiça, hot dog, cachorro quente, " +
      "misto quente, prato feito, pf, prato comercial, prato executivo, cordeiro, carneiro, coelho, javali, gelatina, torresmo",
    [],
    "carne",
  ],
];

const ORDER: readonly Origin[] = ["vegetal", "ovolacto", "peixe", "ave", "carne"];

/** By the phrase as it is said. */
export const dishWords: ReadonlyMap<string, Dish> = lines.reduce((dishes, [words, contains, origin = "vegetal"]) => {
  for (const phrase of words.split(",").map((word) => word.trim())) {
    const known = dishes.get(phrase) ?? { contains: [], origin: "vegetal" };
    const further = ORDER.indexOf(origin) > ORDER.indexOf(known.origin) ? origin : known.origin;
    dishes.set(phrase, { contains: [...new Set([...known.contains, ...contains])], origin: further });
  }
  return dishes;
}, new Map<string, Dish>());
