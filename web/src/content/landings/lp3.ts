import { brand } from "@app/contract/brand";
import { DEFINITIVE_PLAN_DAYS } from "@app/contract/catalogue";
import { claims } from "../claims.ts";
import { nutritionist, trainer } from "../team.ts";
import type { Landing } from "./landing.ts";

/** Dark at the top, light below: the “transformation mode” switch. */
export const landing: Landing = {
  variant: "C",
  action: "Solicitar Consulta Gratuita",
  search: {
    title: `Ative o modo transformação: programa de emagrecimento | ${brand.name}`,
    description:
      "Programa de emagrecimento com nutricionista, treinador e IA ligados no mesmo plano. Consulta gratuita: ligamos em até 5 minutos.",
    keywords:
      "programa de emagrecimento, transformação corporal, treinador personal, nutricionista online, emagrecer, IA",
  },
  form: {
    title: "Sua consulta gratuita",
    sending: "Enviando solicitação...",
    note: "Ligamos em até 5 minutos, no horário de atendimento.",
  },
  success: {
    title: "Solicitação enviada com sucesso!",
    confirm: "Conhecer o App",
    text: (when) =>
      `Ligamos em até 5 minutos, no horário de atendimento${when ? `: ${when}, horário de São Paulo` : ""}. Enquanto isso, conheça o app.`,
  },
};

export const hero = {
  aside: "Consulta gratuita",
  title: "Ative o modo transformação.",
  text: "Nutricionista, treinador e IA ligados no mesmo plano. A gente liga em até 5 minutos e explica como.",
} as const;

/** A function: the browser never calls it, so that none of this copy is in the page's scripts. */
export const sections = () =>
  ({
    progressSteps: {
      title: "Com o modo ligado, o dia clareia por etapas.",
      note: claims["first-changes"].note,
      steps: [
        { when: "Hoje", what: "App aberto, anamnese respondida." },
        { when: "Em minutos", what: "Dieta e treino provisórios, feitos pela IA." },
        {
          when: `Até ${DEFINITIVE_PLAN_DAYS} dias`,
          what: `Plano definitivo, assinado por ${nutritionist.firstName} e ${trainer.firstName}.`,
        },
        { when: claims["first-changes"].figure, what: "As primeiras mudanças: sono, roupa, fôlego na escada." },
        { when: claims["lasting-results"].figure, what: "O resultado que fica, porque virou rotina." },
      ],
    },
    features: {
      title: "Seis ajustes, todos ligados",
      text: "Você não escolhe entre dieta e treino. Um puxa o outro, e alguém cuida dos dois.",
      parts: {
        nutrition: "Do arroz e feijão ao almoço no quilo.",
        workouts: "Encolhem e crescem com o seu dia.",
        ai: `${claims["ai-version"].figure}, 24 horas por dia.`,
        support: "Duas pessoas com registro no seu chat.",
        monitoring: "Peso, medidas, sono, comida e treino.",
        community: "Gente que começou na mesma semana.",
      },
    },
    team: { title: "Quem segura o interruptor com você" },
    gallery: {
      title: "Dias desligados, dias ligados",
      quotes: {
        marina: "A calça que voltou a fechar foi consequência.",
        carlos: "Agora a bicicleta sai de casa antes do primeiro e-mail.",
        sonia: `${trainer.firstName} começou com garrafa de água. Hoje durmo a noite inteira.`,
      },
    },
    finalCta: { title: "Amanhã cedo pode ser o primeiro dia." },
    faq: {
      title: "Dúvidas de véspera",
      own: [
        {
          question: "A consulta é gratuita mesmo?",
          answer:
            "É. Ligamos em até 5 minutos, entendemos seu objetivo e mostramos como o plano funciona. Você decide depois.",
        },
      ],
      shared: [
        "Minha rotina é corrida. Dá certo mesmo assim?",
        "Preciso ter experiência com treino?",
        "O que acontece depois que eu me cadastro?",
        "E se eu não tiver resultado?",
        "Posso cancelar quando quiser?",
      ],
    },
  }) as const;
