import { brand } from "@app/contract/brand";
import {
  DEFAULT_CYCLE,
  DEFINITIVE_PLAN_DAYS,
  GUARANTEE_DAYS,
  maxInstallments,
  WITHDRAWAL_DAYS,
} from "@app/contract/catalogue";
import { type ClaimId, claims } from "./claims.ts";
import { shortRule } from "./guarantee-rule.ts";
import { ruleName } from "./guarantee-version.ts";
import { nutritionist, trainer } from "./team.ts";

export type Question = {
  question: string;
  answer: string;
  /** A claim whose footnote is shown under the answer. */
  claim?: ClaimId;
};

export const faqSection = {
  title: "Antes de começar",
  text: "Onze perguntas que todo mundo faz. A sua não está aqui?",
  /** The question that is open initially. */
  open: "O que acontece depois que eu me cadastro?",
} as const;

export const questions: readonly Question[] = [
  {
    question: "E se eu começar e não conseguir manter?",
    answer: `Todo mundo falha uma semana. O plano conta com isso: você avisa, ${nutritionist.firstName} e ${trainer.firstName} reduzem o passo e a semana seguinte recomeça de onde dá.`,
  },
  {
    question: "Minha rotina é corrida. Dá certo mesmo assim?",
    answer:
      "Dá. Os treinos partem do tempo que você tem, a partir de 20 minutos, e a dieta usa o que cabe na sua cozinha e no seu almoço de trabalho.",
  },
  {
    question: "Em quanto tempo vejo resultado?",
    answer: `As primeiras mudanças costumam aparecer em ${claims["first-changes"].figure}. Resultados duradouros, depois de ${claims["lasting-results"].figure}.`,
    claim: "first-changes",
  },
  {
    question: "Preciso ter experiência com treino?",
    answer: "Não. Cada exercício vem com vídeo e explicação, e o primeiro mês é de aprendizado.",
  },
  {
    question: "Como funciona o acompanhamento profissional?",
    answer:
      "Revisão de progresso toda semana e ajuste de dieta e treino a cada quinze dias, sempre por profissionais com registro.",
  },
  {
    question: "Tenho restrição alimentar ou condição médica. Posso participar?",
    answer:
      "Conte tudo na anamnese. O plano respeita a restrição e, quando é preciso, pedimos a liberação do seu médico.",
  },
  {
    question: "Dá para treinar sem academia?",
    answer: "Dá. Mochila, garrafa e toalha viram equipamento. Se um dia você entrar na academia, o treino muda junto.",
  },
  {
    question: "Quais são as formas de pagamento?",
    answer: `Cartão de crédito em até ${maxInstallments(DEFAULT_CYCLE)}x sem juros e PIX. Quem processa o pagamento é o ${brand.paymentProcessor}.`,
  },
  {
    question: "O que acontece depois que eu me cadastro?",
    answer: `O acesso é imediato. Você responde à anamnese, a IA monta na hora uma dieta e um treino provisórios, e em até ${DEFINITIVE_PLAN_DAYS} dias chega o plano definitivo, feito por ${nutritionist.firstName} e ${trainer.firstName}.`,
  },
  {
    question: "E se eu não tiver resultado?",
    answer: `Você tem ${GUARANTEE_DAYS} dias de garantia. Se seguiu o programa, consegue mostrar que seguiu e não teve resultado, devolvemos 100% do valor. ${shortRule} É a regra na ${ruleName}.`,
  },
  {
    question: "Posso cancelar quando quiser?",
    answer: `Pode. Nos primeiros ${WITHDRAWAL_DAYS} dias, sem dar motivo. Depois disso o plano vai até o fim do período que você pagou e não renova sozinho.`,
  },
];
