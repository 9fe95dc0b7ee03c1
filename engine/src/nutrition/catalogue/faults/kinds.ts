import { sources } from "../../../../data/sources.ts";
import { plainText } from "../../../safety/match-text.ts";
import { type Allergen, type Food, type FoodGroup, fullName } from "../food.ts";

/** What a word in the name brings with it. Written without accents. */
const NAMED_ALLERGENS: readonly { readonly name: RegExp; readonly except?: RegExp; readonly contains: Allergen[] }[] = [
  {
    name: /\b(trigo|rosca|centeio|cevada|malte|aveia|pao|paes|macarrao|lasanha|nhoque|torrada|wafer|milanesa|empanad[oa]|croquete|quibe|esfiha|pizza|tabule|coxinha|pastel|empada|cerveja|shoyu|marroquino|bolo|biscoito|burguer|cachorro-quente|misto-quente)\b/,
    except: /\b(pao de queijo|biscoito de (polvilho|arroz))\b|sem gluten/,
    contains: ["gluten"],
  },
  {
    name: /\b(leite|queijo|queijos|requeijao|mucarela|parmesao|ricota|cottage|iogurte|whey|manteiga|estrogonofe)\b/,
    except: /\b(leite de coco|sem lactose|manteiga de amendoim)\b/,
    contains: ["leite-proteina", "lactose"],
  },
  { name: /\bsem lactose\b/, contains: ["leite-proteina"] },
  { name: /\b(ovo|ovos|omelete|gema|clara|maionese|quindim)\b/, contains: ["ovo"] },
  { name: /\b(amendoim|pacoca|pe de moleque)\b/, contains: ["amendoim"] },
  { name: /\b(castanha-\S+|castanha|amendoas?|noz|nozes)\b/, contains: ["castanhas"] },
  { name: /\b(soja|tofu|shoyu)\b/, except: /\boleo de soja\b/, contains: ["soja"] },
  { name: /\b(gergelim|homus|tahine)\b/, contains: ["gergelim"] },
  { name: /\b(camarao|caranguejo|siri|lagosta)\b/, contains: ["crustaceos"] },
  {
    name: /\b(merluza|tilapia|pescada|abadejo|salmao|atum|sardinha|bacalhau|cacao|corvina|curimbata|pintado|lambari|manjuba)\b/,
    contains: ["peixe"],
  },
];

const ANIMAL = new Set<Allergen>(["leite-proteina", "lactose", "ovo", "peixe", "crustaceos"]);
/** Nobody eats these as they are: beans are poisonous, taioba and cassava too. */
const COOKED_FIRST = /\b(taioba|mandioca|batata|abobora|berinjela|quiabo|vagem|chuchu|jilo|inhame|cara|catalonha)\b/;
const RAW_GROUPS = new Set<FoodGroup>(["leguminosas", "carnes", "cereais"]);
/** Fish for sashimi; flour whose grain was dried and not toasted. */
const EATEN_RAW = new Set(["taco:316", "taco:278", "taco:121"]);

/** Allergens, diets and names that contradict each other. */
export function kindFaults(food: Food): string[] {
  const { id, group, origin, contains, mayContain, use, source } = food;
  const name = plainText(fullName(food));
  const spoken = plainText(food.name);
  const faults: string[] = [];
  for (const rule of NAMED_ALLERGENS) {
    if (!rule.name.test(spoken) || rule.except?.test(spoken)) continue;
    for (const one of rule.contains) if (!contains.includes(one)) faults.push(`does not say that it contains ${one}`);
  }
  if (group === "laticinios" && origin !== "vegetal") {
    if (!contains.includes("leite-proteina")) faults.push("milk without its protein");
    if (contains.includes("lactose") === /sem lactose/.test(name)) faults.push("milk with the wrong word on lactose");
  }
  const drink = /^bebida de (soja|amendoas|aveia)/.exec(name)?.[1];
  const plant: Record<string, Allergen> = { soja: "soja", amendoas: "castanhas", aveia: "gluten" };
  if (drink && !contains.includes(plant[drink] ?? "soja")) faults.push(`a drink of ${drink} without its allergen`);
  if (mayContain.some((one) => contains.includes(one))) faults.push("contains and may contain the same");
  if (origin === "vegetal" && contains.some((one) => ANIMAL.has(one))) faults.push("vegan with an animal allergen");
  if (origin === "ovolacto" && (contains.includes("peixe") || contains.includes("crustaceos"))) {
    faults.push("without meat, yet with fish");
  }
  if (origin === "peixe" && !contains.includes("peixe") && !contains.includes("crustaceos")) {
    faults.push("fish without its allergen");
  }
  const isRaw = /\bcrua?s?$/.test(name) && !EATEN_RAW.has(id);
  if (isRaw && (RAW_GROUPS.has(group) || COOKED_FIRST.test(name)) && use !== "ingrediente") {
    faults.push("eaten raw");
  }
  if (!((source.split(" ")[0] as string) in sources)) faults.push(`no source ${source}`);
  return faults;
}

/** Drinks, solids and powders; where each is bought. */
export function formFaults({ form, group, aisle, origin, use, per100, name }: Food): string[] {
  const faults: string[] = [];
  const isDrink = group === "bebidas" || group === "alcoolicas";
  if (isDrink && form === "solido") faults.push("a drink that is a solid");
  if (form === "liquido" && group !== "oleos" && group !== "alcoolicas" && (per100.kcal ?? 0) > 120) {
    faults.push("too much energy for a drink: is it the powder?");
  }
  if (form === "po" && (per100.kcal ?? 0) < 60) faults.push("too little energy for a powder: is it the drink?");
  if (group === "alcoolicas" && use !== "diario") faults.push("alcohol in a plan");
  if (aisle === "acougue" && !(group === "carnes" && (origin === "carne" || origin === "ave"))) faults.push("not meat");
  if (aisle === "peixaria" && origin !== "peixe") faults.push("not fish");
  if (aisle === "hortifruti" && origin !== "vegetal" && form !== "solido") faults.push("no fruit or vegetable");
  if (name !== name.toLowerCase() || /[,;()]/.test(name)) faults.push("not a name as one says it");
  return faults;
}
