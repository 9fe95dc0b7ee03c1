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
