import { readAsked } from "./asked.ts";

/**
 * Written after the learned words were closed by a commit, and run once: 253 of 312 were useful, none harmful. One of appetite
 * was shrugged at ("vivo pensando em comida mesmo de barriga cheia").
 */
export const askedClosed = readAsked(`
desistir | oi, queria dizer q vou parar, obg por tudo
desistir | nao ta dando mais certo isso pra mim
m2 | desistir | eu ja larguei na verdade, so nao cancelei
desistir,desanimo | pra que me matar de fazer dieta se eu volto a engordar sempre
m9 | desistir | oxente eu n quero mais isso não visse
desistir | cansada de contar tudo q como, chega
m12 | desistir | to com vontade de mandar essa dieta as cucuias
desistir,desanimo | comecei 5 vezes esse ano e nunca vai, melhor aceitar
desistir | quero minha vida normal de volta sem plano nenhum
desistir,dinheiro | posso largar no meio do mes?
desistir | me segura senao eu largo tudo hj
desistir,desanimo | acho q fracassei de novo
desanimo | to numa bad com a dieta
desanimo | n consigo sair do sofa pra treinar
m2 | desanimo | q preguiça viu
desanimo | perdi o embalo depois do feriado
desanimo | me da um gás aí
desanimo | sozinha é dificil manter, como as pessoas conseguem?
desanimo | essa semana eu nao fui bem em nada
desanimo | acordei chateada e sem vontade de seguir o plano
semana-leve | essa semana tem entrega do tcc, da pra simplificar?
semana-leve | to sobrecarregada, quero só o basico do basico
m12 | semana-leve | da pra deixar mais fácil até domingo?
semana-leve,desanimo | preciso respirar um pouco dessa dieta mas sem abandonar
pausa | vou fazer uma plástica e ficar 30 dias parada
pausa | dá pra deixar tudo congelado em dezembro?
m9 | pausa | posso parar 2 semaninhas e retomar?
fome | ta batendo uma fome agora q nem eu acredito
fome | como 6 da tarde e as 9 ja to varada
m2 | fome | sinto fome o dia inteirinho
m12 | fome | barriga vazia e o almoço so daqui 2h
fome | essas porções sao mt pequenas p mim
fome | comi o almoço do plano e parece q nao comi nada
fome | to sem comer desde o meio dia e morrendo de fome, adianto a janta?
fome | acordo 4h da manhã c o estomago doendo de fome
m9 | fome | tchê to com uma fome de lobo
fome | fome depois de jantar é normal?
vontade-de-doce | ai q vontade de comer um docin
vontade-de-doce | trabalho numa confeitaria, como resisto?
m5 | vontade-de-doce | posso comer uma barrinha de chocolate 70%?
vontade-de-doce | vontade de leite ninho de colher
m2 | vontade-de-doce | a noite bate vontade de doce e eu fico andando pela casa
vontade-de-doce | tem como encaixar um sorvete no domingo
vontade-de-doce | so de passar na frente da padaria quero um sonho
comer-por-ansiedade | desconto o estresse do trampo no biscoito
comer-por-ansiedade | qdo discuto com meu filho eu como sem parar de raiva
m2 | comer-por-ansiedade | nao sei se é fome ou ansiedade
comer-por-ansiedade | fico no tedio e abro a geladeira a cada 5 min
comer-por-ansiedade | mastigo o dia inteiro qdo to preocupada
comer-por-ansiedade,fome | vivo pensando em comida mesmo de barriga cheia
deu-ruim | meti o pé na jaca bonito ontem
deu-ruim | comi meia pizza sozinho e um sorvete, e agora?
m2 | deu-ruim | comi escondidinho, batata e 2 sobremesa no almoço da firma, aff
deu-ruim | nao segurei a onda no niver
m9 | deu-ruim | fui no rodizio e me acabei
deu-ruim | furei tudo essa semana, recomeço segunda?
deu-ruim | bebi e comi feito um doido sabado
deu-ruim | ja comi mais do q devia e ainda são 3 da tarde
deu-ruim | devorei 3 pão de queijo na reunião sem nem ver
dor | meu joelho da um estalo e doi qdo levanto
dor | to com uma dor no meio das costas
m12 | dor | pisei torto e o tornozelo ta roxo
dor | ombro doendo pra dormir
dor | quando faço prancha meu punho reclama
dor | minha hernia de disco ta incomodando nesse exercicio
m2 | dor | dor no joelho direito, sigo o treino?
dor | deu um jeito no pescoço dormindo, treino?
dor | o pe ta doendo faz 1 semana de tanto andar
dor | quadril travado nao consigo agachar direito
m7 | dor | senti o ombro sair do lugar qse, ta dolorido
dor | joelho inflamado posso fazer bike?
dor | dedao do pé doendo na caminhada
dor-muscular | to andando q nem robo por causa do treino de perna
dor-muscular | braço pesado e dolorido de ontem, faço treino hj?
m2 | dor-muscular | dor no corpo todo depois do 1o dia de academia
dor-muscular | quantos dias doi depois do treino de gluteo?
dor-muscular | abdomen ta doendo ate pra espirrar
gravidez,gestacao | minha menstruaçao nao veio, e se eu tiver gravida?
gravidez,gestacao | descobri uma gravidez de 8 semanas
gravidez,gestacao | gravida pode fazer agachamento?
gravidez,gestacao,medico | quero ter bebe ano que vem, muda algo?
plato | a balança simplesmente parou
plato | desde o dia 1 nao perdi mais nada
m2 | plato | to fazendo certo e nada acontece
plato | pq minha amiga emagrece e eu não
plato | travei nos 78
plato | duas semanas sem baixar 100g
plato | cade o resultado q n vem
plato | em qto tempo começo a ver diferença?
peso-subiu | subi 900g depois do fim de semana
peso-subiu | todo mes na mesma epoca meu peso aumenta
peso-subiu | pesei de manha e de noite deu 2kg de diferença
m2 | peso-subiu | a balança so sobe e eu na linha
peso-subiu | to mais inchada q um sapo
peso-subiu | comi japones e amanheci com 1,5 a mais
quanto-falta | quantos kgs me separam da meta
quanto-falta | ja emagreci alguma coisa?
m2 | quanto-falta | tô evoluindo ou to parada?
quanto-falta | consigo chegar nos 70 ate março?
quanto-falta | mostra quanto eu perdi ate agora
quanto-falta | quando q eu bato minha meta nesse ritmo
balanca | me peso antes ou depois do cafe?
balanca | minha balança ta doida, posso usar a da farmacia?
m12 | balanca | tenho pânico de balança
balanca | uma vez por semana me pesar ta bom?
balanca | onde eu coloco meu peso de hj
balanca | como mede a cintura com a fita
ciclo | to menstruada e morrendo de colica, vou treinar?
ciclo | pré menstrual e querendo comer tudo
ciclo | na semana da mens eu incho, normal?
menopausa | sera q é a menopausa q nao me deixa emagrecer?
menopausa | suor noturno, calorão e engordando, ajuda
sono | to a base de café pq nao dormi
sono | insonia me pegou de jeito essa semana
m2 | sono | dormi as 3 e acordei as 6
sono | nenem com colica, noite em claro
sono | dormir pouco atrapalha perder peso?
intestino | ta tudo travado, nao evacuo faz 4 dias
intestino | minha barriga fica igual balão depois do almoço
m2 | intestino | como regular o intestino
intestino | as fibras me deram muito gas
intestino | to com azia toda noite
agua | consigo tomar só 1 litro, é pouco?
agua | me lembra de beber agua
agua | suco de limao sem açucar conta como agua?
m12 | agua | quanto de agua eu tenho q beber msm?
doente | acordei com a garganta fechada de gripe, treino?
doente | to com virose, como faço com a dieta
doente | tomei vacina ontem e to quebrado
m2 | doente | to com dor de cabeça forte, pulo o treino?
doente | peguei covid dnv
barriga | quero secar a barriga pro casamento
barriga | como tira a gordurinha das costas
barriga | 100 abdominal por dia resolve?
barriga | minha barriga pos parto nao some
m2 | barriga | da pra afinar o rosto?
sem-academia | hj nao da pra eu ir na academia, meu filho ta sem aula
sem-academia | a academia entrou em reforma
m7 | sem-academia | prefiro fazer em casa hj, pode?
sem-academia | temporal aqui, sem luz na academia
sem-academia | minha academia fecha domingo
sem-academia | to na casa da minha mae e aqui n tem academia
sem-tempo | tenho 18 minutos ate a proxima reuniao
sem-tempo | dia de cão, treino curto por favor
m12 | sem-tempo | saio 7 volto 21h, q horas eu treino
sem-tempo | nao to dando conta de treinar 1 hora
sem-tempo | tem versao reduzida do treino?
treino-perdido | eu sumi da academia desde o carnaval
treino-perdido | pulei o treino de ontem pq dormi
m12 | treino-perdido | tenho q repor o treino q perdi?
treino-perdido | treinei so 1 dia dos 3
treino-perdido | tava viajando e fiquei 2 semanas sem nada
sem-equipamento | nao achei a maquina de remada na minha academia
sem-equipamento | dá pra fazer com 2 galão de agua?
sem-equipamento | nao curto agachamento, muda?
sem-equipamento | cadeira extensora ta em manutençao
m7 | sem-equipamento | em casa so tenho um step
treino-de-hoje | q dia é hj no treino? perna?
treino-de-hoje | abre meu treino
m12 | treino-de-hoje | tem q treinar hj?
treino-de-hoje | começo por onde na academia hj
treino-de-hoje | quantas repetições no agachamento
carga | qual peso eu pego pra começar
carga | fiz com 12kg e sobrou força
m12 | carga | posso aumentar o peso todo treino?
carga | to com medo de pegar pesado demais
cardio | caminhar na praia conta?
cardio | faço natação 2x, marco onde?
m2 | cardio | qtos minutos de caminhada por dia
cardio | correr ou caminhar, q q é melhor
cardio | fui de bike pro trabalho, vale como treino?
cardio | dançar forró conta?
esforco-do-treino | eu morro nesse treino, ta demais pra mim
esforco-do-treino | fico tonta de cansada no final da serie
m12 | esforco-do-treino | n consigo fazer as 4 series, faço 2
esforco-do-treino | tá mt dificil pra quem ta começando
esforco-do-treino | meu treino demora 2 horas, normal?
vergonha-da-academia | acho q todo mundo ri de mim na academia
vergonha-da-academia | nunca fui numa academia e to com medo
vergonha-da-academia | nao sei usar nenhum aparelho, da vergonha perguntar
antes-do-treino | como 1 hora antes do treino ou treino em jejum?
antes-do-treino | treino ao meio dia, almoço antes ou depois
antes-do-treino | qual pre treino natural
depois-do-treino | sai do treino agora 22h como ou durmo
depois-do-treino | preciso comer proteina logo apos treinar?
descanso | qual o intervalo entre uma serie e outra
descanso | musculação todos os dias faz mal?
m12 | descanso | 3x por semana ja ta bom?
outro-dia-de-treino | amanha nao posso, treino hj no lugar?
outro-dia-de-treino | qual melhor hora pra treinar
outro-dia-de-treino | quero passar o treino de sabado pra domingo
como-faz | me explica o movimento da remada
como-faz | desço ate onde no agachamento?
como-faz | quero ver o video da ponte
refeicao | o q tem na minha janta
refeicao | que que eu como de lanche hj a tarde
m2 | refeicao | qual meu café
refeicao | quantas colher de arroz no almoço
refeicao | to com fome de almoço, me fala o q tem no plano
refeicao | da uma ideia pro café da manhã
m12 | refeicao | o q eu como as 16h
refeicao | meu cardapio de amanha
troca-alimento | posso comer carne em vez de frango hj?
troca-alimento | acabou a aveia aqui
m5 | troca-alimento | nao como carne de porco, troco por qual
troca-alimento | odeio mamão
troca-alimento | troca a batata por arroz
troca-alimento | to sem feijao em casa, ponho o q
troca-alimento | nao curto atum, tem outra proteina
alimento | pastel de forno pode?
alimento | bolacha de agua e sal engorda?
alimento | pipoca de microondas pode
alimento | arroz branco faz mal?
m5 | alimento | posso comer queijo coalho?
alimento | mandioca ou batata doce
alimento | feijoada light existe?
alimento | quanto de castanha posso por dia
alimento | pode comer maionese
proteina | nao sei onde por mais proteina no meu dia
proteina | como pouca proteina, oq faço
proteina | sou vegetariana, da pra bater a proteina?
fruta | posso trocar a fruta por suco
fruta | quantas bananas posso por dia
fruta | melão a noite engorda?
cafe-e-acucar | tomo 8 cafés por dia com açúcar
cafe-e-acucar | stevia ou sucralose
cafe-e-acucar | da pra emagrecer tomando café com açucar?
refrigerante | nao consigo parar com a coca
refrigerante | refri zero atrapalha emagrecer?
refrigerante | energetico zero pode
pulei-cafe | nunca tomei cafe da manha na vida, preciso?
pulei-cafe | saio correndo e nao tomo café
pulei-refeicao | hj so consegui comer as 15h
pulei-refeicao | esqueci o lanche da tarde, compenso na janta?
pulei-refeicao | sem fome pra jantar, posso pular?
jantar-tarde | comer depois das 21h vira gordura?
jantar-tarde | chego do culto tarde e janto, tem problema?
jantar-tarde | qual horario limite pra jantar
carboidrato | se eu tirar o arroz emagreço mais?
carboidrato | dieta cetogenica é boa?
carboidrato | pão é o vilão?
jejum | o q vc acha de jejum de 14h
jejum | quero pular o café pra fazer jejum
marmita | quanto tempo dura a comida pronta no freezer
marmita | nao sei fazer nada na cozinha
marmita | receita facil de janta
marmita | almoço no serviço e nao tem microondas
gastar-menos | essa lista ta cara demais
gastar-menos | tem opção mais em conta q o salmao?
gastar-menos | fim de mes, so tem ovo e arroz
familia | meus filhos deixam comida no prato e eu como
familia | aqui em casa todo mundo come fritura
familia | vou almoçar na casa da sogra domingo
familia | meu marido só quer saber de lanche a noite
repetir | posso por mais um pouco de comida?
repetir | toda semana a mesma comida, cansei
repetir | pode comer alface a vontade
rodizio | hj tem rodizio de sushi com as meninas
rodizio | vou na fogo de chao, dicas?
rodizio | churrascaria com cliente amanha
pizza | sabado vai ter pizza na casa do meu irmao
pizza | 2 pedaço de pizza ta bom?
churrasco | domingo churrasco, como q eu faço
churrasco | posso comer picanha com gordura?
churrasco | vai ter feijoada no trabalho
bar | sexta tem happy hour da empresa
bar | oq pedir no barzinho pra comer
por-quilo | no self service oq eu ponho no prato
por-quilo | como monto meu prato no bandejao
lanche-rapido | to na rua, pego uma coxinha ou pao de queijo?
lanche-rapido | bateu vontade de mc
lanche-rapido | posso pedir um açai hj?
restaurante | vou jantar num italiano, q peço?
restaurante | almoço fora todo dia por causa do trampo
festa | tenho 2 aniversarios esse fds
festa | natal chegando e to com medo
festa | hj é meu aniversario, posso comer bolo?
alcool | quantas taças de vinho posso
alcool | cerveja sem alcool pode?
alcool | to de ressaca braba
alcool | posso beber 1 caipirinha no sabado
fim-de-semana | sabado e domingo é meu problema
fim-de-semana | posso ter uma refeiçao livre?
viagem | vou pra disney semana q vem
viagem | o que levar pra comer no onibus, viagem de 10h
viagem | como fica a dieta nas ferias
suplemento | qual whey comprar
suplemento | pre treino em pó faz mal?
suplemento | cha de hibisco seca?
suplemento | posso tomar creatina e emagrecer?
turno | faço plantao noturno, q horas eu como
turno | meu horario de almoço mudou pra 14h
quando-sai | quando fica pronto meu plano?
quando-sai | ja era pra ter chegado meu treino
consulta | que dia é minha conversa com a nutri
consulta | nao vou poder na chamada de amanha, remarca?
dinheiro | quero cancelar minha assinatura
dinheiro | como peço reembolso
pessoa | quero falar com gente de verdade
pessoa | chama a nutricionista pf
pessoa | tem algum telefone pra eu ligar?
garantia | to dentro da garantia ainda?
como-registrar | como eu lanço um pf no diario
como-registrar | anotei errado o jantar, como tira?
como-registrar | preciso msm pesar tudo?
consumo | quanto eu ja comi hj de caloria
consumo | o que eu registrei ontem
lista-de-compras | to no mercado, oq eu compro?
lista-de-compras | me da a lista da feira
mudar-respostas | virei vegano semana passada
mudar-respostas | mudei de horario no trabalho, onde troco isso
mudar-respostas | errei minha altura no questionario
`);
