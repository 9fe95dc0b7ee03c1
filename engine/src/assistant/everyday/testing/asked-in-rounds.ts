import { readAsked } from "./asked.ts";

/** Rounds of fresh sentences, each measured once before what it taught was mended. The first was measured on the rules of cues alone. */
export const firstRound = readAsked(`
desistir | nao sei se continuo com isso nao viu
desistir | to largano tudo, cansei de verdade dessa porcaria
desistir,desanimo | faz 2 meses nisso e nada, acho q num vale o esforço
m2 | desistir | posso sair do programa na hora q eu quiser? to querendo
desanimo | to sem animo pra nada hj
desanimo | hj ta dificil levantar do sofá, me ajuda
m9 | desanimo | bah, to numa preguiça lascada essa semana
desanimo,semana-leve | mta coisa no trabalho to exausta e nao consigo seguir o plano direito
semana-leve | essa semana vou ter prova todo dia, da pra pegar mais de leve?
pausa | vou ficar internada 1 semana pra operar o joelho, da pra parar o plano nesse tempo?
fome | barriga roncando 23h
fome | barriga roncando aqui socorro
m2 | fome | acabei de jantar tem meia hora e ja quero comer dnv
fome | as 4 da tarde eu viro um leao de fome
m12 | fome | eu como tudo q ta no plano e continuo cm fome
vontade-de-doce | meu deus q vontade de comer um bis
vontade-de-doce | depois do almoco tenho q comer um doce, é mais forte q eu
m5 | vontade-de-doce | paçoquinha pode? to salivando
comer-por-ansiedade | briguei com meu namorado e comi metade da despensa
comer-por-ansiedade | fico sozinha em casa e qdo vejo to na geladeira
deu-ruim | ontem passei dos limite no aniversario da minha sobrinha
deu-ruim | comi 5 fatia de pizza e um pudim, to me sentindo um lixo
m2 | deu-ruim | hj foi so besteira o dia td
dor | meu joelho fica reclamando qdo desço escada
dor | deu um choque aqui na lombar fazeno a ponte
dor | ombro direito num ta legal desde o treino de terça
m12 | dor | posso treinar com o tornozelo inchado?
dor-muscular | treinei perna sabado e nao consigo sentar na privada kkkk
dor-muscular | to toda duraaa do treino de ontem
gravidez,gestacao | menina acho q engravidei, paro tudo?
gestacao,gravidez | to com 12 semanas, continuo a dieta?
plato | a balanca n mexe faz 3 semana
plato | 82 82 82 sempre 82, que saco
m2 | plato | faço tudo direitinho e a calça continua apertada
peso-subiu | dormi com 74 e acordei com 75,3 como assim
peso-subiu | comi sushi ontem e a balança foi la pra cima
quanto-falta | to muito longe do meu peso?
quanto-falta | ja deu quantos kg desde q comecei
balanca | que hora do dia eu me peso
balanca | me da ate frio na barriga subir na balança
ciclo | to de tpm querendo matar um e comer um bolo inteiro
ciclo | desceu hj e to acabada, treino ou deixo
menopausa | depois dos 50 com os calorões tudo ficou mais dificil
sono | bebê acordou 5 vezes, to um caco
sono | durmo umas 5h por noite, isso ta me atrapalhando?
intestino | faz 4 dia q nao faço nº 2
intestino | como feijao e fico parecendo um balao de gas
agua | nao desce agua em mim, tem macete?
agua | ja bebi quanto de agua hj
doente | to com a garganta ruim e corpo mole, vou treinar nao né
doente | virose das braba aqui, consigo comer nada
barriga | tem exercicio pra sumir esse pneu do lado?
barriga | a perna afina mas a barriga continua la
sem-academia | caiu um pé d'agua aqui e nao vou conseguir ir na acad
sem-academia | to sem dinheiro p pagar a academia esse mes
sem-tempo | tenho reuniao até 20h, como encaixo o treino?
sem-tempo | so tenho 10 minutinho hj
treino-perdido | fiquei 3 semanas sem pisar na academia
treino-perdido | nao fui segunda nem quarta, faço os dois hj?
sem-equipamento | na minha academia nao tem aquele banco inclinado
sem-equipamento | posso usar 2 saco de arroz no lugar do peso?
treino-de-hoje | hj treino oq
treino-de-hoje | manda o treino
carga | to usando 8kg de cada lado, aumento?
carga | com quantos kilo eu começo a remada
cardio | levar o cachorro pra passear conta?
cardio | prefiro dançar do q musculação, pode ser?
esforco-do-treino | quase vomitei no treino hj, muito pesado
esforco-do-treino | na terceira serie meus braços nao sobem mais
vergonha-da-academia | sou a unica gorda da academia, morro de vergonha
antes-do-treino | treino 5:30 da matina, preciso comer?
depois-do-treino | acabei de malhar, como oq agora
descanso | se eu treinar de segunda a segunda dá mais resultado?
outro-dia-de-treino | da pra fazer o de sexta na quinta?
como-faz | nao to entendendo esse afundo ai
refeicao | oq tem pra hj no almoço
refeicao | janto o que meu deus
troca-alimento | cabo o iogurte, pode ser leite?
troca-alimento | ñ gosto de brocolis de jeito nenhum
alimento | tapioca engorda mais q pao?
alimento | cuscuz com ovo todo dia faz mal?
proteina | como eu bato essa proteina toda sem comer so frango
cafe-e-acucar | nao largo meu cafezinho c/ açucar, tem problema?
refrigerante | coca zero todo dia no almoço, pode?
pulei-refeicao | fiquei sem almoçar por causa do serviço
jantar-tarde | saio da facul 23h e como quando chego, engorda?
carboidrato | disseram pra eu cortar o pão e o arroz, verdade?
jejum | jejum ajuda mesmo ou é mito
marmita | quero deixar pronto no domingo a comida da semana toda
gastar-menos | ta tudo um absurdo no mercado, da pra baratear?
familia | meu filho so come nugget e eu acabo comendo junto
pizza | hj a galera vai pedir pizza, faço oq
churrasco | domingo tem churras na casa do sogro
alcool | tomo uma gelada ou nao no sabado?
viagem | semana q vem to em sp a trabalho, hotel e tal
suplemento | creatina incha?
quando-sai | falta mt pro meu plano ficar pronto?
dinheiro | quero meu dinheiro de volta
pessoa | tem alguem de verdade ai pra falar comigo?
como-registrar | comi um lanche na rua e nao sei como por no app
`);

