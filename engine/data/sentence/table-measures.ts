import type { FoodGroup } from "../../src/nutrition/catalogue/food.ts";
import type { UnitKey } from "../../src/nutrition/catalogue/measure.ts";

/** Measures that stand in for one that a food's row does not have, the nearest first. */
export const nearMeasures: Readonly<Partial<Record<UnitKey, readonly UnitKey[]>>> = {
  fa: ["pd", "ro", "un"],
  pd: ["fa", "un"],
  ro: ["fa"],
  un: ["up"],
  up: ["un"],
  copo: ["ca", "cr"],
  ca: ["copo"],
  cr: ["copo"],
  filé: ["bife", "posta", "un"],
  bife: ["filé", "un"],
  posta: ["filé"],
  gomo: ["un"],
  dose: ["scoop"],
  scoop: ["dose"],
  latão: ["lata"],
  "long-neck": ["lata"],
  pote: ["un"],
  tigela: ["prato"],
  prato: ["tigela"],
  co: ["sv"],
  sv: ["es"],
  es: ["sv"],
  saco: ["pacote"],
  pacote: ["saco"],
  espeto: ["un"],
  barra: ["un"],
};

/** Millilitres, taken as grams, of what is drunk. Our estimate. */
export const liquidMeasures: Readonly<Partial<Record<UnitKey, number>>> = {
  ch: 5,
  sb: 10,
  cs: 15,
  "xic-cafe": 50,
  dose: 50,
  ca: 150,
  taça: 150,
  copo: 200,
  xi: 200,
  cr: 240,
  chopp: 300,
  lata: 350,
  "long-neck": 355,
  tigela: 300,
  latão: 473,
  garrafa: 500,
  l: 1000,
};

/** Grams in a spoon, ladle or cup by the kind of food, for a row that has none. Our estimate. */
export const groupMeasures: Readonly<Partial<Record<FoodGroup, Readonly<Partial<Record<UnitKey, number>>>>>> = {
  cereais: { cs: 25, sv: 50, es: 80, co: 100, xi: 120, pegador: 110, prato: 200, punhado: 30, fa: 70, pd: 80 },
  leguminosas: { cs: 20, sv: 35, es: 70, co: 140, xi: 150, prato: 200 },
  carnes: { cs: 25, sv: 50, es: 80, co: 120, filé: 100, bife: 100, fa: 60, pd: 50, prato: 150, espeto: 80, un: 100 },
  laticinios: { cs: 20, sb: 10, ch: 5, fa: 25, pd: 30, pote: 150 },
  "vegetais-a": { cs: 15, sv: 30, es: 60, pegador: 30, prato: 60, xi: 60, fo: 8, fa: 10, ro: 8, ramo: 40, un: 90 },
  "vegetais-b": { cs: 25, sv: 45, es: 80, prato: 100, xi: 100, fa: 12, ro: 12, pd: 40, un: 110 },
  oleos: { cs: 8, sb: 5, ch: 3, fio: 5, "ponta-de-faca": 5 },
  "frutas-a": { cs: 30, fa: 100, pd: 80, xi: 150, tigela: 200, un: 130, gomo: 15 },
  "frutas-b": { cs: 30, fa: 75, pd: 60, xi: 150, tigela: 200, un: 120 },
  oleaginosas: { cs: 15, ch: 5, punhado: 30, un: 3 },
  pratos: { cs: 30, sv: 60, es: 90, co: 130, prato: 300, pd: 150, tigela: 300 },
  salgados: { un: 80, fa: 120, pd: 120, pacote: 50 },
  doces: { cs: 20, sb: 12, ch: 5, fa: 60, pd: 60, un: 25, bola: 60, pote: 100 },
  temperos: { cs: 12, sb: 8, ch: 5, co: 80, fio: 5 },
};

/** Without a usual portion and without a whole one to count. Our estimate. */
export const groupPortions: Readonly<Record<FoodGroup, number>> = {
  cereais: 100,
  paes: 50,
  carnes: 100,
  laticinios: 30,
  "vegetais-a": 50,
  "vegetais-b": 60,
  leguminosas: 100,
  oleos: 8,
  "frutas-a": 130,
  "frutas-b": 120,
  oleaginosas: 15,
  pratos: 200,
  salgados: 80,
  doces: 30,
  bebidas: 200,
  alcoolicas: 200,
  temperos: 10,
};
