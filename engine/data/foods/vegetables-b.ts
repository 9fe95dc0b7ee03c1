/** Roots, squashes and pods of about 5 to 12 g of carbohydrate in 100 g. Columns: docs/catalogue.md. */
export const vegetablesB = {
  group: "vegetais-b",
  pricedOn: "2026-11-16",
  rows: `
id         | name              | state    | use         | form   | origin  | habit | price | aisle      | yield | edible | kcal | prot | fat | carb | fibre |  Na | sat | source     | contains | may contain
taco:109   | cenoura           | cozida   | plano       | solido | vegetal | 0.2   | 1     | hortifruti |       | 0.89   |   30 |  0.8 | 0.2 |  6.7 |   2.6 |   8 |   0 |            |          |
taco:110   | cenoura           | crua     | plano       | solido | vegetal | 0.2   | 1     | hortifruti |       | 0.89   |   34 |  1.3 | 0.2 |  7.7 |   3.2 |   3 |   ? |            |          |
taco:97    | beterraba         | cozida   | plano       | solido | vegetal | 0.15  | 1     | hortifruti |       | 0.75   |   32 |  1.3 | 0.1 |  7.2 |   1.9 |  23 |   ? |            |          |
taco:98    | beterraba         | crua     | plano       | solido | vegetal | 0.06  | 1     | hortifruti |       | 0.75   |   49 |  1.9 | 0.1 | 11.1 |   3.4 |  10 |   ? |            |          |
taco:64    | abóbora           | cozida   | plano       | solido | vegetal | 0.15  | 1     | hortifruti |       | 0.75   |   48 |  1.4 | 0.7 | 10.8 |   2.5 |   1 | 0.1 |            |          |
taco:65    | abóbora           | crua     | ingrediente | solido | vegetal | 0.01  | 1     | hortifruti |       | 0.75   |   39 |  1.7 | 0.5 |  8.4 |   2.2 |   0 | 0.1 |            |          |
taco:68    | abóbora moranga   | refogada | plano       | solido | vegetal | 0.06  | 1     | hortifruti |       | 0.75   |   29 |  0.4 | 0.8 |    6 |   1.5 |   3 | 0.1 |            |          | soja
taco:66    | abóbora menina    | crua     | ingrediente | solido | vegetal | 0.01  | 1     | hortifruti |       | 0.75   |   14 |  0.6 |   0 |  3.3 |   1.2 |   0 |   ? |            |          |
taco:112   | chuchu            | cozido   | plano       | solido | vegetal | 0.15  | 1     | hortifruti |       | 0.85   |   19 |  0.4 |   0 |  4.8 |     1 |   2 |   ? |            |          |
taco:113   | chuchu            | cru      | ingrediente | solido | vegetal | 0.01  | 1     | hortifruti |       | 0.85   |   17 |  0.7 | 0.1 |  4.1 |   1.3 |   0 |   ? |            |          |
own:vagem  | vagem             | cozida   | plano       | solido | vegetal | 0.1   | 1     | hortifruti |       | 0.88   |   35 |  1.9 | 0.3 |  7.9 |   3.2 |   1 | 0.1 | usda 11053 |          |
taco:162   | vagem             | crua     | ingrediente | solido | vegetal | 0.01  | 1     | hortifruti |       | 0.88   |   25 |  1.8 | 0.2 |  5.3 |   2.4 |   0 |   ? |            |          |
own:quiabo | quiabo            | cozido   | plano       | solido | vegetal | 0.1   | 1     | hortifruti |       | 0.86   |   22 |  1.9 | 0.2 |  4.5 |   2.5 |   6 |   0 | usda 11279 |          |
taco:147   | quiabo            | cru      | ingrediente | solido | vegetal | 0.01  | 1     | hortifruti |       | 0.86   |   30 |  1.9 | 0.3 |  6.4 |   4.6 |   1 |   ? |            |          |
taco:127   | jiló              | cru      | ingrediente | solido | vegetal | 0.03  | 1     | hortifruti |       | 0.9    |   27 |  1.4 | 0.2 |  6.2 |   4.8 |   0 | 0.1 |            |          |
taco:137   | nabo              |          | plano       | solido | vegetal | 0.02  | 1     | hortifruti |       | 0.8    |   18 |  1.2 | 0.1 |  4.1 |   2.6 |   2 |   ? |            |          |
taco:107   | cebola            |          | plano       | solido | vegetal | 0.3   | 1     | hortifruti |       | 0.9    |   39 |  1.7 | 0.1 |  8.9 |   2.2 |   1 |   ? |            |          |
taco:83    | alho-poró         |          | plano       | solido | vegetal | 0.02  | 2     | hortifruti |       | 0.5    |   32 |  1.4 | 0.1 |  6.9 |   2.5 |   2 |   ? |            |          |
taco:154   | seleta de legumes | em lata  | plano       | solido | vegetal | 0.04  | 1     | enlatados  |       |        |   57 |  3.4 | 0.4 | 12.7 |   3.1 | 398 | 0.1 |            |          |
taco:546   | salada de legumes | no vapor | plano       | solido | vegetal | 0.1   | 1     | hortifruti |       |        |   35 |    2 | 0.3 |  7.1 |   2.5 |   3 | 0.1 |            |          |
`,
} as const;
