/** Grams of the edible part in one household measure. Abbreviations: engine/src/nutrition/catalogue/measure.ts. */
export const sweetsDrinksAndDishesMeasures = `
food                   | name                            | pof                         | derived                | own
taco:494               | açúcar                          | ch 5, sb 16, cs 24          |                        |
taco:492               | açúcar cristal                  | ch 5, sb 16, cs 24          |                        |
taco:493               | açúcar mascavo                  | ch 5, sb 16, cs 24          |                        |
taco:507               | mel                             | ch 3, cs 15                 |                        |
taco:508               | melado                          |                             |                        | cs 20
taco:510               | rapadura                        |                             |                        | pd 25
taco:491               | achocolatado em pó              | ch 4, sb 11, cs 16          |                        |
taco:453               | leite condensado                | cs 15, sb 10                |                        |
taco:501               | doce de leite                   |                             |                        | cs 40, sb 20
taco:199               | goiabada                        |                             |                        | fa 30, pd 30
taco:198               | goiabada cremosa                |                             |                        | cs 40, sb 20
taco:499               | cocada branca                   |                             |                        | un 50
taco:579               | paçoca                          |                             |                        | un 20
taco:580               | pé de moleque                   |                             |                        | un 20
taco:495               | chocolate ao leite              |                             |                        | un 25, quadrado 6, barra 90
taco:498               | chocolate meio amargo           |                             |                        | un 25, quadrado 6, barra 90
own:brigadeiro         | brigadeiro                      |                             |                        | un 20
own:gelatina           | gelatina pronta                 |                             |                        | pote 110
own:sorvete            | sorvete de creme                |                             |                        | bola 60
own:pudim              | pudim de leite                  |                             |                        | fa 100
taco:15                | bolo de mandioca                |                             |                        | fa 60, pd 60
taco:16                | bolo de chocolate               |                             |                        | fa 60, pd 60
taco:17                | bolo de coco                    |                             |                        | fa 60, pd 60
taco:18                | bolo de milho                   |                             |                        | fa 60, pd 60
own:bolo-cenoura       | bolo de cenoura                 |                             |                        | fa 60, pd 60
taco:9                 | biscoito recheado de chocolate  |                             |                        | un 13
taco:10                | biscoito recheado de morango    |                             | un 13                  |
taco:11                | wafer de chocolate              |                             |                        | un 8
taco:12                | wafer de morango                |                             |                        | un 8
taco:20                | canjica com leite               |                             |                        | xi 200
own:pamonha            | pamonha                         |                             |                        | un 160
taco:471               | café sem açúcar                 |                             |                        | xic-cafe 50, ca 150, xi 200, copo 150
own:cafe-com-leite     | café com leite                  |                             | xi 200, ca 150, cr 240 | copo 200
taco:475               | chá de erva-doce                |                             |                        | xi 200
taco:476               | chá-mate                        |                             |                        | xi 200, copo 200, cuia 200
taco:477               | chá-preto                       |                             |                        | xi 200, copo 200
taco:478               | água de coco                    | ca 150, cr 240, un 340      |                        | copo 200
taco:215               | suco de laranja                 | ca 150, cr 240              |                        | copo 200
taco:209               | suco de laranja-baía            |                             | ca 150, cr 240         | copo 200
taco:252               | suco de mexerica                |                             | ca 150, cr 240         | copo 200
taco:258               | suco de uva                     |                             | ca 150, cr 240         | copo 200
own:limonada           | limonada com açúcar             |                             | ca 150, cr 240         | copo 200
own:suco-maracuja      | suco de maracujá sem açúcar     |                             | ca 150, cr 240         | copo 200
taco:473               | caldo de cana                   |                             |                        | copo 300
taco:470               | isotônico                       |                             |                        | garrafa 500
taco:455               | achocolatado pronto             |                             |                        | un 200
own:vitamina-banana    | vitamina de banana              |                             | cr 240                 | copo 275
taco:480               | refrigerante de cola            |                             | ca 150, l 1000         | lata 350, copo 200, garrafa 600
own:coca-zero          | refrigerante de cola sem açúcar |                             |                        | lata 350, copo 200, ca 150
taco:481               | refrigerante de guaraná         |                             | ca 150, l 1000         | lata 350, copo 200
taco:482               | refrigerante de laranja         |                             | ca 150, l 1000         | lata 350, copo 200
taco:483               | refrigerante de limão           |                             | ca 150, l 1000         | lata 350, copo 200
taco:479               | água tônica                     |                             |                        | lata 350, copo 200
taco:474               | cerveja                         |                             |                        | lata 350, latão 473, long-neck 355, copo 300, chopp 300
taco:472               | cachaça                         |                             |                        | dose 50
own:vinho              | vinho tinto                     |                             |                        | taça 150
own:vinho-branco       | vinho branco                    |                             |                        | taça 150
own:destilado          | destilado                       |                             |                        | dose 50
own:caipirinha         | caipirinha                      |                             |                        | un 300, copo 300
taco:82                | alho                            |                             |                        | un 3
taco:108               | cebolinha                       |                             |                        | cs 6
taco:153               | salsa                           |                             |                        | cs 6
taco:133               | manjericão                      |                             |                        | fo 1
taco:81                | alfavaca                        |                             |                        | fo 1
taco:114               | coentro desidratado             |                             |                        | ch 1
taco:159               | molho de tomate industrializado |                             |                        | cs 20, co 100
taco:158               | extrato de tomate               |                             |                        | cs 15
taco:160               | purê de tomate                  |                             |                        | cs 20
taco:518               | shoyu                           |                             |                        | cs 10, ch 4
own:ketchup            | ketchup                         |                             |                        | cs 18, ch 6
own:mostarda           | mostarda                        |                             |                        | cs 15, ch 5
own:vinagre            | vinagre                         |                             |                        | cs 10, ch 3
taco:540               | feijoada                        |                             |                        | co 140, prato 350
taco:539               | feijão tropeiro                 | cs 17, sv 35, es 70, co 140 |                        |
taco:527               | baião de dois                   |                             |                        | es 85, co 120
taco:526               | arroz carreteiro                |                             |                        | es 85
taco:542               | macarrão à bolonhesa            |                             |                        | prato 300, pegador 110
own:lasanha            | lasanha à bolonhesa             |                             |                        | pd 250
taco:537               | estrogonofe de carne            |                             |                        | co 130, cs 25
taco:538               | estrogonofe de frango           |                             |                        | co 130, cs 25
taco:541               | frango com açafrão              |                             |                        | cs 25
taco:547               | salpicão de frango              |                             |                        | cs 40, sv 60
taco:545               | salada de legumes com maionese  |                             |                        | cs 40, sv 60
taco:549               | tabule                          |                             |                        | cs 20
taco:529               | bife a cavalo                   |                             |                        | un 150
taco:536               | dobradinha                      |                             |                        | co 130
taco:553               | vaca atolada                    |                             |                        | co 150
taco:555               | virado à paulista               |                             |                        | prato 350
taco:530               | bolinho de arroz frito          |                             |                        | un 25
taco:534               | cuscuz paulista                 |                             |                        | fa 120
taco:531               | camarão à baiana                |                             |                        | cs 25
taco:525               | acarajé                         |                             |                        | un 100
taco:554               | vatapá                          |                             |                        | cs 30
taco:550               | tacacá                          |                             |                        | cuia 400
taco:551               | tapioca com manteiga            |                             |                        | un 100
own:crepioca           | crepioca                        |                             |                        | un 110
own:sopa-legumes       | sopa de legumes                 |                             |                        | prato 300, co 130
own:canja              | canja de galinha                |                             |                        | prato 300, co 130
own:caldo-verde        | caldo verde                     |                             |                        | prato 300, co 130
own:escondidinho       | escondidinho de carne-seca      |                             |                        | pd 225, cs 45
own:galinhada          | galinhada                       |                             |                        | es 85, prato 250
own:prato-feito        | prato feito com bife            |                             |                        | prato 425
own:prato-feito-frango | prato feito com frango          |                             |                        | prato 445
own:marmita            | marmita de carne moída          |                             |                        | un 375
own:acai-tigela        | açaí na tigela                  |                             |                        | tigela 300
taco:386               | coxinha de frango frita         |                             |                        | un 80, up 20
taco:56                | pastel de carne frito           |                             |                        | un 90
taco:58                | pastel de queijo frito          |                             |                        | un 90
taco:388               | croquete de carne frito         |                             |                        | un 60
taco:389               | empada de frango assada         |                             |                        | un 60
taco:442               | quibe frito                     |                             |                        | un 80
own:esfiha             | esfiha de carne                 |                             |                        | un 80
own:pizza              | pizza de muçarela               |                             |                        | fa 120, pd 120
own:cachorro-quente    | cachorro-quente                 |                             |                        | un 200
own:xburguer           | x-burguer                       |                             |                        | un 200
own:misto-quente       | misto-quente                    |                             |                        | un 112
taco:90                | batata chips                    |                             |                        | pacote 45
`;
