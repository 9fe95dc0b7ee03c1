/** Leaves and vegetables of up to about 5 g of carbohydrate in 100 g. Columns: docs/catalogue.md. */
export const vegetablesA = {
  group: "vegetais-a",
  pricedOn: "2026-11-16",
  rows: `
id            | name              | state       | use         | form   | origin  | habit | price | aisle      | yield | edible | kcal | prot | fat | carb | fibre |  Na | sat | source     | contains | may contain
taco:78       | alface            |             | plano       | solido | vegetal | 0.4   | 1     | hortifruti |       | 0.8    |   11 |  1.3 | 0.2 |  1.7 |   1.8 |   3 |   ? |            |          |
taco:77       | alface-americana  |             | plano       | solido | vegetal | 0.15  | 1     | hortifruti |       | 0.95   |    9 |  0.6 | 0.1 |  1.7 |     1 |   7 |   ? |            |          |
taco:79       | alface lisa       |             | plano       | solido | vegetal | 0.15  | 1     | hortifruti |       | 0.75   |   14 |  1.7 | 0.1 |  2.4 |   2.3 |   4 |   ? |            |          |
taco:80       | alface roxa       |             | plano       | solido | vegetal | 0.04  | 1     | hortifruti |       | 0.8    |   13 |  0.9 | 0.2 |  2.5 |     2 |   7 |   ? |            |          |
taco:152      | rúcula            |             | plano       | solido | vegetal | 0.12  | 1     | hortifruti |       | 0.8    |   13 |  1.8 | 0.1 |  2.2 |   1.7 |   9 |   ? |            |          |
taco:75       | agrião            |             | plano       | solido | vegetal | 0.06  | 1     | hortifruti |       | 0.7    |   17 |  2.7 | 0.2 |  2.3 |   2.1 |   7 |   ? |            |          |
taco:74       | acelga            |             | plano       | solido | vegetal | 0.06  | 1     | hortifruti |       | 0.9    |   21 |  1.4 | 0.1 |  4.6 |   1.1 |   1 |   ? |            |          |
taco:84       | almeirão          | cru         | plano       | solido | vegetal | 0.03  | 1     | hortifruti |       | 0.8    |   18 |  1.8 | 0.2 |  3.3 |   2.6 |   2 |   ? |            |          |
taco:85       | almeirão          | refogado    | plano       | solido | vegetal | 0.03  | 1     | hortifruti |       | 0.8    |   65 |  1.7 | 4.8 |  5.7 |   3.4 |  15 | 0.8 |            |          | soja
taco:105      | catalonha         | crua        | ingrediente | solido | vegetal | 0.01  | 1     | hortifruti |       | 0.8    |   24 |  1.9 | 0.3 |  4.8 |     2 |   9 | 0.1 |            |          |
taco:106      | catalonha         | refogada    | plano       | solido | vegetal | 0.01  | 1     | hortifruti |       | 0.8    |   63 |    2 | 4.8 |  4.8 |   3.7 |  25 | 0.7 |            |          | soja
taco:111      | chicória          |             | plano       | solido | vegetal | 0.04  | 1     | hortifruti |       | 0.8    |   14 |  1.1 | 0.1 |  2.9 |   2.2 |  14 |   ? |            |          |
taco:135      | folha de mostarda |             | plano       | solido | vegetal | 0.02  | 1     | hortifruti |       | 0.8    |   18 |  2.1 | 0.2 |  3.2 |   1.9 |   3 |   ? |            |          |
taco:115      | couve             | crua        | plano       | solido | vegetal | 0.06  | 1     | hortifruti |       | 0.6    |   27 |  2.9 | 0.5 |  4.3 |   3.1 |   6 | 0.1 |            |          |
taco:116      | couve             | refogada    | plano       | solido | vegetal | 0.2   | 1     | hortifruti |       | 0.6    |   90 |  1.7 | 6.6 |  8.7 |   5.7 |  11 |   1 |            |          | soja
taco:119      | espinafre         | cru         | plano       | solido | vegetal | 0.02  | 1     | hortifruti |       | 0.7    |   16 |    2 | 0.2 |  2.6 |   2.1 |  17 |   ? |            |          |
taco:120      | espinafre         | refogado    | plano       | solido | vegetal | 0.06  | 1     | hortifruti |       | 0.7    |   67 |  2.7 | 5.4 |  4.2 |   2.5 |  47 | 0.9 |            |          | soja
taco:156      | taioba            | crua        | ingrediente | solido | vegetal | 0.01  | 1     | hortifruti |       | 0.6    |   34 |  2.9 | 0.9 |  5.4 |   4.5 |   1 | 0.2 |            |          |
taco:149      | repolho           | cru         | plano       | solido | vegetal | 0.2   | 1     | hortifruti |       | 0.8    |   17 |  0.9 | 0.1 |  3.9 |   1.9 |   4 |   ? |            |          |
taco:150      | repolho roxo      | cru         | plano       | solido | vegetal | 0.06  | 1     | hortifruti |       | 0.8    |   31 |  1.9 | 0.1 |  7.2 |     2 |   2 |   ? |            |          |
taco:151      | repolho roxo      | refogado    | plano       | solido | vegetal | 0.02  | 1     | hortifruti |       | 0.8    |   42 |  1.8 | 1.2 |  7.6 |   1.8 |   3 | 0.2 |            |          | soja
taco:157      | tomate            |             | plano       | solido | vegetal | 0.4   | 1     | hortifruti |       | 0.95   |   15 |  1.1 | 0.2 |  3.1 |   1.2 |   1 |   ? |            |          |
taco:161      | tomate de salada  |             | plano       | solido | vegetal | 0.1   | 1     | hortifruti |       | 0.95   |   21 |  0.8 |   0 |  5.1 |   2.3 |   5 |   ? |            |          |
taco:142      | pepino            |             | plano       | solido | vegetal | 0.2   | 1     | hortifruti |       | 0.95   |   10 |  0.9 |   0 |    2 |   1.1 |   0 |   ? |            |          |
taco:144      | pimentão verde    |             | plano       | solido | vegetal | 0.08  | 1     | hortifruti |       | 0.82   |   21 |  1.1 | 0.2 |  4.9 |   2.6 |   0 |   ? |            |          |
taco:145      | pimentão vermelho |             | plano       | solido | vegetal | 0.05  | 2     | hortifruti |       | 0.82   |   23 |    1 | 0.1 |  5.5 |   1.6 |   0 |   ? |            |          |
taco:143      | pimentão amarelo  |             | plano       | solido | vegetal | 0.04  | 2     | hortifruti |       | 0.82   |   28 |  1.2 | 0.4 |    6 |   1.9 |   0 |   ? |            |          |
taco:148      | rabanete          |             | plano       | solido | vegetal | 0.03  | 1     | hortifruti |       | 0.9    |   14 |  1.4 | 0.1 |  2.7 |   2.2 |  11 |   ? |            |          |
taco:76       | salsão            |             | plano       | solido | vegetal | 0.01  | 1     | hortifruti |       | 0.89   |   19 |  0.8 | 0.1 |  4.3 |     1 |  10 |   ? |            |          |
taco:100      | brócolis          | cozido      | plano       | solido | vegetal | 0.15  | 2     | hortifruti | 0.9   | 0.61   |   25 |  2.1 | 0.5 |  4.4 |   3.4 |   2 | 0.1 |            |          |
taco:101      | brócolis          | cru         | plano       | solido | vegetal | 0.01  | 2     | hortifruti |       | 0.61   |   25 |  3.6 | 0.3 |    4 |   2.9 |   3 | 0.1 |            |          |
taco:118      | couve-flor        | cozida      | plano       | solido | vegetal | 0.1   | 2     | hortifruti | 0.9   | 0.55   |   19 |  1.2 | 0.3 |  3.9 |   2.1 |   2 | 0.1 |            |          |
taco:117      | couve-flor        | crua        | plano       | solido | vegetal | 0.01  | 2     | hortifruti |       | 0.55   |   23 |  1.9 | 0.2 |  4.5 |   2.4 |   3 |   ? |            |          |
taco:70       | abobrinha         | cozida      | plano       | solido | vegetal | 0.12  | 1     | hortifruti | 0.9   | 0.95   |   15 |  1.1 | 0.2 |    3 |   1.6 |   1 | 0.1 |            |          |
taco:72       | abobrinha         | refogada    | plano       | solido | vegetal | 0.1   | 1     | hortifruti | 0.85  | 0.95   |   24 |  1.1 | 0.8 |  4.2 |   1.4 |   2 | 0.1 |            |          | soja
taco:71       | abobrinha         | crua        | plano       | solido | vegetal | 0.02  | 1     | hortifruti |       | 0.95   |   19 |  1.1 | 0.1 |  4.3 |   1.4 |   0 |   ? |            |          |
taco:95       | berinjela         | cozida      | plano       | solido | vegetal | 0.08  | 1     | hortifruti | 0.9   | 0.9    |   19 |  0.7 | 0.1 |  4.5 |   2.5 |   1 |   ? |            |          |
taco:96       | berinjela         | crua        | ingrediente | solido | vegetal | 0.01  | 1     | hortifruti |       | 0.9    |   20 |  1.2 | 0.1 |  4.4 |   2.9 |   0 |   ? |            |          |
taco:134      | maxixe            | cru         | plano       | solido | vegetal | 0.03  | 1     | hortifruti |       | 0.95   |   14 |  1.4 | 0.1 |  2.7 |   2.2 |  11 |   ? |            |          |
taco:125      | broto de feijão   |             | plano       | solido | vegetal | 0.02  | 2     | hortifruti |       |        |   39 |  4.2 | 0.1 |  7.8 |     2 |   2 |   ? |            |          |
taco:138      | palmito           | em conserva | plano       | solido | vegetal | 0.02  | 3     | enlatados  |       |        |   23 |  1.8 | 0.4 |  4.3 |   3.2 | 514 | 0.1 |            |          |
taco:139      | palmito pupunha   | em conserva | plano       | solido | vegetal | 0.05  | 3     | enlatados  |       |        |   29 |  2.5 | 0.5 |  5.5 |   2.6 | 563 |   ? |            |          |
own:cogumelo  | cogumelo-de-paris |             | plano       | solido | vegetal | 0.03  | 3     | hortifruti |       |        |   22 |  3.1 | 0.3 |  3.3 |     1 |   5 | 0.1 | usda 11260 |          |
own:vinagrete | vinagrete         |             | plano       | solido |         | 0.1   | 1     | hortifruti |       |        |      |      |     |      |       |     |     | recipe     |          |
`,
} as const;
