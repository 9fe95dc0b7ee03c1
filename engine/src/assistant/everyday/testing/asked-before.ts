import { readAsked } from "./asked.ts";

/** Written beside the rules: they may have shaped them. */
export const askedBefore = readAsked(`
desistir | quero desistir
desistir | to pensando em desistir de tudo isso
desistir | cansei, nao quero mais fazer dieta
desistir | acho que isso nao é pra mim
m2 | desistir | vou largar mao dessa dieta
m9 | desistir | quero parar com tudo
semana-leve | queria uma semana mais leve
desanimo | to sem animo pra nada
desanimo | como manter a disciplina?
pausa | posso pausar por duas semanas?
fome | to com fome as 16h
fome | bate uma fome antes de dormir
m2 | fome | tô com muita fome
m9 | fome | fome no meio da manhã
vontade-de-doce | vontade de comer chocolate
vontade-de-doce | posso comer um docinho depois do almoço?
comer-por-ansiedade | como quando fico ansiosa
deu-ruim | comi demais no almoço
deu-ruim | sai da dieta ontem
deu-ruim | jaquei no fim de semana
dor | dói meu joelho no agachamento
dor | meu ombro dói quando levanto o braço
dor | to com dor na lombar
m2 | dor | joelho doendo pra descer escada
m12 | dor | dor no tornozelo
dor-muscular | to toda dolorida do treino de ontem
dor-muscular | é normal o músculo doer depois do treino?
gestacao | to grávida, e agora?
gestacao | descobri que estou grávida
plato | meu peso não sai do lugar
plato | não emagreço mais
peso-subiu | subi 1 kg de ontem pra hoje
quanto-falta | quanto falta para 68 kg?
m2 | quanto-falta | quanto eu já perdi?
balanca | preciso me pesar todo dia?
ciclo | to na tpm
ciclo | to menstruada, posso treinar?
sono | dormi muito mal
sono | dormi só 4 horas
intestino | intestino preso, o que faço?
agua | quanta água eu tomo?
doente | to gripada, treino?
barriga | como perco barriga?
sem-academia | não consigo ir na academia hoje
sem-academia | academia fechada hoje
m9 | sem-academia | hoje não vou pra academia
sem-tempo | não tenho tempo de treinar
sem-tempo | só tenho 20 minutos
treino-perdido | faltei no treino ontem
treino-perdido | não treinei essa semana
sem-equipamento | não tenho halter
m7 | sem-equipamento | sem barra em casa, faço o que?
treino-de-hoje | qual é o treino de hoje?
carga | quanto peso uso na remada?
cardio | caminhada conta como treino?
esforco-do-treino | o treino tá muito pesado
vergonha-da-academia | tenho vergonha de treinar
antes-do-treino | o que comer antes do treino?
depois-do-treino | o que comer depois do treino?
descanso | posso treinar todos os dias?
outro-dia-de-treino | posso treinar no sábado em vez de sexta?
como-faz | como faz a remada com halter?
refeicao | o que eu como no lanche da tarde?
refeicao | o que tem no almoço?
m2 | refeicao | o que eu almoço hoje?
troca-alimento | troca o frango do jantar por ovo
troca-alimento | posso trocar arroz por batata?
m5 | troca-alimento | troco o iogurte por qual?
alimento | posso comer pão?
alimento | cuscuz engorda?
m5 | alimento | posso comer queijo?
proteina | como aumento a proteína?
fruta | quantas frutas por dia?
cafe-e-acucar | adoçante ou açúcar?
refrigerante | coca zero pode?
pulei-cafe | pulei o café da manhã
pulei-refeicao | esqueci de almoçar
jantar-tarde | comer de noite engorda?
carboidrato | preciso cortar o carboidrato?
jejum | jejum intermitente pode?
marmita | como faço marmita pra semana?
gastar-menos | carne tá cara, o que uso?
familia | meu marido só come besteira
repetir | posso repetir o prato?
pizza | pizza no jantar, pode?
m9 | pizza | vai ter pizza hoje
rodizio | vou num rodízio hoje
churrasco | churrasco no domingo, como faço?
bar | happy hour hoje, o que peço?
por-quilo | como monto o prato no quilo?
restaurante | vou jantar fora hoje
festa | tenho um aniversário amanhã
registrar | tomei 2 cervejas
alcool | posso beber vinho no sábado?
suplemento | posso tomar whey?
viagem | vou viajar amanhã
consumo | o que já comi hoje?
consulta | quando é minha consulta?
pessoa | quero falar com a nutricionista
dinheiro | quero cancelar
`);
