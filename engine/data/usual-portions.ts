/**
 * What a person means who names a food without an amount. `key` is the word of the sentence reader; a food may be said in
 * several ways (a plate of leaves, a few leaves). `also right`: the same word may mean these foods as well.
 */
export const usualPortions = `
key                | food                 | name                                   | grams | low | high | also right
arroz              | taco:3               | arroz branco cozido                    | 125   | 75  | 200  | taco:5
arroz-integral     | taco:1               | arroz integral cozido                  | 125   | 75  | 200  |
feijao             | taco:561             | feijão carioca cozido                  | 140   | 70  | 210  | taco:569, taco:571, taco:573, taco:565
feijao-preto       | taco:567             | feijão preto cozido                    | 140   | 70  | 210  |
feijao-fradinho    | taco:563             | feijão-fradinho cozido                 | 140   | 70  | 210  |
lentilha           | taco:577             | lentilha cozida                        | 160   | 80  | 240  |
ervilha            | taco:560             | ervilha em lata                        | 54    | 27  | 81   |
milho              | taco:45              | milho verde em lata                    | 48    | 24  | 72   |
tropeiro           | taco:539             | feijão tropeiro                        | 140   | 70  | 210  |
cuscuz             | taco:533             | cuscuz de milho cozido                 | 135   | 70  | 200  |
farinha            | taco:122             | farinha de mandioca torrada            | 16    | 8   | 32   | taco:121
farofa             | taco:131             | farofa temperada                       | 30    | 15  | 60   |
mandioca           | taco:129             | mandioca cozida                        | 100   | 50  | 150  |
mandioca-frita     | taco:132             | mandioca frita                         | 80    | 40  | 160  |
batata-cozida      | taco:91              | batata cozida                          | 120   | 60  | 180  | taco:94
batata-frita       | taco:93              | batata frita                           | 100   | 50  | 150  |
batata-doce        | taco:88              | batata-doce cozida                     | 100   | 50  | 200  |
mandioquinha       | taco:86              | mandioquinha cozida                    | 80    | 40  | 160  |
pao                | taco:53              | pão francês                            | 50    | 50  | 100  |
pao-forma-integral | taco:52              | pão de forma integral                  | 50    | 25  | 75   |
pao-forma          | own:pao-forma        | pão de forma                           | 50    | 25  | 75   | taco:52
pao-queijo         | taco:140             | pão de queijo assado                   | 40    | 20  | 80   |
maisena            | taco:8               | biscoito maisena                       | 25    | 15  | 50   |
cream-cracker      | taco:13              | biscoito cream cracker                 | 25    | 15  | 50   |
recheada           | taco:9               | biscoito recheado de chocolate         | 39    | 26  | 78   | taco:10
aveia              | taco:7               | aveia em flocos                        | 30    | 15  | 45   |
frango             | taco:410             | peito de frango grelhado               | 120   | 80  | 180  | taco:408
frango-desfiado    | taco:408             | peito de frango cozido                 | 60    | 30  | 120  | taco:404
frango-assado      | taco:403             | frango sem pele assado                 | 120   | 80  | 180  | taco:396, taco:411, taco:413, taco:406
frango-milanesa    | taco:401             | filé de frango à milanesa              | 120   | 90  | 150  |
bife               | taco:377             | bife de patinho grelhado               | 100   | 75  | 125  | taco:346, taco:370, taco:344
contrafile         | taco:344             | contrafilé com gordura grelhado        | 100   | 75  | 125  | taco:346
mignon             | taco:358             | filé-mignon grelhado                   | 100   | 75  | 125  |
alcatra            | taco:370             | alcatra grelhada                       | 100   | 75  | 125  |
picanha            | taco:381             | picanha com gordura grelhada           | 90    | 60  | 180  | taco:383
bife-milanesa      | taco:340             | bife à milanesa                        | 120   | 90  | 150  |
carne-moida        | taco:326             | carne moída cozida                     | 100   | 50  | 150  |
carne-seca         | taco:384             | carne-seca cozida                      | 60    | 30  | 120  | taco:338
pernil             | taco:435             | pernil assado                          | 90    | 60  | 150  |
bisteca            | taco:429             | bisteca de porco grelhada              | 70    | 50  | 140  | taco:428
lombo              | taco:432             | lombo de porco assado                  | 90    | 60  | 150  |
costela            | taco:347             | costela bovina assada                  | 120   | 80  | 200  |
figado             | taco:356             | fígado grelhado                        | 100   | 75  | 125  |
coracao            | taco:395             | coração de frango grelhado             | 60    | 30  | 120  |
hamburguer         | taco:417             | hambúrguer bovino grelhado             | 56    | 56  | 112  | taco:416
linguica           | taco:423             | linguiça de porco grelhada             | 60    | 30  | 120  | taco:420, taco:422, taco:419
merluza            | taco:301             | filé de merluza assado                 | 120   | 80  | 180  | taco:303, taco:276, taco:273, taco:308
salmao             | taco:317             | salmão sem pele grelhado               | 120   | 80  | 200  | taco:315
camarao            | taco:284             | camarão cozido                         | 100   | 50  | 200  |
atum               | taco:277             | atum em lata                           | 48    | 30  | 120  |
sardinha           | taco:319             | sardinha em lata                       | 83    | 41  | 125  |
sardinha-frita     | taco:320             | sardinha frita                         | 80    | 40  | 120  |
ovo                | taco:488             | ovo cozido                             | 45    | 45  | 90   |
ovo-frito          | taco:490             | ovo frito                              | 50    | 50  | 100  |
ovo-mexido         | own:ovo-mexido       | ovo mexido                             | 50    | 50  | 150  | taco:490, taco:488, taco:489
omelete            | own:omelete          | omelete simples                        | 65    | 50  | 130  |
omelete-queijo     | taco:484             | omelete de queijo                      | 65    | 50  | 130  |
clara              | taco:486             | clara de ovo cozida                    | 35    | 30  | 70   |
ovo-codorna        | taco:485             | ovo de codorna                         | 40    | 20  | 80   |
queijo-minas       | taco:461             | queijo minas                           | 45    | 20  | 90   |
mucarela           | taco:463             | muçarela                               | 20    | 15  | 45   | taco:461, taco:467, taco:465
queijo-prato       | taco:467             | queijo prato                           | 15    | 15  | 45   |
queijo-coalho      | own:queijo-coalho    | queijo coalho                          | 60    | 30  | 100  |
requeijao          | taco:468             | requeijão                              | 15    | 7   | 30   |
ricota             | taco:469             | ricota                                 | 35    | 20  | 70   |
parmesao           | taco:464             | parmesão                               | 8     | 4   | 16   |
presunto           | taco:439             | presunto                               | 15    | 15  | 45   | taco:438
mortadela          | taco:424             | mortadela                              | 15    | 15  | 45   |
salame             | taco:443             | salame                                 | 20    | 10  | 40   |
peito-peru         | own:peito-peru       | peito de peru fatiado                  | 15    | 15  | 45   | taco:425
leite              | own:leite            | leite integral                         | 200   | 150 | 300  | taco:458
leite-desnatado    | own:leite-desnatado  | leite desnatado                        | 200   | 150 | 300  | taco:457
leite-po           | taco:459             | leite em pó integral                   | 16    | 8   | 32   |
iogurte            | taco:448             | iogurte natural                        | 170   | 100 | 240  | taco:449
iogurte-morango    | taco:451             | iogurte de morango                     | 170   | 90  | 240  |
iogurte-grego      | own:iogurte-grego    | iogurte grego natural                  | 100   | 90  | 170  | taco:448
leite-condensado   | taco:453             | leite condensado                       | 15    | 10  | 30   |
salada             | taco:78              | alface                                 | 60    | 30  | 120  | taco:77, taco:79, taco:80
alface             | taco:78              | alface                                 | 30    | 15  | 60   | taco:77, taco:79, taco:80
rucula             | taco:152             | rúcula                                 | 30    | 15  | 60   |
repolho            | taco:149             | repolho cru                            | 30    | 15  | 60   |
couve              | taco:116             | couve refogada                         | 40    | 20  | 80   |
tomate             | taco:157             | tomate                                 | 50    | 25  | 100  | taco:161
pepino             | taco:142             | pepino                                 | 30    | 15  | 60   |
cenoura            | taco:109             | cenoura cozida                         | 50    | 25  | 80   |
cenoura-crua       | taco:110             | cenoura crua                           | 25    | 12  | 50   |
beterraba          | taco:97              | beterraba cozida                       | 40    | 20  | 80   |
cebola             | taco:107             | cebola                                 | 20    | 10  | 40   |
brocolis           | taco:100             | brócolis cozido                        | 60    | 30  | 100  |
couve-flor         | taco:118             | couve-flor cozida                      | 60    | 30  | 100  |
chuchu             | taco:112             | chuchu cozido                          | 80    | 40  | 120  |
abobrinha          | taco:70              | abobrinha cozida                       | 80    | 40  | 120  | taco:72
abobora            | taco:64              | abóbora cozida                         | 80    | 40  | 150  | taco:68
vagem              | own:vagem            | vagem cozida                           | 50    | 25  | 80   | taco:162
quiabo             | own:quiabo           | quiabo cozido                          | 60    | 30  | 100  | taco:147
banana             | taco:182             | banana-prata                           | 75    | 75  | 150  | taco:179, taco:178
maca               | taco:222             | maçã                                   | 150   | 90  | 180  | taco:221
laranja            | taco:214             | laranja                                | 180   | 140 | 220  | taco:208, taco:216, taco:212
mamao              | taco:226             | mamão                                  | 170   | 85  | 310  | taco:225
melancia           | taco:235             | melancia                               | 200   | 100 | 400  |
melao              | taco:236             | melão                                  | 90    | 90  | 180  |
abacaxi            | taco:164             | abacaxi                                | 75    | 75  | 150  |
goiaba             | taco:200             | goiaba                                 | 170   | 135 | 205  | taco:197
kiwi               | taco:207             | kiwi                                   | 94    | 75  | 188  |
mexerica           | taco:238             | mexerica                               | 135   | 108 | 270  | taco:251, taco:237
pera               | taco:243             | pera                                   | 130   | 104 | 156  | taco:242
abacate            | taco:163             | abacate                                | 90    | 45  | 215  |
manga              | taco:231             | manga                                  | 140   | 100 | 280  | taco:228, taco:229
uva                | taco:256             | uva                                    | 80    | 40  | 160  | taco:257
morango            | taco:239             | morango                                | 60    | 36  | 120  |
suco-laranja       | taco:215             | suco de laranja                        | 200   | 150 | 300  | taco:209, taco:217, taco:213
agua-coco          | taco:478             | água de coco                           | 240   | 150 | 340  |
azeite             | taco:260             | azeite                                 | 8     | 4   | 16   |
oleo               | taco:272             | óleo de soja                           | 8     | 4   | 16   |
manteiga           | taco:261             | manteiga                               | 8     | 5   | 15   | taco:262
margarina          | taco:263             | margarina                              | 8     | 5   | 15   | taco:264, taco:265, taco:266
maionese           | taco:524             | maionese                               | 17    | 6   | 27   |
acucar             | taco:494             | açúcar                                 | 5     | 5   | 16   | taco:492, taco:493
mel                | taco:507             | mel                                    | 15    | 6   | 30   |
achocolatado       | taco:491             | achocolatado em pó                     | 16    | 8   | 32   |
amendoim           | taco:558             | amendoim torrado e salgado             | 17    | 17  | 50   |
castanha-caju      | taco:588             | castanha-de-caju torrada e salgada     | 20    | 10  | 40   |
castanha-para      | taco:589             | castanha-do-pará                       | 8     | 4   | 20   |
amendoa            | taco:587             | amêndoa torrada e salgada              | 10    | 5   | 30   |
noz                | taco:597             | noz                                    | 10    | 5   | 25   |
cafe               | taco:471             | café sem açúcar                        | 50    | 50  | 150  |
cafe-com-leite     | own:cafe-com-leite   | café com leite                         | 200   | 150 | 300  |
coca               | taco:480             | refrigerante de cola                   | 350   | 200 | 350  |
coca-zero          | own:coca-zero        | refrigerante de cola sem açúcar        | 350   | 200 | 350  |
guarana            | taco:481             | refrigerante de guaraná                | 350   | 200 | 350  |
cerveja            | taco:474             | cerveja                                | 350   | 300 | 600  |
cachaca            | taco:472             | cachaça                                | 50    | 40  | 100  |
vinho              | own:vinho            | vinho tinto                            | 150   | 100 | 300  |
caipirinha         | own:caipirinha       | caipirinha                             | 300   | 200 | 400  |
mate               | taco:476             | chá-mate                               | 200   | 150 | 500  |
cha-erva-doce      | taco:475             | chá de erva-doce                       | 200   | 150 | 300  |
coxinha            | taco:386             | coxinha de frango frita                | 80    | 50  | 150  |
pastel-carne       | taco:56              | pastel de carne frito                  | 90    | 50  | 150  |
pastel-queijo      | taco:58              | pastel de queijo frito                 | 90    | 50  | 150  |
quibe              | taco:442             | quibe frito                            | 80    | 40  | 120  | taco:440
empada             | taco:389             | empada de frango assada                | 60    | 40  | 100  |
esfiha             | own:esfiha           | esfiha de carne                        | 80    | 60  | 160  |
pizza              | own:pizza            | pizza de muçarela                      | 240   | 120 | 480  |
acai-tigela        | own:acai-tigela      | açaí na tigela                         | 300   | 200 | 500  | taco:167, taco:168
acai-polpa         | taco:168             | polpa de açaí congelada                | 100   | 100 | 200  |
cachorro-quente    | own:cachorro-quente  | cachorro-quente                        | 200   | 150 | 300  |
brigadeiro         | own:brigadeiro       | brigadeiro                             | 20    | 15  | 40   |
xburguer           | own:xburguer         | x-burguer                              | 200   | 150 | 300  |
tapioca            | own:tapioca          | tapioca sem recheio                    | 100   | 60  | 150  | taco:551
crepioca           | own:crepioca         | crepioca                               | 110   | 80  | 160  |
feijoada           | taco:540             | feijoada                               | 225   | 150 | 400  |
estrogonofe-frango | taco:538             | estrogonofe de frango                  | 150   | 100 | 250  |
estrogonofe-carne  | taco:537             | estrogonofe de carne                   | 150   | 100 | 250  |
bolonhesa          | taco:542             | macarrão à bolonhesa                   | 200   | 120 | 350  |
macarrao           | own:macarrao         | macarrão cozido                        | 150   | 100 | 300  |
lasanha            | own:lasanha          | lasanha à bolonhesa                    | 250   | 150 | 400  |
miojo              | taco:39              | macarrão instantâneo seco              | 85    | 80  | 90   |
yakisoba           | taco:556             | yakisoba                               | 300   | 200 | 450  |
baiao              | taco:527             | baião de dois                          | 150   | 80  | 250  |
vatapa             | taco:554             | vatapá                                 | 60    | 30  | 120  |
acaraje            | taco:525             | acarajé                                | 100   | 80  | 200  |
carreteiro         | taco:526             | arroz carreteiro                       | 150   | 80  | 250  |
vaca-atolada       | taco:553             | vaca atolada                           | 200   | 120 | 350  |
macarronese        | taco:545             | salada de legumes com maionese         | 80    | 40  | 150  |
salpicao           | taco:547             | salpicão de frango                     | 80    | 40  | 150  |
pure               | own:pure             | purê de batata                         | 80    | 40  | 150  |
polenta            | taco:62              | polenta cozida                         | 100   | 50  | 150  |
nhoque             | taco:136             | nhoque de batata cozido                | 150   | 100 | 300  |
canjica            | taco:20              | canjica com leite                      | 150   | 100 | 250  |
pamonha            | own:pamonha          | pamonha                                | 160   | 120 | 200  | taco:47
curau              | taco:29              | curau                                  | 150   | 80  | 250  |
pipoca             | taco:61              | pipoca                                 | 20    | 10  | 40   |
bolo-chocolate     | taco:16              | bolo de chocolate                      | 60    | 40  | 120  |
bolo-milho         | taco:18              | bolo de milho                          | 60    | 40  | 120  |
bolo-mandioca      | taco:15              | bolo de mandioca                       | 60    | 40  | 120  |
bolo-cenoura       | own:bolo-cenoura     | bolo de cenoura                        | 60    | 40  | 120  |
rapadura           | taco:510             | rapadura                               | 25    | 10  | 50   |
doce-leite         | taco:501             | doce de leite                          | 20    | 10  | 40   |
goiabada           | taco:199             | goiabada                               | 30    | 15  | 60   | taco:198
pacoca             | taco:579             | paçoca                                 | 20    | 15  | 40   |
chocolate          | taco:495             | chocolate ao leite                     | 25    | 10  | 50   | taco:498
sorvete            | own:sorvete          | sorvete de creme                       | 60    | 60  | 180  |
whey               | own:whey             | whey protein                           | 30    | 25  | 40   |
pasta-amendoim     | own:pasta-amendoim   | pasta de amendoim                      | 15    | 10  | 30   |
tofu               | taco:584             | tofu                                   | 80    | 50  | 150  |
granola            | own:granola          | granola                                | 30    | 15  | 45   |
sopa-legumes       | own:sopa-legumes     | sopa de legumes                        | 300   | 200 | 450  |
canja              | own:canja            | canja de galinha                       | 300   | 200 | 450  |
grao-de-bico       | own:grao-de-bico     | grão-de-bico cozido                    | 50    | 25  | 100  |
soja-texturizada   | own:soja-texturizada | proteína de soja texturizada hidratada | 60    | 30  | 120  |
batata-chips       | taco:90              | batata chips                           | 45    | 25  | 100  |
torrada            | taco:63              | torrada                                | 16    | 8   | 32   |
vinagrete          | own:vinagrete        | vinagrete                              | 30    | 15  | 60   |
molho-tomate       | taco:159             | molho de tomate industrializado        | 60    | 30  | 120  |
pinhao             | taco:595             | pinhão cozido                          | 50    | 30  | 100  |
cara               | taco:102             | cará cozido                            | 80    | 40  | 150  |
palmito            | taco:138             | palmito em conserva                    | 30    | 15  | 60   | taco:139
azeitona           | taco:521             | azeitona verde em conserva             | 12    | 6   | 30   | taco:520
creme-leite        | taco:447             | creme de leite                         | 15    | 15  | 45   |
caldo-cana         | taco:473             | caldo de cana                          | 300   | 200 | 500  |
tacaca             | taco:550             | tacacá                                 | 400   | 250 | 600  |
limao              | taco:220             | limão                                  | 10    | 5   | 84   |
coco               | taco:590             | coco fresco                            | 20    | 10  | 40   |
berinjela          | taco:95              | berinjela cozida                       | 80    | 40  | 150  |
cottage            | own:cottage          | queijo cottage                         | 40    | 20  | 80   | taco:469
quinoa             | own:quinoa           | quinoa cozida                          | 50    | 25  | 100  |
milho-espiga       | own:milho-espiga     | milho na espiga cozido                 | 100   | 80  | 160  | taco:44
`;
