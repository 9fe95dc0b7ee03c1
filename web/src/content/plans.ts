export const plansSection = {
  title: "Comece de graça. Fique porque funciona.",
  choose: "Escolher Plano",
} as const;

export const freePlan = {
  title: "Plano Gratuito",
  price: "R$\u00a00",
  features: [
    "Contador de calorias",
    "Diário alimentar",
    "Diário de treino",
    "Relatórios de evolução",
    "Agente de IA para dúvidas",
  ],
  note: "Sem cartão. É criar a conta e baixar o app.",
  /** To a person who is signed in. */
  member: (name: string) => `Você já entrou, ${name}. O diário e a evolução são seus. É para outra pessoa?`,
} as const;
