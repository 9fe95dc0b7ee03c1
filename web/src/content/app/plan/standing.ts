/** What stands above a plan: it opens with the app. */
export const planStandingCopy = {
  unconfirmed: (since: string) =>
    `Este plano não é confirmado desde ${since}. Conecte-se à internet antes de seguir: ele pode ter mudado.`,
  inItsPlace: "O que está aqui já segue o que você contou. A equipe confere e assina de novo.",
  nothingYet: "Uma pessoa da equipe olha as suas respostas antes do próximo.",
} as const;
