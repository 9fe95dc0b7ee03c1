/** Grams of the edible part in one household measure. Abbreviations: engine/src/nutrition/catalogue/measure.ts. */
export const staplesMeasures = `
food                  | name                                   | pof                                | derived                     | own
taco:3                | arroz branco cozido                    | cs 25, sv 45, es 85, co 100        |                             |
taco:1                | arroz integral cozido                  | cs 20, sv 63, es 59, co 117        |                             |
taco:5                | arroz tipo 2 cozido                    |                                    | cs 25, sv 45, es 85, co 100 |
own:quinoa            | quinoa cozida                          |                                    |                             | cs 20
taco:7                | aveia em flocos                        | cs 15, sb 7, ch 2, sv 30           |                             |
taco:25               | cereal matinal de milho                |                                    |                             | cs 5, xi 30
taco:26               | cereal matinal de milho açucarado      |                                    |                             | cs 6, xi 35
own:granola           | granola                                |                                    |                             | cs 15, xi 100
taco:45               | milho verde em lata                    | cs 24, sv 38, sb 17                |                             |
own:milho-espiga      | milho na espiga cozido                 |                                    |                             | un 100
taco:533              | cuscuz de milho cozido                 | cs 12, sv 24, pd 135               |                             | fa 135
own:cuscuz-marroquino | cuscuz marroquino cozido               |                                    |                             | cs 20, xi 150
taco:62               | polenta cozida                         |                                    |                             | fa 70
taco:33               | farinha de milho torrada               |                                    |                             | cs 12, xi 90
taco:61               | pipoca                                 |                                    |                             | xi 10, saco 30
own:macarrao          | macarrão cozido                        |                                    |                             | pegador 110, prato 250, cs 25
taco:39               | macarrão instantâneo seco              |                                    |                             | pacote 85, un 85
taco:136              | nhoque de batata cozido                |                                    |                             | cs 25, prato 250
taco:91               | batata cozida                          | cs 30, sv 60, es 80, up 70, un 140 |                             |
taco:94               | batata sauté                           |                                    | cs 30, sv 60                |
taco:93               | batata frita                           | cs 25, sv 50, es 65                |                             |
own:pure              | purê de batata                         |                                    |                             | cs 45, sv 80
taco:88               | batata-doce cozida                     | cs 42, fa 70, sv 100, un 355       |                             |
taco:86               | mandioquinha cozida                    | cs 35, un 80                       |                             |
taco:102              | cará cozido                            |                                    |                             | pd 70, cs 35
own:inhame            | inhame cozido                          |                                    |                             | pd 70, cs 35
taco:129              | mandioca cozida                        | cs 30, sv 60, pd 100, co 120       |                             |
taco:132              | mandioca frita                         | cs 35, sv 60, pd 80                |                             |
taco:122              | farinha de mandioca torrada            | cs 16, sb 10, sv 33, xi 148        |                             |
taco:121              | farinha de mandioca crua               |                                    | cs 16, sb 10, sv 33         |
taco:131              | farofa temperada                       | cs 15, sv 45, es 58                |                             |
own:tapioca           | tapioca sem recheio                    |                                    |                             | un 100
taco:595              | pinhão cozido                          |                                    |                             | un 7
taco:53               | pão francês                            | un 50, fa 25                       |                             |
own:pao-forma         | pão de forma                           |                                    |                             | fa 25
taco:52               | pão de forma integral                  | fa 25                              |                             |
taco:48               | pão de forma de aveia                  |                                    | fa 25                       |
taco:51               | pão de forma de milho                  |                                    | fa 25                       |
taco:50               | pão de glúten                          |                                    | fa 25                       |
taco:49               | pão de soja                            |                                    | fa 25                       |
taco:54               | pão sovado                             |                                    |                             | un 50, fa 25
own:pao-hamburguer    | pão de hambúrguer                      |                                    |                             | un 60
own:pao-sirio         | pão sírio                              |                                    |                             | un 60
own:pao-folha         | pão folha para wrap                    |                                    |                             | un 40
own:pao-chapa         | pão na chapa com manteiga              |                                    |                             | un 57
taco:63               | torrada                                |                                    |                             | un 8
taco:140              | pão de queijo assado                   |                                    | un 40                       | up 20
taco:8                | biscoito maisena                       | un 5                               |                             |
taco:13               | biscoito cream cracker                 | un 5                               |                             |
taco:99               | biscoito de polvilho doce              |                                    |                             | un 4
own:biscoito-arroz    | biscoito de arroz                      |                                    |                             | un 9
taco:561              | feijão carioca cozido                  | cs 17, sv 35, co 140               |                             |
taco:567              | feijão preto cozido                    | cs 17, sv 35, co 140               |                             |
taco:563              | feijão-fradinho cozido                 | cs 17, sv 35, co 140               |                             |
taco:565              | feijão jalo cozido                     |                                    | cs 17, sv 35, co 140        |
taco:569              | feijão rajado cozido                   |                                    | cs 17, sv 35, co 140        |
taco:571              | feijão rosinha cozido                  |                                    | cs 17, sv 35, co 140        |
taco:573              | feijão roxo cozido                     |                                    | cs 17, sv 35, co 140        |
taco:577              | lentilha cozida                        | cs 18, sv 32, co 160               |                             |
own:grao-de-bico      | grão-de-bico cozido                    |                                    |                             | cs 25, co 120
taco:560              | ervilha em lata                        | cs 27, sv 38, sb 13.5              |                             |
own:ervilha           | ervilha cozida                         |                                    | cs 27, sv 38                |
taco:586              | tremoço em conserva                    |                                    |                             | cs 20, un 2
taco:584              | tofu                                   |                                    |                             | fa 40
own:tofu-firme        | tofu firme                             |                                    |                             | fa 40
own:soja-texturizada  | proteína de soja texturizada hidratada |                                    |                             | cs 20
own:homus             | homus                                  |                                    |                             | cs 25
`;