/** Measured when words had been learned from 1,500 phrases. */
export const secondRound = readAsked(`
desistir | quer saber? cansei, vo larga isso aki
desistir | acho q ja deu ne, n levo jeito pra essas coisa
m9 | desistir | uai sô, tô é querendo largar esse trem de dieta
desistir,desanimo | de q adianta tudo isso se eu continuo gorda
m2 | desistir | se eu sair agora perco tudo?
desanimo | ando sem vontade de treinar nem de comer direito
desanimo | preciso de um puxao de orelha kkk
m12 | desanimo | meu marido nao me apoia e eu desanimo
semana-leve | to de mudança, nao vou conseguir seguir certinho essa semana, tem algo mais simples?
pausa | minha mae ta no hospital e eu vou ficar com ela uns 10 dias, posso parar o plano?
fome | q fome é essa meu pai
fome | comi o lanche 3 e meia e as 5 ja to roncando
m2 | fome | o plano me deixa com fome
fome,jantar-tarde | 1 da manha e eu com fome, como ou durmo?
fome | comida de passarinho essa viu, nao me enche
vontade-de-doce | to louquinha num danone de chocolate com bis
vontade-de-doce | chegou 3 da tarde e eu quero doce, todo santo dia
m5 | vontade-de-doce | um quadradim de chocolate por dia estraga?
comer-por-ansiedade | to esperando resultado de concurso e nao paro de comer
comer-por-ansiedade | toda vez q fico chateada eu vou pra cozinha
deu-ruim | fui na casa da minha vó e comi tudo q tinha na mesa
deu-ruim | mandei ver na sobremesa 3x, to arrependida
m2 | deu-ruim | esse fim de semana foi um desastre
dor | meu joelho estalou e agora ta doendo
dor | to com uma dor aqui no quadril q num passa
dor | dá pra treinar com bursite?
m12 | dor | me machuquei jogando bola, pé inchado
dor | minhas costa ta me matano depois da faxina
dor-muscular | mds nao consigo nem pentear o cabelo de tanta dor no braço do treino
dor-muscular | 2 dias depois e a perna ainda doi do agachamento
gravidez,gestacao | descobri hj q to gravida e agora
gravidez,gestacao | minha menstruação ta atrasada 2 semanas, tenho medo
plato | faz um mes q to no mesmo numero
plato | eu nao to emagrecendo nada com isso
m2 | plato | sera q meu corpo travou?
peso-subiu | ontem 81 hoje 82,4 tá certo isso?
peso-subiu | engordei treinando, pode isso?
quanto-falta | tô indo bem ou mal?
quanto-falta | quanto tempo até eu chegar nos 65
balanca | me peso pelado ou de roupa kk
balanca | de quantos em quantos dias sobe na balança
ciclo | menstruei e o treino de perna é hj, faço?
menopausa | to com 51, a menopausa chegou e a barriga tb
sono | passei a noite rolando na cama
sono | to dormindo tarde por causa do celular e acordo podre
intestino | nao to indo no banheiro direito desde q comecei
agua | agua com limao conta?
agua | bebo pouca agua pq esqueço
doente | peguei uma gripe, treino ou descanso?
doente | to de cama com dengue
barriga | quero tirar essa pança antes do verão
barriga | qual exercicio seca o culote
sem-academia | hoje a academia nao abre, e ai
sem-academia | nao tenho com quem deixar as criança pra ir treinar
sem-tempo | tenho meia hora so entre um trampo e outro
sem-tempo | hj vai ser corrido d+, tem um treino mini?
treino-perdido | sumi uma semana, por onde recomeço
treino-perdido | ontem furei o treino, tem problema?
sem-equipamento | o puxador ta sempre ocupado
sem-equipamento | n tenho caneleira, uso oq
treino-de-hoje | partiu treino, qual é o de hj?
treino-de-hoje | qtas repetiçao faço no supino
carga | tô pegando 6kg na rosca e ta mole
cardio | posso trocar a esteira por caminhada na rua
cardio | quantos min de bike por dia
esforco-do-treino | esse treino ta me arrebentando, muito pesado
esforco-do-treino | canso mt rapido, normal?
vergonha-da-academia | morro de vergonha do meu corpo na academia
antes-do-treino | vou malhar daqui 1h, como alguma coisa?
depois-do-treino | cheguei do treino morto de fome, como oq?
descanso | to treinando 6x na semana é muito?
outro-dia-de-treino | hj nao rola, jogo o treino pra amanha?
como-faz | esse tal de stiff como é?
refeicao | oq eu faço de janta hj
refeicao | que horas é meu lanche
m2 | refeicao | me fala oq eu como agora de manha
troca-alimento | n tem atum aqui, ponho sardinha?
troca-alimento | detesto aveia, me da outra opçao
alimento | macarrao instantaneo pode?
alimento | pao frances ou integral
proteina | carne é cara, onde mais tem proteina
fruta | posso comer melancia a vontade
cafe-e-acucar | cafe c leite e 2 colher de açucar pode?
refrigerante | larguei a coca mas to sofrendo, zero pode?
pulei-cafe | acordo enjoada e nao consigo comer nada de manha
pulei-refeicao | esqueci de almoçar hj
carboidrato | arroz e macarrao na msm refeiçao pode?
jejum | queria fazer jejum ate meio dia
marmita | posso congelar o arroz?
gastar-menos | to dura esse mes, oq corto do mercado
familia | minha sogra faz cada comida gordurosa e eu moro com ela
repetir,alimento | posso comer salada a vontade?
lanche-rapido | to no shopping e so tem fast food
restaurante | meu chefe vai levar a gente pra almoçar fora
festa | sabado tem 15 anos da minha prima
alcool | quantas latinha posso tomar no churrasco
viagem | vou pra praia 5 dias
suplemento | tenho q tomar whey msm?
como-registrar | esqueci d anotar o almoço de ontem, da pra por agora?
pessoa | queria conversar com a nutri sobre isso
`);

