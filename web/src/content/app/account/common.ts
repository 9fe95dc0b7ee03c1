/** What several screens of the account say; apart from their own words, since every screen of the app loads it. */
export const commonCopy = {
  back: "Conta",
  backToData: "Seus dados",
  loading: "Carregando…",
  failed: "Não deu para carregar",
  retry: "Tentar de novo",
  password: "Sua senha",
  passwordMissing: "Digite sua senha",
  recover: "Ir para a recuperação de senha",
  passwordWhy: "Pedimos de novo para ter certeza de que é você.",
  close: "Fechar",
  save: "Salvar",
  saving: "Salvando…",
} as const;
