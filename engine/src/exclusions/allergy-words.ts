import type { Allergen } from "../nutrition/catalogue/food.ts";

/** What a typed allergy takes away: every food with these allergens, and every food with one of these words in its name. */
export type AllergyMeaning = {
  readonly allergens?: readonly Allergen[];
  readonly names?: readonly string[];
  readonly groups?: readonly string[];
  readonly origins?: readonly string[];
};

type Line = AllergyMeaning & { readonly words: string };

const MILK: AllergyMeaning = { allergens: ["leite-proteina", "lactose"] };
const CORN = ["milho", "cuscuz", "fuba", "polenta", "pipoca", "flocao", "curau", "pamonha", "canjica", "maisena"];
const PORK = ["porco", "lombo", "pernil", "bisteca", "bacon", "torresmo", "toucinho", "linguica", "presunto"];
const PORK_DISHES = ["apresuntado", "salame", "salsicha", "mortadela", "feijoada", "tropeiro", "barreado", "virado"];
const CITRUS = ["laranja", "limao", "mexerica", "limonada", "acerola", "abacaxi", "kiwi"];

/**
 * Words of typed allergies, without accents, in the singular. An allergy reaches further than a dislike: whoever cannot
 * have milk protein cannot have cheese either. Brands stand with what they are made of.
 */