/** Measured with 2,700 phrases. */
export const thirdRound = readAsked(`
desistir | acho q ja era pra mim essa dieta
desistir | sabe quando vc nao quer mais? entao
m2 | desistir | to pensando em sair, oq eu perco?
m9 | desistir,desanimo | tanto sacrificio pra nada, to pra jogar a toalha
desistir | me da um motivo pra nao largar hj
desanimo | acordei desanimadissima, sem vontade de cozinhar nem treinar
desanimo | to sem animo pra academia
m12 | desanimo | como vc faz pra nao desanimar no meio do caminho
semana-leve | semana de mudança de apto, me passa algo basico só pra nao desandar
pausa | vou viajar a trabalho 1 mes e queria pausar
fome | são 22h30 e minha barriga ta fazendo um barulhao
fome | to com uma fome q comeria o sofa
m2 | fome | almoço meio dia e 2 da tarde ja to c fome de novo
fome | acordei de madrugada roendo de fome
fome | essa dieta passa fome viu
vontade-de-doce | me deu aquela vontade de doce da tarde
m5 | vontade-de-doce | oq eu como de doce q n atrapalha
vontade-de-doce | to namorando um pote de sorvete no freezer
comer-por-ansiedade | quando a criançada dorme eu sento e como tudo q vejo
comer-por-ansiedade | to nervosa c a entrevista e comendo sem parar
m2 | comer-por-ansiedade | to comendo de tédio
deu-ruim | ontem a noite jantei duas vezes
deu-ruim | comi um pacote de bolacha recheada sozinha
deu-ruim | sai totalmente do plano no churras
m9 | deu-ruim | exagerei na cerveja e no petisco ontem
dor | sinto uma dorzinha chata no ombro qdo levanto o peso
dor | minha lombar ta pedindo arrego
m12 | dor | cai da escada e o joelho ta inchado
dor | doi a sola do pé quando caminho
dor | o punho doi quando apoio no chao
dor-muscular | to toda moída da aula de ontem
dor-muscular | panturrilha travou depois do treino, é normal?
gravidez,gestacao | to gravida de 3 meses e agora com o plano?
gravidez,gestacao | fiz o teste e deu 2 risquinhos
plato | a balança ta de mal comigo, nao baixa
plato | um mes e meio e só perdi 500g
m2 | plato | nao vejo diferença no espelho
peso-subiu | me pesei e deu 1,2kg a mais q ontem
peso-subiu | to inchada e pesando mais
quanto-falta | qnto eu ja perdi desde janeiro
quanto-falta | to perto da minha meta ou ainda falta mt?
balanca | pode pesar de noite?
balanca | nao gosto de me pesar, sou obrigada?
ciclo | to naqueles dia e com uma colica do cao
menopausa | entrei na menopausa e nao emagreço mais
sono | o vizinho fez festa e nao dormi nada
sono | 4 horas de sono, treino hj?
intestino | to presa faz 5 dias, oq eu como
m2 | intestino | toda vez q como salada fico cheia de gases
agua | qts copos de agua por dia
agua | cha sem açucar vale como agua
doente | to com o nariz entupido e febril, descanso?
doente | crise de enxaqueca hj, n vou treinar
barriga | so a barriga q nao vai embora
sem-academia | meu carro ta na oficina, n vou na academia hj
sem-academia | hj nao quero sair de casa, tem treino pra fazer aqui?
sem-tempo | tenho 25 min entre o trabalho e buscar minha filha
m12 | sem-tempo | q treino faço se so tenho 15 min
treino-perdido | semana passada nao treinei nenhum dia
treino-perdido | faz 20 dia q eu n vou, volto de onde?
sem-equipamento | nao tem cadeira flexora aqui, faço oq no lugar
sem-equipamento | tenho so um elastico e uma cadeira
treino-de-hoje | to aqui na academia, o que eu faço hj?
treino-de-hoje | quantas series sao de remada
carga | comecei com 4kg e ja ta facil, subo pra quanto?
cardio | corri 3km hj, conta?
cardio | fazer zumba 2x na semana ajuda?
esforco-do-treino | nao to aguentando terminar as serie
esforco-do-treino | treino muuuito longo, da 1h30
vergonha-da-academia | tenho 58 anos e vergonha de entrar na academia
antes-do-treino | como oq antes de ir malhar as 7
depois-do-treino | treino termina 21h30, o que como depois
descanso | preciso descansar 1 dia entre os treinos?
outro-dia-de-treino | so posso treinar sabado e domingo, da?
como-faz | como q respira no agachamento
refeicao | qual meu cafe da manha de amanha
refeicao | tô com preguiça de pensar, oq tem pra janta?
troca-alimento | nao tem batata doce, posso por mandioca?
troca-alimento | odeio iogurte natural, troca por q?
alimento | pao de queijo de manha pode?
alimento | farofa engorda mt?
proteina | tá dificil bater a proteina, dicas?
fruta | banana a noite engorda?
cafe-e-acucar | adoçante faz mal? qual o melhor
pulei-refeicao | reuniao atras de reuniao e eu sem almoço
jantar-tarde | so consigo jantar la pelas 22h30, faz mal?
carboidrato | tenho q cortar o arroz da janta?
marmita | quantos dias a marmita aguenta na geladeira
gastar-menos | carne ta pela hora da morte, qual opçao
familia | como faço se aqui em casa so tem besteira
pizza | minha filha quer pizza hj, posso comer junto?
churrasco | churrasco de aniversario do meu sogro amanha
bar | vou encontrar os amigos no boteco
por-quilo | no restaurante a kilo eu me perco
festa | casamento sabado, medo de exagerar
alcool | vinho toda sexta atrapalha?
fim-de-semana | sexta a domingo eu destruo tudo q fiz na semana
viagem | vou passar 1 semana na casa da minha mae em minas
suplemento | whey é necessario?
turno | entro as 23h e saio as 7h, que horas eu janto?
`);

