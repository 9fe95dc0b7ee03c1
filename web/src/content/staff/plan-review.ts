import type { ReasonCode } from "@app/contract/plan-changes";
import type { Half } from "@app/contract/plan-document";
import { counted, first, halves } from "./plan-words.ts";

/** Texts of the right side of the plan's editor: what changed and why. */
export const findingsCopy = {
  title: "Conferência do que está salvo",
  fault: "Não publica assim.",
  warning: "Olhe antes de assinar.",
  withdrawn: (version: number, cause: string) =>
    `A versão ${version} foi retirada: ${cause}. O que está no lugar é da máquina até você assinar.`,
} as const;

export const changesCopy = {
  region: "Mudanças e assinatura",
  count: (count: number) => (count === 0 ? "Nenhuma mudança" : counted(count, "mudança", "mudanças")),
  between: (from: number | null, to: number) =>
    from === null ? `primeiro plano, v${to}` : `da v${from} para a v${to}`,
  list: "Mudanças",
  none: "O que você mudar na semana aparece aqui, com o antes e o depois.",
  missing: "sem motivo",
  locked: "trava",
  before: "Antes:",
  after: "Depois:",
  goTo: (place: string) => `Ir para ${place}`,
  explain: "Dizer por quê",
  edit: "Mudar o motivo",
  ofOther: (half: Half, name: string | null) => (name ? first(name) : half === "diet" ? "Dieta" : "Treino"),
  suggestion: {
    title: "O que a conta sugere",
    never: "É só uma sugestão: nada muda sem você.",
  },
} as const;

export const reasonCopy = {
  chips: "De onde vem o motivo",
  codes: {
    request: "Pedido do membro",
    diary: "Diário",
    trend: "Tendência",
    review: "Revisão",
    safety: "Segurança",
    answer: "Resposta",
    professional: "Preferência profissional",
  } satisfies Record<ReasonCode, string>,
  /** The member reads the sentence: it speaks to one person. */
  starts: {
    request: "Você pediu ",
    diary: "No seu diário, ",
    trend: "A sua tendência de peso ",
    review: "Na sua revisão, ",
    safety: "Pela sua segurança, ",
    answer: "Você contou que ",
    professional: "Escolhi assim para ",
  } satisfies Record<ReasonCode, string>,
  same: "O mesmo de antes",
  label: (code: string, place: string) => `${code}: o motivo em uma frase, ${place}`,
  hint: (name: string) => `${first(name)} lê esta frase.`,
  hintHidden: (name: string) => `${first(name)} lê esta frase, e prefere ficar sem números.`,
  save: "Guardar",
  cancel: "Voltar",
  tooShort: "Complete a frase",
  question: "Qual resposta",
  chooseQuestion: "Escolha a resposta",
  questionsLoading: "Abrindo as respostas…",
  questionsFailed: "As respostas não abriram.",
  line: (code: string, question: string | null, text: string) => `${question ? `${code} ${question}` : code}: ${text}`,
} as const;

export const keptCopy = {
  title: (half: Half) => `Nada muda n${halves[half]}`,
  text: (name: string) =>
    `Publicar mantido também cumpre a promessa. Escreva por quê, em uma frase que ${first(name)} vai ler.`,
  provisional: (name: string) =>
    `O provisório vira definitivo como está. Escreva por quê, em uma frase que ${first(name)} vai ler.`,
  label: "Mantido, porque…",
  placeholder: "O ritmo está dentro do plano e a fome caiu.",
  tooShort: "Escreva em uma frase",
} as const;

export const withoutCallCopy = {
  title: (name: string) => `Não houve conversa com ${first(name)}`,
  text: "Desde as respostas, nenhuma conversa foi feita. Dá para assinar sem ela, com o motivo escrito.",
  label: "Por que assinar sem a conversa?",
  placeholder: "Respostas completas e sem sinal de atenção. Conversa marcada para terça.",
  tooShort: "Escreva em uma frase",
} as const;
