// Texts of the weekly and monthly reports. No exclamation mark.

export const reportCopy = {
  back: "Evolução",
  week: { title: "A sua semana", description: "O que mudou, o que ajudou e um próximo passo." },
  month: { title: "O seu mês", description: "O que mudou, o que ajudou e um próximo passo." },
  changed: "O que mudou",
  helped: "O que ajudou",
  nextStep: "Próximo passo",
  figures: "Com você, antes e agora",
  print: "Salvar em PDF",
  printHint: "Abre a impressão do navegador: escolha “Salvar como PDF”.",
  earlier: "Semana anterior",
  later: "Semana seguinte",
  earlierMonth: "Mês anterior",
  laterMonth: "Mês seguinte",
  periods: "Outros períodos",
  ofMonth: (month: string) => month.charAt(0).toUpperCase() + month.slice(1),
  of: (name: string) => `De ${name}`,
} as const;

export const plateGridCopy = {
  title: (count: number, of: number) =>
    count === 0 ? "Nenhuma refeição registrada." : `Você registrou ${count} das ${of} refeições.`,
  caption: "Refeições da semana",
  none: "sem registro",
  logged: "registrada",
  meals: { cafe: "Café", almoco: "Almoço", lanche: "Lanche", jantar: "Jantar" },
} as const;
