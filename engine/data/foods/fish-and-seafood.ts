/** Fish of sea and river, tinned fish, prawns and crab. Columns: docs/catalogue.md. */
export const fishAndSeafood = {
  group: "carnes",
  pricedOn: "2026-11-16",
  rows: `
id          | name                     | state    | use         | form   | origin | habit | price | aisle     | yield | edible | kcal | prot |  fat | carb | fibre |    Na | sat | source     | contains      | may contain
taco:301    | filé de merluza          | assado   | plano       | solido | peixe  | 0.12  | 2     | peixaria  | 0.75  |        |  122 | 26.6 |  0.9 |    0 |     ? |   120 | 0.2 |            | peixe         |
taco:303    | filé de merluza          | frito    | diario      | solido | peixe  | 0.08  | 2     | peixaria  | 0.75  |        |  192 | 26.9 |  8.5 |    0 |     ? |    90 | 1.4 |            | peixe         | soja, gluten
taco:302    | filé de merluza          | cru      | ingrediente | solido | peixe  | 0.01  | 2     | peixaria  |       |        |   89 | 16.6 |    2 |    0 |     ? |    80 | 0.9 |            | peixe         |
own:tilapia | filé de tilápia          | grelhado | plano       | solido | peixe  | 0.15  | 2     | peixaria  | 0.75  |        |  128 | 26.1 |  2.6 |    0 |     0 |    56 | 0.9 | usda 15262 | peixe         |
taco:308    | filé de pescada          | frito    | diario      | solido | peixe  | 0.06  | 2     | peixaria  | 0.75  |        |  154 | 28.6 |  3.6 |    0 |     ? |   115 |   1 |            | peixe         | soja
taco:306    | filé de pescada empanado | frito    | diario      | solido | peixe  | 0.04  | 2     | peixaria  |       |        |  283 | 21.4 | 19.1 |    5 |     0 |    91 | 2.2 |            | peixe, gluten | soja, ovo
taco:305    | pescada branca           | frita    | diario      | solido | peixe  | 0.05  | 2     | peixaria  | 0.75  |        |  223 | 27.4 | 11.8 |    0 |     ? |   107 | 2.3 |            | peixe         | soja
taco:309    | pescada ao escabeche     |          | diario      | solido | peixe  | 0.01  | 2     | peixaria  |       |        |  142 | 11.8 |    8 |    5 |   0.8 |    51 | 1.3 |            | peixe         | soja
taco:307    | filé de pescada          | cru      | ingrediente | solido | peixe  | 0.01  | 2     | peixaria  |       |        |  107 | 16.7 |    4 |    0 |     ? |    77 | 0.9 |            | peixe         |
taco:276    | abadejo                  | grelhado | plano       | solido | peixe  | 0.02  | 3     | peixaria  | 0.75  |        |  130 | 27.6 |  1.3 |    0 |     ? |   305 | 0.6 |            | peixe         |
taco:273    | abadejo                  | assado   | plano       | solido | peixe  | 0.02  | 3     | peixaria  | 0.75  |        |  112 | 23.5 |  1.2 |    0 |     ? |   334 | 0.6 |            | peixe         |
taco:274    | abadejo                  | cozido   | plano       | solido | peixe  | 0.01  | 3     | peixaria  | 0.75  |        |   91 | 19.3 |  0.9 |    0 |     ? |   189 | 0.4 |            | peixe         |
taco:317    | salmão sem pele          | grelhado | plano       | solido | peixe  | 0.08  | 3     | peixaria  | 0.75  |        |  243 | 26.1 | 14.5 |    0 |     ? |    96 | 3.6 |            | peixe         |
taco:315    | salmão com pele          | grelhado | plano       | solido | peixe  | 0.05  | 3     | peixaria  | 0.75  |        |  229 | 23.9 |   14 |    0 |     ? |    85 | 3.1 |            | peixe         |
taco:316    | salmão sem pele          | cru      | diario      | solido | peixe  | 0.04  | 3     | peixaria  |       |        |  170 | 19.3 |  9.7 |    0 |     ? |    64 | 2.5 |            | peixe         |
taco:277    | atum                     | em lata  | plano       | solido | peixe  | 0.12  | 2     | enlatados |       |        |  166 | 26.2 |    6 |    0 |     ? |   362 |   1 |            | peixe, soja   |
taco:278    | atum fresco              | cru      | diario      | solido | peixe  | 0.02  | 3     | peixaria  |       |        |  118 | 25.7 |  0.9 |    0 |     ? |    30 | 0.5 |            | peixe         |
taco:319    | sardinha                 | em lata  | plano       | solido | peixe  | 0.15  | 1     | enlatados |       |        |  285 | 15.9 |   24 |    0 |     ? |   666 | 4.1 |            | peixe, soja   |
taco:318    | sardinha                 | assada   | plano       | solido | peixe  | 0.05  | 1     | peixaria  | 0.75  | 0.65   |  164 | 32.2 |    3 |    0 |     ? |    74 | 1.7 |            | peixe         |
taco:320    | sardinha                 | frita    | diario      | solido | peixe  | 0.08  | 1     | peixaria  | 0.75  | 0.65   |  257 | 33.4 | 12.7 |    0 |     ? |    60 | 2.6 |            | peixe         | soja
taco:321    | sardinha                 | crua     | ingrediente | solido | peixe  | 0.01  | 1     | peixaria  |       | 0.55   |  114 | 21.1 |  2.7 |    0 |     ? |    60 | 1.7 |            | peixe         |
taco:280    | bacalhau                 | refogado | plano       | solido | peixe  | 0.03  | 3     | peixaria  |       |        |  140 |   24 |  3.6 |  1.2 |     ? |  1256 | 0.9 |            | peixe         | soja
taco:279    | bacalhau salgado         | cru      | ingrediente | solido | peixe  | 0.01  | 3     | peixaria  |       |        |  136 |   29 |  1.3 |    0 |     ? | 13585 | 0.6 |            | peixe         |
taco:282    | cação                    | cozido   | plano       | solido | peixe  | 0.03  | 2     | peixaria  | 0.75  |        |  116 | 25.6 |  0.7 |    0 |     ? |   115 | 0.2 |            | peixe         |
taco:281    | cação empanado           | frito    | diario      | solido | peixe  | 0.02  | 2     | peixaria  |       |        |  208 |   25 |   10 |  3.1 |   0.5 |   160 | 1.5 |            | peixe, gluten | soja, ovo
taco:293    | corvina                  | assada   | plano       | solido | peixe  | 0.03  | 2     | peixaria  | 0.75  | 0.6    |  147 | 26.8 |  3.6 |    0 |     ? |    85 | 1.5 |            | peixe         |
taco:289    | curimbatá                | assado   | plano       | solido | peixe  | 0.02  | 1     | peixaria  | 0.75  | 0.6    |  261 | 19.9 | 19.6 |    0 |     ? |    40 | 4.8 |            | peixe         |
taco:311    | pintado                  | assado   | plano       | solido | peixe  | 0.02  | 2     | peixaria  | 0.75  |        |  192 | 36.5 |    4 |    0 |     ? |    81 | 1.8 |            | peixe         |
taco:313    | pintado                  | grelhado | plano       | solido | peixe  | 0.02  | 2     | peixaria  | 0.75  |        |  152 | 30.8 |  2.3 |    0 |     ? |    53 | 1.1 |            | peixe         |
taco:297    | lambari                  | frito    | diario      | solido | peixe  | 0.02  | 1     | peixaria  |       |        |  327 | 28.4 | 22.8 |    0 |     ? |    65 | 5.5 |            | peixe         | soja, gluten
taco:300    | manjuba                  | frita    | diario      | solido | peixe  | 0.02  | 1     | peixaria  |       |        |  349 | 30.1 | 24.5 |    0 |     ? |    41 | 5.3 |            | peixe         | soja
taco:299    | manjuba empanada         | frita    | diario      | solido | peixe  | 0.02  | 1     | peixaria  |       |        |  344 | 23.5 | 22.6 | 10.2 |   0.4 |    37 | 5.5 |            | peixe, gluten | soja
taco:284    | camarão                  | cozido   | plano       | solido | peixe  | 0.08  | 3     | peixaria  |       | 0.6    |   90 |   19 |    1 |    0 |     ? |   367 | 0.4 |            | crustaceos    | peixe
taco:286    | camarão com casca        | frito    | diario      | solido | peixe  | 0.03  | 3     | peixaria  |       |        |  231 | 18.4 | 15.6 |  2.9 |     ? |    99 | 2.5 |            | crustaceos    | peixe, soja
taco:285    | camarão                  | cru      | ingrediente | solido | peixe  | 0.01  | 3     | peixaria  |       | 0.6    |   47 |   10 |  0.5 |    0 |     ? |   201 | 0.1 |            | crustaceos    | peixe
taco:287    | caranguejo               | cozido   | plano       | solido | peixe  | 0.03  | 2     | peixaria  |       | 0.3    |   83 | 18.5 |  0.4 |    0 |     ? |   360 | 0.2 |            | crustaceos    | peixe
`,
} as const;
