/** A plate word brings a food for each of its places: what was typed takes its place, `sem` leaves it empty. */
export const PLATE_SLOTS = ["arroz", "feijao", "proteina", "salada"] as const;
export type PlateSlot = (typeof PLATE_SLOTS)[number];

export type Plate = { readonly words: readonly string[]; readonly foods: Readonly<Record<PlateSlot, string>> };

/** The foods by their key in usual-portions.ts. */
export const plates: readonly Plate[] = [
  {
    words: ["pf", "prato feito", "comercial", "prato comercial", "executivo", "prato executivo"],
    foods: { arroz: "arroz", feijao: "feijao", proteina: "bife", salada: "salada" },
  },
  {
    words: ["marmita", "marmitex", "quentinha"],
    foods: { arroz: "arroz", feijao: "feijao", proteina: "frango", salada: "salada" },
  },
  {
    words: ["quilo", "por quilo", "restaurante por quilo", "self service", "buffet", "bufê"],
    foods: { arroz: "arroz", feijao: "feijao", proteina: "frango", salada: "salada" },
  },
];

/** An unknown name with one of these words stands for the meat: `carne de panela`. Folded words. */
export const meatWords: readonly string[] = [
  "carne",
  "bife",
  "frango",
  "galinha",
  "peixe",
  "porco",
  "costela",
  "file",
  "linguica",
  "ovo",
  "picadinho",
  "moqueca",
  "almondega",
  "rabada",
  "dobradinha",
];

/** Which places a food takes whose group does not say it; an empty list: none. By name, the longest that fits. */
export const slotsByName: Readonly<Record<string, readonly PlateSlot[]>> = {
  arroz: ["arroz"],
  "arroz carreteiro": ["arroz", "proteina"],
  macarrao: ["arroz"],
  "macarrao bolonhesa": ["arroz", "proteina"],
  lasanha: ["arroz", "proteina"],
  yakisoba: ["arroz", "proteina"],
  galinhada: ["arroz", "proteina"],
  nhoque: ["arroz"],
  quinoa: ["arroz"],
  "feijao tropeiro": ["feijao"],
  feijoada: ["feijao"],
  "baiao dois": ["arroz", "feijao"],
  estrogonofe: ["proteina"],
  "salpicao frango": ["salada"],
  "salada legume maionese": ["salada"],
  tabule: ["salada"],
  "frango acafrao": ["proteina"],
  "bife cavalo": ["proteina"],
  "vaca atolada": ["proteina"],
  barreado: ["proteina"],
  dobradinha: ["proteina"],
  "camarao baiana": ["proteina"],
  quibe: ["proteina"],
  homus: [],
  tofu: ["proteina"],
  "proteina soja": ["proteina"],
  cebola: [],
  bacon: [],
  torresmo: [],
};
