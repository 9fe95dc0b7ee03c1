import { nutritionist, trainer } from "../../team.ts";

/** What a member confirmed to the assistant, by the row of the safety table: said back, and what it holds until when. */
const REPORTED: Readonly<Record<string, { title: string; held: string; reader: string }>> = {
  R01_MENOR_DE_18: {
    title: "Você contou que ainda não fez dezoito anos.",
    held: "O plano parou, e o seu dinheiro volta inteiro.",
    reader: nutritionist.firstName,
  },
  R02_GRAVIDA: {
    title: "Você contou que está grávida.",
    held: "Pausamos as metas e o treino.",
    reader: nutritionist.firstName,
  },
  R03_AMAMENTA_OU_BEBE: {
    title: "Você contou que amamenta ou teve bebê há pouco.",
    held: "Pausamos o corte e o treino.",
    reader: nutritionist.firstName,
  },
  R29_DOR_7: { title: "Você contou uma dor forte.", held: "Pausamos o treino.", reader: trainer.firstName },
};

export const reportedSignCopy = {
  of: (row: string) => REPORTED[row] ?? null,
  speaksBy: (name: string, due: string) => `${name} fala com você até ${due}.`,
  since: (at: string) => `Contado à IA: ${at}.`,
  correct: "Não é isso? Corrigir",
  correcting: "Corrigindo…",
  corrected: "Corrigido. O que valia antes vale de novo.",
  failed: "Não deu para corrigir agora. Tente de novo.",
  askTeam: "Não é isso? Escrever para a equipe",
} as const;
