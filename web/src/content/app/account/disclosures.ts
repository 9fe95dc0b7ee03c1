import type { DISCLOSURE_STATES } from "@app/contract/privacy";

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
