import type { REVIEW_OBSTACLES } from "@app/contract/reviews";

const first = (name: string): string => name.split(" ")[0] ?? name;
const count = (value: number, one: string, many: string): string => `${value} ${value === 1 ? one : many}`;
const kcal = (value: number): string => `${value.toLocaleString("pt-BR")}\u00a0kcal`;
const kg = (value: number): string => `${value.toLocaleString("pt-BR", { minimumFractionDigits: 1 })}\u00a0kg`;

/** Texts of `/equipe/membros/:memberId/revisao/:week`. */
export const reviewCopy = {
  title: "Revisão da semana",
  description: "A revisão semanal de um membro.",
  badge: (range: string) => `revisão de ${range}`,
  loading: "Abrindo a revisão…",
  actions: { file: "Ficha", conversation: "Conversa" },
  keys: {
    text: "responder",
    step: "próximo passo",
    send: "enviar",
    file: "ficha",
    conversation: "conversa",
    back: "fila",
  },
  week: {
    title: "A semana",
    /** With what was answered about it: both scroll together. */
    region: "A semana e as respostas",
    summary: (days: number, mean: number | null, workouts: number, planned: number) =>
      [
        days === 0 ? "nenhum dia registrado" : `${count(days, "dia registrado", "dias registrados")} de 7`,
        mean === null ? null : `média de ${kcal(mean)}`,
        planned === 0 ? count(workouts, "treino", "treinos") : `${workouts} de ${count(planned, "treino", "treinos")}`,
      ]
        .filter(Boolean)
        .join(", "),
    target: (value: number) => `meta ${kcal(value)}`,
    legend: { complete: "dia completo", partial: "dia pela metade", none: "sem registro", target: "meta do plano" },
    kcal,
    kg,
    meals: (value: number) => count(value, "refeição", "refeições"),
    mealsShort: (value: number) => `${value} ref.`,
    workouts: (value: number) => count(value, "treino", "treinos"),
    rows: { meals: "Refeições", workouts: "Treino", weight: "Peso" },
    none: "sem registro",
    partial: "dia pela metade",
    noWeight: "sem pesagem",
  },
  answers: {
    title: (name: string) => `O que ${first(name)} respondeu`,
    score: (value: number) => `${value} de 100, só a equipe vê`,
    diet: "Dias na dieta",
    workouts: "Treinos",
    hunger: "Fome",
    energy: "Energia",
    sleep: "Sono",
    mood: "Ânimo",
    of: (value: number, whole: number) => `${value} de ${whole}`,
    before: (value: number) => `antes ${value}`,
    noBefore: "sem semana anterior",
    obstacle: "O que mais atrapalhou",
    obstacles: {
      tempo: "falta de tempo",
      fome: "fome",
      social: "eventos e companhia",
      dinheiro: "dinheiro",
      dor: "dor",
      animo: "ânimo",
      nada: "nada",
    } satisfies Record<(typeof REVIEW_OBSTACLES)[number], string>,
    change: "O que quer mudar",
    noChange: "Não escreveu.",
  },
  last: {
    title: "O último passo combinado",
    by: (name: string, day: string) => `${first(name)}, ${day}`,
    follow: "Comece por ele: deu certo?",
    none: "Esta é a primeira resposta: ainda não há passo combinado.",
  },
  reply: {
    title: (name: string) => `Responder ${first(name)}`,
    text: "Duas frases",
    textHint: "O que você viu na semana, e o que isso quer dizer.",
    textPlaceholder: "Seis dias registrados numa semana com festa é uma semana boa.",
    step: "Um próximo passo",
    stepHint: "Uma coisa só, que caiba nesta semana.",
    stepPlaceholder: "Leve um iogurte para as 15h de segunda a sexta.",
    sentences: (value: number, most: number) => `${value} de ${most} frases`,
    left: (value: number) =>
      value < 0
        ? `${count(-value, "caractere", "caracteres")} a mais`
        : `${value === 1 ? "cabe" : "cabem"} mais ${count(value, "caractere", "caracteres")}`,
    tooShort: "Escreva a resposta",
    tooManySentences: "Resuma em duas frases",
    tooLong: "Encurte o texto",
    stepTooShort: "Escreva o próximo passo",
    stepTooLong: "Encurte o próximo passo",
    unfilled: (names: readonly string[]) => `Falta preencher ${names.map((name) => `{${name}}`).join(", ")}`,
    send: "Enviar a resposta",
    sending: "Enviando…",
    failed: "A resposta não foi enviada.",
    signedAs: (name: string, registration: string | null) =>
      `Vai com o seu nome: ${[name, registration].filter(Boolean).join(", ")}. Não dá para mudar depois.`,
    readOnly: "Aberta em emergência: só para ler. Quem responde é a equipe da pessoa.",
  },
  sent: {
    title: "A resposta",
    by: (name: string, moment: string) => `${name}, ${moment}`,
    step: "Um próximo passo",
    done: (name: string) => `${first(name)} já pode ler.`,
    faster: (name: string) => `${first(name)} respondeu antes. Nada do que você escreveu foi enviado.`,
    yours: "O seu texto",
  },
} as const;
