import { brand } from "@app/contract/brand";
import { claims } from "../claims.ts";
import { nutritionist, trainer } from "../team.ts";
import type { Landing } from "./landing.ts";

/** Bold and short: promises a call in less than five minutes. */
export const landing: Landing = {
  variant: "A",
  action: "Falar com Especialista Agora",
  search: {
    title: `Pronto para emagrecer de verdade? | ${brand.name}`,
    description:
      "Emagrecimento com nutricionista, treinador e IA no mesmo plano. Deixe seu WhatsApp e receba uma ligação em menos de 5 minutos.",
    keywords: "emagrecer de verdade, perder peso, nutricionista online, treinador online, IA, dieta personalizada",
  },
  form: {
    title: `Quero uma das ${brand.placesLeft} vagas`,
    sending: "Criando conta...",
    note: "A ligação vem em menos de 5 minutos, no horário de atendimento. Sem compromisso.",
  },
  success: {
    title: "Cadastro realizado com sucesso!",
    confirm: "OK - Baixar App",
    text: (when) =>
      `Um especialista liga em menos de 5 minutos, no horário de atendimento${when ? `: ${when}, horário de São Paulo` : ""}. Agora vamos levar você para baixar o app.`,
  },
};

export const hero = {
  aside: "em menos de 5 min",
  title: "Pronto para emagrecer de\u00a0verdade?",
  text: "Deixe seu WhatsApp. Um especialista liga em menos de 5 minutos e vocês montam o primeiro passo juntos.",
} as const;

/** A function: the browser never calls it, so that none of this copy is in the page's scripts. */
export const sections = () =>
  ({
    timeFacts: {
      moments: [
        {
          figure: "1",
          unit: "min",
          title: "Você preenche",
          text: "Nome, WhatsApp, uma senha e o tipo do seu celular. Mais nada.",
        },
        {
          figure: "5",
          unit: "min",
          title: "O telefone toca",
          text: "Em menos que isso, na verdade. É gente, não gravação.",
        },
        {
          figure: "hoje",
          title: "Você começa",
          text: "O app abre na hora, com uma dieta e um treino provisórios feitos pela IA.",
        },
      ],
      why: {
        title: `Por que só ${brand.placesLeft}?`,
        text: `Porque ${nutritionist.firstName} e ${trainer.firstName} leem cada mensagem e ajustam cada plano a cada quinze dias. Com mais gente do que cabe, ninguém lê ninguém.`,
      },
    },
    team: { title: "Quem cuida de você" },
    features: {
      title: "O método, peça por peça",
      parts: {
        nutrition: "Seu gosto, seu bolso, sua marmita. Ajuste a cada quinze dias.",
        workouts: "Em casa ou na academia, do tamanho do seu dia.",
        ai: "Conta calorias, tira dúvida e percebe quando o sono piora.",
        support: "Nutricionista e treinador no mesmo chat que você.",
        monitoring: "Peso, medidas, sono e treino, revistos toda semana.",
        community: "Gente na mesma página. Ninguém torce sozinho.",
      },
    },
    gallery: {
      title: "Três dias que mudaram",
      quotes: {
        marina: "A calça que voltou a fechar foi consequência.",
        carlos: "Agora a bicicleta sai de casa antes do primeiro e-mail.",
        sonia: "Hoje durmo a noite inteira.",
      },
    },
    finalCta: {
      title: `Restam ${claims["places-left"].figure} ${claims["places-left"].text}. Uma pode ser a sua.`,
    },
    faq: {
      title: "Antes do telefone tocar",
      own: [
        {
          question: "Quem vai me ligar?",
          answer: `Alguém da equipe do ${brand.name}, pelo número que você deixou. A conversa é curta: seu objetivo, sua rotina e por onde começar.`,
        },
      ],
      shared: [
        "Em quanto tempo vejo resultado?",
        "Dá para treinar sem academia?",
        "Quais são as formas de pagamento?",
        "E se eu não tiver resultado?",
        "Posso cancelar quando quiser?",
      ],
    },
  }) as const;
