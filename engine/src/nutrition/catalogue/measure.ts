import { measureSources } from "../../../data/sources.ts";
import type { FoodId } from "./food.ts";
import { listOf, numberOf, oneOf, readTable } from "./read-table.ts";

/** How far a measure is off: of a spoon or a slice more than of a whole egg, of a litre not at all. */
const SPREADS = { utensil: 0.25, piece: 0.25, unit: 0.2, amount: 0 } as const;
/** Our own estimates, until somebody puts them on a scale. */
const OWN_SPREAD = 0.4;

type Kind = keyof typeof SPREADS;
type Unit = { readonly words: string; readonly plural: string; readonly kind: Kind };
const unit = (kind: Kind, words: string, plural = `${words}s`): Unit => ({ words, plural, kind });

/** The abbreviations of the measure tables, which are those of the sentence reader. */
export const UNITS = {
  cs: unit("utensil", "colher de sopa cheia", "colheres de sopa cheias"),
  sb: unit("utensil", "colher de sobremesa", "colheres de sobremesa"),
  ch: unit("utensil", "colher de chá", "colheres de chá"),
  sv: unit("utensil", "colher de servir", "colheres de servir"),
  co: unit("utensil", "concha média", "conchas médias"),
  es: unit("utensil", "escumadeira"),
  pegador: unit("utensil", "pegador", "pegadores"),
  ca: unit("utensil", "copo americano", "copos americanos"),
  cr: unit("utensil", "copo de requeijão", "copos de requeijão"),
  copo: unit("utensil", "copo"),
  xi: unit("utensil", "xícara de chá", "xícaras de chá"),
  "xic-cafe": unit("utensil", "xícara de café", "xícaras de café"),
  taça: unit("utensil", "taça"),
  chopp: unit("utensil", "chope"),
  dose: unit("utensil", "dose"),
  scoop: unit("utensil", "scoop"),
  prato: unit("utensil", "prato"),
  tigela: unit("utensil", "tigela"),
  cuia: unit("utensil", "cuia"),
  punhado: unit("utensil", "punhado"),
  fio: unit("utensil", "fio"),
  "ponta-de-faca": unit("utensil", "ponta de faca", "pontas de faca"),
  un: unit("unit", "unidade média", "unidades médias"),
  up: unit("unit", "unidade pequena", "unidades pequenas"),
  gomo: unit("unit", "gomo"),
  fo: unit("unit", "folha"),
  lata: unit("unit", "lata"),
  latão: unit("unit", "latão", "latões"),
  "long-neck": unit("unit", "long neck"),
  garrafa: unit("unit", "garrafa"),
  pote: unit("unit", "pote"),
  pacote: unit("unit", "pacote"),
  saco: unit("unit", "saco"),
  barra: unit("unit", "barra"),
  quadrado: unit("unit", "quadrado"),
  bola: unit("unit", "bola"),
  espeto: unit("unit", "espeto"),
  cacho: unit("unit", "cacho"),
  fa: unit("piece", "fatia"),
  pd: unit("piece", "pedaço"),
  ro: unit("piece", "rodela"),
  ramo: unit("piece", "ramo"),
  filé: unit("piece", "filé"),
  bife: unit("piece", "bife"),
  medalhão: unit("piece", "medalhão", "medalhões"),
  posta: unit("piece", "posta"),
  peito: unit("piece", "peito"),
  coxa: unit("piece", "coxa"),
  sobrecoxa: unit("piece", "sobrecoxa"),
  asa: unit("piece", "asa"),
  l: unit("amount", "litro"),
} as const satisfies Readonly<Record<string, Unit>>;
export type UnitKey = keyof typeof UNITS;
const UNIT_KEYS = Object.keys(UNITS) as UnitKey[];

export type MeasureSource = keyof typeof measureSources;
const SOURCES = Object.keys(measureSources) as MeasureSource[];

/** Grams of the edible part. */
export type Measure = {
  readonly food: FoodId;
  readonly unit: UnitKey;
  readonly grams: number;
  readonly low: number;
  readonly high: number;
  readonly source: MeasureSource;
};

export type NamedRow = { readonly food: FoodId; readonly name: string };

/** One row of a table has all measures of a food, a column for each source. */
export const readMeasures = (text: string): (NamedRow & { readonly measures: Measure[] })[] =>
  readTable(text).map((row) => {
    const food = row["food"] as FoodId;
    const measures = SOURCES.flatMap((source) =>
      listOf(row[source]).map((cell) => {
        const [word, grams] = cell.split(" ");
        return measureOf(food, oneOf(UNIT_KEYS, word, food), numberOf(grams, food), source);
      }),
    );
    return { food, name: row["name"] ?? "", measures };
  });

export function measureOf(food: FoodId, unitKey: UnitKey, grams: number, source: MeasureSource): Measure {
  const { kind } = UNITS[unitKey];
  const spread = source === "own" && kind !== "amount" ? OWN_SPREAD : SPREADS[kind];
  return { food, unit: unitKey, grams, low: grams * (1 - spread), high: grams * (1 + spread), source };
}
