import { dishWords } from "../../exclusions/dish-words.ts";
import { ALLERGENS, type Allergen, type Origin } from "../../nutrition/catalogue/food.ts";
import { phraseWords } from "../../nutrition/search/fold-word.ts";
import { dishHazards } from "./dish-hazards.ts";

/** What a word may stand for that somebody must not eat: an allergen, or a kind of animal food. */
export const HAZARDS = [...ALLERGENS, "carne", "ave", "mel", "alcool"] as const;
export type Hazard = (typeof HAZARDS)[number];

type Line = readonly [hazards: string, words: string];

const ANIMAL: readonly Hazard[] = ["leite-proteina", "lactose", "ovo", "carne", "ave", "peixe", "crustaceos", "mel"];
const MILK: readonly Allergen[] = ["leite-proteina", "lactose"];

/**
 * Words by hazard, written without the catalogue's own marks, so that a mark that is missing there is found here. The longest
 * phrase counts: what looks like a hazard and is none stands below with what it is made of.
 */
const lines: readonly Line[] = [
  [
    "gluten",
    "glúten, trigo, farinha de trigo, farinha branca, farinha de rosca, farelo de trigo, gérmen de trigo, centeio, cevada, malte, aveia, semolina, seitan, " +
      "triticale, espelta, pão, pãozinho, pão francês, pão de forma, pão integral, pão sírio, pão folha, pão de hambúrguer, torrada, bisnaga, baguete, " +
      "croissant, brioche, ciabatta, macarrão, macarronada, espaguete, talharim, penne, parafuso, miojo, lámen, yakisoba, massa, massa de pastel, nhoque, biscoito, bolacha, " +
      "cream cracker, wafer, cuscuz marroquino, tabule, quibe, esfiha, cerveja, chope, uísque, panetone, sanduíche, misto-quente, cachorro-quente, wrap, tortilha, " +
      "farinha láctea, cereal matinal, sucrilhos, müsli, rosquinha, sonho, pita, bulgur, sêmola, croûton, crouton, empanado",
  ],
  ["gluten ovo", "bolo, bolinho, panqueca, crepe, macarrão com ovos, donut, churros, waffle, rabanada, torta"],
  ["gluten leite", "pizza, pão na chapa, pão com manteiga, pão com queijo"],
  ["gluten leite ovo", "lasanha, pão sovado, pão doce, brownie, cookie"],
  ["gluten castanhas", "granola"],
  ["gluten carne", "pastel de carne, almôndega, hambúrguer, x-burguer, pastel"],
  ["gluten ave", "coxinha, nugget, empada, empadão"],
  ["gluten soja", "shoyu, molho shoyu"],
  ["lactose", "lactose"],
  [
    "leite",
    "leite, leite de vaca, leite de cabra, leite em pó, leite condensado, leite fermentado, creme de leite, doce de leite, soro de leite, queijo, queijo minas, muçarela, " +
      "mussarela, mozarela, parmesão, provolone, gorgonzola, ricota, cottage, coalho, requeijão, catupiry, cream cheese, polenguinho, iogurte, coalhada, kefir, nata, " +
      "manteiga, ghee, whey, caseína, caseinato, laticínio, lácteo, chantilly, danone, danoninho, yakult, petit suisse, sorvete, milk-shake, brigadeiro, achocolatado, " +
      "cappuccino, chocolate ao leite, molho branco, bechamel, mousse, fondue, arroz-doce, curau, lassi",
  ],
  ["leite ovo", "pão de queijo, pudim, quindim de leite, suflê"],
  ["leite carne", "estrogonofe, strogonoff, stroganoff, escondidinho, baião de dois"],
  ["leite ave", "estrogonofe de frango, strogonoff de frango, escondidinho de frango"],
  [
    "ovo",
    "ovo, ovos, gema, clara de ovo, clara em neve, claras em neve, omelete, fritada, maionese, quindim, suspiro, merengue, gemada, albumina, crepioca, ovo de codorna, salpicão, biscoito de polvilho",
  ],
  [
    "amendoim",
    "amendoim, paçoca, paçoquita, pé de moleque, pasta de amendoim, manteiga de amendoim, creme de amendoim, óleo de amendoim, leite de amendoim, amendocrem, mendorato, dadinho",
  ],
  [
    "castanhas",
    "castanha, castanha-do-pará, castanha-do-brasil, castanha-de-caju, castanha-portuguesa, noz, nozes, noz-pecã, amêndoa, avelã, macadâmia, pistache, pinoli, pecã, nutella, marzipã, " +
      "leite de amêndoa, leite de castanha, bebida de amêndoa, bebida de castanha, farinha de amêndoa, queijo de castanha, mix de castanhas, baru",
  ],
  [
    "soja",
    "soja, tofu, edamame, missô, misô, tempeh, natto, proteína de soja, proteína texturizada, carne de soja, leite de soja, bebida de soja, iogurte de soja, queijo de soja, óleo de soja, molho de soja, " +
      "lecitina de soja, hambúrguer de soja, farinha de soja, bife de soja, salsicha de soja, linguiça de soja, almôndega de soja, quibe de soja, creme de soja, pts, ades",
  ],
  [
    "peixe",
    "peixe, pescado, tilápia, merluza, pescada, sardinha, atum, salmão, bacalhau, anchova, aliche, truta, tambaqui, pirarucu, robalo, linguado, corvina, abadejo, manjuba, lambari, " +
      "curimbatá, arenque, cavala, cavalinha, garoupa, tucunaré, surubim, haddock, panga, cação, caviar, sushi, sashimi, moqueca, carne de peixe, hambúrguer de peixe, caldo de peixe",
  ],
  [
    "crustaceos",
    "crustáceo, camarão, caranguejo, siri, lagosta, lagostim, krill, kani, marisco, mexilhão, lula, polvo, ostra, vieira, fruto do mar, frutos do mar, acarajé, vatapá, tacacá, " +
      "bobó, carne de siri, carne de caranguejo, casquinha de siri, molho de ostra, paella",
  ],
  ["gergelim", "gergelim, tahine, tahini, sésamo, homus, hummus, halva, zaatar, babaganuche"],
  ["soja gluten", "molho inglês, missoshiro"],
  [
    "carne",
    "carne, carne vermelha, carne moída, carne-seca, carne de sol, carne de porco, carne de boi, bife, patinho, alcatra, maminha, picanha, contrafilé, filé-mignon, acém, coxão, lagarto, " +
      "costela, cupim, fraldinha, lombo, pernil, bisteca, porco, suíno, boi, bacon, toucinho, torresmo, presunto, apresuntado, mortadela, salame, salsicha, linguiça, calabresa, fígado, bucho, " +
      "charque, jabá, feijoada, churrasco, kafta, rabada, mocotó, dobradinha, tropeiro, barreado, sarapatel, banha, cordeiro, carneiro, cabrito, vitela, gelatina, caldo de carne, copa lombo, " +
      "bolonhesa, virado, arroz carreteiro, carreteiro, caldo verde, peito bovino, língua de boi, paçoca de carne, paçoca de carne-seca, paçoca de pilão",
  ],
  [
    "ave",
    "frango, galinha, peru, peito de peru, blanquet, chester, pato, codorna assada, canja, galinhada, sobrecoxa, moela, coração de frango, carne de frango, carne branca, hambúrguer de frango, " +
      "salsicha de frango, linguiça de frango, almôndega de frango, caldo de galinha, fígado de frango, asinha",
  ],
  ["mel", "mel, mel de abelha, própolis"],
  ["alcool", "vinho, cachaça, caipirinha, pinga, vodca, gim, rum, licor, espumante, conhaque, bebida alcoólica"],
  // What only looks like one of them.
  [
    "",
    "café da manhã, leite de coco, leite de arroz, leite de inhame, leite vegetal, leite de magnésia, dente de leite, leite de linhaça, manteiga de cacau, manteiga de coco, manteiga de karité, couve-manteiga, " +
      "feijão-manteiga, alface-manteiga, abacate-manteiga, queijo de batata, queijo de mandioca, iogurte de coco, iogurte vegetal, creme de arroz, creme de milho, creme vegetal, chocolate amargo, " +
      "sorvete de fruta, sorvete de banana, " +
      "massa óssea, massa gorda, manga da camisa, manga curta, manga comprida, peixe da horta, vitamina a, vitamina b, vitamina c, vitamina d, vitamina e, vitamina k, vitamina b12, " +
      "empanado na farinha de mandioca, empanado na farinha de milho, empanado na farinha de arroz, empanado no fubá, empanado no flocão, empanado em milho, farinha de linhaça, farinha de chia, " +
      "farinha de quinoa, farinha de tapioca, farinha de puba, farinha de feijão, farinha de batata, farinha de berinjela, farinha de sorgo, farinha de copioba, farinha de mesa, farinha d'água, " +
      "pão sem glúten, pão de arroz, pão de mandioca, pão de tapioca, macarrão de arroz, macarrão de milho, macarrão de abobrinha, macarrão de pupunha, macarrão de quinoa, macarrão de lentilha, macarrão de grão-de-bico, espaguete de abobrinha, " +
      "espaguete de pupunha, talharim de pupunha, massa de arroz, massa de mandioca, massa de tapioca, massa da tapioca, massa de milho, massa muscular, ganhar massa, massa magra, massa corporal, massa da crepioca, nhoque de mandioca, biscoito de arroz, bolacha de arroz, " +
      "bolacha de milho, tortilha de milho, cuscuz de milho, cuscuz nordestino, farinha de arroz, farinha de milho, farinha de mandioca, farinha de coco, farinha de grão-de-bico, farinha de banana, trigo-sarraceno, trigo sarraceno, fruta-pão, " +
      "lasanha de berinjela, lasanha de abobrinha, pizza de tapioca, pizza de couve-flor, cerveja sem glúten, wrap de alface, wrap de couve, wrap de tapioca, panqueca de banana, torta de liquidificador sem glúten, " +
      "ovo de páscoa, omelete de grão-de-bico, ovo de linhaça, bolo de rolo de tapioca, " +
      "noz-moscada, cor castanha, cor de castanha, castanha-d'água, castanha de água, " +
      "shoyu de coco, molho de coco, aminos de coco, " +
      "peixinho da horta, cor salmão, cogumelo-ostra, cogumelo ostra, moqueca de banana, moqueca de palmito, moqueca de caju, " +
      "carne de jaca, carne de caju, carne de casca de banana, carne de cogumelo, carne vegetal, carne louca de jaca, bife de berinjela, bife de couve-flor, bife de grão-de-bico, hambúrguer de grão-de-bico, hambúrguer de lentilha, " +
      "hambúrguer de feijão, hambúrguer de beterraba, hambúrguer vegetal, almôndega de lentilha, almôndega de grão-de-bico, almôndega de berinjela, linguiça vegetal, salsicha vegetal, feijoada de cogumelo, caldo de legumes, coxinha de jaca, " +
      "frango vegetal, gelatina de ágar, ágar-ágar, picanha de melancia, costela-de-adão, mel de cana, melado, lua de mel, boi-bumbá, unha-de-boi, costela da cadeira, bucha, " +
      "vinho da casa sem álcool, vinagre de vinho, uva de vinho, rum de cozinha sem álcool",
  ],
  ["castanhas", "bebida de amêndoas, leite de amêndoas, leite de avelã"],
  [
    "gluten",
    "leite de aveia, bebida de aveia, creme de aveia, iogurte de aveia, pão de aveia, pão de glúten, pão de milho",
  ],
  ["gluten soja", "pão de soja"],
];

