import { readAsked } from "./asked.ts";

/** Written after the intents were closed, as people of many places and ages write on a phone. The first run of these is the figure. */
export const askedAfter = readAsked(`
desistir | gente na boa acho q vou parar por aqui viu
desistir | nao da mais, todo santo dia a mesma luta com a balança, chega
desistir | oxe cansei visse, vou voltar a comer o q eu quero
m2 | desistir | to quase jogando tudo pro alto
m9 | desistir | nem sei pq comecei isso, vou deletar o app
desistir | eu nunca vou conseguir emagrecer mesmo, melhor parar
desistir | tô por um fio de mandar esse projeto pro espaço
desistir | num guento mais regime nao
desistir,desanimo | perdi a fé nesse negocio
m12 | desistir | acho q nao sirvo pra fazer dieta
desistir | penso em sair do programa
desistir,desanimo | minha vontade hj é de largar
desistir,dinheiro | quero sair, como faço pra encerrar
desistir | bah tchê, tô largando de mão
semana-leve | tem como maneirar um pouco nessa semana? ta tensa
semana-leve,desistir | queria dar uma aliviada sem abandonar
semana-leve | da pra fazer uma versão mais tranquila do plano uns dias?
desanimo | hj acordei sem a menor vontade de nada
desanimo | como q faz pra ter constância gente
desanimo | todo mês começo e paro, como eu engreno?
desanimo | aff que preguiça de tudo
m2 | desanimo | me da um incentivo ai
desanimo | to meio down, nao fiz nada do plano
pausa | vou fazer uma cirurgia de vesicula, consigo congelar meu acesso?
pausa | queria parar so por um mes e voltar dps
m9 | pausa | posso trancar e volta depois?
fome | mano to azul de fome e falta mt pro jantar
fome | eu janto as 19 e la pelas 22 meu estomago ta gritando
fome | 3 da tarde e eu ja comeria um boi
m2 | fome | acabei de almoçar e continuo com fome, é normal?
m5 | fome | bateu aquela fominha das 10h
fome | o café do plano é mto pouquinho pra mim, as 9 ja to com fome
fome | toh com fomeeee
m12 | fome | acordo de madrugada com fome
fome | q fome do cao
fome,refeicao | posso beliscar algo agora? faltam duas horas pro almoco e to faminta
vontade-de-doce | menina eu to subindo pelas parede por um brigadeiro
vontade-de-doce | depois da janta preciso de um docinho senao nao durmo
m2 | vontade-de-doce | tem algum doce que eu possa comer?
vontade-de-doce | como vc lida com viciada em chocolate? kkk
vontade-de-doce,festa | sobrou bolo de aniversario na geladeira e ele ta me chamando
m9 | vontade-de-doce | posso tomar um sorvetinho hj ta mt calor
vontade-de-doce | o que eu faço com essa vontade de açucar de tarde
comer-por-ansiedade | qdo meu chefe me enche o saco eu ataco o pote de biscoito
comer-por-ansiedade | fico belisca belisca a tarde inteira no home office
m2 | comer-por-ansiedade,transtorno-alimentar | eu desconto minha raiva na comida
comer-por-ansiedade | nervosa com a prova e comendo sem parar
comer-por-ansiedade | nao é fome, é ansiedade né?
deu-ruim | fui comer um pedacinho e comi a travessa toda
m2 | deu-ruim | exagerei na janta e to mal
deu-ruim | rolou um lanche as 23h com batata e milkshake, estraguei a semana né
deu-ruim | hj eu so comi tranqueira
m9 | deu-ruim | ontem sai totalmente da linha, amanha como menos?
deu-ruim | comi 6 pedaço de bolo na reunião socorro
deu-ruim | vacilei feio no domingo
dor | doeu o joelho esquerdo fazendo aquele do banco
dor | qnd eu abaixo estala o joelho e fica doendo dps
dor | deu um puxão aqui atras da coxa na corrida
dor | minhas costa ta me matando desde o treino de terça
m2 | dor | tô sentindo uma dorzinha chata no ombro direito
dor | toda vez q faço prancha minha lombar reclama
dor | machuquei o tornozelo descendo do onibus, posso treinar?
m12 | dor | meu quadril ta doendo
dor | pescoço travado, faço o treino?
dor | a canela dói quando corro na esteira
dor,dor-forte | dor no cotovelo qdo pego peso, ta forte
dor | minha coluna nao ta boa hj
dor | joelho inchado dps do agachamento
dor-muscular | nao to conseguindo nem sentar no vaso de tanto agachamento kkk
dor-muscular | meus braço parece gelatina e dolorido, treinei ontem
dor-muscular | dia seguinte do treino fico toda travada das perna, isso passa?
m7 | dor-muscular,descanso | treino com o corpo dolorido ou descanso?
gestacao,gravidez | meninas deu positivo!! to gravida
gestacao,gravidez | acho que eu engravidei, paro o treino?
gravidez,gestacao | minha menstruaçao ta 2 semana atrasada
gestacao | estou gestante de 10 semanas, posso continuar o plano?
m2 | gestacao,gravidez | to gravidissima e agora kkk
gestacao,medico,gravidez | queremos engravidar ano que vem, o plano atrapalha?
plato | 1 mes certinho e a balança nao mexeu um grama
plato | pq nao to secando??
m2 | plato | meu peso ta igualzinho faz tempo
plato | travei nos 79 e nao desce nem com reza
m9 | plato | como tudo certo e nao perco peso
plato,quanto-falta | em quanto tempo começo a ver resultado?
peso-subiu | ué como q eu engordei 1,2 de sexta pra segunda?
peso-subiu | me pesei e deu mais do q ontem, desanima
peso-subiu | amanheci parecendo um balao de tao inchada
m2 | peso-subiu | acho que engordei essa semana
peso-subiu | peso ta subindo mesmo comendo direito
peso-subiu | ganhei 2kg do nada, q isso
quanto-falta | ja mandei quantos kilos embora?
quanto-falta | quero chegar nos 75, ta longe?
m2 | quanto-falta | to indo bem?
quanto-falta | qto ainda preciso perder pra bater a meta
quanto-falta | como ta meu progresso ate agora
m9 | quanto-falta | eliminei quantos quilos desde o começo
balanca | que dia eu subo na balança?
m2 | balanca | tenho trauma de balança
balanca | pesar de roupa ou sem
balanca | onde coloco meu peso de hj
ciclo | minha menstruação desceu hj e to um caco
ciclo | nessa fase da tpm eu viro um monstro da comida
m2 | ciclo | to menstruada e com colica, treino ou nao
ciclo,vontade-de-doce | pq na tpm da tanta vontade de doce?
menopausa | entrei na menopausa ano passado, vai ser mais dificil?
sono | minha filha de 8 meses acordou 5x, to um zumbi
sono | rolei na cama ate 3h
sono | nao preguei o olho
m2 | sono | to sem dormir direito faz dias
intestino | faz 4 dias q nao faço coco
intestino | essa dieta me deixou com intestino preguiçoso
intestino | mt gases com feijao, o q faço
m5 | intestino | barriga estufada o dia inteiro
agua | nao desce agua, tem truque?
agua | kd minha meta de agua
agua | suco e cafe contam como agua?
m13 | agua | quantos copos dagua eu tenho q beber
doente | peguei gripe do meu filho, oq faço com treino
doente | to com uma dor de cabeça horrivel, pulo o treino?
doente | passei a noite com virose
barriga | essa barriguinha nao vai embora nunca
barriga | tem exercicio pra perder papada e braço?
barriga | quantos abdominais pra ter barriga chapada
sem-academia | a acad fecha no feriado, e eu?
sem-academia | ta caindo o mundo aqui, sem condição de sair pra treinar
sem-academia | cuidador faltou, tenho q ficar com minha mãe, nao vai dar academia
m7 | sem-academia | consigo treinar na sala de casa?
sem-academia | meu carro quebrou e a academia é longe
m9 | sem-academia | nao vou na academia hj nao
sem-academia,viagem | to na casa da minha mae no interior e nao tem academia
sem-tempo | hj o dia ta um caos, tem treino de 15 min?
sem-tempo | cheguei tarde do trampo, so dou conta de meia hora
m2 | sem-tempo | tenho só vinte minutos
sem-tempo | nao sobra tempo pra treinar com 2 filho pequeno
treino-perdido | matei a academia quarta e quinta, e agora?
treino-perdido | sumi 10 dias da musculação, recomeço de onde?
treino-perdido | nao fui terça, faço dois hj?
m2 | treino-perdido | furei o treino de ontem
treino-perdido | essa semana nao consegui treinar nenhum dia
sem-equipamento | o leg ta sempre ocupado no horario q vou
sem-equipamento | so tenho elastico em casa serve?
m7 | sem-equipamento | nao tenho peso nenhum em casa
sem-equipamento | tem outro exercicio no lugar da remada?
sem-equipamento | detesto agachamento, posso trocar?
treino-de-hoje | bora treinar, qual o de hj?
treino-de-hoje | o q tem pra treinar amanha
m2 | treino-de-hoje | hoje é dia de treino?
treino-de-hoje | manda a ficha ai
treino-de-hoje | quantas repetição na remada
carga | posso botar mais peso no goblet?
carga | comecei com 4kg ta levinho
carga | como sei se a carga ta boa
cardio | subir escada do predio vale alguma coisa?
cardio | levo o cachorro pra passear 40min, isso conta?
cardio | posso trocar academia por natação?
m9 | cardio | corri 5km hj cedo, marco onde?
esforco-do-treino | quase morri no treino hj, nao terminei
esforco-do-treino | saio do treino destruida, tá certo isso?
esforco-do-treino | acho q ta puxado demais pra quem ta começando
esforco-do-treino | nao tenho força pra ultima serie
vergonha-da-academia | fico sem graça de ir na academia com meu corpo
vergonha-da-academia | nunca pisei numa academia, to com medo de pagar mico
vergonha-da-academia | os marombeiro fica encarando, me sinto mal
antes-do-treino | treino 6 da manha, tenho q comer alguma coisa antes?
antes-do-treino | banana uma hora antes de malhar ta bom?
m2 | antes-do-treino | posso ir treinar de barriga vazia?
antes-do-treino,depois-do-treino | como oq antes e depois da musculação
depois-do-treino | saio da academia 9 da noite, o q janto
descanso | 7 dias de academia é demais?
descanso | qtos segundo descanso entre uma serie e outra
descanso | da pra treinar sabado e domingo tb?
outro-dia-de-treino | consigo jogar o treino de hj pra quinta?
outro-dia-de-treino | é melhor malhar cedo ou de noite?
outro-dia-de-treino | trocar a segunda pela terça tem problema
como-faz | nao saquei como faz esse goblet
como-faz | na remada o cotovelo vai pra onde? como faz certo
como-faz | tem video dos exercicios?
refeicao | e ai o q eu janto hj
refeicao | me diz ai oq tem de lanche
m2 | refeicao | o que tem pro café?
refeicao | bom dia, q que eu como agora de manha
refeicao | qual o cardapio de hj
m5 | refeicao | o que eu lancho a tarde
refeicao | hora do almoço!! oq tem
m3 | refeicao | qual minha refeição agora
m8 | refeicao | me da uma ideia de lanche
troca-alimento | cabou o feijao, uso oq?
troca-alimento | nao sou mt fã de tomate, tem outra coisa
troca-alimento | da pra por carne moida no lugar do frango?
m2 | troca-alimento | posso usar batata em vez do arroz?
m5 | troca-alimento | esse iogurte eu nao posso, troca por oq
troca-alimento | to enjoada de ovo pelo amor
troca-alimento | nao tem alface na feira hj, pego oq
troca-alimento | meu marido nao comprou banana, o q ponho no lugar
troca-alimento | macaxeira no lugar do arroz pode?
alimento | pode cuzcuz com leite?
alimento | ovo todo dia aumenta alguma coisa?
alimento | requeijão é liberado?
m8 | alimento | posso comer paçoca?
m5 | alimento | leite desnatado pode pra mim?
alimento | arroz branco engorda mt?
alimento | farofa estraga a dieta?
m9 | alimento | pipoca pode?
alimento | mortadela é mt ruim?
proteina | o que como pra bater as proteína
proteina | nunca chego nas proteina do dia
fruta | abacate e manga engorda né? posso?
fruta | qts fruta posso comer por dia
fruta | melancia a vontade pode?
cafe-e-acucar | to tomando 6 cafezinho por dia, é mt?
cafe-e-acucar | troquei açucar por mel, ta certo?
cafe-e-acucar | zero cal ou stevia
refrigerante | coquinha zero no almoço todo dia faz mal?
refrigerante | largar o refri ta dificil
pulei-cafe | de manha eu nao consigo engolir nada
pulei-cafe | acordo atrasada e saio sem comer, problema?
pulei-refeicao | deixei passar o lanche, como junto no jantar?
pulei-refeicao | posso ficar sem jantar hj? nao to com fome
jantar-tarde | chego do plantao 23h, como ou durmo?
jantar-tarde | dizem q comer dps das 8 engorda, verdade?
jantar-tarde | pão de noite pode?
carboidrato | se eu cortar arroz e pao seco mais rapido?
carboidrato | vi no tiktok q carbo é veneno
jejum | e se eu fizer jejum de 16h?
jejum | minha cunhada faz jejum e emagreceu mt, posso tb?
marmita | quero deixar a comida pronta no domingo, por onde começo
marmita | marmita congelada dura qto tempo
marmita | num sei fritar um ovo, me ajuda
gastar-menos | o preço da carne ta um absurdo, da pra baratear?
gastar-menos | to desempregada, preciso de opçoes em conta
familia | as crianças so querem nugget e eu acabo comendo
familia | almoço na vó todo domingo, impossivel dizer nao
familia | minha sogra se ofende se eu nao repito
familia | faço janta separada da do marido?
repetir | posso comer a msm coisa a semana toda
repetir | salada pode à vontade né
m9 | pizza | noite de pizza com as amigas, libera?
pizza | meu filho quer pizza hj, como fica a dieta
m5 | pizza | pizza de mussarela pode?
pizza | qts pedaço de pizza da pra comer
rodizio | hj tem churrascaria com o time, estratégia?
churrasco | domingo é churrasco na casa do cunhado
churrasco | feijoada no sabado pode né
bar | vou pro boteco mais tarde, o que belisco
bar | sexta é dia de barzinho, ajuda aí
por-quilo | almoço em self service, o que ponho no prato
por-quilo | aqui no trampo é bandejao, como me viro
restaurante | jantar com o crush num restaurante, e agora?
restaurante | vou almoçar fora com cliente
lanche-rapido | vontade de pedir um x-tudo
lanche-rapido | só tem salgado na cantina, qual escolho?
lanche-rapido | hj vou de ifood, sugere algo?
festa | casamento da minha prima sabado, como nao surto
festa | festinha na escola das criança, brigadeiro e coxinha...
m2 | festa | tem aniversario amanha, o que faço?
registrar | mandei pra dentro dois pastel de carne e um caldo de cana
registrar | almocei arroz feijao e um bife
m2 | registrar | comi uma banana e um iogurte
registrar | tomei duas brejas com amendoim
registrar | cafe com leite e pao na chapa, anota
m9 | registrar | jantei sopa
alcool | umas cervejinha no sabado atrapalha mt?
alcool | o q bebo q engorda menos
alcool | to na ressaca braba
suplemento | creatina vale a pena?
suplemento | minha amiga toma whey, preciso tb?
suplemento,medico | qual termogenico é bom
m8 | suplemento | barrinha de proteina serve de lanche?
viagem | vou pra praia 5 dias, o q faço com tudo isso
viagem | viajo a trabalho toda semana, comendo em hotel
m9 | viagem | semana que vem to de ferias em salvador
fim-de-semana | de segunda a sexta vou bem, sabado desando
fim-de-semana | tem direito a um dia livre?
turno | sou enfermeira noturna, minhas refeiçoes tao tudo trocada
turno | meu almoço é 15h no serviço, da pra mudar o horario?
como-registrar | aonde q eu marco o q comi
como-registrar | esqueci de por a janta de ontem
consumo | quanto sobra de caloria pra hj?
consumo | ja comi quanto hj
m2 | consumo | o que eu comi ontem mesmo?
quando-sai | cade o plano q iam me mandar
m4 | quando-sai | ja era pra ta pronto meu plano né?
quando-sai | daqui quanto tempo muda minha dieta
consulta | que dia eu falo com a nutri?
consulta | preciso remarcar a ligação de amanha
pessoa | tem alguem de carne e osso ai?
pessoa | quero mandar uma pergunta pra nutri
m9 | pessoa | queria falar com um atendente
lista-de-compras | vou fazer feira, manda a lista
mudar-respostas | virei vegana semana passada, precisa avisar?
mudar-respostas | troquei de emprego e minha rotina mudou toda
dinheiro | quero meu dinheiro de volta
dinheiro | como eu cancelo isso?
dinheiro | me cobraram duas vezes no cartao
quanto-tem | quantas calorias tem uma coxinha
meta,proteina | quanto de proteina eu devo comer
medico | posso parar o remedio da pressao ja q emagreci?
transtorno-alimentar | depois que como muito eu forço o vomito
crise | nao vejo mais sentido em viver
emergencia | deu uma dor no peito no meio da esteira agora
`);
