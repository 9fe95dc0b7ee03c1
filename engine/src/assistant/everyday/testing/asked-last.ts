import { readAsked } from "./asked.ts";

/** Written after the second mending: the third measurement. */
export const askedLast = readAsked(`
desistir | acho melhor eu desencanar dessa história de emagrecer
desistir | to exausta dessa vida de dieta, quero parar
m2 | desistir | pensei bem e vou largar o plano
desistir | nao quero mais continuar nao
m9 | desistir | desisti, nao rola pra mim
desistir,desanimo | perdi a vontade de seguir com isso
desistir | já tentei de tudo e nada resolve, vou parar
semana-leve | posso fazer uma semana mais light?
desanimo | to totalmente sem disposição essa semana
desanimo | como faço pra nao perder o foco
pausa | quero pausar o plano enquanto viajo
fome | são 11h e eu ja to faminta
m2 | fome | fico com fome logo depois do jantar
fome | o que faço com a fome das 17h
m12 | fome | muita fome de noite
fome | deu uma fome no meio do expediente
m9 | fome | estou morta de fome
vontade-de-doce | bateu vontade de um docinho
vontade-de-doce | posso comer um quadradinho de chocolate por dia?
m2 | vontade-de-doce | louca por um pudim
comer-por-ansiedade | quando to ansiosa como tudo q vejo pela frente
deu-ruim | exagerei na feijoada ontem
deu-ruim | comi um pacote inteiro de bolacha
m2 | deu-ruim | furei a dieta no almoço
dor | meu joelho dói quando faço o goblet
dor | senti uma fisgada no ombro fazendo flexão
m2 | dor | dor na coluna depois do treino
m12 | dor | to com o pé doendo
m7 | dor | meu pulso ta dolorido da flexão
dor | machuquei as costas levantando peso
dor | quadril doendo faz uma semana
dor | dor no joelho pra agachar
dor-muscular | minhas coxas estão doloridas do treino
dor-muscular | dor muscular quantos dias dura
gestacao,gravidez | estou grávida, continuo a dieta?
gravidez,gestacao | acho que to gravida, e agora
plato | parei de emagrecer, o que fazer
plato | a balança travou faz um mês
m2 | plato | nao perdi nada esse mes
peso-subiu | subi 800 gramas hoje, normal?
peso-subiu | por que o peso aumenta de um dia pro outro
quanto-falta | quantos quilos faltam pra minha meta
quanto-falta | quanto ja perdi ate hoje?
m2 | quanto-falta | como ta minha evolução
balanca | de quanto em quanto tempo me peso
ciclo | to menstruada e inchada
sono | nao dormi nada essa noite
sono | insonia de novo, treino hoje?
intestino | como melhorar o intestino preso
m2 | intestino | muito gás e barriga estufada
agua | esqueço de beber água no trabalho
doente | to com gripe forte, paro o treino?
barriga | qual exercicio queima gordura da barriga
sem-academia | hoje nao tem como ir pra academia
m7 | sem-academia | da pra fazer o treino em casa hoje?
sem-academia | academia fechou mais cedo
sem-tempo | só consigo treinar 15 minutos hoje
sem-tempo | to sem tempo nenhum pra treinar essa semana
treino-perdido | perdi o treino de ontem, faço hoje?
treino-perdido | fiquei 15 dias sem treinar, como volto
sem-equipamento | a maquina ta quebrada, faço qual no lugar
m7 | sem-equipamento | nao tenho halteres, o que uso
treino-de-hoje | me passa o treino de hoje
treino-de-hoje | que treino eu faço amanha
carga | como sei a hora de aumentar a carga
cardio | posso fazer esteira depois do treino?
esforco-do-treino | nao aguentei terminar o treino
vergonha-da-academia | tenho medo de passar vergonha na academia
antes-do-treino | treino cedo, como o que antes?
depois-do-treino | o que comer quando chego do treino
descanso | preciso descansar quantos dias por semana
outro-dia-de-treino | posso passar o treino de sexta pra sabado
como-faz | como é o movimento da remada
refeicao | o que tem pra eu almoçar
m2 | refeicao | me fala meu café da manhã
m5 | refeicao | qual é o almoço
troca-alimento | posso trocar o frango por peixe
troca-alimento | nao tenho banana, o que uso
m5 | troca-alimento | no lugar do iogurte pode o que
alimento | cuscuz com ovo pode?
alimento | posso comer macarrão?
m8 | alimento | amendoim pode?
proteina | como consigo comer mais proteina
fruta | quantas frutas tenho que comer
cafe-e-acucar | quantos cafés por dia posso
pulei-refeicao | nao consegui lanchar hoje
jantar-tarde | janto 22h faz mal?
jejum | posso fazer jejum intermitente
marmita | dicas de marmita pra semana
gastar-menos | opções baratas de proteina
familia | como faço com os almoços de familia
pizza | posso pedir pizza hoje a noite?
rodizio | vou num rodizio de carne amanha
churrasco | o que comer num churrasco
bar | vou num barzinho com as amigas
restaurante | vou num restaurante hoje, o que escolher
m9 | festa | tenho uma festa no sabado
alcool | quantas taças de vinho posso tomar
registrar | almocei macarrão com carne moída
consumo | o que eu ja comi hoje
`);
