/**
 * Plates in rows, with parts of plate-parts.ts. `where`: C home, M lunch box, Q by weight, P set plate, R canteen,
 * B bakery. Of one whose id ends in -pronto, what takes long (rice, beans, shredded chicken, stewed meat) was cooked before, for
 * the week: its minutes are those of a working day. `usual` as in usual.ts, ours.
 */
export const homePlates = {
  cafe: `
id                       | name                                           | minutes | cost | where | usual                                      | parts
cafe-pao-manteiga        | Pão com manteiga, café com leite e fruta       | 5       | 1    | C     | 0.95                                       | pao manteiga cafe-leite fruta
cafe-pao-requeijao       | Pão com requeijão, café com leite e fruta      | 5       | 1    | C     | 0.9                                        | pao requeijao cafe-leite fruta
cafe-pao-queijo          | Pão com queijo, café com leite e fruta         | 5       | 1    | C     | 0.95                                       | pao queijo cafe-leite fruta
cafe-pao-ovo-so          | Pão com ovo e café com leite                   | 10      | 1    | C     | 0.9                                        | pao ovos-cafe cafe-leite
cafe-torrada-requeijao   | Torrada com requeijão, café com leite e fruta  | 5       | 1    | C     | 0.5                                        | torrada requeijao cafe-leite fruta
cafe-biscoito            | Biscoito com requeijão, café com leite e fruta | 5       | 1    | C     | 0.4                                        | biscoito requeijao cafe-leite fruta
cafe-cuscuz-leite        | Cuscuz com ovo e café com leite                | 15      | 1    | C     | 0.1; N 0.6; NE 0.95                        | cuscuz ovos-cafe cafe-leite
cafe-cuscuz-manteiga     | Cuscuz com manteiga, queijo e café com leite   | 15      | 1    | C     | 0.05; NE 0.8                               | cuscuz manteiga queijo cafe-leite
cafe-tapioca-coalho      | Tapioca com queijo coalho e café com leite     | 10      | 1    | C     | 0.2; N 0.7; NE 0.8                         | tapioca-cafe coalho cafe-leite fruta
cafe-mandioca-ovo-pronto | Mandioca com ovo e café com leite              | 15      | 1    | C     | 0; N 0.3; NE 0.6                           | raiz ovos-cafe cafe-leite
cafe-pao-de-queijo-so    | Pão de queijo, café com leite e fruta          | 15      | 2    | C     | 0.3; MG GO DF 0.6; fds 0.7; MG GO DF fds 1 | pao-de-queijo cafe-leite fruta
cafe-granola             | Iogurte com granola e fruta                    | 3       | 2    | C     | 0.3                                        | iogurte granola fruta
cafe-mingau              | Mingau de aveia com banana                     | 10      | 1    | C     | 0.4; N 0.5                                 | aveia leite banana
cafe-padaria-ovo         | Pão com ovo e café com leite na padaria        | 5       | 1    | B     | 0.3                                        | pao ovos-cafe cafe-leite
cafe-tapioca-manteiga    | Tapioca com manteiga, café com leite e fruta   | 10      | 1    | C     | 0.1; N 0.7; NE 0.7                         | tapioca-cafe manteiga cafe-leite fruta
`,
  lanche: `
id                       | name                              | minutes | cost | where | usual                      | parts
lanche-fruta-cafe        | Fruta e café com leite            | 3       | 1    | C     | 0.8                        | fruta cafe-leite
lanche-pao-manteiga      | Pão com manteiga e café com leite | 5       | 1    | C     | 0.7                        | pao manteiga cafe-leite
lanche-pao-requeijao     | Pão com requeijão                 | 3       | 1    | C     | 0.6                        | pao requeijao
lanche-biscoito-leite    | Biscoito e café com leite         | 3       | 1    | C     | 0.6                        | biscoito cafe-leite
lanche-cuscuz-leite      | Cuscuz com queijo coalho          | 15      | 1    | C     | 0; NE 0.5                  | cuscuz coalho
lanche-pao-de-queijo     | Pão de queijo e café              | 15      | 2    | C     | 0.4; MG GO DF 0.7; fds 0.7 | pao-de-queijo cafe-leite
lanche-vitamina          | Vitamina de banana                | 5       | 1    | C     | 0.6                        | vitamina
lanche-banana-amendoim   | Banana com pasta de amendoim      | 3       | 1    | C     | 0.3                        | banana pasta
lanche-pao-ovo           | Pão com ovo                       | 10      | 1    | C     | 0.5                        | pao ovos-lanche
lanche-castanhas         | Castanhas e fruta                 | 1       | 2    | C     | 0.3                        | castanhas fruta
lanche-pao-frango-pronto | Pão com frango desfiado           | 5       | 1    | C     | 0.3                        | pao desfiado-lanche recheio
lanche-iogurte-granola   | Iogurte com granola               | 2       | 2    | C     | 0.4                        | iogurte granola
lanche-queijo-fruta      | Queijo com fruta                  | 2       | 2    | C     | 0.4                        | queijo fruta
lanche-pao-queijo-cafe   | Pão com queijo e café com leite   | 5       | 1    | C     | 0.6                        | fatia queijo cafe-leite
`,
  ceia: `
id                 | name                    | minutes | cost | where | usual | parts
ceia-iogurte-fruta | Iogurte com fruta       | 2       | 2    | C     | 0.5   | iogurte fruta
ceia-fruta-leite   | Fruta com aveia         | 2       | 1    | C     | 0.4   | fruta aveia-1
ceia-pao-queijo    | Pão de forma com queijo | 3       | 1    | C     | 0.4   | fatia queijo
`,
  almoco: `
id                             | name                                                  | minutes | cost | where | usual                                               | parts
almoco-desfiado-pronto         | Arroz, feijão, frango desfiado, legume e salada       | 15      | 1    | CM    | 0.8                                                 | arroz feijao desfiado legume folhas oleo
almoco-ovos-pronto             | Arroz, feijão, ovos e salada                          | 10      | 1    | CM    | 0.8                                                 | arroz feijao ovos folhas cru oleo
almoco-omelete-pronto          | Arroz, feijão, omelete e salada                       | 15      | 1    | C     | 0.6                                                 | arroz feijao omelete folhas cru
almoco-panela-pronto           | Arroz, feijão, carne de panela e salada               | 10      | 1    | CM    | 0.8                                                 | arroz feijao panela folhas cru
almoco-moida-pronto            | Arroz, feijão, carne moída, legume e salada           | 15      | 1    | CM    | 0.8                                                 | arroz feijao moida legume folhas oleo
almoco-bife-pronto             | Arroz, feijão, bife e salada                          | 15      | 2    | CM    | 0.9                                                 | arroz feijao bife folhas cru oleo
almoco-frango-pronto           | Arroz, feijão, frango grelhado e salada               | 20      | 1    | CM    | 0.95                                                | arroz feijao frango folhas cru oleo
almoco-bisteca-pronto          | Arroz, feijão, bisteca, couve e salada                | 20      | 1    | C     | 0.5; MG 0.7; S 0.6                                  | arroz feijao bisteca couve-mineira cru
almoco-tilapia-pronto          | Arroz, feijão, tilápia grelhada e salada              | 20      | 2    | CM    | 0.6; sex 0.8                                        | arroz feijao tilapia folhas cru oleo
almoco-atum-pronto             | Arroz, feijão, atum e salada                          | 10      | 2    | CM    | 0.4                                                 | arroz feijao atum cru legume
almoco-sardinha-lata-pronto    | Arroz, feijão, sardinha em lata e salada              | 10      | 1    | CM    | 0.4; N 0.5; NE 0.5                                  | arroz feijao sardinha-lata folhas cru
almoco-macarrao-moida-pronto   | Macarrão com carne moída e salada                     | 20      | 1    | CM    | 0.6; dom 0.8                                        | macarrao moida molho folhas cru
almoco-macarrao-frango-pronto  | Macarrão com frango desfiado e salada                 | 20      | 1    | CM    | 0.6                                                 | macarrao desfiado molho folhas cru
almoco-macarrao-sardinha       | Macarrão com sardinha e salada                        | 20      | 1    | C     | 0.3                                                 | macarrao sardinha-lata molho folhas cru
almoco-macarrao-queijo         | Macarrão ao sugo com queijo, ovo e salada             | 20      | 1    | C     | 0.3                                                 | macarrao molho ralado ovo-cozido folhas cru
almoco-cuscuz-ovos-pronto      | Cuscuz com ovos, feijão e salada                      | 15      | 1    | CM    | 0.1; NE 0.6                                         | cuscuz feijao ovos folhas cru
almoco-cuscuz-desfiado-pronto  | Cuscuz com frango desfiado, feijão e salada           | 15      | 1    | CM    | 0.1; NE 0.6                                         | cuscuz feijao desfiado folhas cru
almoco-moida-pure-pronto       | Carne moída com purê, feijão e salada                 | 20      | 1    | C     | 0.5                                                 | pure feijao moida folhas cru
almoco-desfiado-batata-pronto  | Frango desfiado com batata, legume e salada           | 20      | 1    | CM    | 0.4                                                 | batata desfiado legume folhas cru oleo
almoco-salada-frango-pronto    | Salada completa com frango, batata e ovo              | 20      | 1    | CM    | 0.3                                                 | folhas cru legume desfiado batata oleo
almoco-salada-macarrao         | Salada de macarrão com atum e legume                  | 20      | 2    | CM    | 0.3                                                 | macarrao atum legume folhas cru oleo
almoco-grao-atum-pronto        | Arroz, grão-de-bico, tomate e salada                  | 10      | 2    | CM    | 0.2                                                 | arroz grao-de-bico folhas cru legume oleo
almoco-ovo-abobora-pronto      | Arroz, feijão, ovo, abóbora e couve                   | 15      | 1    | CM    | 0.5                                                 | arroz feijao ovos abobora couve
almoco-queijo-pronto           | Arroz, feijão, queijo grelhado, legume e salada       | 15      | 2    | CM    | 0.2                                                 | arroz feijao queijo-grelhado legume folhas
almoco-tofu-pronto             | Arroz, feijão, tofu, legume e salada                  | 15      | 2    | CM    | 0.2                                                 | arroz feijao tofu legume folhas oleo
almoco-soja-pronto             | Arroz, feijão, proteína de soja, legume e salada      | 15      | 1    | CM    | 0.2                                                 | arroz feijao soja legume folhas oleo
almoco-macarrao-tofu-20        | Macarrão com tofu ao molho e salada                   | 15      | 2    | CM    | 0.2                                                 | macarrao tofu molho folhas cru oleo
almoco-arroz-tofu-pronto       | Arroz com tofu, legume e salada                       | 15      | 2    | CM    | 0.1                                                 | arroz tofu legume folhas cru oleo
almoco-macarrao-grao-pronto    | Macarrão com grão-de-bico, molho e salada             | 15      | 1    | CM    | 0.1                                                 | macarrao grao-de-bico molho folhas cru oleo
almoco-frango-assado           | Frango assado, arroz, feijão, farofa e salada         | 60      | 1    | C     | 0.4; dom 1.2                                        | arroz feijao frango-assado farofa folhas cru
almoco-macarronada             | Macarronada com frango assado e salada                | 70      | 1    | C     | 0.1; dom 1.3                                        | macarrao molho frango-assado folhas cru
almoco-lasanha                 | Lasanha à bolonhesa com salada                        | 80      | 2    | C     | 0.1; dom 0.9; S dom 1.1                             | lasanha folhas cru
almoco-churrasco               | Churrasco com arroz, vinagrete, farofa e salada       | 60      | 2    | C     | 0; dom 0.9; S dom 1.4                               | arroz churrasco farofa vinagrete folhas
almoco-churrasco-mandioca      | Churrasco com mandioca, vinagrete e salada            | 60      | 2    | C     | 0; dom 0.7; CO dom 1.2                              | mandioca churrasco vinagrete folhas cru
almoco-lagarto                 | Arroz, feijão, carne assada com batata e salada       | 70      | 2    | CQ    | 0.3; dom 0.8                                        | arroz feijao lagarto folhas cru
almoco-estrogonofe             | Arroz, estrogonofe e salada                           | 30      | 2    | CMQP  | 0.6; sex 0.8                                        | arroz estrogonofe folhas cru
almoco-bisteca-tutu            | Arroz, feijão, bisteca e couve                        | 30      | 1    | CMQPR | 0.4; MG 0.9; SP seg 0.9                             | arroz feijao bisteca couve-mineira cru
almoco-frango-pure             | Arroz, feijão, frango de panela, purê e salada        | 40      | 1    | CM    | 0.5                                                 | arroz frango-panela pure folhas cru
almoco-frango-panela           | Arroz, feijão, frango de panela, legume e salada      | 40      | 1    | CMQPR | 0.7                                                 | arroz feijao frango-panela legume folhas
almoco-frango-quiabo-osso      | Arroz, feijão, frango com quiabo e polenta            | 45      | 1    | C     | 0.1; MG 0.7; MG dom 1                               | feijao frango-panela quiabo polenta cru
almoco-moida-mandioca          | Carne moída com mandioca, feijão e salada             | 35      | 1    | CM    | 0.3; N 0.5; NE 0.5; CO 0.5                          | mandioca feijao moida folhas cru
almoco-carne-abobora           | Arroz, feijão, carne de panela com abóbora e salada   | 50      | 1    | CMQP  | 0.4; NE 0.6                                         | arroz feijao panela abobora folhas
almoco-baiao-queijo            | Baião de dois com carne assada, mandioca e salada     | 60      | 2    | CQ    | 0; CE RN PB PE PI MA 0.4; CE RN PB PE PI MA dom 1.2 | baiao panela vinagrete folhas
almoco-baiao-ovo               | Baião de dois com ovo e salada                        | 45      | 1    | CQ    | 0; CE RN PB PE PI MA 0.5                            | baiao ovos vinagrete folhas
almoco-tropeiro-bisteca        | Feijão tropeiro com arroz, bisteca e couve            | 50      | 1    | CQP   | 0; MG GO DF 0.5; MG GO DF sab 1.2                   | tropeiro arroz couve-mineira cru
almoco-galinhada-dom           | Galinhada com salada e vinagrete                      | 50      | 1    | CQ    | 0.2; GO DF MT MS MG 0.6; GO DF MT MS MG dom 1.2     | galinhada folhas vinagrete
almoco-peixe-pirao             | Peixe cozido, arroz, farofa e vinagrete               | 45      | 2    | CQP   | 0.2; N 0.7; BA 0.6; sex 0.5                         | arroz peixe farofa vinagrete folhas
almoco-peixe-acai              | Peixe assado com farinha, arroz e salada              | 40      | 1    | CQP   | 0; PA AM AP 0.9; MA 0.5                             | arroz feijao peixe farofa cru
almoco-feijoada-quarta         | Feijoada com arroz, couve, farofa e laranja           | 90      | 2    | CQP   | 0; SP RJ qua 0.6; sab 0.9; RJ SP ES MG sab 1.4      | arroz feijoada couve-mineira laranja
almoco-bolonhesa-quilo         | Macarrão à bolonhesa, salada e legume                 | 30      | 1    | QPR   | 0.6                                                 | macarrao moida molho folhas legume
almoco-quilo-frango            | No quilo: frango, arroz, feijão, legume e folhas      | 0       | 1    | QR    | 0.9                                                 | folhas cru legume arroz feijao frango oleo
almoco-quilo-carne             | No quilo: carne de panela, arroz, feijão e salada     | 0       | 2    | QR    | 0.8                                                 | folhas cru legume arroz feijao panela
almoco-quilo-peixe             | No quilo: peixe, arroz, legume e salada               | 0       | 2    | QR    | 0.6                                                 | folhas cru legume arroz feijao peixe oleo
almoco-pf-bife                 | Prato feito: bife, arroz, feijão, salada              | 0       | 2    | PR    | 0.9                                                 | arroz feijao bife folhas cru
almoco-pf-frango               | Prato feito: frango, arroz, feijão, salada            | 0       | 1    | PR    | 0.9                                                 | arroz feijao frango folhas cru
almoco-pf-ovo                  | Prato feito: ovos, arroz, feijão, salada              | 0       | 1    | PR    | 0.5                                                 | arroz feijao ovos folhas legume
almoco-pf-peixe                | Prato feito: peixe, arroz, feijão, salada             | 0       | 2    | PR    | 0.6; sex 0.8                                        | arroz feijao peixe folhas cru
almoco-pf-panela               | Prato feito: carne de panela, arroz, feijão, salada   | 0       | 1    | PR    | 0.7                                                 | arroz feijao panela folhas cru
almoco-desfiado-salada-pronto  | Arroz, feijão, frango desfiado e salada               | 10      | 1    | CM    | 0.7                                                 | arroz feijao desfiado folhas cru
almoco-lagarto-pronto          | Arroz, feijão, carne assada fria e salada             | 10      | 2    | CM    | 0.4                                                 | arroz feijao lagarto folhas cru
almoco-arroz-sardinha-pronto   | Arroz com sardinha em lata e salada                   | 10      | 1    | CM    | 0.2; N 0.4; NE 0.4                                  | arroz sardinha-lata folhas cru oleo
almoco-arroz-atum-pronto       | Arroz com atum e salada                               | 10      | 2    | CM    | 0.3                                                 | arroz atum folhas cru oleo
almoco-grao-ovo-pronto         | Arroz, grão-de-bico, ovo e salada                     | 10      | 1    | CM    | 0.1                                                 | arroz grao-de-bico ovo-cozido folhas cru
almoco-frango-abobora          | Arroz, feijão, frango de panela com abóbora e salada  | 40      | 1    | CMQP  | 0.4; NE 0.5                                         | arroz feijao frango-panela abobora folhas
almoco-moida-abobora           | Arroz, feijão, carne moída com abóbora e salada       | 35      | 1    | CM    | 0.4; NE 0.5                                         | arroz feijao moida abobora folhas
almoco-moida-quiabo            | Arroz, feijão, carne moída com quiabo e salada        | 35      | 1    | CM    | 0.1; MG 0.6; NE 0.3                                 | arroz feijao moida quiabo cru
almoco-moida-couve             | Arroz, feijão, carne moída, couve e salada            | 30      | 1    | CMP   | 0.4; MG 0.6                                         | arroz feijao moida couve cru
almoco-panela-quiabo           | Arroz, feijão, carne de panela com quiabo e salada    | 50      | 1    | CM    | 0.1; MG 0.5; NE 0.3                                 | arroz feijao panela quiabo cru
almoco-panela-mandioca         | Carne de panela com mandioca, arroz e couve           | 50      | 1    | CM    | 0.2; MG SP GO MT MS 0.5                             | arroz panela mandioca couve cru
almoco-bife-couve              | Arroz, feijão, bife, couve e salada                   | 25      | 2    | CMPR  | 0.5; MG 0.8                                         | arroz feijao bife couve cru
almoco-bife-batata             | Arroz, feijão, bife com batata e salada               | 30      | 2    | CMPR  | 0.6                                                 | arroz feijao bife batata folhas
almoco-frango-batata           | Frango assado com batata, arroz e salada              | 60      | 1    | C     | 0.3; dom 1.1                                        | arroz frango-assado batata folhas cru
almoco-polenta-desfiado-pronto | Polenta com frango desfiado, couve e salada           | 20      | 1    | C     | 0; S 0.6; ES 0.5                                    | polenta desfiado couve cru oleo
almoco-polenta-moida           | Polenta com carne moída e salada                      | 30      | 1    | C     | 0.1; S 0.6; ES 0.5                                  | polenta moida molho folhas cru
almoco-lombo-farofa            | Arroz, feijão, lombo com farofa e salada              | 60      | 1    | C     | 0.2; dom 0.8                                        | arroz feijao lombo farofa folhas cru
almoco-lagarto-macarrao        | Macarrão com carne assada e salada                    | 60      | 2    | C     | 0.1; dom 1                                          | macarrao molho lagarto folhas cru
almoco-baiao-peixe             | Baião de dois com peixe e salada                      | 50      | 2    | CQ    | 0; CE RN PI MA 0.4                                  | baiao peixe vinagrete folhas
almoco-baiao-desfiado          | Baião de dois com frango e salada                     | 45      | 1    | CQ    | 0; CE RN PB PE PI MA 0.5                            | baiao desfiado vinagrete folhas
almoco-cuscuz-panela-pronto    | Cuscuz com carne de panela, feijão e salada           | 15      | 1    | CM    | 0; NE 0.5                                           | cuscuz feijao panela folhas cru
almoco-cuscuz-peixe            | Cuscuz com peixe, vinagrete e salada                  | 30      | 1    | C     | 0; NE 0.3                                           | cuscuz feijao peixe vinagrete folhas
almoco-peixe-pure              | Peixe com purê, legume e salada                       | 35      | 2    | CM    | 0.3; sex 0.5                                        | pure feijao peixe legume folhas oleo
almoco-peixe-batata            | Peixe com batata, arroz e salada                      | 40      | 2    | CM    | 0.4; sex 0.7                                        | arroz peixe batata folhas cru oleo
almoco-omelete-batata-pronto   | Omelete com batata, feijão e salada                   | 20      | 1    | C     | 0.3                                                 | batata feijao omelete folhas cru
almoco-salada-ovo-pronto       | Salada completa com ovos, batata e grão-de-bico       | 20      | 1    | CM    | 0.2                                                 | folhas cru ovo-cozido batata grao-de-bico oleo
almoco-quilo-ovo               | No quilo: ovos, arroz, feijão, legume e folhas        | 0       | 1    | QR    | 0.4                                                 | folhas cru legume arroz feijao ovo-cozido oleo
almoco-quilo-lombo             | No quilo: lombo, arroz, feijão e salada               | 0       | 2    | QR    | 0.5                                                 | folhas cru legume arroz feijao lombo
almoco-quilo-estrogonofe       | No quilo: estrogonofe, arroz, legume e salada         | 0       | 2    | QR    | 0.6                                                 | folhas legume arroz estrogonofe
almoco-quilo-panela            | No quilo: frango de panela, arroz, feijão e salada    | 0       | 1    | QR    | 0.7                                                 | folhas cru legume arroz feijao frango-panela
almoco-quilo-grao              | No quilo: grão-de-bico, arroz, legume e salada        | 0       | 1    | QR    | 0.1                                                 | folhas cru legume arroz grao-de-bico oleo
almoco-pf-bisteca              | Prato feito: bisteca, arroz, feijão e couve           | 0       | 1    | PR    | 0.6; MG 0.8                                         | arroz feijao bisteca couve cru
almoco-pf-moida                | Prato feito: carne moída, arroz, feijão e salada      | 0       | 1    | PR    | 0.7                                                 | arroz feijao moida legume cru
almoco-pf-frango-panela        | Prato feito: frango de panela, arroz, feijão e salada | 0       | 1    | PR    | 0.7                                                 | arroz feijao frango-panela legume folhas
almoco-pf-queijo               | Prato feito: queijo grelhado, arroz, feijão e salada  | 0       | 2    | PR    | 0.1                                                 | arroz feijao queijo-grelhado legume folhas
almoco-refeitorio-soja         | Refeitório: proteína de soja, arroz, feijão e salada  | 0       | 1    | PR    | 0.1                                                 | arroz feijao soja legume folhas oleo
`,
  jantar: `
id                              | name                                         | minutes | cost | where | usual                      | parts
jantar-ovos-pronto              | Arroz, feijão, ovos e salada                 | 10      | 1    | C     | 0.8                        | arroz feijao ovos cru
jantar-desfiado-pronto          | Arroz, frango desfiado, legume e salada      | 15      | 1    | C     | 0.7                        | arroz feijao desfiado cru legume
jantar-moida-pronto             | Arroz, feijão, carne moída e salada          | 15      | 1    | C     | 0.7                        | arroz feijao moida cru
jantar-panela-pronto            | Arroz, feijão, carne de panela e salada      | 10      | 1    | C     | 0.6                        | arroz feijao panela cru
jantar-bife-salada-pronto       | Bife com arroz e salada                      | 15      | 2    | C     | 0.7                        | arroz bife folhas cru
jantar-pao-ovo                  | Pão com ovos e salada                        | 10      | 1    | C     | 0.7                        | pao ovos recheio
jantar-pao-frango-pronto        | Pão com frango desfiado e salada             | 10      | 1    | C     | 0.6; sab 0.9               | pao desfiado recheio folhas
jantar-pao-moida-pronto         | Pão com carne moída e salada                 | 15      | 1    | C     | 0.5; sab 0.8               | pao moida recheio folhas
jantar-pao-bife                 | Sanduíche de bife com salada                 | 15      | 2    | C     | 0.3; sab 0.9               | pao bife recheio folhas
jantar-tapioca-frango-pronto    | Tapioca com frango e salada                  | 15      | 1    | C     | 0.3; N 0.7; NE 0.7         | tapioca desfiado folhas cru
jantar-tapioca-ovo              | Tapioca com ovo e salada                     | 15      | 1    | C     | 0.2; N 0.6; NE 0.6         | tapioca ovos folhas cru
jantar-cuscuz-carne-pronto      | Cuscuz com carne de panela e salada          | 15      | 1    | C     | 0.1; NE 0.8                | cuscuz panela folhas cru
jantar-cuscuz-queijo            | Cuscuz com queijo coalho e salada            | 15      | 1    | C     | 0; NE 0.7                  | cuscuz queijo-grelhado folhas cru
jantar-cuscuz-sardinha          | Cuscuz com sardinha e salada                 | 15      | 1    | C     | 0; NE 0.4                  | cuscuz sardinha-lata folhas cru
jantar-sopa-carne-pronto        | Sopa de legumes com carne                    | 15      | 1    | C     | 0.6; S 0.8                 | sopa panela
jantar-sopa-desfiado-pronto     | Sopa de legumes com frango desfiado          | 15      | 1    | C     | 0.6; S 0.8                 | sopa desfiado
jantar-omelete-pronto           | Omelete com batata e salada                  | 20      | 1    | C     | 0.5                        | omelete batata folhas cru
jantar-macarrao-moida-pronto    | Macarrão com carne moída e salada            | 20      | 1    | C     | 0.5                        | macarrao moida molho folhas cru
jantar-macarrao-atum            | Macarrão com atum e salada                   | 20      | 2    | C     | 0.3                        | macarrao atum molho folhas cru
jantar-frango-legumes-pronto    | Frango grelhado com arroz e legumes          | 20      | 1    | C     | 0.7                        | arroz frango legume cru oleo
jantar-tilapia-arroz-pronto     | Tilápia com arroz e salada                   | 20      | 2    | C     | 0.5; sex 0.7               | arroz tilapia folhas cru oleo
jantar-desfiado-pure-pronto     | Frango desfiado com purê e salada            | 20      | 1    | C     | 0.4                        | pure desfiado folhas cru
jantar-moida-pure-pronto        | Carne moída com purê e salada                | 20      | 1    | C     | 0.5                        | pure moida folhas cru
jantar-moida-batata-pronto      | Carne moída com batata e salada              | 20      | 1    | C     | 0.4                        | batata moida folhas cru
jantar-bife-batata              | Bife com batata e salada                     | 25      | 2    | C     | 0.4                        | batata bife folhas cru oleo
jantar-sirio-frango-pronto      | Pão sírio com frango e salada                | 10      | 2    | C     | 0.2; sab 0.4               | pao-sirio desfiado recheio folhas
jantar-salada-frango-pronto     | Salada completa com frango e batata          | 15      | 1    | C     | 0.4                        | folhas cru desfiado batata oleo
jantar-salada-ovo-pronto        | Salada completa com ovos e batata            | 15      | 1    | C     | 0.3                        | folhas cru ovo-cozido batata oleo
jantar-estrogonofe              | Arroz, estrogonofe e salada                  | 30      | 2    | C     | 0.3; sab 0.8               | arroz estrogonofe folhas cru
jantar-lasanha                  | Lasanha com salada                           | 80      | 2    | C     | 0; sab 0.5                 | lasanha folhas cru
jantar-macarrao-queijo          | Macarrão ao sugo com queijo e ovo            | 20      | 1    | C     | 0.3                        | macarrao molho ralado ovo-cozido folhas
jantar-tofu-pronto              | Arroz, feijão, tofu e salada                 | 15      | 2    | C     | 0.2                        | arroz feijao tofu cru legume
jantar-soja-pronto              | Arroz, feijão, proteína de soja e salada     | 15      | 1    | C     | 0.2                        | arroz feijao soja cru
jantar-pao-tofu                 | Pão com tofu, tomate e folhas                | 10      | 2    | C     | 0.1                        | pao tofu recheio folhas
jantar-macarrao-tofu            | Macarrão ao sugo com tofu e salada           | 20      | 2    | C     | 0.2                        | macarrao tofu molho folhas cru
jantar-sopa-tofu                | Sopa de legumes com tofu                     | 20      | 2    | C     | 0.2                        | sopa tofu pao
jantar-sopa-soja                | Sopa de legumes com proteína de soja         | 20      | 1    | C     | 0.1                        | sopa soja
jantar-arroz-sardinha-pronto    | Arroz com sardinha em lata e salada          | 10      | 1    | C     | 0.2; N 0.4; NE 0.4         | arroz sardinha-lata folhas cru
jantar-arroz-atum-pronto        | Arroz com atum e salada                      | 10      | 2    | C     | 0.3                        | arroz atum folhas cru
jantar-lagarto-pronto           | Arroz, feijão, carne assada fria e salada    | 10      | 2    | C     | 0.4                        | arroz feijao lagarto cru
jantar-arroz-omelete-pronto           | Arroz com omelete e salada                   | 15      | 1    | C     | 0.7                        | arroz omelete folhas cru
jantar-polenta-moida            | Polenta com carne moída e salada             | 25      | 1    | C     | 0; S 0.6; ES 0.5           | polenta moida folhas cru
jantar-polenta-desfiado-pronto  | Polenta com frango desfiado e salada         | 20      | 1    | C     | 0; S 0.5                   | polenta desfiado folhas cru
jantar-mandioca-carne-pronto    | Mandioca com carne de panela e salada        | 20      | 1    | C     | 0.1; N 0.5; NE 0.6; CO 0.4 | mandioca panela folhas cru
jantar-mandioca-ovo-pronto      | Mandioca com ovos e salada                   | 20      | 1    | C     | 0; NE 0.5                  | mandioca ovos folhas cru
jantar-pao-queijo-ovo           | Pão com queijo, ovo e tomate                 | 10      | 1    | C     | 0.6                        | pao ralado ovos-cafe recheio
jantar-pao-atum                 | Pão com atum e salada                        | 10      | 2    | C     | 0.4                        | pao atum recheio folhas
jantar-pao-sardinha             | Pão com sardinha e tomate                    | 10      | 1    | C     | 0.3; N 0.5; NE 0.5         | pao sardinha-lata recheio
jantar-sirio-atum               | Pão sírio com atum e salada                  | 10      | 2    | C     | 0.2                        | pao-sirio atum recheio folhas
jantar-sirio-moida              | Pão sírio com carne moída e salada           | 15      | 2    | C     | 0.2; sab 0.5               | pao-sirio moida recheio folhas
jantar-tapioca-queijo           | Tapioca com queijo coalho e salada           | 10      | 1    | C     | 0; N 0.5; NE 0.5           | tapioca queijo-grelhado folhas cru
jantar-tapioca-carne-pronto     | Tapioca com carne de panela e salada         | 15      | 1    | C     | 0; N 0.5; NE 0.5           | tapioca panela folhas cru
jantar-tapioca-atum             | Tapioca com atum e salada                    | 10      | 2    | C     | 0.1; N 0.3; NE 0.3         | tapioca atum folhas cru
jantar-bisteca                  | Arroz, bisteca e couve                       | 20      | 1    | C     | 0.3; MG 0.6; S 0.5         | arroz bisteca couve cru
jantar-frango-pure              | Frango grelhado com purê e salada            | 25      | 1    | C     | 0.5                        | pure frango folhas cru
jantar-frango-panela            | Frango de panela com arroz e legume          | 40      | 1    | C     | 0.5                        | arroz frango-panela legume cru
jantar-batata-atum              | Batata com atum e salada                     | 20      | 2    | C     | 0.3                        | batata atum folhas cru oleo
jantar-peixe-legumes            | Peixe com arroz, legume e salada             | 25      | 2    | C     | 0.5; sex 0.7               | arroz peixe legume folhas oleo
jantar-sopa-ovo-pronto          | Sopa de legumes com ovo e pão                | 15      | 1    | C     | 0.3                        | sopa ovo-cozido pao
jantar-salada-sardinha          | Salada completa com sardinha e batata        | 20      | 1    | C     | 0.2                        | folhas cru sardinha-lata batata oleo
jantar-salada-queijo            | Salada completa com queijo grelhado e batata | 20      | 2    | C     | 0.2                        | folhas cru queijo-grelhado batata
jantar-moida-legumes-pronto     | Arroz, carne moída, legume e salada          | 20      | 1    | C     | 0.6                        | arroz moida legume cru
jantar-churrasco-pao            | Pão com bife, vinagrete e folhas             | 20      | 2    | C     | 0.1; dom 0.6               | pao bife vinagrete folhas
jantar-macarrao-desfiado-pronto | Macarrão com frango desfiado e legume        | 20      | 1    | C     | 0.4                        | macarrao desfiado molho legume folhas
jantar-cuscuz-desfiado-pronto   | Cuscuz com frango desfiado e salada          | 15      | 1    | C     | 0; NE 0.6                  | cuscuz desfiado folhas cru
jantar-cuscuz-moida-pronto      | Cuscuz com carne moída e salada              | 15      | 1    | C     | 0; NE 0.6                  | cuscuz moida folhas cru
`,
} as const;
