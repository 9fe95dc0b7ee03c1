/**
 * How foods are bought: the name on the list, the foods that are made from it, and how it is sold. `peso 100` is weighed in
 * steps of 100 g; `un 120`, `pé 300` and `maço 200` are counted, with the grams of one as it is bought; `pacote 500` also says
 * its size; `litro` and `dúzia` are what they say; `casa` is what a kitchen has. A dish that is not here is bought in parts.
 */
export const saleUnits = `
name                            | sale        | foods
Alface                          | pé 300      | taco:78
Alface-americana                | pé 400      | taco:77
Alface roxa                     | pé 300      | taco:80
Acelga                          | pé 800      | taco:74
Rúcula                          | maço 150    | taco:152
Agrião                          | maço 200    | taco:75
Chicória                        | maço 250    | taco:111
Almeirão                        | maço 250    | taco:85
Espinafre                       | maço 300    | taco:119, taco:120
Couve                           | maço 300    | taco:116, taco:115
Rabanete                        | maço 250    | taco:148
Repolho                         | pedaço 500  | taco:149
Repolho roxo                    | pedaço 500  | taco:150, taco:151
Tomate                          | peso 100    | taco:157
Pepino                          | un 250      | taco:142
Pimentão verde                  | un 150      | taco:144
Cebola                          | un 100      | taco:107
Cenoura                         | peso 100    | taco:109, taco:110
Beterraba                       | peso 100    | taco:97, taco:98
Abóbora                         | pedaço 500  | taco:64
Abóbora moranga                 | pedaço 500  | taco:68
Chuchu                          | un 250      | taco:112
Vagem                           | peso 100    | own:vagem
Quiabo                          | peso 100    | own:quiabo
Legumes para cozinhar           | peso 100    | taco:546
Abobrinha                       | un 250      | taco:70, taco:72
Brócolis                        | un 400      | taco:100
Couve-flor                      | un 600      | taco:118
Berinjela                       | un 300      | taco:95
Batata                          | peso 100    | taco:91
Batata-doce                     | peso 100    | taco:88
Mandioca                        | peso 500    | taco:129
Mandioquinha                    | peso 100    | taco:86
Inhame                          | peso 100    | taco:126
Cará                            | peso 100    | taco:102
Milho na espiga                 | un 180      | own:milho-espiga
Abacate                         | un 600      | taco:163
Banana-prata                    | un 117      | taco:182
Banana-nanica                   | un 140      | taco:179
Banana-maçã                     | un 95       | taco:178
Maçã                            | un 167      | taco:222
Pera                            | un 145      | taco:243
Laranja                         | un 247      | taco:214
Laranja-lima                    | un 247      | taco:212
Mexerica                        | un 183      | taco:238
Mamão                           | un 500      | taco:226
Mamão formosa                   | un 1500     | taco:225
Melancia                        | pedaço 1000 | taco:235
Melão                           | un 1500     | taco:236
Abacaxi                         | un 1500     | taco:164
Manga                           | un 395      | taco:231
Goiaba                          | un 180      | taco:200
Goiaba branca                   | un 180      | taco:197
Caqui                           | un 120      | taco:189
Ameixa                          | un 55       | taco:172
Kiwi                            | un 110      | taco:207
Pêssego                         | un 95       | taco:244
Caju                            | un 80       | taco:186
Morango                         | bandeja 250 | taco:239
Uva                             | bandeja 500 | taco:256
Peito de frango                 | peso 100    | taco:410, taco:408
Sobrecoxa de frango sem pele    | peso 100    | taco:413
Coxa de frango sem pele         | peso 100    | taco:398
Frango em pedaços               | peso 100    | taco:403, taco:404
Peru                            | peso 100    | taco:425
Patinho em bifes                | peso 100    | taco:377
Picanha                         | peso 100    | taco:383
Alcatra                         | peso 100    | taco:370
Contrafilé sem gordura          | peso 100    | taco:346
Maminha                         | peso 100    | taco:368
Filé-mignon                     | peso 100    | taco:358
Carne moída                     | peso 100    | taco:326
Acém                            | peso 100    | taco:328
Coxão mole                      | peso 100    | taco:351
Músculo                         | peso 100    | taco:371
Paleta                          | peso 100    | taco:374
Lagarto                         | peso 100    | taco:363
Lombo de porco                  | peso 100    | taco:432
Pernil                          | peso 100    | taco:435
Bisteca de porco                | peso 100    | taco:429
Fígado                          | peso 100    | taco:356
Carne-seca                      | peso 100    | taco:384
Linguiça de porco               | peso 100    | taco:423
Filé de merluza                 | peso 100    | taco:301
Filé de tilápia                 | peso 100    | own:tilapia
Salmão                          | peso 100    | taco:317
Corvina                         | peso 100    | taco:293
Cação                           | peso 100    | taco:282
Pintado                         | peso 100    | taco:313
Sardinha fresca                 | peso 100    | taco:318
Arroz branco                    | peso 100    | taco:3, taco:5
Arroz integral                  | peso 100    | taco:1
Quinoa                          | pacote 250  | own:quinoa
Feijão carioca                  | peso 100    | taco:561
Feijão preto                    | peso 100    | taco:567
Feijão-fradinho                 | peso 100    | taco:563
Feijão jalo                     | peso 100    | taco:565
Feijão rosinha                  | peso 100    | taco:571
Feijão roxo                     | peso 100    | taco:573
Lentilha                        | pacote 500  | taco:577
Grão-de-bico                    | pacote 500  | own:grao-de-bico
Proteína de soja texturizada    | pacote 400  | own:soja-texturizada
Macarrão                        | pacote 500  | taco:40
Flocão de milho                 | pacote 500  | taco:533
Cuscuz marroquino               | pacote 500  | own:cuscuz-marroquino
Fubá                            | pacote 500  | taco:62
Goma de tapioca                 | pacote 500  | own:tapioca, taco:146
Farofa temperada                | pacote 500  | taco:131
Farinha de mandioca             | pacote 500  | taco:122
Farinha de milho                | pacote 500  | taco:33
Whey protein                    | pote 900    | own:whey
Aveia em flocos                 | caixa 200   | taco:7
Granola                         | pacote 250  | own:granola
Cereal de milho                 | caixa 240   | taco:25
Milho de pipoca                 | pacote 500  | taco:61
Atum                            | lata 120    | taco:277
Sardinha em lata                | lata 83     | taco:319
Molho de tomate                 | sachê 300   | taco:159
Pasta de amendoim               | pote 450    | own:pasta-amendoim
Amendoim                        | peso 50     | taco:558
Castanha-do-pará                | peso 50     | taco:589
Castanha-de-caju                | peso 50     | taco:588
Amêndoa                         | peso 50     | taco:587
Noz                             | peso 50     | taco:597
Semente de abóbora              | peso 50     | own:semente-abobora
Semente de girassol             | peso 50     | own:semente-girassol
Gergelim                        | peso 50     | taco:593
Linhaça                         | peso 50     | taco:594
Chia                            | peso 50     | own:chia
Azeite                          | casa        | taco:260
Óleo                            | casa        | taco:272, taco:268, taco:269
Vinagre                         | casa        | own:vinagre
Manteiga                        | casa        | taco:261
Café                            | casa        | taco:471
Chá-mate                        | casa        | taco:476
Chá-preto                       | casa        | taco:477
Chá de erva-doce                | casa        | taco:475
Ovos                            | dúzia 57    | taco:488, taco:489, taco:490
Ovos de codorna                 | bandeja 300 | taco:485
Leite integral                  | litro 1000  | own:leite
Leite semidesnatado             | litro 1000  | own:leite-semidesnatado
Leite desnatado                 | litro 1000  | own:leite-desnatado
Leite sem lactose               | litro 1000  | own:leite-sem-lactose
Bebida de soja                  | litro 1000  | taco:582
Bebida de aveia                 | litro 1000  | own:bebida-aveia
Bebida de arroz                 | litro 1000  | own:bebida-arroz
Iogurte natural                 | pote 170    | taco:448
Iogurte natural desnatado       | pote 170    | taco:449
Iogurte grego natural           | pote 100    | own:iogurte-grego
Iogurte natural sem lactose     | pote 170    | own:iogurte-sem-lactose
Queijo minas                    | peso 100    | taco:461
Queijo minas meia cura          | peso 100    | taco:462
Muçarela                        | peso 50     | taco:463
Muçarela sem lactose            | peso 50     | own:mucarela-sem-lactose
Queijo prato                    | peso 50     | taco:467
Queijo coalho                   | peso 50     | own:queijo-coalho
Ricota                          | peso 100    | taco:469
Queijo cottage                  | pote 200    | own:cottage
Creme de leite                  | caixa 200   | taco:447
Massa de lasanha                | pacote 500  | taco:37
Requeijão                       | pote 200    | taco:468
Tofu                            | bandeja 250 | taco:584
Tofu firme                      | bandeja 250 | own:tofu-firme
Homus                           | pote 200    | own:homus
Pão francês                     | un 50       | taco:53
Pão de forma                    | pacote 500  | own:pao-forma
Pão de forma integral           | pacote 500  | taco:52
Pão de forma de aveia           | pacote 400  | taco:48
Pão de forma de milho           | pacote 400  | taco:51
Pão sírio                       | pacote 300  | own:pao-sirio
Pão folha                       | pacote 320  | own:pao-folha
Torrada                         | pacote 160  | taco:63
Biscoito cream cracker          | pacote 200  | taco:13
Biscoito de arroz               | pacote 100  | own:biscoito-arroz
Pão de queijo                   | un 40       | taco:140
Polpa de açaí                   | pacote 100  | taco:168
Ervilha congelada               | pacote 300  | own:ervilha
`;
