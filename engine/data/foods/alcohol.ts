/** Alcoholic drinks: logged, never in a plan. Columns: docs/catalogue.md. */
export const alcohol = {
  group: "alcoolicas",
  pricedOn: "2026-11-16",
  rows: `
id               | name         | state | use    | form    | origin  | habit | price | aisle   | yield | edible | kcal | prot | fat | carb | fibre | Na | sat | source     | contains | may contain
taco:474         | cerveja      |       | diario | liquido | vegetal | 0.2   | 1     | bebidas |       |        |   41 |  0.6 |   0 |  3.3 |     ? |  4 |   ? |            | gluten   |
taco:472         | cachaça      |       | diario | liquido | vegetal | 0.04  | 1     | bebidas |       |        |  216 |    ? |   ? |    ? |     ? |  3 |   ? |            |          |
own:vinho        | vinho tinto  |       | diario | liquido | vegetal | 0.06  | 3     | bebidas |       |        |   85 |  0.1 |   0 |  2.6 |     0 |  4 |   0 | usda 14096 |          |
own:vinho-branco | vinho branco |       | diario | liquido | vegetal | 0.03  | 3     | bebidas |       |        |   82 |  0.1 |   0 |  2.6 |     0 |  5 |   0 | usda 14106 |          |
own:destilado    | destilado    |       | diario | liquido | vegetal | 0.03  | 3     | bebidas |       |        |  231 |    0 |   0 |    0 |     0 |  1 |   0 | usda 14037 |          |
own:caipirinha   | caipirinha   |       | diario | liquido |         | 0.05  | 2     | bebidas |       |        |      |      |     |      |       |    |     | recipe     |          |
`,
} as const;
