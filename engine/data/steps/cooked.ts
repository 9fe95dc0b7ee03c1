/**
 * What is done at the stove with each food, as a cook would say it. A line is `food | name | step`: the name with its
 * article, of several in brackets; `_` stands for it in the step. Steps between slashes take turns over the week. The only
 * seasonings are a pinch of salt and herbs, and nothing is fried. Vegetables that are there cooked are sautéed only where the
 * plate has oil.
 */
export const cookedSteps = {
  panela: `
taco:3 | o arroz | cozinhe _ até secar a água / deixe _ descansar na panela tampada, para soltar / refogue _ com ervas antes de pôr a água
taco:1 | o arroz integral | cozinhe _ até secar a água / deixe _ no fogo baixo sem pressa / refogue _ com ervas antes de pôr a água
own:quinoa | a quinoa | cozinhe _ até secar a água / solte _ com o garfo antes de servir
own:cuscuz-marroquino | o cuscuz marroquino | hidrate _ com água quente e solte com o garfo
taco:561 | o feijão | cozinhe _ na pressão até amaciar / sirva _ bem encorpado / deixe _ na água por algumas horas antes de cozinhar
taco:567 | o feijão preto | cozinhe _ na pressão até amaciar / sirva _ bem encorpado / deixe _ na água por algumas horas antes de cozinhar
taco:563 | o feijão-fradinho | cozinhe _ na pressão até amaciar / escorra _ e sirva sem deixar esfriar / deixe _ na água por algumas horas antes de cozinhar
taco:565 | o feijão jalo | cozinhe _ na pressão até amaciar / sirva _ bem encorpado / deixe _ na água por algumas horas antes de cozinhar
taco:571 | o feijão rosinha | cozinhe _ na pressão até amaciar / sirva _ bem encorpado / deixe _ na água por algumas horas antes de cozinhar
taco:573 | o feijão roxo | cozinhe _ na pressão até amaciar / sirva _ bem encorpado / deixe _ na água por algumas horas antes de cozinhar
taco:577 | a lentilha | cozinhe _ em panela comum até amaciar / tire _ do fogo antes de desmanchar
own:grao-de-bico | o grão-de-bico | cozinhe _ na pressão até amaciar / escorra _ e sirva sem deixar esfriar / deixe _ na água por algumas horas antes de cozinhar
own:ervilha | a ervilha | cozinhe _ em pouca água até amaciar
taco:129 | a mandioca | cozinhe _ em bastante água até o garfo entrar fácil
taco:91 | a batata (as batatas) | cozinhe _ com casca até o garfo entrar fácil
taco:88 | a batata-doce | cozinhe _ com casca até o garfo entrar fácil
own:inhame | o inhame | descasque _, corte em rodelas e cozinhe até o garfo entrar fácil
taco:102 | o cará | descasque _, corte em rodelas e cozinhe até o garfo entrar fácil
taco:86 | a mandioquinha (as mandioquinhas) | descasque _, corte em pedaços e cozinhe até o garfo entrar fácil
own:pure | o purê de batata | amasse _ ainda quente até ficar liso
own:macarrao | o macarrão | cozinhe _ em bastante água e escorra ainda firme
taco:533 | o cuscuz | umedeça _ e leve ao vapor até ficar fofinho / cozinhe _ no vapor e solte com o garfo
taco:62 | a polenta | mexa _ até soltar do fundo da panela
own:milho-espiga | a espiga de milho (as espigas de milho) | cozinhe _ na pressão até ficar macia (até ficarem macias)
taco:61 | a pipoca | estoure _ em panela tampada e termine com uma pitada de sal
own:tapioca | a tapioca (as tapiocas) | faça _ em frigideira quente e seca
own:crepioca | a crepioca (as crepiocas) | doure _ em frigideira antiaderente, dos dois lados
`,
  carne: `
taco:410 | o peito de frango | tempere _ com uma pitada de sal e ervas e grelhe em frigideira bem quente, até dourar dos dois lados / grelhe _ em fogo alto e deixe descansar um minuto antes de cortar
taco:408 | o peito de frango | cozinhe _ na pressão e desfie ainda morno, com dois garfos / cozinhe _ com ervas e desfie assim que der para pegar
taco:413 | a sobrecoxa (as sobrecoxas) | tire a pele, tempere _ com ervas e asse até dourar
taco:403 | o frango | tire a pele, tempere _ com ervas e asse até dourar
taco:404 | o frango | tire a pele e cozinhe _ em panela tampada, com ervas, até soltar do osso
taco:398 | a coxa de frango (as coxas de frango) | tire a pele e cozinhe _ em panela tampada, com ervas, até soltar do osso
taco:377 | o bife (os bifes) | grelhe _ em frigideira bem quente e vire uma vez só / tempere _ com uma pitada de sal só na hora de ir para a frigideira bem quente
taco:370 | a alcatra | grelhe _ em frigideira bem quente e vire uma vez só / tempere _ com uma pitada de sal só na hora de ir para a frigideira bem quente
taco:346 | o contrafilé | apare a borda e grelhe _ em frigideira bem quente
taco:368 | a maminha | grelhe _ em fogo alto e deixe descansar um minuto antes de cortar
taco:383 | a picanha | asse _ na brasa ou na grelha e fatie fininho
taco:358 | o filé-mignon | grelhe _ em fogo alto e deixe descansar um minuto antes de cortar
taco:326 | a carne moída | refogue _ em fogo alto até secar a água, com uma pitada de sal / deixe _ dourar sem mexer muito e termine com ervas
taco:328 | o acém | cozinhe _ na pressão, com ervas, até desmanchar no garfo
taco:351 | o coxão mole | cozinhe _ na pressão, com ervas, até desmanchar no garfo
taco:371 | o músculo | cozinhe _ na pressão, com ervas, até desmanchar no garfo
taco:374 | a paleta | cozinhe _ na pressão, com ervas, até desmanchar no garfo
taco:363 | o lagarto | cozinhe _ na pressão, com ervas, e fatie depois de esfriar
taco:384 | a carne-seca | deixe _ na água de um dia para o outro, troque a água duas vezes e cozinhe na pressão
taco:356 | o fígado | corte _ em tiras e passe rápido na frigideira quente: passou do ponto, endurece
taco:432 | o lombo | tempere _ com ervas, asse coberto e descubra no fim, para dourar
taco:435 | o pernil | tempere _ com ervas, asse coberto e descubra no fim, para dourar
taco:429 | a bisteca (as bistecas) | apare a borda e grelhe _ até dourar dos dois lados
taco:425 | o peru | asse _ coberto, com ervas, e fatie fininho
taco:301 | o filé de merluza | tempere _ com ervas e uma pitada de sal e asse até soltar em lascas
own:tilapia | o filé de tilápia | seque _ com papel e grelhe sem mexer, até soltar sozinho da frigideira
taco:293 | a corvina | tempere _ com ervas e uma pitada de sal e asse até soltar em lascas
taco:282 | o cação | cozinhe _ em fogo baixo, com ervas, até soltar em lascas
taco:313 | o pintado | seque _ com papel e grelhe até dourar dos dois lados
taco:317 | o salmão | seque _ com papel e grelhe até dourar dos dois lados
taco:318 | a sardinha (as sardinhas) | limpe _, tempere com ervas e asse até dourar a pele
own:soja-texturizada | a proteína de soja | hidrate _ com água quente, esprema bem e refogue com ervas até dourar
`,
  ovo: `
taco:488 | o ovo (os ovos) | cozinhe _ por dez minutos depois da fervura / cozinhe _ e descasque em água corrente
own:ovo-mexido | o ovo (os ovos) | mexa _ em fogo baixo até firmar, sem deixar secar / mexa _ devagar e só desligue quando não houver parte líquida
taco:490 | o ovo (os ovos) | faça _ em frigideira antiaderente, com tampa, até firmar
own:omelete | a omelete | doure _ em frigideira antiaderente e dobre ao meio / faça _ em fogo baixo, com ervas, e vire quando firmar
taco:484 | a omelete de queijo | doure _ em frigideira antiaderente e dobre ao meio
taco:485 | os ovos de codorna | cozinhe _ por quatro minutos depois da fervura
`,
  lata: `
taco:277 | o atum | escorra bem _ e solte com o garfo
taco:319 | a sardinha | escorra bem _ e amasse com o garfo
`,
  legume: `
taco:109 | a cenoura | cozinhe _ no vapor até o garfo entrar fácil / cozinhe _ em rodelas até ficar macia
taco:112 | o chuchu | cozinhe _ no vapor até o garfo entrar fácil / refogue _ em cubos com a panela tampada
taco:64 | a abóbora | cozinhe _ no vapor até o garfo entrar fácil / refogue _ em cubos com a panela tampada
taco:68 | a abóbora | refogue _ em cubos com a panela tampada
taco:97 | a beterraba | cozinhe _ com casca e descasque debaixo da torneira
taco:70 | a abobrinha | cozinhe _ no vapor até o garfo entrar fácil / refogue _ em rodelas até dourar
taco:72 | a abobrinha | refogue _ em fogo alto para não juntar água
taco:100 | o brócolis | cozinhe _ no vapor até ficar bem verde / cozinhe _ no vapor e tire ainda crocante
taco:118 | a couve-flor | cozinhe _ no vapor até o garfo entrar fácil
taco:95 | a berinjela | cozinhe _ em cubos até o garfo entrar fácil
own:vagem | a vagem | cozinhe _ no vapor e tire ainda crocante
own:quiabo | o quiabo | seque bem _ antes de cortar e cozinhe sem tampa, para não babar
taco:116 | a couve | refogue _ só até murchar / corte _ bem fina e dê um susto na panela quente
taco:120 | o espinafre | refogue _ só até murchar
taco:85 | o almeirão | refogue _ só até murchar
taco:151 | o repolho roxo | refogue _ só até murchar
taco:546 | a salada de legumes | cozinhe _ no vapor e sirva morna
taco:107 | a cebola | doure _ sem pressa
`,
  prato: `
own:sopa-legumes | a sopa de legumes | cozinhe _ em fogo baixo e bata metade, para engrossar
own:canja | a canja | cozinhe _ em fogo baixo e congele em porções para outros dias
own:caldo-verde | o caldo verde | deixe _ engrossar em fogo baixo e sirva bem quente
own:lasanha | a lasanha | leve _ ao forno até dourar por cima
taco:538 | o estrogonofe de frango | cozinhe _ em fogo baixo e desligue antes de ferver
taco:537 | o estrogonofe de carne | cozinhe _ em fogo baixo e desligue antes de ferver
own:escondidinho | o escondidinho | leve _ ao forno até dourar por cima
own:galinhada | a galinhada | cozinhe _ em panela tampada e só mexa no fim
taco:527 | o baião de dois | deixe _ em fogo baixo até secar
taco:539 | o feijão tropeiro | misture _ na hora e sirva ainda quente
taco:540 | a feijoada | cozinhe _ em fogo baixo e retire a espuma que subir
`,
  molho: `
taco:159 | o molho de tomate | aqueça _ em fogo baixo e sirva por cima
`,
} as const;

/** What is cooked once for several days, and only warmed up on a working day. */
export const cookedForTheWeek = [
  "taco:3",
  "taco:1",
  "taco:561",
  "taco:567",
  "taco:563",
  "taco:577",
  "own:grao-de-bico",
  "taco:408",
  "taco:328",
  "taco:351",
  "taco:363",
  "taco:371",
  "own:sopa-legumes",
] as const;
