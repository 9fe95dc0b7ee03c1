import { brand } from "@app/contract/brand";
import type { CONSENT_WAYS } from "@app/contract/consents";
import type { DISCLOSURE_STATES } from "@app/contract/privacy";

export const profileCopy = {
  title: "Seus dados",
  name: { label: "Nome", action: "Corrigir" },
  email: { label: "Email", action: "Trocar", none: "nenhum", add: "Incluir" },
  phone: { label: "Telefone", action: "Trocar", none: "nenhum", add: "Incluir" },
  unverified: "falta confirmar",
  verify: "Confirmar",
  disclosures: { label: "O que temos e quem ficou sabendo", action: "Ver" },
  accesses: { label: "Quem viu meus dados de saúde", action: "Ver" },
  consents: { label: "Autorizações", action: "Escolher" },
  export: { label: "Baixar tudo o que temos sobre você", action: "Baixar" },
  deletion: { label: "Apagar a conta", action: "Apagar" },
} as const;

export const nameCopy = {
  title: "Corrigir o nome",
  field: "Nome completo",
  hint: "É o nome que vai nos próximos recibos. Os antigos ficam como foram emitidos.",
  done: "Nome corrigido.",
} as const;

export const contactCopy = {
  email: {
    title: "Trocar de email",
    add: "Incluir um email",
    verify: "Confirmar seu email",
    field: "Novo email",
    hint: "O atual continua valendo até você confirmar o novo.",
    why: (contact: string) =>
      `Mandamos um código para ${contact}. Confirmar mostra que o endereço é seu: o que foi comprado com ele aparece aqui, e só você recupera a senha por ele.`,
    send: "Mandar o código",
    sent: (contact: string) => `Mandamos um código de 6 números para ${contact}. Ele vale por poucos minutos.`,
    another: "Trocar por outro email",
    elsewhere: "O link da mensagem também serve, se for mais fácil.",
    done: (contact: string) => `Pronto: seu email é ${contact}. Os outros aparelhos saíram da conta.`,
  },
  phone: {
    title: "Trocar de telefone",
    add: "Incluir um telefone",
    verify: "Confirmar seu telefone",
    field: "Novo telefone",
    hint: "O código chega por WhatsApp. O número atual vale até você confirmar o novo.",
    why: (contact: string) =>
      `Mandamos um código por WhatsApp para ${contact}. Confirmar mostra que o número é seu, e só você recupera a senha por ele.`,
    send: "Mandar o código",
    sent: (contact: string) => `Mandamos um código de 6 números por WhatsApp para ${contact}.`,
    another: "Trocar por outro número",
    elsewhere: "Não chegou? Confira se o número tem WhatsApp.",
    done: (contact: string) => `Pronto: seu telefone é ${contact}. Os outros aparelhos saíram da conta.`,
  },
  sending: "Mandando…",
  code: "Código de 6 números",
  codeWrong: "O código tem 6 números",
  confirm: "Confirmar",
  confirming: "Confirmando…",
  again: "Mandar outro código",
  sentAgain: "Mandamos outro código.",
} as const;

export const passwordCopy = {
  title: "Trocar a senha",
  current: "Senha atual",
  currentMissing: "Digite a senha atual",
  next: "Nova senha",
  warning: "Os outros aparelhos saem da conta na hora. Este continua.",
  done: "Senha trocada. Os outros aparelhos saíram da conta.",
} as const;

export const securityCopy = {
  title: "Acesso",
  password: { label: "Senha", action: "Trocar" },
  devices: "Aparelhos conectados",
  unknownDevice: "Aparelho não identificado",
  thisDevice: "este aparelho",
  now: "em uso agora",
  lastUsed: (when: string) => `usado ${when}`,
  close: "Encerrar",
  closed: (device: string) => `${device} saiu da conta.`,
  showAll: (count: number) => `Mostrar os ${count} aparelhos`,
  everywhere: { label: "Sair de todos os aparelhos", action: "Sair de todos" },
  everywhereTitle: "Sair de todos os aparelhos?",
  everywhereText:
    "Todo mundo que está na sua conta sai agora, você também. Para voltar, é só entrar com a senha. Se desconfia de alguém, troque a senha em vez disso.",
  everywhereConfirm: "Sair de todos",
  stay: "Ficar",
  failed: "Não deu certo",
  leave: { label: `Sair do ${brand.name}`, action: "Sair" },
  leaving: "Saindo…",
} as const;

