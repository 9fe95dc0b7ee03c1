import { readAsked } from "./asked.ts";

/** Written after the first run was mended: the second measurement. */
export const askedAgain = readAsked(`
desistir | ja deu, nao quero mais saber de dieta nenhuma
desistir | sinceramente? to pensando em cair fora
m2 | desistir | nao levo jeito pra isso, acho q vou abandonar
desistir | égua, desisto mano, isso nao é vida
m9 | desistir | pra mim chega
desistir | toda vez q tento eu fracasso, nao tento mais
desistir,desanimo | to a um passo de mandar tudo as favas
semana-leve | essa semana to enrolada, da pra ser mais facil?
semana-leve | queria uns dias mais de boa no plano
desanimo | cade minha força de vontade q sumiu
desanimo | preciso de um empurrãozinho pra voltar pros eixos
m2 | desanimo | nao to com cabeça pra dieta essa semana
pausa | como faço pra dar uma pausa de 20 dias
fome | socorro, minha barriga ta roncando na reunião
fome | comi faz 1h e ja quero comer dnv, fome real
m2 | fome | o lanche nao segurou nada
m12 | fome | to com fome
fome | sinto fome quando vou deitar
fome | treino de noite e chego com uma fome absurda
fome | tô que é só fome hoje rapaz
vontade-de-doce | cinco da tarde eu mataria por um chocolate
m9 | vontade-de-doce | tem docinho liberado?
vontade-de-doce | nao passo um dia sem doce, como faço
comer-por-ansiedade | to estressada e só penso em comer besteira
comer-por-ansiedade | briguei com meu marido e ataquei a despensa
deu-ruim | ontem eu extrapolei legal no rodizio
m2 | deu-ruim | comi q nem uma condenada hj
deu-ruim | lasquei tudo, foi sorvete, pizza e coca
dor | o joelho ta chiando quando subo escada, dói
dor | acho q lesionei o ombro na remada
m2 | dor | sinto uma agulhada na lombar
dor | to com dor nas costas faz 3 dia
m7 | dor | doi meu pulso apoiando a mao no chao
m12 | dor | torci o tornozelo ontem
dor | o quadril trava qdo agacho
dor-muscular | mal consigo levantar os braços depois do treino de ontem
dor-muscular | panturrilha dolorida do treino, é normal ne
gestacao,gravidez | gente eu to gravida de 6 semanas
gravidez,gestacao | minha menstruação nao veio, pode ser gravidez
m2 | gestacao,gravidez | engravidei, e o treino?
plato | 15 dias sem baixar nem 100 gramas
m2 | plato | nao to vendo diferença nenhuma
plato | por que meu peso nao baixa mais
peso-subiu | de ontem pra hj apareceu 900g, como assim
peso-subiu | fiquei inchada depois da praia
quanto-falta | quanto falta pra eu chegar no meu peso
m2 | quanto-falta | ja emagreci alguma coisa?
balanca | melhor me pesar de manha ou a noite
ciclo | cólica me derrubou hj, e o treino
sono | passei a noite em claro
sono | tenho dormido umas 5h só
intestino | prisão de ventre brava, ajuda
m2 | intestino | to toda presa, nao vou ao banheiro
agua | bebo pouquissima agua, como melhoro?
doente | acordei com febre e garganta ruim
barriga | quero perder essa pança
sem-academia | academia ta em reforma essa semana
m7 | sem-academia | como treino aqui em casa mesmo?
sem-academia | nao vou conseguir ir treinar na academia, ta chovendo demais
sem-tempo | tenho 10 minutinhos antes da reunião, da pra treinar?
m2 | sem-tempo | hj nao vai dar tempo do treino
treino-perdido | falhei dois treinos seguidos
treino-perdido | voltei de 3 semanas parada, começo como
sem-equipamento | nao tem banco na minha academia
sem-equipamento | posso substituir a flexão?
treino-de-hoje | qual exercicio faço hj
carga | aumento qto de peso na proxima
cardio | hidroginástica conta?
esforco-do-treino | achei o treino muito pesado
vergonha-da-academia | me sinto ridicula malhando na frente dos outros
antes-do-treino | o q é bom comer antes de ir malhar cedo
depois-do-treino | treinei, e agora como o que
descanso | posso malhar de domingo a domingo?
outro-dia-de-treino | amanha nao posso, troco o treino pra hj?
como-faz | como se faz a flexão inclinada mesmo?
refeicao | o q era pra eu almoçar hj
m2 | refeicao | qual meu lanche
m5 | refeicao | o q tomo de café da manhã
troca-alimento | sem frango em casa, vai o que?
troca-alimento | posso tirar a alface e por rúcula
m5 | troca-alimento | quero trocar o iogurte
alimento | pamonha pode?
m8 | alimento | posso comer pasta de amendoim
alimento | queijo minas engorda?
fruta | fruta depois do jantar pode
cafe-e-acucar | adoçar o café com mel ou adoçante
pulei-refeicao | nao deu tempo de almoçar
jantar-tarde | jantar dez da noite engorda
jejum | ficar ate meio dia sem comer emagrece?
marmita | q comida da pra congelar
gastar-menos | ta tudo caro no mercado, me ajuda a economizar
pizza | hj a turma vai pedir pizza
churrasco | churras com a familia no feriado
restaurante | vamos jantar fora pra comemorar
m9 | festa | formatura do meu filho sabado, e ai
alcool | posso tomar uma caipirinha no fds
registrar | comi dois ovos e uma tapioca
suplemento | tomar whey depois do treino é preciso?
viagem | viajo amanha pro sitio
consumo | mostra o que comi hoje
`);
