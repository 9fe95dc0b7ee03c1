import type { NotePack } from "./note-pack.ts";

/** Notes that bind training, and those of screens without a plan. */
export const otherPacks = {
  "pagina-de-caminhada": {
    source: "ours",
    member: "Por enquanto, o treino é a página de caminhada; o resto começa depois que uma pessoa olhar.",
    on: "training",
    professional: "Só a página de caminhada até você liberar o treino.",
    training: { plan: "walking" },
  },
  "baixo-impacto": {
    source: "ours",
    member: "O treino poupa as suas articulações: nada de salto nem de corrida.",
    on: "training",
    professional: "Sem salto e sem corrida.",
    training: { isLowImpact: true },
  },
  "treino-moderado": {
    source: "Training programme: talk test",
    member: "O cardio é moderado: dá para conversar enquanto se mexe.",
    on: "training",
    professional: "Sem cardio vigoroso: esforço de 3 a 5, teste da fala.",
    training: { effort: { least: 3, most: 5 } },
  },
  "sem-prender-a-respiracao": {
    source: "Training programme: limitations",
    member: "Solte o ar na parte difícil do movimento e nunca prenda a respiração.",
    on: "training",
    professional: "Quatro repetições de reserva ou mais, sem carga máxima, a frase da respiração em cada exercício.",
    training: { leastReserve: 4, saysToExhale: true },
  },
  "liberacao-medica": {
    source: "PAR-Q+",
    member: "Antes do primeiro treino, a gente precisa da liberação do seu médico.",
    on: "training",
    professional: "Nenhuma sessão até a liberação médica ser registrada.",
    training: { plan: "none", needsClearance: true },
  },
  "forca-primeiro": {
    source: "Advisory of four societies on GLP-1 and nutrition, 2025",
    member: "A força vem antes do cardio, para você perder gordura e guardar músculo.",
    on: "training",
    professional: "Duas sessões de força por semana ou mais, força antes do cardio em cada uma.",
    training: { strength: { sessionsAWeek: 2, isFirst: true } },
  },
  "regras-60-mais": {
    source: "Targets; sets of the first week ours",
    member: "O começo é curto de propósito, e cresce semana a semana.",
    on: "training",
    professional:
      "De 60 anos em diante: a regra de idade da energia; iniciante com até 12 séries por sessão na primeira semana.",
    training: { firstWeekSets: 12 },
  },
  "equilibrio-2-3x": {
    source: "Guia de Atividade Física para a População Brasileira",
    member: "Há um exercício de equilíbrio em dois ou três dias da semana.",
    on: "training",
    professional: "Equilíbrio em 2 ou 3 dias da semana.",
    training: { balanceDays: { least: 2, most: 3 } },
  },
  "regiao-bloqueada": {
    source: "Training programme: limitations",
    member: "Onde dói muito, nada trabalha até uma pessoa olhar.",
    on: "training",
    professional:
      "Dor de 7 ou mais: nada que carregue a região, em sessão, aquecimento, volta à calma, cardio e trocas.",
    training: { blockedLoad: 1 },
  },
  "nada-onde-uma-crise-machuque": {
    source: "Safety table, epilepsy",
    member: "Nada fica acima do seu corpo nem pede altura; na água, sempre com alguém por perto.",
    on: "training",
    professional: "Epilepsia: nada que caia sobre o corpo ou de onde se caia; natação nunca sem companhia.",
    training: { isSafeInSeizure: true },
  },
  "apneia-falar-com-o-medico": {
    source: "ours",
    member: "A apneia tem tratamento, e dormir bem ajuda em tudo: vale marcar uma consulta médica.",
    on: "diet",
    professional: "Apneia sem tratamento: peça que procure um médico; nenhum outro limite.",
  },
  "cartao-de-cuidado": {
    source: "Safety texts",
    member: null,
    professional: "Sem plano: cartão de cuidado, e nada é vendido ao lado dele.",
    diet: { plan: "none" },
  },
  "tela-de-crise": {
    source: "Safety texts",
    member: null,
    professional: "Tela de crise, plano em pausa, números escondidos.",
    diet: { plan: "none", numbers: "hidden" },
    training: { plan: "none" },
  },
  "contato-do-pre-natal": {
    source: "ours",
    member: null,
    professional: "Gravidez: sem plano; peça o contato da equipe do pré-natal.",
    diet: { plan: "none" },
    training: { plan: "none" },
  },
  "nao-atendido": {
    source: "ECA Digital, in force since 17 March 2026",
    member: null,
    professional: "Menor de 18 anos: sem plano, sem meta e sem diário do corpo.",
    diet: { plan: "none" },
    training: { plan: "none" },
  },
  "reembolso-na-hora": {
    source: "ECA Digital, in force since 17 March 2026",
    member: null,
    professional: "O dinheiro de volta é oferecido na mesma tela.",
  },
  "contador-sem-dados-do-corpo": {
    source: "LGPD art. 11",
    member: null,
    professional: "Sem autorização: só o contador, sem meta, peso ou número que venha do corpo.",
    diet: { plan: "none", numbers: "hidden" },
  },
  "so-biblioteca-de-treino": {
    source: "LGPD art. 11",
    member: null,
    professional: "Sem autorização: a biblioteca de exercícios, sem programa.",
    training: { plan: "library" },
  },
} as const satisfies Readonly<Record<string, NotePack>>;
