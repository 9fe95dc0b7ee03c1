/** Chicken, turkey and their offal and sausages. Columns: docs/catalogue.md. */
export const poultry = {
  group: "carnes",
  pricedOn: "2026-11-16",
  rows: `
id                | name                         | state    | use         | form   | origin | habit | price | aisle      | yield | edible | kcal | prot |  fat | carb | fibre |   Na | sat | source     | contains     | may contain
taco:410          | peito de frango              | grelhado | plano       | solido | ave    | 0.35  | 1     | acougue    | 0.7   |        |  159 |   32 |  2.5 |    0 |     ? |   50 | 0.9 |            |              |
taco:408          | peito de frango              | cozido   | plano       | solido | ave    | 0.25  | 1     | acougue    | 0.7   |        |  163 | 31.5 |  3.2 |    0 |     ? |   36 | 1.1 |            |              |
taco:406          | peito de frango com pele     | assado   | plano       | solido | ave    | 0.08  | 1     | acougue    | 0.7   |        |  212 | 33.4 |  7.6 |    0 |     ? |   56 | 2.2 |            |              |
taco:409          | peito de frango              | cru      | ingrediente | solido | ave    | 0.05  | 1     | acougue    |       |        |  119 | 21.5 |    3 |    0 |     ? |   56 | 1.1 |            |              |
taco:403          | frango sem pele              | assado   | plano       | solido | ave    | 0.2   | 1     | acougue    | 0.7   | 0.7    |  187 |   28 |  7.5 |    0 |     ? |   70 | 2.1 |            |              |
taco:404          | frango sem pele              | cozido   | plano       | solido | ave    | 0.15  | 1     | acougue    | 0.7   | 0.7    |  170 |   25 |  7.1 |    0 |     ? |   51 | 2.2 |            |              |
taco:396          | coxa de frango com pele      | assada   | plano       | solido | ave    | 0.15  | 1     | acougue    | 0.7   | 0.7    |  215 | 28.5 | 10.4 |  0.1 |     ? |   95 | 3.1 |            |              |
taco:398          | coxa de frango sem pele      | cozida   | plano       | solido | ave    | 0.1   | 1     | acougue    | 0.7   | 0.7    |  167 | 26.9 |  5.8 |    0 |     ? |   64 |   2 |            |              |
taco:399          | coxa de frango sem pele      | crua     | ingrediente | solido | ave    | 0.02  | 1     | acougue    |       | 0.7    |  120 | 17.8 |  4.9 |    0 |     ? |   98 | 1.6 |            |              |
taco:411          | sobrecoxa de frango com pele | assada   | plano       | solido | ave    | 0.15  | 1     | acougue    | 0.7   | 0.75   |  260 | 28.7 | 15.2 |    0 |     ? |   96 | 4.2 |            |              |
taco:413          | sobrecoxa de frango sem pele | assada   | plano       | solido | ave    | 0.1   | 1     | acougue    | 0.7   | 0.75   |  233 | 29.2 |   12 |    0 |     ? |  106 | 3.3 |            |              |
taco:414          | sobrecoxa de frango sem pele | crua     | ingrediente | solido | ave    | 0.02  | 1     | acougue    |       | 0.75   |  162 | 17.6 |  9.6 |    0 |     ? |   80 |   3 |            |              |
own:asa-de-frango | asa de frango com pele       | assada   | plano       | solido | ave    | 0.08  | 1     | acougue    | 0.7   | 0.55   |  290 | 26.9 | 19.5 |    0 |     0 |   82 | 5.5 | usda 05103 |              |
taco:391          | asa de frango com pele       | crua     | ingrediente | solido | ave    | 0.01  | 1     | acougue    |       | 0.55   |  213 | 18.1 | 15.1 |    0 |     ? |   96 | 4.4 |            |              |
taco:401          | filé de frango à milanesa    |          | diario      | solido | ave    | 0.08  | 1     | acougue    |       |        |  221 | 28.5 |  7.8 |  7.5 |   1.1 |  122 | 1.6 |            | gluten, ovo  | soja, leite
taco:392          | frango caipira com pele      | cozido   | plano       | solido | ave    | 0.04  | 2     | acougue    | 0.7   | 0.7    |  243 | 23.9 | 15.6 |    0 |     ? |   56 | 4.4 |            |              |
taco:393          | frango caipira sem pele      | cozido   | plano       | solido | ave    | 0.04  | 2     | acougue    | 0.7   | 0.7    |  196 | 29.6 |  7.7 |    0 |     ? |   53 | 2.2 |            |              |
taco:395          | coração de frango            | grelhado | plano       | solido | ave    | 0.06  | 2     | acougue    | 0.7   |        |  207 | 22.4 | 12.1 |  0.6 |     ? |  128 | 3.5 |            |              |
taco:400          | fígado de frango             | cru      | ingrediente | solido | ave    | 0.01  | 1     | acougue    |       |        |  106 | 17.6 |  3.5 |    0 |     ? |   82 | 1.3 |            |              |
own:nuggets       | nuggets de frango            | fritos   | diario      | solido | ave    | 0.06  | 2     | congelados |       |        |  296 | 15.3 | 19.8 | 14.1 |   2.1 |  557 |   4 | usda 05321 | gluten, soja | ovo, leite
taco:420          | linguiça de frango           | grelhada | diario      | solido | ave    | 0.06  | 1     | acougue    |       |        |  244 | 18.2 | 18.4 |    0 |     ? | 1351 | 4.7 |            |              | soja, leite
taco:419          | linguiça de frango           | frita    | diario      | solido | ave    | 0.05  | 1     | acougue    |       |        |  245 | 18.3 | 18.5 |    0 |     ? | 1374 |   5 |            |              | soja, leite
taco:418          | linguiça de frango           | crua     | ingrediente | solido | ave    | 0.01  | 1     | acougue    |       |        |  218 | 14.2 | 17.4 |    0 |     ? | 1126 | 5.2 |            |              | soja, leite
taco:425          | peru                         | assado   | plano       | solido | ave    | 0.03  | 2     | acougue    | 0.7   |        |  163 | 26.2 |  5.7 |    0 |     ? |  628 | 1.6 |            |              | soja
own:peito-peru    | peito de peru                | fatiado  | diario      | solido | ave    | 0.1   | 2     | frios      |       |        |  100 | 17.6 |  2.3 |  2.4 |     0 |  919 | 0.6 | usda 07257 | soja         | gluten, leite
`,
} as const;
