/** Grams of the edible part in one household measure. Abbreviations: engine/src/nutrition/catalogue/measure.ts. */
export const meatFishAndEggsMeasures = `
food              | name                                    | pof                                      | derived                                  | own
taco:377          | bife de patinho grelhado                | bife 100, pd 35                          |                                          |
taco:370          | alcatra grelhada                        | bife 100, pd 35                          |                                          |
taco:344          | contrafilé com gordura grelhado         | bife 100, pd 35                          |                                          |
taco:346          | contrafilé sem gordura grelhado         |                                          | bife 100, pd 35                          |
taco:342          | contrafilé de costela grelhado          |                                          | bife 100, pd 35                          |
taco:335          | capa de contrafilé com gordura grelhada |                                          | bife 100, pd 35                          |
taco:337          | capa de contrafilé sem gordura grelhada |                                          | bife 100, pd 35                          |
taco:358          | filé-mignon grelhado                    | bife 100, pd 35                          |                                          | medalhão 80
taco:368          | maminha grelhada                        |                                          | bife 100, pd 35                          |
taco:381          | picanha com gordura grelhada            | fa 90, pd 35                             |                                          |
taco:383          | picanha sem gordura grelhada            | fa 90                                    |                                          | pd 35
taco:340          | bife à milanesa                         |                                          | bife 120                                 |
taco:326          | carne moída cozida                      | cs 25, sv 60, co 120, sb 12.5            |                                          |
taco:328          | acém cozido                             |                                          |                                          | pd 35, cs 25
taco:349          | coxão duro cozido                       |                                          |                                          | pd 35, bife 100
taco:351          | coxão mole cozido                       |                                          |                                          | pd 35, bife 100
taco:363          | lagarto cozido                          |                                          |                                          | fa 45
taco:371          | músculo cozido                          |                                          |                                          | pd 35
taco:374          | paleta cozida                           |                                          |                                          | pd 35
taco:378          | peito bovino cozido                     |                                          |                                          | pd 40
taco:361          | fraldinha cozida                        |                                          |                                          | pd 35, bife 100
taco:359          | flanco cozido                           |                                          |                                          | pd 35
taco:347          | costela bovina assada                   |                                          |                                          | pd 60
taco:353          | cupim assado                            |                                          |                                          | fa 90
taco:356          | fígado grelhado                         |                                          | bife 100                                 |
taco:332          | bucho cozido                            |                                          |                                          | cs 25
taco:365          | língua cozida                           |                                          |                                          | fa 35
taco:384          | carne-seca cozida                       | cs 18, sv 28, pd 65                      |                                          |
taco:338          | charque cozido                          |                                          | cs 18, sv 28, pd 65                      |
taco:331          | almôndega frita                         |                                          |                                          | un 30
taco:417          | hambúrguer bovino grelhado              | un 56                                    |                                          |
taco:416          | hambúrguer bovino frito                 |                                          | un 56                                    |
taco:429          | bisteca de porco grelhada               | pd 70                                    | un 70                                    |
taco:428          | bisteca de porco frita                  |                                          | pd 70, un 70                             |
taco:432          | lombo de porco assado                   |                                          |                                          | fa 90
taco:435          | pernil assado                           | fa 90                                    |                                          |
taco:430          | costela de porco assada                 |                                          |                                          | pd 60
taco:445          | torresmo                                |                                          |                                          | cs 10
own:bacon         | bacon frito                             |                                          |                                          | fa 8
taco:423          | linguiça de porco grelhada              | un 60, gomo 60, pd 10                    |                                          |
taco:422          | linguiça de porco frita                 |                                          | un 60, gomo 60, pd 10                    |
own:salsicha      | salsicha cozida                         |                                          |                                          | un 45
taco:439          | presunto                                | fa 15                                    |                                          |
taco:438          | presunto com capa de gordura            |                                          | fa 15                                    |
taco:323          | apresuntado                             |                                          | fa 15                                    |
taco:424          | mortadela                               | fa 15                                    |                                          |
taco:443          | salame                                  | fa 20                                    |                                          |
taco:410          | peito de frango grelhado                | filé 100, peito 180                      |                                          |
taco:408          | peito de frango cozido                  | cs 20, sv 40                             |                                          |
taco:406          | peito de frango com pele assado         | peito 180                                |                                          |
taco:403          | frango sem pele assado                  | asa 40, coxa 55, sobrecoxa 65, peito 180 |                                          |
taco:404          | frango sem pele cozido                  |                                          | asa 40, coxa 55, sobrecoxa 65, peito 180 |
taco:396          | coxa de frango com pele assada          |                                          | coxa 55                                  |
taco:398          | coxa de frango sem pele cozida          |                                          | coxa 55                                  |
taco:411          | sobrecoxa de frango com pele assada     |                                          | sobrecoxa 65                             |
taco:413          | sobrecoxa de frango sem pele assada     |                                          | sobrecoxa 65                             |
own:asa-de-frango | asa de frango com pele assada           |                                          | asa 40                                   |
taco:401          | filé de frango à milanesa               |                                          |                                          | filé 120
taco:392          | frango caipira com pele cozido          |                                          | coxa 55, sobrecoxa 65, peito 180         |
taco:393          | frango caipira sem pele cozido          |                                          | coxa 55, sobrecoxa 65, peito 180         |
taco:395          | coração de frango grelhado              |                                          |                                          | un 8
own:nuggets       | nuggets de frango fritos                |                                          |                                          | un 20
taco:420          | linguiça de frango grelhada             | un 60, gomo 60, pd 10                    |                                          |
taco:419          | linguiça de frango frita                |                                          | un 60, gomo 60, pd 10                    |
taco:425          | peru assado                             |                                          |                                          | fa 50
own:peito-peru    | peito de peru fatiado                   |                                          |                                          | fa 15
taco:301          | filé de merluza assado                  | filé 120                                 |                                          |
taco:303          | filé de merluza frito                   |                                          | filé 120                                 |
own:tilapia       | filé de tilápia grelhado                |                                          | filé 120                                 |
taco:308          | filé de pescada frito                   |                                          | filé 120                                 |
taco:306          | filé de pescada empanado frito          |                                          | filé 120                                 |
taco:305          | pescada branca frita                    |                                          |                                          | un 100
taco:276          | abadejo grelhado                        |                                          | filé 120                                 |
taco:273          | abadejo assado                          |                                          | filé 120                                 |
taco:274          | abadejo cozido                          |                                          | filé 120                                 |
taco:317          | salmão sem pele grelhado                | filé 120, posta 200                      |                                          |
taco:315          | salmão com pele grelhado                |                                          | filé 120, posta 200                      |
taco:316          | salmão sem pele cru                     |                                          |                                          | fa 12
taco:277          | atum em lata                            | cs 16, sb 10                             |                                          | lata 120
taco:278          | atum fresco cru                         |                                          |                                          | fa 12, filé 120
taco:319          | sardinha em lata                        | un 41.5, cs 16                           |                                          | lata 83
taco:318          | sardinha assada                         |                                          |                                          | un 40
taco:320          | sardinha frita                          |                                          |                                          | un 40
taco:280          | bacalhau refogado                       |                                          |                                          | cs 25, posta 120
taco:282          | cação cozido                            |                                          |                                          | posta 100
taco:281          | cação empanado frito                    |                                          |                                          | posta 100
taco:293          | corvina assada                          |                                          |                                          | posta 100
taco:289          | curimbatá assado                        |                                          |                                          | posta 100
taco:311          | pintado assado                          |                                          |                                          | posta 120
taco:313          | pintado grelhado                        |                                          |                                          | posta 120
taco:297          | lambari frito                           |                                          |                                          | un 15
taco:300          | manjuba frita                           |                                          |                                          | un 6
taco:284          | camarão cozido                          | un 30, cs 20, sv 35                      |                                          |
taco:286          | camarão com casca frito                 |                                          |                                          | un 10
taco:287          | caranguejo cozido                       |                                          |                                          | un 60, cs 20
taco:488          | ovo cozido                              | un 45                                    |                                          |
taco:490          | ovo frito                               | un 50                                    |                                          |
own:ovo-mexido    | ovo mexido                              |                                          |                                          | un 50
own:omelete       | omelete simples                         |                                          |                                          | un 65
taco:484          | omelete de queijo                       | un 65                                    |                                          |
taco:486          | clara de ovo cozida                     |                                          |                                          | un 35
taco:487          | gema de ovo cozida                      |                                          |                                          | un 17
taco:485          | ovo de codorna                          | un 10                                    |                                          |
`;
