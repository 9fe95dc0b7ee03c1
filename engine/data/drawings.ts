import type { FoodGroup } from "../src/nutrition/catalogue/food.ts";

/** A drawing, then the foods that look like it on a plate. */
export const drawings = `
arroz = taco:3 taco:4 taco:5 taco:31
arroz-integral = taco:1 taco:2
quinoa = own:quinoa own:cuscuz-marroquino
aveia = taco:7
cereal = taco:25 taco:26
granola = own:granola
milho = taco:45 taco:44
espiga = own:milho-espiga
cuscuz = taco:533 taco:22
polenta = taco:62 taco:43
pipoca = taco:61
macarrao = own:macarrao taco:40 taco:41 taco:39
nhoque = taco:136
batata = taco:91 taco:92 taco:94
batata-frita = taco:93 taco:132 taco:90
pure = own:pure
batata-doce = taco:88 taco:89
mandioquinha = taco:86 taco:87
inhame = taco:102 taco:103 own:inhame taco:126
mandioca = taco:129 taco:130
farofa = taco:131 taco:122 taco:121 taco:33 taco:123
tapioca = own:tapioca taco:551
pinhao = taco:595
pao = taco:53 taco:54
pao-forma = own:pao-forma taco:50 taco:51
pao-integral = taco:52 taco:48 taco:49
pao-redondo = own:pao-hamburguer
pao-sirio = own:pao-sirio
pao-folha = own:pao-folha
pao-chapa = own:pao-chapa
torrada = taco:63
pao-queijo = taco:140 taco:141
biscoito = taco:8 taco:13
rosquinha = taco:99
biscoito-arroz = own:biscoito-arroz
feijao = taco:561 taco:562 taco:565 taco:566 taco:569 taco:571 taco:573
feijao-preto = taco:567 taco:568
feijao-fradinho = taco:563 taco:564 taco:576
lentilha = taco:577 taco:578
grao-de-bico = own:grao-de-bico taco:575 taco:586 taco:585
ervilha = taco:560 own:ervilha taco:559
tofu = taco:584 own:tofu-firme
soja = own:soja-texturizada
homus = own:homus
bife = taco:377 taco:370 taco:344 taco:346 taco:342 taco:335 taco:337 taco:358 taco:368 taco:381 taco:383 taco:356 taco:355 taco:376 taco:369 taco:345 taco:357 taco:429 taco:428 taco:427 taco:529
milanesa = taco:340 taco:401 own:nuggets taco:306 taco:281 taco:299
carne-moida = taco:326 taco:327
carne-panela = taco:328 taco:349 taco:351 taco:363 taco:371 taco:374 taco:378 taco:361 taco:359 taco:347 taco:353 taco:332 taco:365 taco:329 taco:372 taco:430
carne-seca = taco:384 taco:338 taco:385
almondega = taco:331 taco:417 taco:416
lombo = taco:432 taco:435 taco:433 taco:436 taco:425
linguica = taco:423 taco:422 taco:421 taco:420 taco:419 taco:418 own:salsicha taco:395
presunto = taco:439 taco:438 taco:323 taco:424 taco:443 own:peito-peru own:bacon
frango = taco:410 taco:406 taco:409
desfiado = taco:408 taco:404
coxa = taco:396 taco:398 taco:399 taco:411 taco:413 taco:414 taco:403 own:asa-de-frango taco:391 taco:392 taco:393
peixe = taco:301 taco:303 taco:302 own:tilapia taco:308 taco:307 taco:305 taco:309 taco:276 taco:273 taco:274 taco:280 taco:279 taco:282 taco:293 taco:289 taco:311 taco:313
salmao = taco:317 taco:315 taco:316 taco:278
atum = taco:277
sardinha = taco:319 taco:318 taco:320 taco:321 taco:297 taco:300
camarao = taco:284 taco:286 taco:285 taco:287
ovo = taco:490 taco:489
ovo-cozido = taco:488 taco:486 taco:487
ovo-mexido = own:ovo-mexido
ovo-codorna = taco:485
omelete = own:omelete taco:484
leite = own:leite own:leite-semidesnatado own:leite-desnatado own:leite-sem-lactose taco:454 taco:459 taco:456 own:whey taco:582 own:bebida-amendoas own:bebida-aveia own:bebida-arroz taco:583 taco:460 taco:446 taco:447 taco:523
iogurte = taco:448 taco:449 own:iogurte-sem-lactose own:iogurte-grego taco:451 taco:452 taco:466
queijo-minas = taco:461 taco:462 taco:469
queijo = taco:463 own:mucarela-sem-lactose taco:467 taco:464 taco:465
queijo-coalho = own:queijo-coalho
cottage = own:cottage
requeijao = taco:468 own:cream-cheese taco:524
azeite = taco:260 taco:272 taco:269 taco:268 taco:270 taco:259 taco:267
manteiga = taco:261 taco:262 taco:263 taco:265 taco:266
azeitona = taco:521 taco:520
castanha = taco:589 taco:587 taco:597
castanha-caju = taco:588
amendoim = taco:558 taco:557
pasta-amendoim = own:pasta-amendoim
sementes = taco:593 taco:594 own:chia
semente-abobora = own:semente-abobora own:semente-girassol
coco = taco:590
abacate = taco:163
alface = taco:78 taco:79 taco:80 taco:74 taco:84 taco:111 taco:135
alface-americana = taco:77
rucula = taco:152 taco:105
agriao = taco:75 taco:119
couve = taco:116 taco:115 taco:85 taco:106 taco:120 taco:156
repolho = taco:149
repolho-roxo = taco:150 taco:151
tomate = taco:157 taco:161
pepino = taco:142 taco:134
pimentao = taco:144 taco:145 taco:143
rabanete = taco:148 taco:137
brocolis = taco:100 taco:101
couve-flor = taco:118 taco:117
abobrinha = taco:70 taco:72 taco:71
berinjela = taco:95 taco:96
palmito = taco:138 taco:139 taco:83 taco:76
cogumelo = own:cogumelo
vinagrete = own:vinagrete
cenoura = taco:109
cenoura-ralada = taco:110
beterraba = taco:97 taco:98
abobora = taco:64 taco:65 taco:68 taco:66
chuchu = taco:112 taco:113
vagem = own:vagem taco:162
quiabo = own:quiabo taco:147 taco:127
cebola = taco:107
legumes = taco:154 taco:546 taco:545
laranja = taco:214 taco:208 taco:212 taco:216
mexerica = taco:238 taco:251 taco:237
mamao = taco:226 taco:225
melancia = taco:235
melao = taco:236
morango = taco:239 taco:169 taco:247
kiwi = taco:207
limao = taco:220
pessego = taco:244 taco:245 taco:240
caju = taco:186
acai = taco:168 own:acai-tigela taco:167
banana = taco:182 taco:179 taco:178 taco:180 taco:181 taco:177 taco:175
maca = taco:222 taco:221 taco:205
pera = taco:243 taco:242
manga = taco:231 taco:228 taco:229
uva = taco:256 taco:257 taco:203 taco:206
abacaxi = taco:164
goiaba = taco:200 taco:197
maracuja = taco:232
ameixa = taco:172 taco:194 taco:189
passas = own:uva-passa own:ameixa-seca own:tamara
suco = taco:215 taco:209 taco:213 taco:217 taco:252 taco:258 own:limonada own:suco-maracuja taco:473 taco:470 taco:170 taco:165 taco:185 taco:187 taco:193 taco:202 taco:233 taco:248 taco:255 taco:230 taco:482 taco:481
cafe = taco:471 taco:511 taco:480 own:coca-zero
cafe-com-leite = own:cafe-com-leite taco:512 taco:455
cha = taco:475 taco:476 taco:477
agua = taco:478 taco:479 taco:483
vitamina = own:vitamina-banana
feijoada = taco:540 taco:543 taco:548
tropeiro = taco:539 taco:555
baiao = taco:527 taco:526
galinhada = own:galinhada taco:541 taco:556
bolonhesa = taco:542
escondidinho = own:escondidinho own:lasanha
sopa = own:sopa-legumes taco:550
canja = own:canja
caldo-verde = own:caldo-verde
ensopado = taco:537 taco:538 taco:528 taco:536 taco:544 taco:553 taco:531 taco:554
crepioca = own:crepioca
sanduiche = own:xburguer own:misto-quente own:cachorro-quente
molho-tomate = taco:159 taco:158 taco:160 own:ketchup
cheiro-verde = taco:108 taco:153 taco:133 taco:81 taco:114
`;

/** For the foods without a drawing of their own. */
export const groupDrawings: Readonly<Record<FoodGroup, string>> = {
  cereais: "farofa",
  paes: "pao",
  carnes: "bife",
  laticinios: "leite",
  "vegetais-a": "alface",
  "vegetais-b": "legumes",
  leguminosas: "feijao",
  oleos: "azeite",
  "frutas-a": "laranja",
  "frutas-b": "pessego",
  oleaginosas: "castanha",
  pratos: "ensopado",
  salgados: "pastel",
  doces: "bolo",
  bebidas: "suco",
  alcoolicas: "agua",
  temperos: "molho",
};
