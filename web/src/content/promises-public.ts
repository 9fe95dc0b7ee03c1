// Texts of the public `/promessas`: what is promised, and how much of it was kept.

/** In the page's order. `promised`: the time as it is promised; `note`: to whom, or from when. */
export const promiseKinds = [
  {
    kind: "call-back-5min",
    title: "Ligar em 5 minutos",
    note: "a quem escolhe “agora”, em horas de atendimento",
    promised: "5 min",
  },
  { kind: "call-back-24h", title: "Ligar em 24 horas", note: "para quem prefere depois", promised: "24 h" },
  { kind: "access-now", title: "Acesso liberado", note: "depois do pagamento confirmado", promised: "2 min" },
  { kind: "provisional-plan", title: "Plano provisório", note: "depois das respostas essenciais", promised: "60 s" },
  {
    kind: "human-first",
    title: "Leitura por uma pessoa",
    note: "quando as respostas pedem um profissional antes do plano",
    promised: "24, 48 ou 72 h",
  },
  {
    kind: "definitive-plan",
    title: "Plano definitivo",
    note: "assinado por nutricionista e treinador",
    promised: "5 dias",
  },
  { kind: "chat-answer", title: "Resposta humana", note: "no chat, em horas de atendimento", promised: "8 h" },
  { kind: "fortnightly-diet", title: "Ajuste da dieta", note: "a cada quinzena", promised: "14 dias" },
  { kind: "fortnightly-training", title: "Ajuste do treino", note: "a cada quinzena", promised: "14 dias" },
  { kind: "weekly-review-opened", title: "Revisão aberta", note: "toda semana, no seu dia", promised: "7 dias" },
  {
    kind: "weekly-review-answered",
    title: "Revisão respondida",
    note: "depois da sua, em dias de atendimento",
    promised: "2 dias",
  },
  { kind: "refund-sent", title: "Devolução enviada", note: "depois do pedido aceito", promised: "24 h" },
  { kind: "data-request-now", title: "Dados na hora", note: "baixar ou apagar o que temos", promised: "1 min" },
  {
    kind: "data-request-15d",
    title: "Pedido de dados",
    note: "quando depende de uma pessoa",
    promised: "15 dias",
  },
  {
    kind: "guarantee-review",
    title: "Revisão da garantia",
    note: "por uma pessoa, quando você discorda ou já usou a garantia",
    promised: "72 h",
  },
] as const;
export type PromiseCopy = (typeof promiseKinds)[number];

export const promisesCopy = {
  meta: "Nossas promessas, em números",
  description:
    "Quanto prometemos, quanto cumprimos e o que devolvemos. Um retrato por noite, com o arquivo para conferir.",
  title: "O que prometemos, e quanto cumprimos.",
  lead: (name: string) =>
    `Toda promessa do ${name} tem prazo e relógio. Aqui estão todas, de todo mundo, inclusive as que falhamos.`,
  window: "Período",
  windows: { days90: "90 dias", days30: "30 dias" },
  windowLong: { days90: "Últimos 90 dias", days30: "Últimos 30 dias" },
  until: (date: string, hour: string) => `retrato de ${date}, ${hour}`,
  nightly: "Feito toda madrugada, por máquina",
  print: "Imprimir",
  summary: "Resumo",
  totals: {
    kept: "cumpridas no prazo",
    cases: "promessas contadas",
    breached: ["atraso, um traço abaixo", "atrasos, um por um abaixo"],
    credit: "devolvidos em crédito",
  },
  none: "Ainda sem casos suficientes",
  noneLead:
    "Mostramos uma promessa a partir de 20 casos. Menos que isso diria pouco sobre nós e demais sobre quem está neles. O que prometemos já vale, e está aqui embaixo.",
  loading: "Buscando o retrato desta madrugada…",
  failed: "Os números não chegaram.",
  failedLead: "O que prometemos está aqui embaixo. Os números voltam assim que o servidor responder.",
  retry: "Tentar de novo",
  each: "Uma por uma",
  legend: {
    median: "mediana, o caso do meio",
    eight: "oito em cada dez casos",
    due: "o prazo prometido",
    breach: "cada atraso, um traço",
    credit: "dias devolvidos em crédito",
  },
  few: "Ainda sem casos suficientes: menos de 20.",
  fewRecent: "poucos",
  promised: (time: string) => `prazo: ${time}`,
  table: {
    caption: (window: string) => `Promessas, ${window}`,
    promise: "Promessa",
    due: "Prazo",
    kept: "No prazo",
    median: "Mediana",
    eight: "Oito em cada dez",
    cases: "Casos",
    breached: "Atrasos",
    credit: "Dias devolvidos",
    few: "menos de 20",
  },
  afterDue: "depois do prazo",
  ofPromise: (percent: number) => `${percent}% do prazo`,
  method: "Como contamos",
  download: (size: string) => `Baixar o arquivo (CSV, ${size})`,
  downloadPlain: "Baixar o arquivo (CSV)",
  earlier: "Retratos anteriores",
  noEarlier: "O primeiro fica guardado na virada do mês.",
  snapshot: (date: string, hour: string, code: string) => `Retrato de ${date}, ${hour}. Código ${code}.`,
} as const;

/** The method, one paragraph for each question that a reader has. */
export const promiseMethod = [
  "Uma promessa nasce na mesma operação que a torna verdadeira: pagou, o relógio do acesso começa; respondeu, começa o do plano. Ninguém cria nem apaga promessa à mão. A que perde a razão de existir, porque a pessoa desistiu antes do prazo, não conta para nenhum lado.",
  "Cumprida é até o prazo; um segundo depois é atraso, mesmo entregue. Onde dizemos “de atendimento”, o relógio anda só quando a equipe está. A porcentagem é arredondada para baixo.",
  "Pausa só existe se você pediu ou se esperamos algo seu, com mensagem enviada. O tempo pausado não entra na conta, e depois do prazo ninguém pausa.",
  "O tempo é a parte do prazo que foi usada, arredondada para cima de 5 em 5%. A mediana é o caso do meio, com os atrasados dentro.",
  "Ninguém aparece no arquivo. Cada linha soma casos iguais, sem data e sem nome; nenhuma diz o tempo de menos de 5. Os casos entram, envelhecem e saem em grupos de pelo menos 20: comparar o arquivo de duas noites não mostra quem chegou ontem. Por isso um caso pode esperar alguns dias para ser contado.",
  "Com o arquivo, qualquer pessoa refaz estas contas. O código é o começo do SHA-256 dele: se um número mudar, o código muda. O último retrato de cada mês fica guardado por um ano.",
] as const;
