/**
 * What is done with foods that need no stove, as in cooked.ts. Where a line has a fourth column: of a raw vegetable and a
 * fruit how it is cut, of a food that goes into bread what it is called there. `*` stands for what goes into a bread.
 */
export const freshSteps = {
  folha: `
taco:78 | a alface | a alface
taco:77 | a alface-americana | a alface-americana
taco:80 | a alface roxa | a alface roxa
taco:152 | a rúcula | a rúcula
taco:75 | o agrião | o agrião
taco:111 | a chicória | a chicória
taco:119 | o espinafre | o espinafre
taco:74 | a acelga | a acelga fatiada
`,
  cru: `
taco:157 | o tomate | o tomate em rodelas
taco:142 | o pepino | o pepino em rodelas
taco:149 | o repolho | o repolho bem fininho
taco:150 | o repolho roxo | o repolho roxo bem fininho
taco:148 | o rabanete | o rabanete em lâminas
taco:144 | o pimentão | o pimentão em tiras
taco:110 | a cenoura | a cenoura ralada
taco:98 | a beterraba | a beterraba ralada
`,
  vinagrete: `
own:vinagrete | o vinagrete | espalhe _ por cima na hora de servir
`,
  pao: `
taco:53 | o pão (os pães) | recheie _ com * / abra _ e recheie com *
taco:52 | o pão integral | recheie _ com * / doure _ na frigideira seca e recheie com *
own:pao-forma | o pão de forma | recheie _ com * / doure _ na frigideira seca e recheie com *
taco:48 | o pão de aveia | recheie _ com *
taco:51 | o pão de milho | recheie _ com *
own:pao-sirio | o pão sírio | abra _ e recheie com *
own:pao-folha | o pão folha | aqueça _ alguns segundos, recheie com * e enrole bem firme
taco:63 | a torrada (as torradas) | cubra _ com *
taco:13 | o biscoito (os biscoitos) | cubra _ com *
own:biscoito-arroz | o biscoito de arroz (os biscoitos de arroz) | cubra _ com *
`,
  // Between bread they are what it is filled with; alone they have a step of their own.
  pasta: `
own:homus | o homus | sirva _ ao lado, para mergulhar
own:pasta-amendoim | a pasta de amendoim | passe _ em camada fina, na hora de comer
taco:261 | a manteiga | passe _ em camada fina, na hora de comer
taco:163 | o abacate | corte _ em fatias, na hora de comer / amasse _ com o garfo, na hora de comer
taco:468 | o requeijão | passe _ em camada fina, na hora de comer
`,
  // After the double bar: at breakfast, in snacks and at supper.
  queijo: `
taco:461 | o queijo minas | doure _ na frigideira seca, dos dois lados || tire _ da geladeira uns minutos antes e sirva em cubos
taco:462 | o queijo minas | doure _ na frigideira seca, dos dois lados || tire _ da geladeira uns minutos antes e sirva em cubos
taco:463 | a muçarela | derreta _ na frigideira seca até dourar embaixo || sirva _ em rolinhos
own:mucarela-sem-lactose | a muçarela sem lactose | derreta _ na frigideira seca até dourar embaixo || sirva _ em rolinhos
taco:467 | o queijo prato | derreta _ na frigideira seca até dourar embaixo || sirva _ em rolinhos
own:queijo-coalho | o queijo coalho | doure _ na frigideira seca, dos dois lados || doure _ na frigideira seca, dos dois lados
taco:469 | a ricota | esfarele _ com o garfo e ponha por cima na hora de servir || amasse _ com ervas e uma pitada de sal
own:cottage | o cottage | ponha _ por cima na hora de servir || misture _ com ervas
`,
  tofu: `
own:tofu-firme | o tofu | seque _ com um pano e grelhe em fatias até dourar || amasse _ com o garfo e doure na frigideira
taco:584 | o tofu | seque _ com um pano e grelhe em fatias até dourar || amasse _ com o garfo e doure na frigideira
`,
  iogurte: `
taco:448 | o iogurte | coma _ gelado, de colher e sem pressa
taco:449 | o iogurte | coma _ gelado, de colher e sem pressa
own:iogurte-grego | o iogurte grego | coma _ gelado, de colher e sem pressa
own:iogurte-sem-lactose | o iogurte sem lactose | coma _ gelado, de colher e sem pressa
`,
  leite: `
own:leite | o leite | tome _ frio ou morno
own:leite-semidesnatado | o leite | tome _ frio ou morno
own:leite-desnatado | o leite | tome _ frio ou morno
own:leite-sem-lactose | o leite sem lactose | tome _ frio ou morno
taco:582 | a bebida de soja | tome _ gelada ou morna
own:bebida-aveia | a bebida de aveia | tome _ gelada ou morna
own:bebida-arroz | a bebida de arroz | tome _ gelada ou morna
`,
  aveia: `
taco:7 | a aveia | salpique _ por cima na hora de comer
`,
  cereal: `
own:granola | a granola | ponha _ só na hora, para continuar crocante
taco:25 | o cereal de milho | ponha _ só na hora, para continuar crocante
`,
  chia: `
own:chia | a chia | salpique _ por cima na hora de comer
`,
  semente: `
taco:594 | a linhaça | salpique _ por cima na hora de comer
taco:593 | o gergelim | salpique _ por cima na hora de servir
own:semente-abobora | as sementes de abóbora | espalhe _ por cima na hora de servir || separe _ num potinho antes de comer / coma _ aos poucos, mastigando bem
own:semente-girassol | as sementes de girassol | espalhe _ por cima na hora de servir || separe _ num potinho antes de comer / coma _ aos poucos, mastigando bem
`,
  castanha: `
taco:589 | a castanha-do-pará (as castanhas-do-pará) | pique _ e ponha por cima na hora de servir || mastigue _ devagar (separe _ num potinho antes de comer) / mastigue _ devagar
taco:588 | a castanha-de-caju (as castanhas-de-caju) | pique _ e ponha por cima na hora de servir || mastigue _ devagar (separe _ num potinho antes de comer) / mastigue _ devagar
taco:587 | a amêndoa (as amêndoas) | pique _ e ponha por cima na hora de servir || mastigue _ devagar (separe _ num potinho antes de comer) / mastigue _ devagar
taco:597 | a noz (as nozes) | pique _ e ponha por cima na hora de servir || mastigue _ devagar (separe _ num potinho antes de comer) / mastigue _ devagar
taco:558 | o amendoim | pique _ e ponha por cima na hora de servir || separe _ num potinho antes de comer / coma _ aos poucos, mastigando bem
`,
  fruta: `
taco:182 | a banana (as bananas) | a banana em rodelas (as bananas em rodelas) | descasque _ só na hora de comer / prefira _ com pintinhas na casca
taco:179 | a banana (as bananas) | a banana em rodelas (as bananas em rodelas) | descasque _ só na hora de comer / prefira _ com pintinhas na casca
taco:178 | a banana-maçã (as bananas-maçã) | a banana-maçã em rodelas (as bananas-maçã em rodelas) | descasque _ na hora
taco:222 | a maçã (as maçãs) | a maçã picada (as maçãs picadas) | lave _ e coma com casca
taco:243 | a pera (as peras) | a pera picada (as peras picadas) | lave _ e coma com casca
taco:214 | a laranja (as laranjas) | a laranja em gomos (as laranjas em gomos) | descasque _ e coma com o bagaço / corte _ em rodelas e coma com o bagaço
taco:212 | a laranja-lima (as laranjas-lima) | a laranja-lima em gomos (as laranjas-lima em gomos) | descasque _ e coma com o bagaço
taco:238 | a mexerica (as mexericas) | a mexerica em gomos (as mexericas em gomos) | descasque _ e coma gomo por gomo
taco:226 | o mamão | o mamão picado | coma _ de colher, bem gelado / sirva _ em cubos
taco:225 | o mamão | o mamão picado | coma _ de colher, bem gelado / sirva _ em cubos
taco:235 | a melancia | a melancia em cubos | corte _ em cubos e sirva gelada
taco:236 | o melão | o melão em cubos | corte _ em cubos e sirva gelado
taco:164 | o abacaxi | o abacaxi em cubos | descasque e fatie _ na hora
taco:231 | a manga | a manga em cubos | corte _ em cubos, rente ao caroço
taco:200 | a goiaba (as goiabas) | a goiaba em fatias (as goiabas em fatias) | lave _ e coma com casca
taco:197 | a goiaba (as goiabas) | a goiaba em fatias (as goiabas em fatias) | lave _ e coma com casca
taco:239 | o morango (os morangos) | o morango (os morangos) | lave bem _ antes de tirar o cabinho
taco:207 | o kiwi (os kiwis) | o kiwi em rodelas (os kiwis em rodelas) | corte _ ao meio e coma de colher
taco:244 | o pêssego (os pêssegos) | o pêssego picado (os pêssegos picados) | lave _ e coma com casca
taco:186 | o caju (os cajus) | o caju picado (os cajus picados) | lave _ e coma na hora
taco:256 | a uva (as uvas) | a uva (as uvas) | lave _ e coma bem gelada (coma bem geladas)
taco:189 | o caqui (os caquis) | o caqui picado (os caquis picados) | lave _ e coma bem maduro (coma bem maduros)
taco:172 | a ameixa (as ameixas) | a ameixa picada (as ameixas picadas) | lave _ e coma com casca
`,
  acai: `
taco:168 | a polpa de açaí | bata _ ainda congelada
`,
  vitamina: `
own:vitamina-banana | a vitamina de banana | bata _ até ficar cremosa
`,
  whey: `
own:whey | o whey | bata _ com água bem gelada
`,
  azeite: `
taco:260 | o azeite | ponha _ cru, por cima, na hora de servir
`,
  oleo: `
taco:272 | o óleo | meça _ com a colher antes de pôr na panela
taco:269 | o óleo | meça _ com a colher antes de pôr na panela
taco:268 | o óleo | meça _ com a colher antes de pôr na panela
`,
  farinha: `
taco:131 | a farofa | ponha _ por cima na hora, para não amolecer
taco:122 | a farinha de mandioca | ponha _ por cima na hora, para não amolecer
taco:33 | a farinha de milho | ponha _ por cima na hora, para não amolecer
`,
  suco: `
taco:215 | o suco de laranja | esprema _ na hora e tome sem coar
`,
  bebida: `
own:cafe-com-leite | o café com leite | tome _ quentinho, sem adoçar / prove _ puro antes de pensar em adoçar
taco:471 | o café | passe _ na hora e tome sem adoçar / prove _ puro antes de pensar em adoçar
taco:475 | o chá de erva-doce | deixe _ em infusão por cinco minutos, com a xícara tampada
taco:476 | o chá-mate | tome _ quente ou gelado, sem adoçar
taco:477 | o chá-preto | deixe _ em infusão por três minutos e tome sem adoçar
`,
  pronto: `
taco:140 | o pão de queijo (os pães de queijo) | aqueça _ no forno até a casca estalar
own:pao-chapa | o pão na chapa | aqueça _ até ficar crocante
`,
} as const;
