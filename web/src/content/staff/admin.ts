/** Texts of the administrator's pages. */
export const teamCopy = {
  title: "Equipe",
  description: "Quem trabalha na equipe, com registro e acesso.",
  note: (people: number) => (people === 1 ? "1 pessoa com acesso" : `${people} pessoas com acesso`),
  columns: { person: "Pessoa", registration: "Registro", members: "Membros", seen: "Último acesso", action: "Acesso" },
  noRegistration: "sem conselho",
  until: (day: string) => `vale até ${day}`,
  expired: (day: string) => `venceu em ${day}: não assina`,
  neverSeen: "nunca entrou",
  dismissed: (day: string) => `desligado em ${day}`,
  dismiss: "Desligar",
  dismissLabel: (name: string) => `Desligar ${name}`,
  dialog: {
    title: (name: string) => `Desligar ${name}?`,
    text: "A pessoa sai de todos os aparelhos agora. Quem ela acompanha passa para colegas com tempo livre.",
    reason: "Motivo",
    hint: "Fica na auditoria. Não escreva nada de saúde de ninguém.",
    confirm: "Desligar agora",
    confirming: "Desligando…",
    cancel: "Cancelar",
  },
  done: (name: string) => `${name} está fora de todos os aparelhos.`,
  invite: "Convites saem no terminal: npm run staff -- invite.",
} as const;

export const auditCopy = {
  title: "Auditoria",
  description: "O que a equipe fez, do mais novo ao mais antigo.",
  note: "Ninguém muda nem apaga uma linha.",
  filters: { label: "Mostrar", all: "Tudo", emergencies: "Emergências" },
  emergency: "emergência",
  member: (reference: string) => `ficha ${reference}`,
  empty: { all: "Nada registrado ainda.", emergencies: "Nenhum acesso de emergência." },
  more: "Ver mais antigas",
  loadingMore: "Carregando…",
} as const;
