/** Oils, butter, margarine, mayonnaise and olives. Columns: docs/catalogue.md. */
export const oilsAndFats = {
  group: "oleos",
  pricedOn: "2026-11-16",
  rows: `
id       | name                                | state       | use    | form    | origin   | habit | price | aisle      | yield | edible | kcal | prot |  fat | carb | fibre |   Na |  sat | source | contains    | may contain
taco:260 | azeite                              |             | plano  | liquido | vegetal  | 0.3   | 3     | oleos      |       |        |  884 |    0 |  100 |    0 |     ? |    ? | 14.9 |        |             |
taco:272 | óleo de soja                        |             | plano  | liquido | vegetal  | 0.4   | 1     | oleos      |       |        |  884 |    0 |  100 |    0 |     ? |    ? | 15.2 |        | soja        |
taco:269 | óleo de girassol                    |             | plano  | liquido | vegetal  | 0.06  | 2     | oleos      |       |        |  884 |    0 |  100 |    0 |     ? |    ? | 10.8 |        |             |
taco:268 | óleo de canola                      |             | plano  | liquido | vegetal  | 0.06  | 2     | oleos      |       |        |  884 |    0 |  100 |    0 |     ? |    ? |  7.9 |        |             |
taco:270 | óleo de milho                       |             | plano  | liquido | vegetal  | 0.04  | 2     | oleos      |       |        |  884 |    0 |  100 |    0 |     ? |    ? | 15.2 |        |             |
taco:259 | azeite de dendê                     |             | plano  | liquido | vegetal  | 0.04  | 2     | oleos      |       |        |  884 |    0 |  100 |    0 |     ? |    ? | 43.1 |        |             |
taco:267 | óleo de babaçu                      |             | plano  | liquido | vegetal  | 0.01  | 2     | oleos      |       |        |  884 |    0 |  100 |    0 |     ? |    ? | 50.9 |        |             |
taco:261 | manteiga                            |             | plano  | solido  | ovolacto | 0.3   | 2     | laticinios |       |        |  726 |  0.4 | 82.4 |  0.1 |     ? |  579 | 49.2 |        | leite       |
taco:262 | manteiga sem sal                    |             | plano  | solido  | ovolacto | 0.05  | 2     | laticinios |       |        |  758 |  0.4 |   86 |    0 |     ? |    4 | 51.5 |        | leite       |
taco:263 | margarina                           |             | plano  | solido  | ovolacto | 0.3   | 1     | laticinios |       |        |  596 |    0 | 67.4 |    0 |     ? |  894 | 14.9 |        | leite, soja |
taco:265 | margarina interesterificada com sal |             | plano  | solido  | ovolacto | 0.05  | 1     | laticinios |       |        |  594 |    0 | 67.2 |    0 |     ? |  561 | 21.9 |        | leite, soja |
taco:266 | margarina interesterificada sem sal |             | plano  | solido  | ovolacto | 0.03  | 1     | laticinios |       |        |  593 |    0 | 67.1 |    0 |     ? |   33 | 20.9 |        | leite, soja |
taco:524 | maionese                            |             | diario | solido  | ovolacto | 0.15  | 1     | oleos      |       |        |  302 |  0.6 | 30.5 |  7.9 |     ? |  787 |  4.1 |        | ovo         | soja, leite
taco:523 | leite de coco                       |             | plano  | liquido | vegetal  | 0.05  | 2     | enlatados  |       |        |  166 |    1 | 18.4 |  2.2 |   0.7 |   44 | 15.6 |        |             |
taco:521 | azeitona verde                      | em conserva | plano  | solido  | vegetal  | 0.1   | 2     | enlatados  |       |        |  137 |  0.9 | 14.2 |  4.1 |   3.8 | 1347 |  2.3 |        |             |
taco:520 | azeitona preta                      | em conserva | plano  | solido  | vegetal  | 0.04  | 2     | enlatados  |       |        |  194 |  1.2 | 20.3 |  5.5 |   4.6 | 1567 |  3.5 |        |             |
`,
} as const;