/** Words of every day that are a dish to one who asks what to eat: salted nuts, the vitamins of a fruit, a member's lunch. */
const NO_DISHES = new Set("salgado,vitamina,cereal,prato feito,pf,prato comercial,prato executivo".split(","));
const OF_ORIGIN: Readonly<Partial<Record<Origin, Hazard>>> = { carne: "carne", ave: "ave" };

type Phrases = ReadonlyMap<string, readonly Hazard[]>;

const hazardsOf = (words: string): Hazard[] =>
  words.split(" ").flatMap((one): Hazard[] => (one === "leite" ? [...MILK] : one ? [one as Hazard] : []));
const keyOf = (phrase: string): string => phraseWords(phrase).join(" ");

/** Kinds of food by their own words, as an allergy is named: phrases folded and without links. */
export const allergenPhrases: Phrases = new Map(
  lines.flatMap(([hazards, words]) => words.split(",").map((phrase) => [keyOf(phrase), hazardsOf(hazards)] as const)),
);

/** The same with dishes and brands, as a text names them; what only looks like a hazard has none. */
export const hazardPhrases: Phrases = withDishes();

function withDishes(): Map<string, readonly Hazard[]> {
  const found = new Map(allergenPhrases);
  const add = (phrase: string, hazards: readonly Hazard[]): void => {
    const known = found.get(keyOf(phrase));
    if (known?.length !== 0) found.set(keyOf(phrase), [...new Set([...(known ?? []), ...hazards])]);
  };
  for (const [hazards, words] of dishHazards) for (const phrase of words.split(",")) add(phrase, hazardsOf(hazards));
  for (const [phrase, { contains, origin }] of dishWords)
    if (!NO_DISHES.has(phrase)) add(phrase, [...contains, ...(OF_ORIGIN[origin] ? [OF_ORIGIN[origin]] : [])]);
  return found;
}

/** Right after a food: "queijo vegano" has nothing of an animal in it. */
export const PLANT_WORDS: ReadonlySet<string> = new Set(["vegano", "vegana", "vegetal", "vegetariano", "vegetariana"]);
export const ofAnimals: ReadonlySet<Hazard> = new Set(ANIMAL);
