// Texts of `/app/promessas`.

const days = (count: number): string => (count === 1 ? "1 dia" : `${count} dias`);

export const promisesCopy = {
  title: "O que prometemos a você.",
  pageTitle: "Promessas",
  description: "Cada promessa com o seu prazo, o seu dono e o seu relógio.",
  back: "Conta",
  lead: "Cada promessa tem prazo, dono e relógio. Se atrasa, você ganha dias, sem pedir.",
  loading: "Buscando as suas promessas…",
  totals: {
    kept: (count: number) => (count === 1 ? "cumprida no prazo" : "cumpridas no prazo"),
    keptLate: (count: number) => (count === 1 ? "cumprida com atraso" : "cumpridas com atraso"),
    running: "correndo agora",
    days: (count: number) => (count === 0 ? "0 dias" : `+${days(count)}`),
    daysUntil: (date: string) => `no seu plano, até ${date}`,
    daysAlone: "ganhos por atraso nosso",
  },
  thread: {
    title: "No fio",
    earlier: (count: number) => (count === 1 ? "Ver a anterior" : `Ver as ${count} anteriores`),
    older: (count: number) => `Mais ${count} antes destas, todas na conta acima.`,
    now: "Agora",
    nothingOwed: "Nada corre neste momento. O que prometermos aparece aqui na mesma hora.",
    ifLate: (credit: string) => `Se atrasar, ${credit}.`,
    who: (name: string) => `Quem cumpre: ${name}.`,
    whoKept: (name: string) => `Quem cumpriu: ${name}.`,
  },
  states: {
    coming: "ainda vai começar",
    running: "correndo",
    short: "correndo, falta pouco",
    late: "atrasada",
    paused: "relógio parado",
    kept: "cumprida no prazo",
    "kept-late": "cumprida com atraso",
    missed: "não cumprida",
  },
  left: {
    wall: (one: boolean, length: string) => `${one ? "Falta" : "Faltam"} ${length}.`,
    service: (one: boolean, length: string) => `${one ? "Falta" : "Faltam"} ${length} de serviço.`,
  },
  days: { today: "hoje", yesterday: "ontem", tomorrow: "amanhã" },
  pause: {
    title: "Precisa parar um pouco?",
    text: "Doença, viagem, luto. Você pausa de 1 a 60 dias: param os relógios do plano, dos ajustes e das revisões. O acesso não fica mais longo por isso.",
    link: "Pausar o plano",
  },
  clock: {
    title: "Como o relógio anda",
    hours: (words: string) => `Horas de serviço: ${words}.`,
    drawing: "Horas de serviço da semana",
    closed: "fechado",
    now: "agora",
    rules: [
      "Mensagem e ligação contam só nessas horas; a resposta da revisão, em dias de atendimento. O resto conta dia e noite.",
      "A equipe só para um relógio se estiver esperando algo seu, avisado por mensagem. Depois do prazo, ninguém para.",
    ],
    everyone: "Veja quanto cumprimos com todo mundo",
  },
  guarantee: {
    title: "Garantia de 30 dias",
    text: "Uma promessa nossa que atrasa nunca conta contra você. Veja, linha por linha, como está a sua.",
    link: "Ver a garantia",
  },
  empty: {
    title: "Ainda não há promessa sua por aqui.",
    text: "Quando você pede uma ligação, compra um plano ou escreve para a equipe, o relógio começa e aparece aqui.",
  },
} as const;

/** By the day of the week, Sunday first. */
export const weekdayNames = ["dom.", "seg.", "ter.", "qua.", "qui.", "sex.", "sáb."] as const;
