/** Herbs, garlic, tomato sauces, stock cubes and condiments. Columns: docs/catalogue.md. */
export const seasonings = {
  group: "temperos",
  pricedOn: "2026-11-16",
  rows: `
id           | name                  | state           | use         | form    | origin  | habit | price | aisle      | yield | edible | kcal | prot |  fat | carb | fibre |    Na | sat | source     | contains     | may contain
taco:82      | alho                  |                 | plano       | solido  | vegetal | 0.3   | 1     | hortifruti |       | 0.87   |  113 |    7 |  0.2 | 23.9 |   4.3 |     5 |   ? |            |              |
taco:108     | cebolinha             |                 | plano       | solido  | vegetal | 0.15  | 1     | hortifruti |       | 0.95   |   20 |  1.9 |  0.4 |  3.4 |   3.6 |     2 |   ? |            |              |
taco:153     | salsa                 |                 | plano       | solido  | vegetal | 0.15  | 1     | hortifruti |       | 0.9    |   33 |  3.3 |  0.6 |  5.7 |   1.9 |     2 | 0.1 |            |              |
taco:133     | manjericão            |                 | plano       | solido  | vegetal | 0.05  | 1     | hortifruti |       | 0.7    |   21 |    2 |  0.4 |  3.6 |   3.3 |     4 | 0.1 |            |              |
taco:81      | alfavaca              |                 | plano       | solido  | vegetal | 0.01  | 1     | hortifruti |       | 0.7    |   29 |  2.7 |  0.5 |  5.2 |   4.1 |     5 | 0.1 |            |              |
taco:114     | coentro               | desidratado     | plano       | solido  | vegetal | 0.04  | 1     | temperos   |       |        |  309 | 20.9 | 10.4 |   48 |  37.3 |    18 |   ? |            |              |
taco:159     | molho de tomate       | industrializado | plano       | solido  | vegetal | 0.2   | 1     | enlatados  |       |        |   38 |  1.4 |  0.9 |  7.7 |   3.1 |   418 | 0.1 |            |              | gluten, soja, leite
taco:158     | extrato de tomate     |                 | plano       | solido  | vegetal | 0.1   | 1     | enlatados  |       |        |   61 |  2.4 |  0.2 |   15 |   2.8 |   498 |   ? |            |              |
taco:160     | purê de tomate        |                 | plano       | solido  | vegetal | 0.03  | 1     | enlatados  |       |        |   28 |  1.4 |    0 |  6.9 |     1 |   104 |   ? |            |              |
taco:518     | shoyu                 |                 | plano       | liquido | vegetal | 0.08  | 2     | temperos   |       |        |   61 |  3.3 |  0.3 | 11.6 |     ? |  5024 |   0 |            | soja, gluten |
taco:519     | tempero à base de sal |                 | ingrediente | solido  | vegetal | 0.1   | 1     | temperos   |       |        |   21 |  2.7 |  0.3 |  2.1 |   0.6 | 32560 |   ? |            |              | gluten, soja
taco:324     | caldo de carne        | em tablete      | ingrediente | solido  | carne   | 0.08  | 1     | temperos   |       |        |  241 |  7.8 | 16.6 | 15.1 |   0.6 | 22180 | 7.8 |            | gluten, soja | leite, ovo, peixe, crustaceos
taco:325     | caldo de galinha      | em tablete      | ingrediente | solido  | ave     | 0.1   | 1     | temperos   |       |        |  251 |  6.3 | 20.4 | 10.6 |  11.8 | 22300 | 9.4 |            | gluten, soja | leite, ovo, peixe, crustaceos
taco:513     | fermento químico      | em pó           | ingrediente | po      | vegetal | 0.02  | 1     | temperos   |       |        |   90 |  0.5 |  0.1 | 43.9 |     ? | 10052 |   ? |            |              | gluten
taco:514     | fermento biológico    | fresco          | ingrediente | solido  | vegetal | 0.01  | 1     | temperos   |       |        |   90 |   17 |  1.5 |  7.7 |   4.2 |    40 |   ? |            |              |
taco:552     | tucupi                |                 | diario      | liquido | vegetal | 0.02  | 2     | temperos   |       |        |   27 |  2.1 |  0.3 |  4.7 |   0.2 |     5 | 0.1 |            |              |
own:ketchup  | ketchup               |                 | diario      | solido  | vegetal | 0.1   | 1     | temperos   |       |        |   97 |  1.7 |  0.3 | 25.1 |   0.3 |  1114 |   0 | usda 11935 |              |
own:mostarda | mostarda              |                 | diario      | solido  | vegetal | 0.06  | 1     | temperos   |       |        |   67 |  4.4 |    4 |  5.3 |   3.3 |  1135 | 0.2 | usda 02046 |              |
own:vinagre  | vinagre               |                 | plano       | liquido | vegetal | 0.1   | 1     | temperos   |       |        |   18 |    0 |    0 |    0 |     0 |     2 |   0 | usda 02053 |              |
`,
} as const;
