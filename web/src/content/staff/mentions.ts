export const mentionsText = {
  title: "Quem tem no plano?",
  description: "Os membros cujo plano em vigor tem um alimento ou um exercício.",
  note: "entre os seus membros",
  search: "Alimento ou exercício",
  hint: "Vale para cardápio, trocas e treino do plano em vigor.",
  foods: "Alimentos",
  exercises: "Exercícios",
  noneFound: (typed: string) => `Nada com “${typed}” entre os alimentos e os exercícios.`,
  result: (name: string, count: number) =>
    count === 0
      ? `Ninguém tem ${name} no plano em vigor.`
      : `${count === 1 ? "1 pessoa tem" : `${count.toLocaleString("pt-BR")} pessoas têm`} ${name} no plano em vigor.`,
  version: (version: number) => `plano v${version}`,
  opening: "Abrindo os planos",
  failed: "Os planos não abriram. Tente de novo.",
  retry: "Tentar de novo",
  recorded: "Cada plano encontrado fica no registro de quem olhou.",
} as const;
