/** Fruit of up to 12 g of carbohydrate in 100 g, and frozen pulp. Columns: docs/catalogue.md. */
export const fruitsA = {
  group: "frutas-a",
  pricedOn: "2026-11-16",
  rows: `
id       | name              | state     | use   | form   | origin  | habit | price | aisle      | yield | edible | kcal | prot | fat | carb | fibre | Na | sat | source | contains | may contain
taco:214 | laranja           |           | plano | solido | vegetal | 0.3   | 1     | hortifruti |       | 0.73   |   37 |    1 | 0.1 |  8.9 |   0.8 |  0 |   ? |        |          |
taco:208 | laranja-baía      |           | plano | solido | vegetal | 0.05  | 1     | hortifruti |       | 0.68   |   45 |    1 | 0.1 | 11.5 |   1.1 |  0 |   ? |        |          |
taco:212 | laranja-lima      |           | plano | solido | vegetal | 0.05  | 1     | hortifruti |       | 0.73   |   46 |  1.1 | 0.1 | 11.5 |   1.8 |  1 |   ? |        |          |
taco:216 | laranja-valência  |           | plano | solido | vegetal | 0.04  | 1     | hortifruti |       | 0.75   |   46 |  0.8 | 0.2 | 11.7 |   1.7 |  1 |   ? |        |          |
taco:238 | mexerica          |           | plano | solido | vegetal | 0.2   | 1     | hortifruti |       | 0.74   |   37 |  0.7 | 0.1 |  9.3 |   2.7 |  2 |   ? |        |          |
taco:251 | mexerica poncã    |           | plano | solido | vegetal | 0.15  | 1     | hortifruti |       | 0.74   |   38 |  0.8 | 0.1 |  9.6 |   0.9 |  0 |   ? |        |          |
taco:226 | mamão             |           | plano | solido | vegetal | 0.2   | 1     | hortifruti |       | 0.62   |   40 |  0.5 | 0.1 | 10.4 |     1 |  2 |   ? |        |          |
taco:225 | mamão formosa     |           | plano | solido | vegetal | 0.15  | 1     | hortifruti |       | 0.62   |   45 |  0.8 | 0.1 | 11.6 |   1.8 |  3 |   ? |        |          |
taco:235 | melancia          |           | plano | solido | vegetal | 0.2   | 1     | hortifruti |       | 0.52   |   33 |  0.9 |   0 |  8.1 |   0.1 |  0 |   ? |        |          |
taco:236 | melão             |           | plano | solido | vegetal | 0.1   | 1     | hortifruti |       | 0.5    |   29 |  0.7 |   0 |  7.5 |   0.3 | 11 |   ? |        |          |
taco:239 | morango           |           | plano | solido | vegetal | 0.1   | 2     | hortifruti |       | 0.94   |   30 |  0.9 | 0.3 |  6.8 |   1.7 |  0 |   ? |        |          |
taco:207 | kiwi              |           | plano | solido | vegetal | 0.05  | 3     | hortifruti |       | 0.8    |   51 |  1.3 | 0.6 | 11.5 |   2.7 |  0 | 0.1 |        |          |
taco:220 | limão             |           | plano | solido | vegetal | 0.15  | 1     | hortifruti |       | 0.6    |   32 |  0.9 | 0.1 | 11.1 |   1.2 |  1 |   ? |        |          |
taco:244 | pêssego           |           | plano | solido | vegetal | 0.04  | 2     | hortifruti |       | 0.9    |   36 |  0.8 |   0 |  9.3 |   1.4 |  0 |   ? |        |          |
taco:169 | acerola           |           | plano | solido | vegetal | 0.04  | 1     | hortifruti |       | 0.8    |   33 |  0.9 | 0.2 |    8 |   1.5 |  0 |   ? |        |          |
taco:186 | caju              |           | plano | solido | vegetal | 0.04  | 1     | hortifruti |       | 0.9    |   43 |    1 | 0.3 | 10.3 |   1.7 |  3 |   ? |        |          |
taco:190 | carambola         |           | plano | solido | vegetal | 0.02  | 2     | hortifruti |       | 0.97   |   46 |  0.9 | 0.2 | 11.5 |     2 |  4 |   ? |        |          |
taco:194 | figo              |           | plano | solido | vegetal | 0.01  | 3     | hortifruti |       | 0.98   |   41 |    1 | 0.2 | 10.2 |   1.8 |  0 |   ? |        |          |
taco:192 | cupuaçu           |           | plano | solido | vegetal | 0.02  | 2     | hortifruti |       | 0.4    |   49 |  1.2 |   1 | 10.4 |   3.1 |  3 | 0.4 |        |          |
taco:184 | cajá-manga        |           | plano | solido | vegetal | 0.01  | 2     | hortifruti |       | 0.6    |   46 |  1.3 |   0 | 11.4 |   2.6 |  1 |   ? |        |          |
taco:205 | jambo             |           | plano | solido | vegetal | 0.01  | 1     | hortifruti |       | 0.85   |   27 |  0.9 | 0.1 |  6.5 |   5.1 | 22 |   ? |        |          |
taco:206 | jamelão           |           | plano | solido | vegetal | 0.01  | 1     | hortifruti |       | 0.7    |   41 |  0.5 | 0.1 | 10.6 |   1.8 |  1 |   ? |        |          |
taco:240 | nêspera           |           | plano | solido | vegetal | 0.01  | 2     | hortifruti |       | 0.65   |   43 |  0.3 |   0 | 11.5 |     3 |  0 |   ? |        |          |
taco:247 | pitanga           |           | plano | solido | vegetal | 0.02  | 2     | hortifruti |       | 0.8    |   41 |  0.9 | 0.2 | 10.2 |   3.2 |  2 |   ? |        |          |
taco:254 | umbu              |           | plano | solido | vegetal | 0.02  | 1     | hortifruti |       | 0.7    |   37 |  0.8 |   0 |  9.4 |     2 |  0 |   ? |        |          |
taco:168 | polpa de açaí     | congelada | plano | solido | vegetal | 0.08  | 2     | congelados |       |        |   58 |  0.8 | 3.9 |  6.2 |   2.6 |  5 | 0.7 |        |          |
taco:170 | polpa de acerola  | congelada | plano | solido | vegetal | 0.05  | 1     | congelados |       |        |   22 |  0.6 |   0 |  5.5 |   0.7 |  1 |   ? |        |          |
taco:165 | polpa de abacaxi  | congelada | plano | solido | vegetal | 0.03  | 1     | congelados |       |        |   31 |  0.5 | 0.1 |  7.8 |   0.3 |  1 |   ? |        |          |
taco:185 | polpa de cajá     | congelada | plano | solido | vegetal | 0.03  | 1     | congelados |       |        |   26 |  0.6 | 0.2 |  6.4 |   1.4 |  7 |   ? |        |          |
taco:187 | polpa de caju     | congelada | plano | solido | vegetal | 0.03  | 1     | congelados |       |        |   37 |  0.5 | 0.2 |  9.4 |   0.8 |  4 |   ? |        |          |
taco:193 | polpa de cupuaçu  | congelada | plano | solido | vegetal | 0.02  | 2     | congelados |       |        |   49 |  0.8 | 0.6 | 11.4 |   1.6 |  1 | 0.3 |        |          |
taco:202 | polpa de graviola | congelada | plano | solido | vegetal | 0.03  | 2     | congelados |       |        |   38 |  0.6 | 0.1 |  9.8 |   1.2 |  3 |   ? |        |          |
taco:233 | polpa de maracujá | congelada | plano | solido | vegetal | 0.05  | 2     | congelados |       |        |   39 |  0.8 | 0.2 |  9.6 |   0.5 |  8 |   ? |        |          |
taco:248 | polpa de pitanga  | congelada | plano | solido | vegetal | 0.01  | 2     | congelados |       |        |   19 |  0.3 | 0.1 |  4.8 |   0.7 |  5 |   ? |        |          |
taco:255 | polpa de umbu     | congelada | plano | solido | vegetal | 0.01  | 2     | congelados |       |        |   34 |  0.5 | 0.1 |  8.8 |   1.3 |  6 |   ? |        |          |
`,
} as const;
