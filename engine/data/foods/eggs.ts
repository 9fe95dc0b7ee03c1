/** Hen's and quail's eggs. Columns: docs/catalogue.md. */
export const eggs = {
  group: "carnes",
  pricedOn: "2026-11-16",
  rows: `
id             | name              | state  | use         | form   | origin   | habit | price | aisle | yield | edible | kcal | prot |  fat | carb | fibre |  Na | sat | source | contains   | may contain
taco:488       | ovo               | cozido | plano       | solido | ovolacto | 0.3   | 1     | ovos  |       | 0.88   |  146 | 13.3 |  9.5 |  0.6 |     ? | 146 | 2.9 |        | ovo        |
taco:490       | ovo               | frito  | plano       | solido | ovolacto | 0.25  | 1     | ovos  |       | 0.88   |  240 | 15.6 | 18.6 |  1.2 |     ? | 166 | 4.1 |        | ovo        | soja
own:ovo-mexido | ovo               | mexido | plano       | solido |          | 0.2   | 1     | ovos  |       |        |      |      |      |      |       |     |     | recipe |            |
own:omelete    | omelete simples   |        | plano       | solido |          | 0.15  | 1     | ovos  |       |        |      |      |      |      |       |     |     | recipe |            |
taco:484       | omelete de queijo |        | plano       | solido | ovolacto | 0.1   | 1     | ovos  |       |        |  268 | 15.6 |   22 |  0.4 |     ? | 216 | 6.4 |        | ovo, leite | soja
taco:486       | clara de ovo      | cozida | plano       | solido | ovolacto | 0.06  | 1     | ovos  |       |        |   59 | 13.4 |  0.1 |    0 |     ? | 181 |   ? |        | ovo        |
taco:487       | gema de ovo       | cozida | plano       | solido | ovolacto | 0.03  | 1     | ovos  |       |        |  353 | 15.9 | 30.8 |  1.6 |     ? |  45 | 9.2 |        | ovo        |
taco:485       | ovo de codorna    |        | plano       | solido | ovolacto | 0.05  | 2     | ovos  |       | 0.88   |  177 | 13.7 | 12.7 |  0.8 |     ? | 129 | 8.9 |        | ovo        |
taco:489       | ovo               | cru    | ingrediente | solido | ovolacto | 0.03  | 1     | ovos  |       | 0.88   |  143 |   13 |  8.9 |  1.6 |     ? | 168 | 2.6 |        | ovo        |
`,
} as const;
