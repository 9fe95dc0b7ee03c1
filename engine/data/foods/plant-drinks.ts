/** Drinks people take instead of milk, each with the allergen of its plant. Columns: docs/catalogue.md. */
export const plantDrinks = {
  group: "laticinios",
  pricedOn: "2026-11-16",
  rows: `
id                  | name               | state | use         | form    | origin  | habit | price | aisle      | yield | edible | kcal | prot |  fat | carb | fibre | Na | sat | source       | contains  | may contain
taco:582            | bebida de soja     |       | plano       | liquido | vegetal | 0.05  | 2     | laticinios |       |        |   39 |  2.4 |  1.6 |  4.3 |   0.4 | 57 | 0.2 |              | soja      |
own:bebida-amendoas | bebida de amêndoas |       | plano       | liquido | vegetal | 0.03  | 3     | laticinios |       |        |   15 |  0.4 | 0.96 | 1.31 |   0.2 |  ? |   ? | usda 14091   | castanhas | soja
own:bebida-aveia    | bebida de aveia    |       | plano       | liquido | vegetal | 0.02  | 3     | laticinios |       |        |   48 |  0.8 | 2.75 |  5.1 |     ? | 42 |   ? | usda 2257046 | gluten    | soja, castanhas
own:bebida-arroz    | bebida de arroz    |       | plano       | liquido | vegetal | 0.01  | 3     | laticinios |       |        |   47 |  0.3 |    1 |  9.2 |   0.3 | 39 |   0 | usda 14639   |           | soja, castanhas
taco:583            | extrato de soja    | em pó | ingrediente | po      | vegetal | 0.01  | 2     | naturais   |       |        |  459 | 35.7 | 26.2 | 28.5 |   7.3 | 83 | 3.3 |              | soja      |
`,
} as const;
