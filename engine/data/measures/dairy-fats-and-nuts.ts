/** Grams of the edible part in one household measure. Abbreviations: engine/src/nutrition/catalogue/measure.ts. */
export const dairyFatsAndNutsMeasures = `
food                     | name                                | pof                    | derived                | own
own:leite                | leite integral                      | ca 150, xi 200, cr 240 |                        | copo 200
own:leite-semidesnatado  | leite semidesnatado                 |                        | ca 150, xi 200, cr 240 | copo 200
own:leite-desnatado      | leite desnatado                     | ca 150, xi 200, cr 240 |                        | copo 200
own:leite-sem-lactose    | leite sem lactose                   |                        | ca 150, xi 200, cr 240 | copo 200
taco:454                 | leite de cabra                      |                        | ca 150, xi 200, cr 240 | copo 200
taco:459                 | leite em pó integral                | cs 16                  |                        |
taco:456                 | leite em pó desnatado               | cs 10                  |                        |
taco:448                 | iogurte natural                     | cs 15, ca 150, cr 240  |                        | pote 170, un 170
taco:449                 | iogurte natural desnatado           |                        | cs 15, ca 150, cr 240  | pote 170
own:iogurte-sem-lactose  | iogurte natural sem lactose         |                        | cs 15, ca 150, cr 240  | pote 170
own:iogurte-grego        | iogurte grego natural               |                        |                        | pote 100, un 100
taco:451                 | iogurte de morango                  | ca 150, cr 240         |                        | pote 170, un 100
taco:452                 | iogurte de pêssego                  |                        | ca 150, cr 240         | pote 170
taco:446                 | bebida láctea de pêssego            |                        | ca 150, cr 240         |
taco:460                 | leite fermentado                    |                        |                        | un 80
taco:466                 | petit suisse de morango             |                        |                        | un 45
taco:461                 | queijo minas                        | fa 45                  |                        |
taco:462                 | queijo minas meia cura              |                        |                        | fa 30
taco:463                 | muçarela                            | fa 20                  |                        |
own:mucarela-sem-lactose | muçarela sem lactose                |                        | fa 20                  |
taco:467                 | queijo prato                        | fa 15                  |                        |
taco:464                 | parmesão                            |                        |                        | cs 8, sb 5
own:queijo-coalho        | queijo coalho                       |                        |                        | fa 40, espeto 60
taco:469                 | ricota                              | fa 35, cs 44           |                        |
own:cottage              | queijo cottage                      |                        |                        | cs 30
taco:465                 | queijo fundido                      |                        |                        | un 20
taco:468                 | requeijão                           | cs 30, sb 15, ch 7.5   |                        |
own:cream-cheese         | cream cheese                        |                        |                        | cs 25, sb 12
taco:447                 | creme de leite                      |                        |                        | cs 15
own:whey                 | whey protein                        |                        |                        | dose 30, scoop 30
taco:582                 | bebida de soja                      |                        | ca 150, xi 200, cr 240 | copo 200
own:bebida-amendoas      | bebida de amêndoas                  |                        | ca 150, xi 200, cr 240 | copo 200
own:bebida-aveia         | bebida de aveia                     |                        | ca 150, xi 200, cr 240 | copo 200
own:bebida-arroz         | bebida de arroz                     |                        | ca 150, xi 200, cr 240 | copo 200
taco:260                 | azeite                              | ch 2, sb 5, cs 8       |                        | fio 5
taco:272                 | óleo de soja                        | ch 2, sb 5, cs 8       |                        |
taco:269                 | óleo de girassol                    |                        | ch 2, sb 5, cs 8       |
taco:268                 | óleo de canola                      |                        | ch 2, sb 5, cs 8       |
taco:270                 | óleo de milho                       |                        | ch 2, sb 5, cs 8       |
taco:259                 | azeite de dendê                     |                        | ch 2, sb 5, cs 8       |
taco:267                 | óleo de babaçu                      |                        | ch 2, sb 5, cs 8       |
taco:261                 | manteiga                            |                        |                        | ponta-de-faca 5
taco:262                 | manteiga sem sal                    |                        |                        | ponta-de-faca 5
taco:263                 | margarina                           |                        |                        | ponta-de-faca 5
taco:265                 | margarina interesterificada com sal |                        |                        | ponta-de-faca 5
taco:266                 | margarina interesterificada sem sal |                        |                        | ponta-de-faca 5
taco:524                 | maionese                            | ch 6, sb 17, cs 27     |                        |
taco:523                 | leite de coco                       |                        |                        | cs 15, xi 200
taco:521                 | azeitona verde em conserva          |                        |                        | un 4
taco:520                 | azeitona preta em conserva          |                        |                        | un 4
taco:589                 | castanha-do-pará                    | un 4                   |                        |
taco:588                 | castanha-de-caju torrada e salgada  | un 2.5                 |                        | punhado 30
taco:587                 | amêndoa torrada e salgada           | un 1                   |                        | punhado 30
taco:597                 | noz                                 | un 5                   |                        |
taco:558                 | amendoim torrado e salgado          | cs 17                  |                        | punhado 30
own:pasta-amendoim       | pasta de amendoim                   |                        |                        | cs 15, sb 10
taco:593                 | gergelim                            |                        |                        | cs 10, ch 3
taco:594                 | linhaça                             | cs 13, ch 1.5          |                        |
own:chia                 | chia                                |                        |                        | cs 12, ch 4
own:semente-girassol     | semente de girassol                 |                        |                        | cs 12, punhado 25
own:semente-abobora      | semente de abóbora torrada          |                        |                        | cs 12, punhado 25
taco:590                 | coco fresco                         |                        |                        | fa 20, pd 20
taco:163                 | abacate                             | cs 45, un 430          |                        |
taco:596                 | pupunha cozida                      |                        |                        | un 25
taco:253                 | tucumã                              |                        |                        | un 15
taco:241                 | pequi                               |                        |                        | un 10
`;
