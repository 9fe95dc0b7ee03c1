/** Texts of the closed file of a member who is not the professional's. */
export const breakGlassCopy = {
  title: "Esta ficha não é sua.",
  lead: "Só a nutricionista e o treinador da pessoa abrem a ficha dela. Se o endereço veio de um colega, peça que ele abra.",
  emergency: "É uma emergência?",
  what: "Com um motivo escrito, a ficha abre por uma hora, só para ler.",
  follows: [
    "A pessoa lê o seu nome, a hora e que foi em emergência, em Quem viu meus dados.",
    "Quem administra recebe um aviso agora, e lê o motivo na auditoria.",
    "Fica no registro, e não dá para apagar.",
  ],
  reason: "Por que você precisa abrir agora",
  hint: "Uma frase. Não escreva dados de saúde aqui.",
  tooShort: "Escreva o motivo em uma frase",
  open: "Abrir em emergência",
  opening: "Abrindo…",
  back: "Voltar à fila",
  closed: "Sua função não abre fichas.",
  banner: (until: string) => `Aberta em emergência até ${until}, só para ler.`,
  recorded: "A pessoa lê que você abriu; a administração lê também o motivo.",
} as const;