/** Signing out while entries are only on this device. */
export const unsentCopy = {
  title: (count: number) =>
    count === 1 ? "Um registro está só neste aparelho." : `${count} registros estão só neste aparelho.`,
  text: (count: number) =>
    count === 1
      ? "Ele ainda não chegou até a gente. Com internet, ele vai sozinho. Se você sair agora, ele se perde."
      : "Eles ainda não chegaram até a gente. Com internet, eles vão sozinhos. Se você sair agora, eles se perdem.",
  stay: "Continuar na conta",
  leave: "Sair e perder",
} as const;

export const disclosureCopy = {
  title: "Seus dados, às claras",
  lead: "Tudo o que guardamos sobre você e cada vez que contamos algo a outra empresa: o quê, a quem, por quê.",
  stored: "O que guardamos",
  storedItems: {
    name: "Nome",
    email: "Email",
    phone: "Telefone",
    none: "não temos",
  },
  storedMore: [
    {
      title: "Compras e recibos",
      text: "Plano, valor, data e forma de pagamento. Do cartão, só a bandeira e os quatro últimos números.",
    },
    {
      title: "Acessos",
      text: "Quais aparelhos estão na conta e quando foram usados. Da senha, só uma versão embaralhada, que nem nós conseguimos ler.",
    },
    {
      title: "Visitas e escolhas",
      text: "Páginas do nosso site que você viu, de que anúncio veio e o que permitiu ou recusou.",
    },
  ],
  storedAccesses: "Quem da equipe viu seus dados de saúde",
  storedExport: "Baixar tudo, campo por campo",
  disclosed: "Quem ficou sabendo",
  empty: "Ninguém, até agora. Quando contarmos algo a outra empresa, aparece aqui, com dia e hora.",
  more: "Mostrar mais antigos",
  loadingMore: "Buscando…",
  what: "O que foi dito",
  why: "Para quê",
  basis: "Base na lei",
  details: "Ver o que foi",
  states: {
    sent: "Enviado",
    waiting: "Na fila",
    withheld: "Não enviado",
    failed: "Não chegou",
  } satisfies Record<(typeof DISCLOSURE_STATES)[number], string>,
  end: "Começo da sua história aqui.",
} as const;

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
    text: "O plano para agora. Uma pessoa da equipe conversa com você em até 72 horas, e, se não houver outro jeito de atender, você recebe o valor inteiro de volta.",
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

export const exportCopy = {
  title: "Leve tudo com você",
  lead: "Um arquivo só, com tudo o que temos sobre você: cadastro, compras, escolhas, mensagens e o que foi contado a outras empresas.",
  inside: [
    { name: "dados.html", text: "Para ler. Abre em qualquer navegador, mesmo sem internet." },
    { name: "dados.json", text: "Para levar a outro serviço. É o formato que programas entendem." },
  ],
  send: "Pedir meus dados",
  sending: "Pedindo…",
  preparing: "Estamos preparando",
  preparingText:
    "Leva de alguns segundos a poucos minutos. Pode fechar esta página e voltar depois: a cópia espera aqui. Com o email confirmado, avisamos por ele também.",
  requestedAt: (when: string) => `Pedida em ${when}.`,
  ready: "Sua cópia está pronta",
  readyText: (size: string, until: string) => `Um arquivo zip de ${size}. Fica aqui até ${until}; depois é apagado.`,
  fetch: "Baixar",
  fetching: "Baixando…",
  again: "Baixar de novo",
  saved: (name: string) => `${name} está nos downloads deste aparelho. Não tem senha: guarde em lugar seu.`,
  careful: "O arquivo não tem senha: guarde em lugar seu.",
  askNew: "Pedir uma cópia mais nova",
  expired: "A cópia anterior venceu",
  expiredText: (when: string) => `Ela podia ser baixada até ${when} e já foi apagada. Peça outra quando quiser.`,
  failed: "Não conseguimos montar a cópia",
  failedText: "Foi um problema nosso, e seus dados continuam inteiros. Peça de novo; se repetir, fale com o suporte.",
  askFrom: (when: string) => `Uma nova pode ser pedida a partir das ${when}.`,
  defaultName: `dados-${brand.slug}.zip`,
} as const;

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
