/** Salgados, pastries, pizza, burgers and crisps. Columns: docs/catalogue.md. */
export const snacks = {
  group: "salgados",
  pricedOn: "2026-11-16",
  rows: `
id                  | name              | state  | use         | form   | origin   | habit | price | aisle      | yield | edible | kcal | prot |  fat | carb | fibre |   Na |  sat | source | contains           | may contain
taco:386            | coxinha de frango | frita  | diario      | solido | ave      | 0.12  | 1     | fora       |       |        |  283 |  9.6 | 11.8 | 34.5 |     5 |  532 |  2.6 |        | gluten, leite, ovo | soja
taco:56             | pastel de carne   | frito  | diario      | solido | carne    | 0.1   | 1     | fora       |       |        |  388 | 10.1 | 20.1 | 43.8 |     1 | 1040 |  4.8 |        | gluten             | soja, ovo
taco:58             | pastel de queijo  | frito  | diario      | solido | ovolacto | 0.08  | 1     | fora       |       |        |  422 |  8.7 | 22.7 | 48.1 |   0.9 |  821 |    ? |        | gluten, leite      | soja, ovo
taco:55             | pastel de carne   | cru    | ingrediente | solido | carne    | 0.01  | 1     | congelados |       |        |  289 | 10.7 |  8.8 |   42 |     1 | 1309 |  3.7 |        | gluten             | soja, ovo
taco:57             | pastel de queijo  | cru    | ingrediente | solido | ovolacto | 0.01  | 1     | congelados |       |        |  308 |  9.9 |  9.6 | 45.9 |   1.1 |  985 |    ? |        | gluten, leite      | soja, ovo
taco:59             | massa de pastel   | crua   | ingrediente | solido | vegetal  | 0.01  | 1     | laticinios |       |        |  310 |  6.9 |  5.5 | 57.4 |   1.4 | 1344 |  2.1 |        | gluten             | soja, ovo
taco:388            | croquete de carne | frito  | diario      | solido | carne    | 0.04  | 1     | fora       |       |        |  347 | 16.9 | 22.7 | 18.1 |     ? |  916 |  5.1 |        | gluten, ovo        | soja, leite
taco:389            | empada de frango  | assada | diario      | solido | ave      | 0.06  | 1     | fora       |       |        |  358 |  6.9 | 15.6 | 47.5 |   2.2 |  525 |    ? |        | gluten, ovo, leite | soja
taco:440            | quibe             | assado | diario      | solido | carne    | 0.04  | 1     | fora       |       |        |  136 | 14.6 |  2.7 | 12.9 |   1.9 |   40 |  1.2 |        | gluten             | soja
taco:442            | quibe             | frito  | diario      | solido | carne    | 0.06  | 1     | fora       |       |        |  254 | 14.9 | 15.8 | 12.3 |     ? |  836 |  4.6 |        | gluten             | soja
own:esfiha          | esfiha de carne   |        | diario      | solido |          | 0.08  | 1     | fora       |       |        |      |      |      |      |       |      |      | recipe |                    |
own:pizza           | pizza de muçarela |        | diario      | solido |          | 0.15  | 2     | fora       |       |        |      |      |      |      |       |      |      | recipe |                    |
own:cachorro-quente | cachorro-quente   |        | diario      | solido |          | 0.1   | 1     | fora       |       |        |      |      |      |      |       |      |      | recipe |                    |
own:xburguer        | x-burguer         |        | diario      | solido |          | 0.1   | 2     | fora       |       |        |      |      |      |      |       |      |      | recipe |                    |
own:misto-quente    | misto-quente      |        | diario      | solido |          | 0.1   | 1     | fora       |       |        |      |      |      |      |       |      |      | recipe |                    |
taco:90             | batata chips      |        | diario      | solido | vegetal  | 0.08  | 1     | doces      |       |        |  543 |  5.6 | 36.6 | 51.2 |   2.5 |  607 | 12.9 |        |                    | soja, gluten, leite
`,
} as const;
