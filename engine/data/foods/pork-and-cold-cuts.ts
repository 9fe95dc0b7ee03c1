/** Pork, sausages, ham and other cold cuts. Columns: docs/catalogue.md. */
export const porkAndColdCuts = {
  group: "carnes",
  pricedOn: "2026-11-16",
  rows: `
id           | name                         | state    | use         | form   | origin | habit | price | aisle   | yield | edible | kcal | prot |  fat | carb | fibre |   Na |  sat | source     | contains | may contain
taco:429     | bisteca de porco             | grelhada | plano       | solido | carne  | 0.1   | 1     | acougue | 0.7   | 0.8    |  280 | 28.9 | 17.4 |    0 |     ? |   51 |  7.5 |            |          |
taco:428     | bisteca de porco             | frita    | diario      | solido | carne  | 0.1   | 1     | acougue | 0.7   | 0.8    |  311 | 33.7 | 18.5 |    0 |     ? |   63 |    6 |            |          | soja
taco:432     | lombo de porco               | assado   | plano       | solido | carne  | 0.1   | 1     | acougue | 0.7   |        |  210 | 35.7 |  6.4 |    0 |     ? |   39 |  2.6 |            |          |
taco:435     | pernil                       | assado   | plano       | solido | carne  | 0.08  | 1     | acougue | 0.7   |        |  262 | 32.1 | 13.9 |    0 |     ? |   62 |  4.8 |            |          |
taco:430     | costela de porco             | assada   | diario      | solido | carne  | 0.06  | 1     | acougue | 0.7   | 0.7    |  402 | 30.2 | 30.3 |    0 |     ? |   63 | 11.8 |            |          |
taco:427     | bisteca de porco             | crua     | ingrediente | solido | carne  | 0.02  | 1     | acougue |       | 0.8    |  164 | 21.5 |    8 |    0 |     ? |   54 |  3.5 |            |          |
taco:433     | lombo de porco               | cru      | ingrediente | solido | carne  | 0.01  | 1     | acougue |       |        |  176 | 22.6 |  8.8 |    0 |     ? |   53 |  3.3 |            |          |
taco:436     | pernil                       | cru      | ingrediente | solido | carne  | 0.01  | 1     | acougue |       |        |  186 | 20.1 | 11.1 |    0 |     ? |  102 |  4.2 |            |          |
taco:445     | torresmo                     |          | diario      | solido | carne  | 0.04  | 1     | acougue |       |        |  697 | 27.3 | 64.3 |    0 |     ? |  125 |   20 |            |          |
taco:444     | toucinho                     | cru      | ingrediente | solido | carne  | 0.01  | 1     | acougue |       |        |  593 | 11.5 | 60.3 |    0 |     ? |   50 | 17.7 |            |          |
own:bacon    | bacon                        | frito    | diario      | solido | carne  | 0.06  | 2     | acougue |       |        |  541 |   37 | 41.8 |  1.4 |     0 | 2310 | 13.7 | usda 10124 |          | soja
taco:423     | linguiça de porco            | grelhada | diario      | solido | carne  | 0.15  | 1     | acougue |       |        |  296 | 23.2 | 21.9 |    0 |     ? | 1456 |    7 |            |          | soja, leite
taco:422     | linguiça de porco            | frita    | diario      | solido | carne  | 0.12  | 1     | acougue |       |        |  280 | 20.5 | 21.3 |    0 |     ? | 1432 |  6.5 |            |          | soja, leite
taco:421     | linguiça de porco            | crua     | ingrediente | solido | carne  | 0.02  | 1     | acougue |       |        |  227 | 16.1 | 17.6 |    0 |     ? | 1176 |    4 |            |          | soja, leite
own:salsicha | salsicha                     | cozida   | diario      | solido | carne  | 0.15  | 1     | frios   |       |        |  305 | 11.5 | 27.6 |  1.7 |     0 | 1120 | 10.8 | usda 07023 | soja     | gluten, leite
taco:439     | presunto                     |          | diario      | solido | carne  | 0.15  | 2     | frios   |       |        |   94 | 14.3 |  2.7 |  2.1 |     ? | 1039 |  0.9 |            | soja     | gluten, leite
taco:438     | presunto com capa de gordura |          | diario      | solido | carne  | 0.03  | 2     | frios   |       |        |  128 | 14.4 |  6.8 |  1.4 |     ? | 1021 |  1.9 |            | soja     | gluten, leite
taco:323     | apresuntado                  |          | diario      | solido | carne  | 0.06  | 1     | frios   |       |        |  129 | 13.5 |  6.7 |  2.9 |     ? |  943 |  1.9 |            | soja     | gluten, leite
taco:424     | mortadela                    |          | diario      | solido | carne  | 0.15  | 1     | frios   |       |        |  269 |   12 | 21.6 |  5.8 |     ? | 1212 |  6.1 |            | soja     | gluten, leite, castanhas
taco:443     | salame                       |          | diario      | solido | carne  | 0.05  | 2     | frios   |       |        |  398 | 25.8 | 30.6 |  2.9 |     ? | 1574 |  9.6 |            |          | soja, leite
`,
} as const;
