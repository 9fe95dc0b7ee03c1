/** Coffee, tea, juice, soft drinks and milk drinks. Columns: docs/catalogue.md. */
export const drinks = {
  group: "bebidas",
  pricedOn: "2026-11-16",
  rows: `
id                  | name                            | state       | use         | form    | origin   | habit | price | aisle   | yield | edible | kcal | prot |  fat | carb | fibre |  Na | sat | source     | contains | may contain
taco:471            | café                            | sem açúcar  | plano       | liquido | vegetal  | 0.78  | 1     | bebidas |       |        |    9 |  0.7 |  0.1 |  1.5 |     ? |   1 |   ? |            |          |
own:cafe-com-leite  | café com leite                  |             | plano       | liquido |          | 0.4   | 1     | bebidas |       |        |      |      |      |      |       |     |     | recipe     |          |
taco:512            | cappuccino                      | em pó       | diario      | po      | ovolacto | 0.03  | 2     | bebidas |       |        |  417 | 11.3 |  8.6 | 73.6 |   2.4 | 382 |   4 |            | leite    | gluten, soja
taco:511            | café torrado                    | em pó       | ingrediente | po      | vegetal  | 0.02  | 2     | bebidas |       |        |  419 | 14.7 | 11.9 | 65.8 |  51.2 |   1 | 5.3 |            |          |
taco:475            | chá de erva-doce                |             | plano       | liquido | vegetal  | 0.06  | 1     | bebidas |       |        |    1 |    0 |    0 |  0.4 |     ? |   1 |   ? |            |          |
taco:476            | chá-mate                        |             | plano       | liquido | vegetal  | 0.08  | 1     | bebidas |       |        |    3 |    0 |  0.1 |  0.6 |     ? |   0 |   ? |            |          |
taco:477            | chá-preto                       |             | plano       | liquido | vegetal  | 0.03  | 1     | bebidas |       |        |    2 |    0 |    0 |  0.6 |     ? |   0 |   ? |            |          |
taco:478            | água de coco                    |             | plano       | liquido | vegetal  | 0.08  | 2     | bebidas |       |        |   22 |    0 |    0 |  5.3 |   0.1 |   2 |   ? |            |          |
taco:215            | suco de laranja                 |             | plano       | liquido | vegetal  | 0.2   | 1     | bebidas |       |        |   33 |  0.7 |  0.1 |  7.6 |     0 |   0 |   ? |            |          |
taco:209            | suco de laranja-baía            |             | diario      | liquido | vegetal  | 0.02  | 1     | bebidas |       |        |   37 |  0.7 |    0 |  8.7 |     0 |   0 |   ? |            |          |
taco:213            | suco de laranja-lima            |             | diario      | liquido | vegetal  | 0.02  | 1     | bebidas |       |        |   39 |  0.7 |  0.1 |  9.2 |   0.4 |   0 |   ? |            |          |
taco:217            | suco de laranja-valência        |             | diario      | liquido | vegetal  | 0.02  | 1     | bebidas |       |        |   36 |  0.5 |  0.1 |  8.6 |   0.4 |   0 |   ? |            |          |
taco:252            | suco de mexerica                |             | diario      | liquido | vegetal  | 0.02  | 1     | bebidas |       |        |   36 |  0.5 |    0 |  8.8 |     0 |   0 |   ? |            |          |
taco:219            | suco de limão-galego            | puro        | ingrediente | liquido | vegetal  | 0.02  | 1     | bebidas |       |        |   22 |  0.6 |  0.1 |  7.3 |     0 |   0 |   ? |            |          |
taco:218            | suco de limão-cravo             | puro        | ingrediente | liquido | vegetal  | 0.01  | 1     | bebidas |       |        |   14 |  0.3 |    0 |  5.2 |     0 |   0 |   ? |            |          |
taco:258            | suco de uva                     |             | diario      | liquido | vegetal  | 0.06  | 2     | bebidas |       |        |   58 |    0 |    0 | 14.7 |   0.2 |  10 |   ? |            |          |
taco:188            | suco de caju                    | concentrado | ingrediente | liquido | vegetal  | 0.03  | 1     | bebidas |       |        |   45 |  0.4 |  0.2 | 10.7 |   0.6 |  45 |   ? |            |          |
taco:234            | suco de maracujá                | concentrado | ingrediente | liquido | vegetal  | 0.03  | 1     | bebidas |       |        |   42 |  0.8 |  0.2 |  9.6 |   0.4 |  22 |   ? |            |          |
own:limonada        | limonada com açúcar             |             | diario      | liquido |          | 0.06  | 1     | bebidas |       |        |      |      |      |      |       |     |     | recipe     |          |
own:suco-maracuja   | suco de maracujá sem açúcar     |             | diario      | liquido |          | 0.05  | 1     | bebidas |       |        |      |      |      |      |       |     |     | recipe     |          |
taco:473            | caldo de cana                   |             | diario      | liquido | vegetal  | 0.04  | 1     | bebidas |       |        |   65 |    0 |    0 | 18.2 |   0.1 |   0 |   ? |            |          |
taco:470            | isotônico                       |             | diario      | liquido | vegetal  | 0.03  | 2     | bebidas |       |        |   26 |    0 |    0 |  6.4 |     ? |  44 |   ? |            |          |
taco:455            | achocolatado pronto             |             | diario      | liquido | ovolacto | 0.05  | 1     | bebidas |       |        |   83 |  2.1 |  2.2 | 14.2 |   0.6 |  72 | 1.1 |            | leite    | soja, gluten
own:vitamina-banana | vitamina de banana              |             | plano       | liquido |          | 0.08  | 1     | bebidas |       |        |      |      |      |      |       |     |     | recipe     |          |
taco:480            | refrigerante de cola            |             | diario      | liquido | vegetal  | 0.3   | 1     | bebidas |       |        |   34 |    0 |    0 |  8.7 |     ? |   7 |   ? |            |          |
own:coca-zero       | refrigerante de cola sem açúcar |             | diario      | liquido | vegetal  | 0.1   | 1     | bebidas |       |        |    2 |  0.1 |    0 |  0.3 |     0 |   8 |   0 | usda 14416 |          |
taco:481            | refrigerante de guaraná         |             | diario      | liquido | vegetal  | 0.2   | 1     | bebidas |       |        |   39 |    0 |    0 |   10 |     ? |   9 |   ? |            |          |
taco:482            | refrigerante de laranja         |             | diario      | liquido | vegetal  | 0.1   | 1     | bebidas |       |        |   46 |    0 |    0 | 11.8 |     ? |   9 |   ? |            |          |
taco:483            | refrigerante de limão           |             | diario      | liquido | vegetal  | 0.06  | 1     | bebidas |       |        |   40 |    0 |    0 | 10.3 |     ? |   9 |   ? |            |          |
taco:479            | água tônica                     |             | diario      | liquido | vegetal  | 0.02  | 2     | bebidas |       |        |   31 |    0 |    0 |    8 |     ? |   8 |   ? |            |          |
`,
} as const;
