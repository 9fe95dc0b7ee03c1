import { BLOCKS } from "@app/engine/intake/questionnaire/question";
import { addDays } from "@app/engine/promises/local-time";
import { mondayOf } from "@app/engine/training/progression/weeks/calendar";
import { dayAgo } from "../member-days.ts";
import { OLD_DAYS } from "./logged-weeks.ts";
import type { Tour } from "./tours.ts";
import * as tours from "./tours.ts";

export type Screen = {
  /** Of web/src/pages.ts. */
  page: string;
  /** In the place of the page's parameters. */
  params?: Readonly<Record<string, string>>;
  /** A query or a fragment. */
  suffix?: string;
  /** The main heading of the screen, or of the one that it leads to. */
  heading: RegExp;
  /** On the screen once the member's records are there. */
  shows?: RegExp;
  /** What opens on the screen. */
  tour?: Tour;
};

/** Each page of the app at least once, as a member with a plan, an open review and weeks of records sees it. */
export const screensOf = (paymentId: string, today = dayAgo(0)): readonly Screen[] => [
  { page: "/app", heading: /[.]$/, shows: /O seu dia|Amanhã/ },
  { page: "/app/treino/:session", params: { session: "A" }, heading: /^Primeiro, aquecer/, tour: tours.workout },
  { page: "/app/plano", suffix: "#almoco", heading: /^Plano da semana/, tour: tours.plan },
  { page: "/app/plano/imprimir", heading: /^Imprimir o plano/ },
  { page: "/app/plano/mudancas/:version", params: { version: "1" }, heading: /[.]$/, shows: /Versões/ },
  { page: "/app/plano/lista", heading: /^Feira e mercado/ },
  { page: "/app/plano/treino", heading: /^Bloco 1/ },
  { page: "/app/plano/treino/:session", params: { session: "A" }, heading: /^Treino A/, tour: tours.session },
  { page: "/app/plano/exercicios", heading: /^Exercícios/ },
  { page: "/app/plano/exercicios/:id", params: { id: "fx:Plank" }, heading: /^Prancha/ },
  { page: "/app/diario", heading: /^Diário/, shows: /Feijão/, tour: tours.today },
  { page: "/app/diario/meus", heading: /^Meus alimentos/, shows: /Bolo da tia Nena/ },
  {
    page: "/app/diario/:day",
    params: { day: addDays(today, -1) },
    heading: /^Diário/,
    shows: /Feijão/,
    tour: tours.pastDay,
  },
  { page: "/app/diario/:day", params: { day: addDays(today, -OLD_DAYS) }, heading: /^Diário/, shows: /Feijão/ },
  {
    page: "/app/diario/:day/registrar",
    params: { day: today },
    heading: /^(Café|Lanche|Almoço|Jantar|Ceia)/,
    tour: tours.sentence,
  },
  { page: "/app/diario/:day/buscar", params: { day: today }, heading: /^Buscar alimento/, tour: tours.search },
  { page: "/app/evolucao", heading: /^Evolução/, shows: /noite/, tour: tours.progress },
  { page: "/app/evolucao", suffix: "?registrar=medidas", heading: /^Evolução/, tour: tours.openSheet },
  { page: "/app/evolucao", suffix: "?registrar=sono", heading: /^Evolução/, tour: tours.openSheet },
  // Leads away: there is no list of hidden weights.
  { page: "/app/evolucao/peso", heading: /^Evolução/ },
  { page: "/app/evolucao/semana/:week", params: { week: mondayOf(addDays(today, -7)) }, heading: /^A sua semana/ },
  { page: "/app/evolucao/mes/:month", params: { month: today.slice(0, 7) }, heading: /^O seu mês/ },
  { page: "/app/pausa", heading: /^Pausar o plano/ },
  { page: "/app/conversa", heading: /^Helena e Rafael/ },
  { page: "/app/conversa/assistente", heading: /^Assistente/ },
  { page: "/app/conversa/atendimento", heading: /^Atendimento/ },
  { page: "/app/conversa/memoria", heading: /^O que a IA sabe de mim/ },
  { page: "/app/revisao", heading: /^Em quantos dias/, tour: tours.review },
  { page: "/app/revisao/resposta", heading: /^Sua revisão chegou/ },
  { page: "/app/anamnese", heading: /^Suas (respostas já têm|metas do dia)/ },
  { page: "/app/anamnese/pergunta/:question", params: { question: "q04" }, heading: /^Qual é a sua altura/ },
  { page: "/app/anamnese/pergunta/:question", params: { question: "q05" }, heading: /^Qual é o seu peso/ },
  ...BLOCKS.map(({ id }) => ({
    page: "/app/anamnese/bloco/:block",
    params: { block: id },
    heading: /^(O que suas|Sua energia|Um )/,
  })),
  { page: "/app/anamnese/respostas", heading: /^Suas respostas/ },
  { page: "/app/anamnese/resultado", heading: /^Suas (respostas já têm|metas do dia)/ },
  { page: "/app/agenda", heading: /^Vinte minutos/ },
  { page: "/app/promessas", heading: /^O que prometemos/ },
  { page: "/app/conta", heading: /^Sua conta/ },
  { page: "/app/garantia", heading: /^Garantia de 30 dias/, shows: /medidas de cintura/ },
  { page: "/app/pagamentos/:paymentId", params: { paymentId }, heading: /^Plano Completo/ },
  { page: "/app/pagamentos/:paymentId/desistir", params: { paymentId }, heading: /^Plano Completo/ },
  { page: "/app/pagamentos/:paymentId/recibo", params: { paymentId }, heading: /^Recibo/ },
  { page: "/app/dados", heading: /^Seus dados/ },
  { page: "/app/dados/acessos", heading: /^Quem viu/ },
  { page: "/app/dados/consentimentos", heading: /^Autorizações/ },
  { page: "/app/dados/baixar", heading: /^Leve tudo/ },
  { page: "/app/dados/apagar", heading: /^Apagar a conta/ },
  { page: "/app/*", params: { "*": "nada" }, heading: /^Não achamos/ },
];

/** Pages that the walk does not open, each with the reason. */
export const NOT_WALKED: Readonly<Record<string, string>> = {
  "/app/ate-logo": "shown after the account is erased: nothing is left to hide",
};

export const pathOf = ({ page, params = {}, suffix = "" }: Screen): string =>
  page.replace(/:(\w+)|\*/g, (parameter, name: string | undefined) => params[name ?? parameter] ?? parameter) + suffix;
