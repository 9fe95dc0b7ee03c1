import { brand } from "@app/contract/brand";
import { DEFINITIVE_PLAN_DAYS } from "@app/contract/catalogue";
import { nutritionist, trainer } from "../team.ts";
import type { Landing } from "./landing.ts";

/** Calm and detailed: for visitors from a search engine. */
export const landing: Landing = {
  variant: "B",
  action: "Solicitar Consulta Gratuita",
  search: {
    title: `Como emagrecer de forma sustentável, com nutricionista e treinador | ${brand.name}`,
    description:
      "Descubra como emagrecer de forma sustentável com nutricionista, treinador e IA no mesmo plano. Consulta gratuita de 15 a 20 minutos.",
    keywords:
      "emagrecimento sustentável, emagrecer com nutricionista, nutricionista e treinador, perder peso com saúde, IA",
    social: {
      title: "Dá para emagrecer sem recomeçar toda segunda-feira",
      description: "Uma carta da nossa nutricionista e uma consulta gratuita, com nutricionista, treinador e IA.",
    },
  },
  form: {
    title: "Sua consulta gratuita",
    sending: "Enviando solicitação...",
    note: "Entramos em contato em até 24 horas. A ligação dura de 15 a 20 minutos.",
  },
  success: {
    title: "Solicitação enviada com sucesso!",
    confirm: "Conhecer o App",
    text: (when) =>
      `Nossa equipe entra em contato em até 24 horas${when ? `: ${when}, horário de São Paulo` : ""}. A ligação dura de 15 a 20 minutos. Enquanto isso, conheça o app.`,
  },
};

export const hero = {
  aside: "Consulta de 15 a 20 min",
  title: "Descubra como emagrecer de forma sustentável.",
  text: "Nutricionista, treinador e IA no mesmo plano, no ritmo que a sua vida permite. A primeira conversa é por nossa conta.",
  note: [
    "Quase todo mundo que atendo já emagreceu alguma vez. O difícil foi continuar.",
    "Por isso eu não começo pela lista do que cortar. Começo pelo seu almoço de terça, pelo seu sono e pelo que você não abre mão.",
    "Me conte como é a sua semana. A gente parte dela.",
  ],
} as const;

/** A function: the browser never calls it, so that none of this copy is in the page's scripts. */
export const sections = () =>
  ({
    agenda: {
      title: "O que cabe em vinte minutos",
      text: "A consulta é uma conversa por telefone, sem compromisso. Quem liga já leu o que você escreveu.",
      items: [
        {
          when: "0 a 5 min",
          title: "Sua semana",
          text: "Horários, cozinha, sono, remédios e o que já não deu certo.",
        },
        { when: "5 a 12 min", title: "Seu objetivo", text: "Quanto, para quando e por quê. E o que é realista." },
        {
          when: "12 a 20 min",
          title: "Seu caminho",
          text: `Como ${nutritionist.firstName} e ${trainer.firstName} montariam o plano, e o que muda já amanhã.`,
        },
        {
          when: "Depois",
          title: "Você decide",
          text: `Se ficar, o plano definitivo chega em até ${DEFINITIVE_PLAN_DAYS} dias. Se não, o app gratuito continua seu.`,
        },
      ],
    },
    team: {
      title: "Quem assina o seu plano",
      text: "Registro profissional não é enfeite: dá para conferir nos sites do CRN e do CREF.",
    },
    features: {
      title: "Seis partes de um plano que se sustenta",
      text: "Nada aqui depende de força de vontade infinita.",
      parts: {
        nutrition: "Parte do que você já come. Ajuste a cada quinze dias, por gente.",
        workouts: "Do tamanho do seu dia, em casa ou na academia.",
        ai: "Tira dúvida às 23h e avisa o time quando algo sai do lugar.",
        support: "Nutricionista e treinador combinam o plano entre si.",
        monitoring: "Peso, medidas, sono, comida e treino num lugar só.",
        community: "Companhia de quem também está no meio do caminho.",
      },
    },
    gallery: { title: "O que mudou foi o dia", text: "O resto veio depois, com calma." },
    finalCta: { title: "Emagrecer devagar também é emagrecer." },
    faq: {
      title: "Perguntas de quem pensa antes",
      own: [
        {
          question: "A consulta é gratuita mesmo?",
          answer:
            "É. Entramos em contato em até 24 horas e conversamos de 15 a 20 minutos. Você sai com um caminho, contratando ou não.",
        },
      ],
      shared: [
        "E se eu começar e não conseguir manter?",
        "Tenho restrição alimentar ou condição médica. Posso participar?",
        "Em quanto tempo vejo resultado?",
        "Como funciona o acompanhamento profissional?",
        "Quais são as formas de pagamento?",
        "E se eu não tiver resultado?",
      ],
    },
  }) as const;
