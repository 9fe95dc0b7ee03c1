export const deletionCopy = {
  title: "Apagar a conta",
  lead: "Não tem volta: quem quiser entrar de novo começa do zero. Por isso, antes, o que vale saber.",
  exportTitle: "Leve uma cópia",
  exportText: "Depois de apagada, não temos mais de onde tirar.",
  exportAction: "Baixar meus dados",
  withdrawalTitle: "Você ainda pode receber tudo de volta",
  withdrawalText: (until: string) =>
    `Até ${until} dá para desistir da compra, sem motivo, e o valor inteiro volta. Peça antes: depois de apagar, não temos como saber que era você.`,
  withdrawalAction: "Desistir da compra",
  planTitle: "Seu plano acaba junto",
  planText: (until: string) => `Ele iria até ${until}. Apagando agora, o acesso termina na hora e não há devolução.`,
  openTitle: "Há um pagamento em andamento",
  openText: (until: string | null) =>
    until
      ? `Espere ele ser confirmado ou vencer, ${until}, e apague em seguida.`
      : "Espere ele ser confirmado ou vencer, e apague em seguida.",
  removed: "O que some",
  retained: "O que a lei manda guardar",
  retainedNone: "Nada. Não sobra nenhum dado seu.",
  retainedUntil: (until: string) => `até ${until}`,
  form: "Apagar de vez",
  wordLabel: (word: string) => `Digite ${word} para confirmar`,
  wordHint: "Em maiúsculas ou minúsculas, tanto faz.",
  wordHintPlan: "Com isso você também abre mão do plano, sem devolução.",
  confirmation: (to: string) => `A confirmação vai para ${to}.`,
  send: "Apagar minha conta",
  sending: "Apagando…",
  keep: "Deixar como está",
} as const;

export const accountDeletedCopy = {
  title: "Conta apagada.",
  lead: "Obrigado pelo tempo que passou com a gente. A porta fica aberta.",
  referenceNumber: "Protocolo",
  at: "Data",
  confirmation: "Confirmação enviada para",
  retained: "O que a lei manda guardar",
  home: "Ir para o começo",
  unknown: "Se você apagou sua conta, o protocolo está no seu email.",
} as const;
