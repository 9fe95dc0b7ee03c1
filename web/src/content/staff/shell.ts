import type { StaffRole } from "@app/contract/staff/identity";

/** Texts of the frame around every page of the team. */
export const staffShellCopy = {
  area: "Equipe",
  home: "Prumo, área da equipe",
  skip: "Pular para o conteúdo",
  places: {
    queue: "Fila",
    members: "Membros",
    agenda: "Agenda",
    support: "Atender",
    team: "Equipe",
    audit: "Auditoria",
  },
  roles: {
    nutri: "Nutricionista",
    treinador: "Treinador",
    vendas: "Vendas e suporte",
    admin: "Administração",
  } satisfies Record<StaffRole, string>,
  person: {
    button: (name: string) => `Conta de ${name}`,
    until: (hour: string) => `Sessão até ${hour}`,
    access: "Meu acesso",
    shortcutsOn: "Desligar atalhos de uma tecla",
    shortcutsOff: "Ligar atalhos de uma tecla",
    signOut: "Sair",
    signingOut: "Saindo…",
    unsent: {
      title: "Sair e apagar o que não foi enviado?",
      text: "Há mudanças escritas neste aparelho que ainda não chegaram ao servidor. Sem a sua sessão ninguém consegue ler, então elas saem com você.",
      confirm: "Sair e apagar",
      cancel: "Ficar aqui",
    },
  },
  keys: "Atalhos desta tela",
  keysOff: "Atalhos de uma tecla desligados",
  errors: {
    notFound: { title: "Não achamos isso.", text: "O endereço pode ter mudado, ou a pessoa já não tem conta." },
    refused: "Isto não abre para você.",
    offline: {
      title: "Sem conexão com o servidor.",
      text: "Nada do que estava na tela se perdeu no servidor. Quando a conexão voltar, tente de novo.",
    },
    other: { title: "Não deu para abrir agora.", text: "A falha foi nossa. Tente de novo em instantes." },
    retry: "Tentar de novo",
    retrying: "Tentando…",
    queue: "Ir para a fila",
  },
} as const;
