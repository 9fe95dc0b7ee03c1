/** Where figures come from. A row of a table names its source by the first word, then the record in that source. */
export const sources = {
  taco: {
    name: "Tabela Brasileira de Composição de Alimentos – TACO, 4ª edição, NEPA/UNICAMP, 2011",
    credit:
      "Composição nutricional: Tabela Brasileira de Composição de Alimentos – TACO, 4ª edição, NEPA/UNICAMP, 2011.",
  },
  usda: {
    name: "USDA FoodData Central, SR Legacy and Foundation (public domain)",
    credit: "U.S. Department of Agriculture, Agricultural Research Service. FoodData Central. fdc.nal.usda.gov.",
  },
  fao: {
    name: "FAO, Milk and dairy products, composition table (x5557e)",
    credit: "FAO, tabela x5557e (leite fluido).",
  },
  interpolated: { name: "Halfway between two rows of this catalogue", credit: null },
  recipe: { name: "Recipe of this catalogue: the sum of its parts", credit: null },
} as const;

/** Grams of a household measure. */
export const measureSources = {
  pof: {
    name: "IBGE, Pesquisa de Orçamentos Familiares 2008–2009, Tabela de Medidas Referidas",
    credit: "Medidas: POF 2008–2009, IBGE.",
  },
  derived: {
    name: "From a POF row: the utensil's capacity, the same piece of a like food, a unit as sold",
    credit: null,
  },
  own: { name: "Estimate of this catalogue, to be measured on a scale", credit: null },
} as const;
