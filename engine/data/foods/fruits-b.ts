/** Fruit of more than 12 g of carbohydrate in 100 g, dried fruit. Columns: docs/catalogue.md. */
export const fruitsB = {
  group: "frutas-b",
  pricedOn: "2026-11-16",
  rows: `
id              | name             | state     | use         | form   | origin  | habit | price | aisle      | yield | edible | kcal | prot | fat | carb | fibre | Na | sat | source     | contains | may contain
taco:182        | banana-prata     |           | plano       | solido | vegetal | 0.45  | 1     | hortifruti |       | 0.64   |   98 |  1.3 | 0.1 |   26 |     2 |  0 |   ? |            |          |
taco:179        | banana-nanica    |           | plano       | solido | vegetal | 0.2   | 1     | hortifruti |       | 0.64   |   92 |  1.4 | 0.1 | 23.8 |   1.9 |  0 |   ? |            |          |
taco:178        | banana-maçã      |           | plano       | solido | vegetal | 0.06  | 2     | hortifruti |       | 0.64   |   87 |  1.8 | 0.1 | 22.3 |   2.6 |  0 |   ? |            |          |
taco:180        | banana-ouro      |           | plano       | solido | vegetal | 0.03  | 2     | hortifruti |       | 0.64   |  112 |  1.5 | 0.2 | 29.3 |     2 |  0 |   ? |            |          |
taco:181        | banana pacova    |           | plano       | solido | vegetal | 0.02  | 1     | hortifruti |       | 0.64   |   78 |  1.2 | 0.1 | 20.3 |     2 |  1 |   ? |            |          |
taco:177        | banana-figo      |           | plano       | solido | vegetal | 0.01  | 1     | hortifruti |       | 0.64   |  105 |  1.1 | 0.1 | 27.8 |   2.8 |  0 |   ? |            |          |
taco:175        | banana-da-terra  | crua      | ingrediente | solido | vegetal | 0.06  | 1     | hortifruti |       | 0.65   |  128 |  1.4 | 0.2 | 33.7 |   1.5 |  0 |   ? |            |          |
taco:222        | maçã             |           | plano       | solido | vegetal | 0.25  | 2     | hortifruti |       | 0.9    |   56 |  0.3 |   0 | 15.2 |   1.3 |  0 |   ? |            |          |
taco:221        | maçã argentina   |           | plano       | solido | vegetal | 0.04  | 3     | hortifruti |       | 0.9    |   63 |  0.2 | 0.2 | 16.6 |     2 |  1 | 0.1 |            |          |
taco:243        | pera             |           | plano       | solido | vegetal | 0.08  | 2     | hortifruti |       | 0.9    |   53 |  0.6 | 0.1 |   14 |     3 |  0 |   ? |            |          |
taco:242        | pera park        |           | plano       | solido | vegetal | 0.03  | 2     | hortifruti |       | 0.9    |   61 |  0.2 | 0.2 | 16.1 |     3 |  1 | 0.1 |            |          |
taco:231        | manga            |           | plano       | solido | vegetal | 0.15  | 1     | hortifruti |       | 0.71   |   51 |  0.9 | 0.2 | 12.8 |   2.1 |  0 | 0.1 |            |          |
taco:228        | manga haden      |           | plano       | solido | vegetal | 0.04  | 1     | hortifruti |       | 0.71   |   64 |  0.4 | 0.3 | 16.7 |   1.6 |  1 | 0.1 |            |          |
taco:229        | manga palmer     |           | plano       | solido | vegetal | 0.06  | 1     | hortifruti |       | 0.71   |   72 |  0.4 | 0.2 | 19.4 |   1.6 |  2 |   ? |            |          |
taco:230        | polpa de manga   | congelada | plano       | solido | vegetal | 0.03  | 1     | congelados |       |        |   48 |  0.4 | 0.2 | 12.5 |   1.1 |  7 | 0.1 |            |          |
taco:256        | uva              |           | plano       | solido | vegetal | 0.1   | 2     | hortifruti |       | 0.96   |   53 |  0.7 | 0.2 | 13.6 |   0.9 |  0 |   ? |            |          |
taco:257        | uva rubi         |           | plano       | solido | vegetal | 0.05  | 2     | hortifruti |       | 0.96   |   49 |  0.6 | 0.2 | 12.7 |   0.9 |  8 |   ? |            |          |
taco:164        | abacaxi          |           | plano       | solido | vegetal | 0.15  | 1     | hortifruti |       | 0.51   |   48 |  0.9 | 0.1 | 12.3 |     1 |  0 |   ? |            |          |
taco:200        | goiaba           |           | plano       | solido | vegetal | 0.12  | 1     | hortifruti |       | 0.95   |   54 |  1.1 | 0.4 |   13 |   6.2 |  0 | 0.1 |            |          |
taco:197        | goiaba branca    |           | plano       | solido | vegetal | 0.03  | 1     | hortifruti |       | 0.95   |   52 |  0.9 | 0.5 | 12.4 |   6.3 |  0 | 0.1 |            |          |
taco:232        | maracujá         |           | plano       | solido | vegetal | 0.06  | 2     | hortifruti |       | 0.5    |   68 |    2 | 2.1 | 12.3 |   1.1 |  2 | 0.2 |            |          |
taco:237        | mexerica murcote |           | plano       | solido | vegetal | 0.04  | 2     | hortifruti |       | 0.74   |   58 |  0.9 | 0.1 | 14.9 |   3.1 |  1 |   ? |            |          |
taco:172        | ameixa           |           | plano       | solido | vegetal | 0.03  | 2     | hortifruti |       | 0.94   |   53 |  0.8 |   0 | 13.9 |   2.4 |  0 |   ? |            |          |
taco:189        | caqui            |           | plano       | solido | vegetal | 0.05  | 2     | hortifruti |       | 0.84   |   71 |  0.4 | 0.1 | 19.3 |   6.5 |  2 |   ? |            |          |
taco:174        | atemoia          |           | plano       | solido | vegetal | 0.01  | 3     | hortifruti |       | 0.6    |   97 |    1 | 0.3 | 25.3 |   2.1 |  1 | 0.1 |            |          |
taco:246        | pinha            |           | plano       | solido | vegetal | 0.02  | 2     | hortifruti |       | 0.55   |   88 |  1.5 | 0.3 | 22.4 |   3.4 |  1 | 0.1 |            |          |
taco:201        | graviola         |           | plano       | solido | vegetal | 0.02  | 2     | hortifruti |       | 0.67   |   62 |  0.8 | 0.2 | 15.8 |   1.9 |  4 |   0 |            |          |
taco:203        | jabuticaba       |           | plano       | solido | vegetal | 0.03  | 2     | hortifruti |       | 0.7    |   58 |  0.6 | 0.1 | 15.3 |   2.3 |  0 |   ? |            |          |
taco:204        | jaca             |           | plano       | solido | vegetal | 0.03  | 1     | hortifruti |       | 0.28   |   88 |  1.4 | 0.3 | 22.5 |   2.4 |  2 | 0.1 |            |          |
taco:191        | seriguela        |           | plano       | solido | vegetal | 0.02  | 1     | hortifruti |       | 0.7    |   76 |  1.4 | 0.4 | 18.9 |   3.9 |  2 | 0.2 |            |          |
taco:166        | abiu             |           | plano       | solido | vegetal | 0.01  | 2     | hortifruti |       | 0.6    |   62 |  0.8 | 0.7 | 14.9 |   1.7 |  0 | 0.3 |            |          |
taco:249        | romã             |           | plano       | solido | vegetal | 0.01  | 3     | hortifruti |       | 0.56   |   56 |  0.4 |   0 | 15.1 |   0.4 |  1 |   ? |            |          |
taco:250        | tamarindo        |           | plano       | solido | vegetal | 0.01  | 2     | hortifruti |       | 0.34   |  276 |  3.2 | 0.5 | 72.5 |   6.4 |  0 | 0.1 |            |          |
taco:245        | pêssego em calda |           | diario      | solido | vegetal | 0.04  | 2     | enlatados  |       |        |   63 |  0.7 |   0 | 16.9 |     1 |  3 |   ? |            |          |
own:uva-passa   | uva-passa        |           | plano       | solido | vegetal | 0.04  | 2     | naturais   |       |        |  299 |  3.1 | 0.5 | 79.2 |   3.7 | 11 | 0.1 | usda 09298 |          |
own:ameixa-seca | ameixa seca      |           | plano       | solido | vegetal | 0.03  | 2     | naturais   |       |        |  240 |  2.2 | 0.4 | 63.9 |   7.1 |  2 | 0.1 | usda 09291 |          |
own:tamara      | tâmara seca      |           | plano       | solido | vegetal | 0.01  | 3     | naturais   |       |        |  282 |  2.5 | 0.4 |   75 |     8 |  2 |   0 | usda 09087 |          |
`,
} as const;
