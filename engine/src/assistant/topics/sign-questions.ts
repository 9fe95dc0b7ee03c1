import type { TopicSign } from "../topic-answers.ts";

type SignQuestion = {
  /** Said before the question, as far as it helps whatever the answer is. */
  readonly lead: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
};

const LEAD = "Antes de mudar qualquer coisa no seu plano, preciso ouvir de você.";
const NO = "Não, era só uma pergunta";

/** What is asked back before words change a plan. No digit stands in it: numbers may be hidden. */
export const signQuestions: Readonly<Record<TopicSign, SignQuestion>> = {
  R01_MENOR_DE_18: {
    lead: LEAD,
    question: "Você ainda não fez dezoito anos?",
    yes: "Sim, ainda não fiz",
    no: "Não, sou maior de idade",
  },
  R02_GRAVIDA: { lead: LEAD, question: "Você está grávida agora?", yes: "Sim, estou", no: NO },
  R03_AMAMENTA_OU_BEBE: {
    lead: LEAD,
    question: "Você está amamentando, ou teve bebê há menos de um ano?",
    yes: "Sim",
    no: NO,
  },
  R29_DOR_7: {
    lead: "Pare agora e não treine mais por hoje. Se a dor aumentar, descer pela perna ou pelo braço, ou vier com formigamento ou fraqueza, procure o pronto-socorro.",
    question: "Essa dor forte é sua, e é de agora?",
    yes: "Sim, dói forte",
    no: "Não, foi engano",
  },
};