const lines: readonly Line[] = [
  {
    words:
      "leite, leite de vaca, leite vaca, proteina leite, proteina leite vaca, aplv, plv, caseina, caseinato, lacteo, laticinio, derivado leite, " +
      "soro leite, whey, queijo, mucarela, mussarela, iogurte, manteiga, requeijao, nata, creme leite, ricota, parmesao, coalhada, " +
      "lactoalbumina, lactoglobulina, beta lactoglobulina, leite bufala, mucarela bufala, mussarela bufala, leite po, ninho, danone, danoninho, yakult, chamyto, activia, vigor, polenguinho, catupiry, philadelphia, itambe, piracanjuba, molico, " +
      "leite condensado, doce leite, moca, leite moca, chantilly, milk, cream cheese, cottage",
    ...MILK,
  },
  { words: "lactose, intolerancia lactose", allergens: ["lactose"] },
  {
    words:
      "gluten, celiaco, celiaca, doenca celiaca, celiaquia, trigo, farinha trigo, farinha branca, centeio, cevada, malte, aveia, pao, pao frances, macarrao, massa, biscoito, bolacha, bolo, " +
      "cerveja, semolina, triticale, seitan, wheat, quaker, miojo, nissin, trakinas, bauducco, wickbold, pullman",
    allergens: ["gluten"],
  },
  {
    words: "ovo, clara, clara ovo, gema, gema ovo, albumina, maionese, omelete, egg, hellmann, hellmanns, ovoalbumina",
    allergens: ["ovo"],
  },
  {
    words:
      "amendoim, pacoca, pacoquita, pe moleque, pasta amendoim, manteiga amendoim, peanut, dadinho, mendorato, amendocrem",
    allergens: ["amendoim"],
  },
  {
    words:
      "castanha, castanha caju, castanha para, castanha brasil, noz, noz peca, peca, macadamia, avela, amendoa, pistache, oleaginosa, fruto seco, " +
      "nutella, nozes, nut, tree nut, marzipa, pinoli",
    allergens: ["castanhas"],
  },
  {
    words: "soja, oleo soja, proteina soja, tofu, molho soja, lecitina soja, edamame, misso, miso, ades, soy, sakura",
    allergens: ["soja"],
  },
  { words: "shoyu, molho shoyu, molho ingle", allergens: ["soja", "gluten"] },
  {
    words:
      "peixe, pescado, atum, sardinha, salmao, tilapia, bacalhau, merluza, pescada, anchova, aliche, cacao peixe, pintado, tambaqui, fish, " +
      "corvina, abadejo, robalo, gomes costa, truta, panga, linguado, peixe agua doce, peixe agua salgada, peixe mar, caviar, ova",
    allergens: ["peixe"],
  },
  {
    words:
      "crustaceo, camarao, caranguejo, siri, lagosta, lagostim, fruto mar, marisco, mexilhao, lula, polvo, ostra, vieira, molusco, shrimp, shellfish, kani, surimi, sururu",
    allergens: ["crustaceos"],
    names: ["acaraje", "vataba", "tacaca", "cuxa"],
  },
  { words: "gergelim, tahine, tahini, sesamo, semente gergelim, homus, hummus", allergens: ["gergelim"] },
  {
    words: "milho, fuba, amido milho, maizena, maisena, pipoca, polenta, cuscuz, corn, sucrilho, sucrilhos",
    names: CORN,
  },
  { words: "carne porco, porco, suino, bacon, presunto, linguica", names: [...PORK, ...PORK_DISHES] },
  { words: "carne vermelha, carne boi, carne bovina, boi, vaca, carne", origins: ["carne"] },
  { words: "frango, galinha, ave, peru", origins: ["ave"], names: ["frango", "galinha", "galinhada", "canja", "peru"] },
  { words: "citrico, fruta citrica, laranja", names: CITRUS },
  { words: "limao", names: ["limao", "limonada"] },
  { words: "farinha, farinaceo", names: ["farinha", "farofa"], allergens: ["gluten"] },
  { words: "caju", names: ["caju"], allergens: ["castanhas"] },
  { words: "tomate, molho tomate, ketchup", names: ["tomate", "ketchup", "vinagrete", "bolonhesa", "pizza"] },
  { words: "banana", names: ["banana", "bananada", "vitamina"] },
  { words: "coco, leite coco, oleo coco, agua coco", names: ["coco", "cocada"] },
  {
    words: "chocolate, cacau, achocolatado, nescau, toddy",
    names: ["chocolate", "achocolatado", "brigadeiro", "cappuccino"],
  },
  { words: "mel, propolis, abelha", names: ["mel", "granola"] },
  {
    words: "mandioca, aipim, macaxeira, tapioca, polvilho, farinha mandioca",
    names: [
      "mandioca",
      "tapioca",
      "polvilho",
      "farofa",
      "crepioca",
      "escondidinho",
      "puba",
      "pao queijo",
      "pirao",
      "tropeiro",
      "beiju",
    ],
  },
  {
    words: "feijao, leguminosa, grao",
    groups: ["leguminosas"],
    names: ["feijao", "feijoada", "tropeiro", "baiao", "acaraje"],
  },
  { words: "lentilha", names: ["lentilha"] },
  { words: "grao bico", names: ["grao bico", "homus"] },
  { words: "ervilha", names: ["ervilha", "seleta legume", "salada legume"] },
  { words: "cafe, cafeina", names: ["cafe", "cappuccino", "cha mate", "cha preto", "cola", "chocolate"] },
  { words: "alcool, vinho, bebida alcoolica", groups: ["alcoolicas"] },
  { words: "pimentao", names: ["pimentao", "vinagrete"] },
  { words: "cebola", names: ["cebola", "vinagrete", "acebolado"] },
  { words: "alho", names: ["alho"] },
  { words: "abacaxi, ananas", names: ["abacaxi"] },
  { words: "morango", names: ["morango"] },
  { words: "batata, batata inglesa", names: ["batata", "nhoque", "pure batata", "salada legume"] },
  { words: "arroz", names: ["arroz", "galinhada", "baiao", "canja", "carreteiro", "charuto"] },
  { words: "acucar, sacarose, frutose", groups: ["doces"] },
  { words: "girassol, semente girassol, oleo girassol", names: ["girassol", "granola"] },
  { words: "mostarda", names: ["mostarda"] },
  { words: "fruta", groups: ["frutas-a", "frutas-b"], names: ["suco", "vitamina", "fruta"] },
  { words: "fruta vermelha", names: ["morango", "acerola", "pitanga", "amora", "uva"] },
  // Foods that no plan of ours has: they are read, and nothing is left to exclude.
  {
    words:
      "trigo sarraceno, pimenta, pimenta reino, curcuma, acafrao, canela, cravo, gengibre, colorau, amora, framboesa, mirtilo, blueberry, cereja, " +
      "damasco, lichia, pitaya, aspargo, alcachofra, rabada, coelho, cordeiro, carneiro, pato, javali, ra, escargot, tremoco, fava, trufa, sorgo, amaranto, nectarina, alcaparra, curry, oregano, hibisco, wasabi, raiz forte, nescafe, corante urucum",
    names: [],
  },
];

/** By the phrase, its words in the order typed and without links. */
export const allergyWords: ReadonlyMap<string, AllergyMeaning> = new Map(
  lines.flatMap(({ words, ...meaning }) => words.split(",").map((phrase) => [phrase.trim(), meaning] as const)),
);

/** What stands beside the name of an allergy and names nothing. */
export const NOISE: ReadonlySet<string> = new Set(
  (
    "alergia alergico alergica alergicos intolerancia intolerante restricao reacao tenho sou tive ter a ao aos as o os um uma uns de do da dos das em no na com " +
    "muito muita pouco leve forte grave severa moderada qualquer todo toda tudo tipo alimento produto derivado comida que tem contem contendo eu meu minha " +
    "nao posso pode comer como so somente apenas principalmente inclusive tambem e ou nem fresco fresca cru crua cozido cozida seco seca maduro madura natural " +
    "desde crianca infancia diagnosticada diagnosticado exame teste positivo coceira inchaco vomito traco po inteiro vez quando mal faz passo " +
    "nada nunca free geral seu sua etc boca apenas suspeita talvez acho contenha contenham lata enlatado diarreia barriga gas dor me da nenhum nenhuma alimentar frito assado"
  ).split(" "),
);
