import type { RuleSet } from "../../rules/rule-set.ts";

const content = {
  medico:
    "Isso é com o seu médico ou a sua médica: remédio, suplemento e exame eu não indico nem interpreto. Até essa conversa, não comece, não mude e não interrompa nada por conta própria. Se você se sentir mal, procure atendimento hoje.",
  medicoUrgente:
    "Ligue {emergencia} agora ou vá ao pronto-socorro mais perto, e leve a embalagem do que usou. Não use mais nada até falar com um médico ou uma médica. Não fique só.",
  gestacao:
    "Que bom que você contou. Na gestação o seu plano daqui fica em pausa, sem meta e sem corte: quem orienta comida e movimento agora é o seu pré-natal, com obstetra. Leve a ele também as dúvidas de treino.",
  amamentacao:
    "Que bom que você contou. Enquanto você amamenta, o plano não corta energia: o corpo precisa dela para você e para o bebê. Os treinos também esperam a liberação de quem acompanha o seu pós-parto. A nutricionista revê o plano com isso em conta.",
  menor:
    "Que bom que você contou. O serviço é só para maiores de idade, então o seu plano fica em pausa a partir de agora. O que foi pago volta inteiro: as regras de reembolso estão na página abaixo. Conte a um adulto de confiança; pediatra e posto de saúde cuidam de comida e corpo na sua idade.",
  prescricao:
    "Quem muda a dieta é a nutricionista, e o treino, o treinador: eles leem tudo antes e assinam. Eu mostro as trocas que o plano já permite e levo o seu pedido até eles.",
  outraPessoa:
    "O seu plano foi feito para o seu corpo, as suas respostas e a sua rotina; para outra pessoa ele pode fazer mal. Quem é menor de idade precisa de pediatra ou de nutricionista que atenda de perto. Um adulto pode responder à própria anamnese, em conta própria.",
  tristeza:
    "Sinto muito, isso é difícil mesmo. Sobre o coração eu não sei aconselhar bem; quem gosta de você e está por perto escuta melhor que eu. Se a comida, o sono ou o treino sentirem esses dias, eu ajudo com um passo pequeno.",
  foraDoTema:
    "Disso eu não entendo o bastante para opinar. Meu assunto aqui é a sua comida, o seu treino e o seu plano; posso ajudar com eles?",
  dinheiro: "Tudo o que é de pagamento está na sua conta, com datas e valores.",
  presencial: "A equipe também pode cuidar disso com você.",
  dorForte:
    "Pare agora e não treine mais hoje. Uma dor assim precisa que uma pessoa olhe antes de qualquer outro exercício, então nem troca eu sugiro. Se a dor aumentar, descer pela perna ou pelo braço, ou vier com formigamento ou fraqueza, procure o pronto-socorro.",
  /** Where the team answers: the member decides. */
  offer: "Se quiser, levo o que você escreveu à equipe: é só tocar no botão.",
  offerUrgent: "Toque no botão para avisar a equipe: isto passa na frente.",
  suggestions: {
    prescricao: ["O que tem no meu plano de hoje?", "Por que mudou o meu plano?", "Como funciona a troca?"],
    foraDoTema: ["O que como agora?", "Qual é o treino de hoje?"],
  },
} as const;

/** What is answered to a topic that the assistant does not answer by itself. No digit stands in it: numbers may be hidden. */
export const topicTextRules: RuleSet<typeof content> = {
  id: "topic-texts",
  version: "1",
  title: "Respostas fixas aos assuntos que o assistente não responde sozinho",
  author: "Prumo",
  sources: ["Written for this service; every word is reviewed by the responsible nutritionist"],
  content,
};
