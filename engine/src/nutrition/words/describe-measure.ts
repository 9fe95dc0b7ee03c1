import type { Portion } from "@app/contract/plan-document";
import { findFood } from "../catalogue/catalogue.ts";
import type { Food, FoodId } from "../catalogue/food.ts";
import type { UnitKey } from "../catalogue/measure.ts";
import { describeCount, feminine, masculine, type Noun } from "./noun.ts";

/** How a measure is said at table. The tables' longer words (heaped, medium) are what it is measured by. */
const UNIT_NOUNS: Readonly<Record<UnitKey, Noun>> = {
  cs: feminine("colher de sopa", "colheres de sopa"),
  sb: feminine("colher de sobremesa", "colheres de sobremesa"),
  ch: feminine("colher de chá", "colheres de chá"),
  sv: feminine("colher de servir", "colheres de servir"),
  co: feminine("concha"),
  es: feminine("escumadeira"),
  pegador: masculine("pegador", "pegadores"),
  ca: masculine("copo americano", "copos americanos"),
  cr: masculine("copo de requeijão", "copos de requeijão"),
  copo: masculine("copo"),
  xi: feminine("xícara"),
  "xic-cafe": feminine("xícara de café", "xícaras de café"),
  taça: feminine("taça"),
  chopp: masculine("chope"),
  dose: feminine("dose"),
  scoop: masculine("scoop"),
  prato: masculine("prato"),
  tigela: feminine("tigela"),
  cuia: feminine("cuia"),
  punhado: masculine("punhado"),
  fio: masculine("fio"),
  "ponta-de-faca": feminine("ponta de faca", "pontas de faca"),
  un: feminine("unidade"),
  up: feminine("unidade pequena", "unidades pequenas"),
  gomo: masculine("gomo"),
  fo: feminine("folha"),
  lata: feminine("lata"),
  latão: masculine("latão", "latões"),
  "long-neck": feminine("long neck"),
  garrafa: feminine("garrafa"),
  pote: masculine("pote"),
  pacote: masculine("pacote"),
  saco: masculine("saco"),
  barra: feminine("barra"),
  quadrado: masculine("quadrado"),
  bola: feminine("bola"),
  espeto: masculine("espeto"),
  cacho: masculine("cacho"),
  fa: feminine("fatia"),
  pd: masculine("pedaço"),
  ro: feminine("rodela"),
  ramo: masculine("ramo"),
  filé: masculine("filé"),
  bife: masculine("bife"),
  medalhão: masculine("medalhão", "medalhões"),
  posta: feminine("posta"),
  peito: masculine("peito"),
  coxa: feminine("coxa"),
  sobrecoxa: feminine("sobrecoxa"),
  asa: feminine("asa"),
  l: masculine("litro"),
};

const SALAD_PLATE = masculine("prato de sobremesa", "pratos de sobremesa");
const SOUP_PLATE = masculine("prato fundo", "pratos fundos");
const SOUPS = new Set<FoodId>(["own:sopa-legumes", "own:canja", "own:caldo-verde"]);

/** `4 colheres de sopa`, `1 concha e meia`, `meia unidade`. A food of the member's own is measured by the plain word. */
export const describeMeasure = ({ food, unit, count }: Pick<Portion, "food" | "unit" | "count">): string =>
  describeCount(count, nounOf(findFood(food), unit as UnitKey));

/** The same for a choice of measures; null: a food of the member's own. */
export function measureNoun(food: string | null, unit: UnitKey): Pick<Noun, "one" | "many"> {
  const { one, many } = nounOf(food === null ? undefined : findFood(food), unit);
  return { one, many };
}

function nounOf(food: Food | undefined, unit: UnitKey): Noun {
  if (unit !== "prato" || !food) return UNIT_NOUNS[unit];
  const { id, group } = food;
  if (SOUPS.has(id)) return SOUP_PLATE;
  return group === "vegetais-a" || group === "vegetais-b" ? SALAD_PLATE : UNIT_NOUNS.prato;
}
