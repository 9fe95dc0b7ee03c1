/** Breads, toasts, wraps and plain crackers. Columns: docs/catalogue.md. */
export const breadsAndCrackers = {
  group: "paes",
  pricedOn: "2026-11-16",
  rows: `
id                 | name                      | state  | use         | form   | origin   | habit | price | aisle      | yield | edible | kcal | prot |  fat | carb | fibre |  Na | sat | source     | contains           | may contain
taco:53            | pão francês               |        | plano       | solido | vegetal  | 0.51  | 1     | padaria    |       |        |  300 |    8 |  3.1 | 58.6 |   2.3 | 648 |   1 |            | gluten             | leite, ovo, soja, gergelim
own:pao-forma      | pão de forma              |        | plano       | solido | vegetal  | 0.2   | 1     | padaria    |       |        |  266 |  7.6 |  3.3 | 50.6 |   2.4 | 511 | 0.7 | usda 18069 | gluten, soja       | leite, ovo, castanhas, gergelim
taco:52            | pão de forma integral     |        | plano       | solido | vegetal  | 0.15  | 1     | padaria    |       |        |  253 |  9.4 |  3.7 | 49.9 |   6.9 | 506 | 0.7 |            | gluten, soja       | leite, ovo, castanhas, gergelim
taco:48            | pão de forma de aveia     |        | plano       | solido | vegetal  | 0.02  | 2     | padaria    |       |        |  343 | 12.4 |  5.7 | 59.6 |     6 | 606 | 1.1 |            | gluten, soja       | leite, ovo, castanhas, gergelim
taco:51            | pão de forma de milho     |        | plano       | solido | vegetal  | 0.02  | 2     | padaria    |       |        |  292 |  8.3 |  3.1 | 56.4 |   4.3 | 507 | 0.6 |            | gluten, soja       | leite, ovo, castanhas, gergelim
taco:50            | pão de glúten             |        | plano       | solido | vegetal  | 0.01  | 3     | padaria    |       |        |  253 |   12 |  2.7 | 44.1 |   2.5 |  22 | 0.5 |            | gluten             | leite, ovo, soja, castanhas, gergelim
taco:49            | pão de soja               |        | plano       | solido | vegetal  | 0.01  | 3     | padaria    |       |        |  309 | 11.3 |  3.6 | 56.5 |   5.7 | 663 | 0.7 |            | gluten, soja       | leite, ovo, castanhas, gergelim
taco:54            | pão sovado                |        | plano       | solido | ovolacto | 0.04  | 1     | padaria    |       |        |  311 |  8.4 |  2.8 | 61.5 |   2.4 | 431 | 0.8 |            | gluten, leite, ovo | soja, gergelim
own:pao-hamburguer | pão de hambúrguer         |        | plano       | solido | vegetal  | 0.06  | 1     | padaria    |       |        |  279 |  9.5 |  4.3 | 49.5 |   2.1 | 479 | 1.1 | usda 18350 | gluten, soja       | leite, ovo, gergelim
own:pao-sirio      | pão sírio                 |        | plano       | solido | vegetal  | 0.03  | 2     | padaria    |       |        |  275 |  9.1 |  1.2 | 55.7 |   2.2 | 536 | 0.2 | usda 18041 | gluten             | soja, leite, gergelim
own:pao-folha      | pão folha para wrap       |        | plano       | solido | vegetal  | 0.03  | 2     | padaria    |       |        |  312 |  8.3 |  7.8 | 51.4 |   3.1 | 636 | 1.9 | usda 18364 | gluten             | soja, leite
own:pao-chapa      | pão na chapa com manteiga |        | plano       | solido |          | 0.1   | 1     | padaria    |       |        |      |      |      |      |       |     |     | recipe     |                    |
taco:63            | torrada                   |        | plano       | solido | vegetal  | 0.1   | 1     | padaria    |       |        |  377 | 10.5 |  3.3 | 74.6 |   3.4 | 829 | 0.9 |            | gluten             | leite, ovo, soja, gergelim
taco:140           | pão de queijo             | assado | plano       | solido | ovolacto | 0.2   | 2     | padaria    |       |        |  363 |  5.1 | 24.6 | 34.2 |   0.6 | 773 |   ? |            | leite, ovo         | soja, gluten
taco:141           | pão de queijo             | cru    | ingrediente | solido | ovolacto | 0.02  | 2     | congelados |       |        |  295 |  3.6 |   14 | 38.5 |     1 | 405 | 3.4 |            | leite, ovo         | soja, gluten
taco:8             | biscoito maisena          |        | plano       | solido | vegetal  | 0.12  | 1     | padaria    |       |        |  443 |  8.1 |   12 | 75.2 |   2.1 | 352 | 3.9 |            | gluten, soja       | leite, ovo, amendoim, castanhas
taco:13            | biscoito cream cracker    |        | plano       | solido | vegetal  | 0.2   | 1     | padaria    |       |        |  432 | 10.1 | 14.4 | 68.7 |   2.5 | 854 | 4.4 |            | gluten, soja       | leite, ovo, gergelim
taco:99            | biscoito de polvilho doce |        | plano       | solido | ovolacto | 0.05  | 1     | padaria    |       |        |  438 |  1.3 | 12.2 | 80.5 |   1.2 |  98 | 2.4 |            | ovo                | leite, soja, gluten
own:biscoito-arroz | biscoito de arroz         |        | plano       | solido | vegetal  | 0.02  | 2     | naturais   |       |        |  387 |  8.2 |  2.8 | 81.5 |   4.2 | 326 | 0.6 | usda 19051 |                    | gluten, soja, gergelim
`,
} as const;