/** Measured after the third was mended. */
export const fourthRound = readAsked(`
desistir | pensei bem e essa vida de contar comida n é pra mim
desistir | vo sair, ja tentei de td
m2 | desistir,desanimo | to quase desistindo de novo igual das outras vezes
desanimo | nao to nem um pouco afim de treinar hj
desanimo | como volto pro foco depois das ferias
semana-leve | qual o mínimo q posso fazer essa semana sem perder tudo?
pausa | vou operar a vista, para meu plano uns dias?
fome | tô c fome mas ja comi tudo q podia hj
fome | meu lanche da manha nao aguenta ate o almoço
m12 | fome | e qdo bate fome as 10 da noite?
vontade-de-doce | quero um doce mas nao quero estragar tudo
vontade-de-doce | meu esposo comprou sorvete e eu to doida
comer-por-ansiedade | na correria eu belisco tudo q vejo na cozinha do trampo
deu-ruim | comi um balde de pipoca e um refri grande no cinema
deu-ruim | me arrependi do tanto q comi na sexta
dor | meu joelho ta inchado depois da corrida
dor | doi o cotovelo qdo faço triceps
m12 | dor | to sentindo uma fisgada na virilha
dor-muscular | to q nao me aguento de dor nas coxa de ontem
gravidez,gestacao | posso seguir o plano gravida?
plato | emagreci 4kg rapidinho e agora parou
plato | to ha semanas no mesmo lugar
peso-subiu | comi certinho e subiu 600g, nao entendo
quanto-falta | quantos kilo ja foi
balanca | esqueci de me pesar na segunda, e agora
ciclo | minha tpm ta me fazendo comer o mundo
sono | trabalhei ate de madrugada e dormi so 3 horinha
intestino | o que eu como pra melhorar o intestino
agua | quanto de agua eu ja tomei
doente | to resfriada mas queria treinar, posso?
barriga | tem como perder so a barriga
sem-academia | ta um toró aqui, treino em casa?
sem-tempo | hoje so consigo treinar uns 12 minutos
treino-perdido | faltei quarta e sexta, faço oq
sem-equipamento | a polia quebrou na academia
treino-de-hoje | me fala o treino q é hj
carga | quanto de peso eu boto no agachamento goblet
cardio | ando 40 min por dia, ta bom?
esforco-do-treino | nao to conseguindo acompanhar o treino, é mt pesado
antes-do-treino | oq como antes do treino de manha cedinho
depois-do-treino | pos treino precisa ser whey?
descanso | posso treinar 5 dias seguido?
outro-dia-de-treino | posso passar o treino de segunda pra terça?
como-faz | nao sei se to agachando certo
refeicao | fala ai o q eu almoço
troca-alimento | meu mercado nao tem ricota, uso oq
alimento | salsicha pode de vez em quando?
fruta | suco de laranja natural pode no café?
jejum | posso ficar sem comer ate meio dia pra secar
marmita | como deixo o frango menos seco
gastar-menos | ganho pouco, essa dieta da pra mim?
familia | meu marido fica me oferecendo doce
lanche-rapido | to pensando em pedir um burger hj
restaurante | hj vou jantar fora com minha namorada
festa | hoje tem festinha na escola do meu filho
alcool | se eu tomar 2 caipirinha estraga mt?
fim-de-semana | posso ter 1 dia livre na semana
viagem | to no aeroporto, oq eu como aqui
suplemento | vale a pena comprar creatina
como-registrar | como anoto um prato misturado tipo estrogonofe
`);
