const count = (value: number, one: string, many: string): string => `${value} ${value === 1 ? one : many}`;

/** Texts of `/equipe/atendimento`. */
export const supportCopy = {
  title: "Atendimento",
  description: "As conversas com o atendimento.",
  summary: (firstName: string, waiting: number) =>
    waiting === 0 ? `${firstName}, ninguém esperando` : `${firstName}, ${count(waiting, "espera", "esperam")} resposta`,
  list: "Conversas do atendimento",
  waits: "Esperam resposta",
  others: "Respondidas",
  unread: (value: number) => count(value, "não lida", "não lidas"),
  undated: "sem prazo",
  until: (moment: string) => `até ${moment}`,
  answered: "respondida",
  choose: { title: "Escolha uma conversa.", text: "J e K andam pela lista, Enter abre." },
  only: "Você lê só o que a pessoa escreveu ao atendimento. A conversa com a equipe não abre aqui.",
  empty: {
    title: "Ninguém esperando.",
    text: "Quando alguém escrever ao atendimento, aparece aqui sem recarregar.",
  },
  loading: "Carregando as conversas",
  failed: {
    title: "As conversas não abriram.",
    text: "Nada se perdeu: elas estão no servidor.",
    retry: "Tentar de novo",
  },
  stale: (hour: string) => `Sem resposta do servidor. Isto é de ${hour}; a gente continua tentando.`,
  back: "Voltar à lista",
  promises: {
    title: "Datas prometidas",
    none: "Nenhuma promessa corre agora.",
    loading: "Abrindo as datas…",
    failed: "As datas não abriram.",
    states: {
      running: "corre",
      late: "atrasada",
      paused: "pausada",
      kept: "cumprida",
      "kept-late": "cumprida com atraso",
    },
  },
  next: {
    thread: (name: string) => `Próxima: ${name}`,
    nobody: "Ninguém mais espera",
  },
  keys: {
    list: "descer e subir",
    open: "abrir",
    reply: "responder",
    canned: "respostas prontas",
    send: "enviar",
    handOver: "passar para a equipe",
    back: "lista",
  },
} as const;
