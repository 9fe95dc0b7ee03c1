/** Beans, peas, lentils, chickpeas, soya and lupin. Columns: docs/catalogue.md. */
export const pulses = {
  group: "leguminosas",
  pricedOn: "2026-11-16",
  rows: `
id                   | name                         | state       | use         | form   | origin  | habit | price | aisle      | yield | edible | kcal | prot |  fat | carb | fibre |   Na | sat | source         | contains | may contain
taco:561             | feijão carioca               | cozido      | plano       | solido | vegetal | 0.6   | 1     | graos      | 2.2   |        |   76 |  4.8 |  0.5 | 13.6 |   8.5 |    2 | 0.1 |                |          |
taco:567             | feijão preto                 | cozido      | plano       | solido | vegetal | 0.25  | 1     | graos      | 2.2   |        |   77 |  4.5 |  0.5 |   14 |   8.4 |    2 | 0.1 |                |          |
taco:563             | feijão-fradinho              | cozido      | plano       | solido | vegetal | 0.08  | 1     | graos      | 2.2   |        |   78 |  5.1 |  0.6 | 13.5 |   7.5 |    1 | 0.2 |                |          |
taco:565             | feijão jalo                  | cozido      | plano       | solido | vegetal | 0.03  | 2     | graos      | 2.2   |        |   93 |  6.1 |  0.5 | 16.5 |  13.9 |    1 | 0.1 |                |          |
taco:569             | feijão rajado                | cozido      | plano       | solido | vegetal | 0.02  | 2     | graos      | 2.2   |        |   85 |  5.5 |  0.4 | 15.3 |   9.3 |    1 | 0.1 |                |          |
taco:571             | feijão rosinha               | cozido      | plano       | solido | vegetal | 0.03  | 2     | graos      | 2.2   |        |   68 |  4.5 |  0.5 | 11.8 |   4.8 |    2 | 0.2 |                |          |
taco:573             | feijão roxo                  | cozido      | plano       | solido | vegetal | 0.02  | 2     | graos      | 2.2   |        |   77 |  5.7 |  0.5 | 12.9 |  11.5 |    1 | 0.1 |                |          |
taco:562             | feijão carioca               | cru         | ingrediente | solido | vegetal | 0.05  | 1     | graos      |       |        |  329 |   20 |  1.3 | 61.2 |  18.4 |    0 | 0.2 |                |          |
taco:568             | feijão preto                 | cru         | ingrediente | solido | vegetal | 0.02  | 1     | graos      |       |        |  324 | 21.3 |  1.2 | 58.8 |  21.8 |    0 | 0.2 |                |          |
taco:564             | feijão-fradinho              | cru         | ingrediente | solido | vegetal | 0.01  | 1     | graos      |       |        |  339 | 20.2 |  2.4 | 61.2 |  23.6 |   10 | 0.7 |                |          |
taco:566             | feijão jalo                  | cru         | ingrediente | solido | vegetal | 0.01  | 2     | graos      |       |        |  328 | 20.1 |  0.9 | 61.5 |  30.3 |   25 | 0.3 |                |          |
taco:577             | lentilha                     | cozida      | plano       | solido | vegetal | 0.08  | 2     | graos      | 2.2   |        |   93 |  6.3 |  0.5 | 16.3 |   7.9 |    1 | 0.1 |                |          |
taco:578             | lentilha                     | crua        | ingrediente | solido | vegetal | 0.01  | 2     | graos      |       |        |  339 | 23.2 |  0.8 |   62 |  16.9 |    0 | 0.1 |                |          |
own:grao-de-bico     | grão-de-bico                 | cozido      | plano       | solido | vegetal | 0.06  | 2     | graos      | 2.2   |        |  164 |  8.9 |  2.6 | 27.4 |   7.6 |    7 | 0.3 | usda 16057     |          |
taco:575             | grão-de-bico                 | cru         | ingrediente | solido | vegetal | 0.01  | 2     | graos      |       |        |  355 | 21.2 |  5.4 | 57.9 |  12.4 |    5 | 0.9 |                |          |
taco:576             | guandu                       | cru         | ingrediente | solido | vegetal | 0.01  | 1     | graos      |       |        |  344 |   19 |  2.1 |   64 |  21.3 |    2 | 0.6 |                |          |
taco:560             | ervilha                      | em lata     | plano       | solido | vegetal | 0.12  | 1     | enlatados  |       |        |   74 |  4.6 |  0.4 | 13.4 |   5.1 |  372 | 0.1 |                |          |
taco:559             | ervilha em vagem             | crua        | ingrediente | solido | vegetal | 0.02  | 2     | hortifruti |       |        |   88 |  7.5 |  0.5 | 14.2 |   9.7 |    0 |   0 |                |          |
own:ervilha          | ervilha                      | cozida      | plano       | solido | vegetal | 0.04  | 2     | congelados |       |        |   78 |  5.2 |  0.3 | 14.3 |   5.5 |   72 |   0 | usda 11313     |          |
taco:586             | tremoço                      | em conserva | plano       | solido | vegetal | 0.01  | 2     | enlatados  |       |        |  121 | 11.1 |  3.8 | 12.4 |  14.4 | 1809 | 0.4 |                |          |
taco:585             | tremoço                      | cru         | ingrediente | solido | vegetal | 0.01  | 2     | graos      |       |        |  381 | 33.6 | 10.3 | 43.8 |  32.3 |    3 | 1.2 |                |          |
taco:584             | tofu                         |             | plano       | solido | vegetal | 0.03  | 3     | laticinios |       |        |   64 |  6.6 |    4 |  2.1 |   0.8 |    1 | 0.4 |                | soja     |
own:tofu-firme       | tofu firme                   |             | plano       | solido | vegetal | 0.02  | 3     | laticinios |       |        |   70 |  8.2 |  4.2 |  1.7 |   0.9 |   12 | 0.9 | usda 16126     | soja     |
own:soja-texturizada | proteína de soja texturizada | hidratada   | plano       | solido | vegetal | 0.05  | 1     | graos      | 3     |        |  110 | 15.7 |  0.4 | 12.8 |   5.8 |    7 |   0 | usda 16117 ÷ 3 | soja     | gluten
taco:581             | farinha de soja              |             | ingrediente | po     | vegetal | 0.01  | 2     | naturais   |       |        |  404 |   36 | 14.6 | 38.4 |  20.2 |    6 |   ? |                | soja     | gluten
own:homus            | homus                        |             | plano       | solido | vegetal | 0.03  | 2     | laticinios |       |        |  166 |  7.9 |  9.6 | 14.3 |     6 |  379 | 1.4 | usda 16158     | gergelim |
`,
} as const;
