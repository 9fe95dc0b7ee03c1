import type { Portion } from "@app/contract/plan-document";
import type { measureSources, sources } from "../../../data/sources.ts";
import { findMeasure, getFood } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import type { UnitKey } from "../catalogue/measure.ts";

const FIGURES: Readonly<Record<keyof typeof sources, (record: string) => string>> = {
  taco: (record) => `TACO 4ª edição, item ${record}`,
  usda: (record) => `USDA FoodData Central, item ${record}`,
  fao: () => "FAO, tabela x5557e (leite fluido)",
  interpolated: () => "Média de dois itens do nosso catálogo",
  recipe: () => "Receita do nosso catálogo: a soma das partes",
};

const MEASURES: Readonly<Record<keyof typeof measureSources, string>> = {
  pof: "medida da POF 2008–2009, IBGE",
  derived: "medida derivada da POF 2008–2009, IBGE",
  own: "medida estimada por nós",
};

/** Where the figures of a portion are from: `TACO 4ª edição, item 3; medida da POF 2008–2009, IBGE`. */
export function describeSource({ food, unit }: Pick<Portion, "food" | "unit">): string {
  const measure = findMeasure(food as FoodId, unit as UnitKey);
  if (!measure) throw new Error(`${food} has no measure ${unit}`);
  return `${foodSource(food)}; ${MEASURES[measure.source]}`;
}

export function foodSource(food: string): string {
  const { source } = getFood(food as FoodId);
  const [key = "", ...record] = source.split(" ");
  const describe = FIGURES[key as keyof typeof FIGURES];
  if (!describe) throw new Error(`${food}: no source ${key}`);
  return describe(record.join(" "));
}
