import type { CONSENT_WAYS } from "@app/contract/consents";

export const consentCopy = {
  title: "Autorizações",
  lead: "Mensagens, anúncios, dados de saúde, atendimento e assistente. Cada sim vale até você mudar de ideia, e mudar vale na hora.",
  yes: "Sim",
  no: "Não",
  since: (when: string) => `desde ${when}`,
  never: "nunca perguntamos, então é não",
  saved: (title: string, allowed: boolean) => `${title}: ${allowed ? "sim" : "não"}, a partir de agora.`,
  history: "Histórico",
  noHistory: "Você ainda não respondeu a nenhuma destas perguntas.",
  version: (version: string) => `texto ${version}`,
  via: {
    form: "no cadastro",
    checkout: "no pagamento",
    account: "aqui na conta",
    unsubscribe: "pelo link de um email",
  } satisfies Record<(typeof CONSENT_WAYS)[number], string>,
} as const;

export const healthConsentCopy = {
  given: (when: string) => `Você autorizou em ${when}.`,
  withdrawn: (when: string) => `Você retirou a autorização em ${when}. Seus pesos e as suas respostas foram apagados.`,
  never: "Você ainda não autorizou, e a gente não guarda nenhum dado de saúde seu.",
  give: "Ler e decidir em Evolução",
  withdraw: "Retirar a autorização",
  withdrawing: "Retirando…",
  ask: {
    title: "Retirar a autorização?",
    text: "Seus pesos e as respostas da anamnese são apagados agora, na conta e neste aparelho, e não voltam. Sem a autorização, o plano para.",
    keep: "Manter a autorização",
    withdraw: "Retirar e apagar",
  },
} as const;

export const remoteCareCopy = {
  given: (when: string) => `Você aceitou em ${when}.`,
  declined: (when: string) =>
    `Você disse não em ${when}. Sem o seu sim, nenhum plano é feito à distância; uma pessoa da equipe conversa com você antes.`,
  withdraw: "Não quero mais à distância",
  withdrawing: "Anotando…",
  ask: {
    title: "Parar o atendimento à distância?",
    text: "O plano para agora. Uma pessoa da equipe conversa com você em até 72 horas, e, se não houver outro jeito de atender, você recebe o dinheiro de volta: inteiro nos primeiros dias, depois o valor dos dias que faltam.",
    keep: "Continuar à distância",
    withdraw: "Parar",
  },
} as const;

export const assistantConsentCopy = {
  given: (when: string) => `Você autorizou em ${when}.`,
  withdrawn: (when: string) => `Você disse não em ${when}. O assistente responde no modo básico, e nada sai daqui.`,
  never: "Você ainda não autorizou: o assistente responde no modo básico, e nada sai daqui.",
  give: "Autorizar",
  giving: "Anotando…",
  withdraw: "Retirar a autorização",
  withdrawing: "Retirando…",
  ask: {
    title: "Retirar a autorização?",
    text: "A partir da próxima pergunta nada vai para fora, e o assistente responde no modo básico. Conversas e lembranças ficam.",
    keep: "Manter a autorização",
    withdraw: "Retirar",
  },
} as const;
