/** Beef cuts and offal, minced beef, burgers. Columns: docs/catalogue.md. */
export const beef = {
  group: "carnes",
  pricedOn: "2026-11-16",
  rows: `
id       | name                           | state    | use         | form   | origin | habit | price | aisle      | yield | edible | kcal | prot |  fat | carb | fibre |   Na |  sat | source | contains     | may contain
taco:377 | bife de patinho                | grelhado | plano       | solido | carne  | 0.3   | 2     | acougue    | 0.7   |        |  219 | 35.9 |  7.3 |    0 |     ? |   60 |  3.1 |        |              |
taco:370 | alcatra                        | grelhada | plano       | solido | carne  | 0.15  | 3     | acougue    | 0.7   |        |  241 | 31.9 | 11.6 |    0 |     ? |   52 |  5.1 |        |              |
taco:344 | contrafilé com gordura         | grelhado | plano       | solido | carne  | 0.15  | 3     | acougue    | 0.7   |        |  278 | 32.4 | 15.5 |    0 |     ? |   57 |  7.4 |        |              |
taco:346 | contrafilé sem gordura         | grelhado | plano       | solido | carne  | 0.1   | 3     | acougue    | 0.7   |        |  194 | 35.9 |  4.5 |    0 |     ? |   58 |    2 |        |              |
taco:342 | contrafilé de costela          | grelhado | plano       | solido | carne  | 0.04  | 3     | acougue    | 0.7   |        |  275 | 29.9 | 16.3 |    0 |     ? |   51 |  8.8 |        |              |
taco:335 | capa de contrafilé com gordura | grelhada | plano       | solido | carne  | 0.02  | 2     | acougue    | 0.7   |        |  312 | 30.7 |   20 |    0 |     ? |   81 |  8.8 |        |              |
taco:337 | capa de contrafilé sem gordura | grelhada | plano       | solido | carne  | 0.02  | 2     | acougue    | 0.7   |        |  239 | 35.1 |   10 |    0 |     ? |   83 |  4.3 |        |              |
taco:358 | filé-mignon                    | grelhado | plano       | solido | carne  | 0.06  | 3     | acougue    | 0.7   |        |  220 | 32.8 |  8.8 |    0 |     ? |   58 |  4.5 |        |              |
taco:368 | maminha                        | grelhada | plano       | solido | carne  | 0.04  | 3     | acougue    | 0.7   |        |  153 | 30.7 |  2.4 |    0 |     ? |   58 |    ? |        |              |
taco:381 | picanha com gordura            | grelhada | plano       | solido | carne  | 0.08  | 3     | acougue    | 0.7   |        |  289 | 26.4 | 19.5 |    0 |     ? |   60 |  7.9 |        |              |
taco:383 | picanha sem gordura            | grelhada | plano       | solido | carne  | 0.04  | 3     | acougue    | 0.7   |        |  238 | 31.9 | 11.3 |    0 |     ? |   61 |  4.5 |        |              |
taco:340 | bife à milanesa                |          | diario      | solido | carne  | 0.08  | 2     | acougue    |       |        |  352 | 20.6 |   24 | 12.2 |   0.4 |   77 |  7.2 |        | gluten, ovo  | soja, leite
taco:326 | carne moída                    | cozida   | plano       | solido | carne  | 0.3   | 1     | acougue    | 0.7   |        |  212 | 26.7 | 10.9 |    0 |     ? |   52 |  4.8 |        |              |
taco:328 | acém                           | cozido   | plano       | solido | carne  | 0.15  | 1     | acougue    | 0.7   |        |  215 | 27.3 | 10.9 |    0 |     ? |   56 |  5.5 |        |              |
taco:349 | coxão duro                     | cozido   | plano       | solido | carne  | 0.08  | 2     | acougue    | 0.7   |        |  217 | 31.9 |  8.9 |    0 |     ? |   41 |  3.5 |        |              |
taco:351 | coxão mole                     | cozido   | plano       | solido | carne  | 0.1   | 2     | acougue    | 0.7   |        |  219 | 32.4 |  8.9 |    0 |     ? |   44 |  4.3 |        |              |
taco:363 | lagarto                        | cozido   | plano       | solido | carne  | 0.05  | 2     | acougue    | 0.7   |        |  222 | 32.9 |  9.1 |    0 |     ? |   48 |  3.9 |        |              |
taco:371 | músculo                        | cozido   | plano       | solido | carne  | 0.08  | 1     | acougue    | 0.7   |        |  194 | 31.2 |  6.7 |    0 |     ? |   62 |  2.9 |        |              |
taco:374 | paleta                         | cozida   | plano       | solido | carne  | 0.05  | 1     | acougue    | 0.7   |        |  194 | 29.7 |  7.4 |    0 |     ? |   58 |  3.4 |        |              |
taco:378 | peito bovino                   | cozido   | plano       | solido | carne  | 0.03  | 1     | acougue    | 0.7   |        |  338 | 22.2 |   27 |    0 |     ? |   56 | 11.7 |        |              |
taco:361 | fraldinha                      | cozida   | plano       | solido | carne  | 0.05  | 2     | acougue    | 0.7   |        |  338 | 24.2 |   26 |    0 |     ? |   39 | 12.1 |        |              |
taco:359 | flanco                         | cozido   | plano       | solido | carne  | 0.01  | 2     | acougue    | 0.7   |        |  196 | 29.4 |  7.8 |    0 |     ? |   42 |  3.9 |        |              |
taco:347 | costela bovina                 | assada   | plano       | solido | carne  | 0.1   | 2     | acougue    | 0.7   | 0.7    |  373 | 28.8 | 27.7 |    0 |     ? |   92 | 11.8 |        |              |
taco:353 | cupim                          | assado   | plano       | solido | carne  | 0.03  | 2     | acougue    | 0.7   |        |  330 | 28.6 |   23 |    0 |     ? |   72 |  5.5 |        |              |
taco:356 | fígado                         | grelhado | plano       | solido | carne  | 0.1   | 1     | acougue    | 0.7   |        |  225 | 29.9 |    9 |  4.2 |     ? |   82 |  4.7 |        |              |
taco:332 | bucho                          | cozido   | plano       | solido | carne  | 0.03  | 1     | acougue    | 0.7   |        |  133 | 21.6 |  4.5 |    0 |     ? |   38 |  2.4 |        |              |
taco:365 | língua                         | cozida   | plano       | solido | carne  | 0.02  | 1     | acougue    | 0.7   |        |  315 | 21.4 | 24.8 |    0 |     ? |   59 | 11.2 |        |              |
taco:384 | carne-seca                     | cozida   | plano       | solido | carne  | 0.12  | 2     | acougue    | 0.7   |        |  313 | 26.9 | 21.9 |    0 |     ? | 1943 | 10.5 |        |              |
taco:338 | charque                        | cozido   | plano       | solido | carne  | 0.04  | 2     | acougue    | 0.7   |        |  263 | 36.4 | 11.9 |    0 |     ? | 1443 |  4.8 |        |              |
taco:331 | almôndega                      | frita    | diario      | solido | carne  | 0.05  | 1     | congelados |       |        |  272 | 18.2 | 15.8 | 14.3 |     ? | 1030 |  4.2 |        | gluten, soja | ovo, leite
taco:417 | hambúrguer bovino              | grelhado | diario      | solido | carne  | 0.12  | 1     | congelados |       |        |  210 | 13.2 | 12.4 | 11.3 |     ? | 1090 |  5.1 |        | soja         | gluten, leite
taco:416 | hambúrguer bovino              | frito    | diario      | solido | carne  | 0.06  | 1     | congelados |       |        |  258 |   20 |   17 |  6.3 |     ? | 1252 |  5.9 |        | soja         | gluten, leite
taco:376 | patinho                        | cru      | ingrediente | solido | carne  | 0.03  | 2     | acougue    |       |        |  133 | 21.7 |  4.5 |    0 |     ? |   49 |    2 |        |              |
taco:327 | carne moída                    | crua     | ingrediente | solido | carne  | 0.04  | 1     | acougue    |       |        |  137 | 19.4 |  5.9 |    0 |     ? |   49 |  2.7 |        |              |
taco:329 | acém                           | cru      | ingrediente | solido | carne  | 0.02  | 1     | acougue    |       |        |  144 | 20.8 |  6.1 |    0 |     ? |   50 |  2.8 |        |              |
taco:369 | alcatra                        | crua     | ingrediente | solido | carne  | 0.02  | 3     | acougue    |       |        |  163 | 21.6 |  7.8 |    0 |     ? |   43 |  3.4 |        |              |
taco:345 | contrafilé sem gordura         | cru      | ingrediente | solido | carne  | 0.02  | 3     | acougue    |       |        |  157 |   24 |    6 |    0 |     ? |   53 |  2.7 |        |              |
taco:372 | músculo                        | cru      | ingrediente | solido | carne  | 0.01  | 1     | acougue    |       |        |  142 | 21.6 |  5.5 |    0 |     ? |   66 |  2.2 |        |              |
taco:357 | filé-mignon                    | cru      | ingrediente | solido | carne  | 0.01  | 3     | acougue    |       |        |  143 | 21.6 |  5.6 |    0 |     ? |   49 |  2.9 |        |              |
taco:355 | fígado                         | cru      | ingrediente | solido | carne  | 0.01  | 1     | acougue    |       |        |  141 | 20.7 |  5.4 |  1.1 |     ? |   76 |  2.8 |        |              |
taco:385 | carne-seca                     | crua     | ingrediente | solido | carne  | 0.01  | 2     | acougue    |       |        |  313 | 19.7 | 25.4 |    0 |     ? | 4440 |  8.7 |        |              |
`,
} as const;
