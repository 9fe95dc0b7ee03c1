/** Nuts, peanuts, seeds, and the fruits that are mostly fat. Columns: docs/catalogue.md. */
export const nutsAndSeeds = {
  group: "oleaginosas",
  pricedOn: "2026-11-16",
  rows: `
id                   | name                | state             | use         | form   | origin  | habit | price | aisle      | yield | edible | kcal | prot |  fat | carb | fibre |  Na |  sat | source     | contains  | may contain
taco:589             | castanha-do-pará    |                   | plano       | solido | vegetal | 0.08  | 3     | naturais   |       |        |  643 | 14.5 | 63.5 | 15.1 |   7.9 |   1 | 15.3 |            | castanhas | amendoim
taco:588             | castanha-de-caju    | torrada e salgada | plano       | solido | vegetal | 0.1   | 3     | naturais   |       |        |  570 | 18.5 | 46.3 | 29.1 |   3.7 | 125 |  7.7 |            | castanhas | amendoim
taco:587             | amêndoa             | torrada e salgada | plano       | solido | vegetal | 0.04  | 3     | naturais   |       |        |  581 | 18.6 | 47.3 | 29.5 |  11.6 | 279 |  4.8 |            | castanhas | amendoim
taco:597             | noz                 |                   | plano       | solido | vegetal | 0.04  | 3     | naturais   |       |        |  620 |   14 | 59.4 | 18.4 |   7.2 |   5 |  5.6 |            | castanhas | amendoim
taco:558             | amendoim            | torrado e salgado | plano       | solido | vegetal | 0.15  | 1     | naturais   |       |        |  606 | 22.5 |   54 | 18.7 |   7.8 | 376 |  9.7 |            | amendoim  | castanhas
taco:557             | amendoim            | cru               | ingrediente | solido | vegetal | 0.02  | 1     | naturais   |       |        |  544 | 27.2 | 43.9 | 20.3 |     8 |   0 |  8.7 |            | amendoim  | castanhas
own:pasta-amendoim   | pasta de amendoim   |                   | plano       | solido | vegetal | 0.08  | 2     | naturais   |       |        |  588 | 25.1 | 50.4 | 19.6 |     6 |  17 | 10.3 | usda 16398 | amendoim  | castanhas
taco:593             | gergelim            |                   | plano       | solido | vegetal | 0.03  | 2     | naturais   |       |        |  584 | 21.2 | 50.4 | 21.6 |  11.9 |   3 |  7.8 |            | gergelim  | amendoim, castanhas
taco:594             | linhaça             |                   | plano       | solido | vegetal | 0.05  | 2     | naturais   |       |        |  495 | 14.1 | 32.3 | 43.3 |  33.5 |   9 |  4.2 |            |           | gergelim, amendoim, castanhas, gluten
own:chia             | chia                |                   | plano       | solido | vegetal | 0.05  | 2     | naturais   |       |        |  490 | 15.6 | 30.8 | 43.9 |  37.7 |  19 |  3.2 | usda 12006 |           | gergelim, gluten
own:semente-girassol | semente de girassol |                   | plano       | solido | vegetal | 0.02  | 2     | naturais   |       |        |  584 | 20.8 | 51.5 |   20 |   8.6 |   9 |  4.5 | usda 12036 |           | gergelim, amendoim, castanhas
own:semente-abobora  | semente de abóbora  | torrada           | plano       | solido | vegetal | 0.02  | 3     | naturais   |       |        |  574 | 29.8 |   49 | 14.7 |   6.5 |  18 |  8.5 | usda 12016 |           | gergelim, amendoim, castanhas
taco:590             | coco fresco         |                   | plano       | solido | vegetal | 0.04  | 1     | hortifruti |       | 0.52   |  406 |  3.7 |   42 | 10.4 |   5.4 |  15 |   30 |            |           |
taco:163             | abacate             |                   | plano       | solido | vegetal | 0.15  | 2     | hortifruti |       | 0.74   |   96 |  1.2 |  8.4 |    6 |   6.3 |   0 |  2.3 |            |           |
taco:596             | pupunha             | cozida            | plano       | solido | vegetal | 0.02  | 2     | hortifruti |       |        |  219 |  2.5 | 12.8 | 29.6 |   4.3 |   1 |  3.1 |            |           |
taco:253             | tucumã              |                   | plano       | solido | vegetal | 0.01  | 2     | hortifruti |       |        |  262 |  2.1 | 19.1 | 26.5 |  12.7 |   4 |  4.7 |            |           |
taco:241             | pequi               |                   | diario      | solido | vegetal | 0.02  | 2     | hortifruti |       |        |  205 |  2.3 |   18 |   13 |    19 |   0 |    ? |            |           |
`,
} as const;
