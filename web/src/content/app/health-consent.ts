/** The consent to health data in one breath; its whole text is one touch away. */
export const healthConsentSummary = {
  title: "Seus dados de saúde",
  before: "Autorizo usar peso, medidas, alimentação, doenças, remédios, sono, exercícios e conversas ",
  purpose: "para montar e ajustar meus planos",
  between: " e comprovar o que foi prometido. ",
  never: "Nunca para anúncios.",
  after: " Retiro quando quiser, em Seus dados.",
} as const;

export const wholeTextCopy = {
  open: "Ler o texto inteiro",
  version: (version: string) => `Texto ${version}`,
} as const;
