import { brand } from "@app/contract/brand";
import { GUARANTEE_DAYS } from "@app/contract/catalogue";
import type { Landing } from "./landing.ts";

/** Leads with the price: buy directly or book a call. */
export const landing: Landing = {
  variant: "5",
  action: "Agendar Consulta Gratuita",
  search: {
    title: `Nutricionista e treinador por menos que pedir delivery | ${brand.name}`,
    description:
      "Plano para emagrecer com nutricionista, treinador e IA por menos que pedir delivery. Consulta gratuita de 15 a 20 minutos, sem compromisso.",
    keywords: "plano de emagrecimento, nutricionista online preço, treinador online preço, IA",
  },
  form: {
    title: "Quer conversar antes?",
    sending: "Enviando solicitação...",
    note: "Retornamos em até 5 minutos, no horário de atendimento. Sem compromisso.",
  },
  success: {
    title: "Solicitação enviada com sucesso!",
    confirm: "Conhecer o App",
    text: (when) =>
      `Nossa equipe liga em até 24 horas.${when ? ` Pela fila de agora: ${when}, horário de São Paulo.` : ""} Enquanto isso, explore as funções básicas do app, que são gratuitas.`,
  },
};

export const hero = {
  aside: "Consulta gratuita",
  title: "Menos que pedir delivery.",
  text: "Nutricionista, treinador e IA cuidando do seu mês inteiro, pelo que custam quatro jantares de aplicativo.",
  limit: `Preço por tempo limitado, no plano anual. Com ${GUARANTEE_DAYS} dias de garantia.`,
  buy: "QUERO COMEÇAR AGORA",
} as const;

/** Above the form. */
export const formText =
  "A consulta é gratuita, dura de 15 a 20 minutos e é sem compromisso. Deixe seu WhatsApp: a gente retorna em até 5 minutos.";

/** A function: the browser never calls it, so that none of this copy is in the page's scripts. */
export const sections = () =>
  ({
    comparison: {
      title: "Faça a conta com a gente",
      text: "Um exemplo com pedidos de R$ 52. Troque pelo seu aplicativo: a soma costuma surpreender.",
    },
    delivery: {
      title: "Delivery, uma vez por semana",
      lines: [
        { what: "Sexta 1, pizza", cost: "R$\u00a052" },
        { what: "Sexta 2, hambúrguer", cost: "R$\u00a052" },
        { what: "Sexta 3, japonês", cost: "R$\u00a052" },
        { what: "Sexta 4, pizza de novo", cost: "R$\u00a052" },
      ],
      total: "R$\u00a0208",
      after: "Quatro jantares. Acabam no sábado.",
    },
    /** Its total is the page's price. */
    plan: {
      title: `${brand.name}, o mês inteiro`,
      lines: [
        { what: "Nutricionista, com ajuste quinzenal", cost: "incluída" },
        { what: "Treinador, com ajuste quinzenal", cost: "incluído" },
        { what: "IA, 24 horas por dia", cost: "incluída" },
        { what: "Revisão toda semana", cost: "incluída" },
      ],
      after: "No plano anual. E a sexta da pizza continua existindo: ela entra no plano.",
    },
    features: {
      title: "O que vem nesse preço",
      parts: {
        nutrition: "Dieta feita por gente, com o que você já come, ajustada a cada quinze dias.",
        workouts: "Treinos de 20 minutos ou de uma hora, em casa ou na academia.",
        ai: "Versão 3.0, atualizada em 2025: responde a qualquer hora.",
        support: "Chat direto com a nutricionista e o treinador.",
        monitoring: "Tudo num lugar só, com relatórios semanais.",
        community: "Desafios mensais e gente para fazer junto.",
      },
    },
    team: {
      title: "Quem trabalha por você",
      text: "Dois profissionais com registro e uma IA versão 3.0, atualizada em 2025.",
    },
    gallery: {
      title: "Antes e depois, sem filtro de foto",
      text: "Cenas de um dia, não corpos.",
      quotes: {
        marina: "Eu pedia delivery quatro vezes por semana. Hoje janto em casa.",
        carlos: "Agora a bicicleta sai de casa antes do primeiro e-mail.",
        sonia: "Hoje durmo a noite inteira.",
      },
    },
    finalCta: { title: "A primeira conversa não custa nem o frete." },
    faq: {
      title: "Antes de fechar o pedido",
      shared: [
        "Quais são as formas de pagamento?",
        "O que acontece depois que eu me cadastro?",
        "Minha rotina é corrida. Dá certo mesmo assim?",
        "Em quanto tempo vejo resultado?",
        "E se eu não tiver resultado?",
        "Posso cancelar quando quiser?",
      ],
    },
  }) as const;
