import { brand } from "@app/contract/brand";
import type { Landing } from "./landing.ts";

/** Community: for visitors who want to be part of a group. */
export const landing: Landing = {
  variant: "D",
  action: "QUERO MUDAR AGORA!",
  search: {
    title: `O corpo e a confiança que você quer | ${brand.name}`,
    description:
      "Emagreça com nutricionista, treinador, IA e uma comunidade que caminha junto. Confirmação imediata e contato em até 24 horas.",
    keywords: "emagrecer, ganhar confiança, comunidade de emagrecimento, nutricionista, treinador, IA",
  },
  form: {
    title: "Entre agora",
    sending: "Enviando solicitação...",
    note: "Confirmação imediata, acesso à comunidade e contato em até 24 horas.",
  },
  success: {
    title: "Solicitação enviada com sucesso!",
    confirm: "Conhecer o App",
    text: (when) =>
      `Está confirmado: seu acesso à comunidade já vale, dentro do app. Nossa equipe entra em contato em até 24 horas${when ? `: ${when}, horário de São Paulo` : ""}.`,
  },
};

export const hero = {
  aside: "Confirmação imediata",
  title: "O corpo e a confiança que você quer.",
  text: "Você não precisa de mais uma segunda-feira. Precisa de gente: uma nutricionista, um treinador e uma mesa inteira ao lado.",
} as const;

/** A function: the browser never calls it, so that none of this copy is in the page's scripts. */
export const sections = () =>
  ({
    promiseBand: {
      label: "O que acontece quando você entra",
      promises: [
        { word: "Imediata", text: "A confirmação chega na hora, e o app abre no mesmo minuto." },
        { word: "Comunidade", text: "Acesso desde o primeiro dia a quem está fazendo o mesmo caminho." },
        { word: "24 horas", text: "É o prazo máximo do nosso contato. De gente, com nome." },
      ],
    },
    gallery: { title: "Quem já sentou à mesa", text: "O que se endireita primeiro é a rotina." },
    features: {
      title: "Seis retalhos, uma colcha só",
      parts: {
        nutrition: "Comida que a sua casa também come.",
        workouts: "Hoje deu vinte minutos? São vinte minutos.",
        ai: "Acordada às duas da manhã, para você não precisar estar.",
        support: "Dois profissionais que conversam sobre você.",
        monitoring: "Peso, medidas, sono e humor, sem planilha.",
        community: "Metas da semana, receitas e alguém que pergunta por você.",
      },
    },
    team: { title: "Pode chamar pelo nome" },
    finalCta: { title: "Tem um lugar à mesa com o seu nome." },
    faq: {
      title: "Antes de puxar a cadeira",
      own: [
        {
          question: "O que é a comunidade?",
          answer:
            "Um espaço dentro do app, com metas da semana e conversa entre participantes. Ninguém vê seu peso nem suas medidas: você mostra o que quiser.",
        },
      ],
      shared: [
        "E se eu começar e não conseguir manter?",
        "Dá para treinar sem academia?",
        "Em quanto tempo vejo resultado?",
        "Quais são as formas de pagamento?",
        "E se eu não tiver resultado?",
      ],
    },
  }) as const;
