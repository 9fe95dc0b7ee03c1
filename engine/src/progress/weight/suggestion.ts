import { progressRules } from "../progress-rules.ts";
import type { Rate } from "./rate.ts";

const { suggestion: rules, expenditure } = progressRules.content;

/** What a nutritionist reads of a fortnight; nothing of it is applied without one. */
export const DECISIONS = {
  "sem-peso-usar-cintura-roupas-forca-energia": "manter",
  "manter-dados-insuficientes": "manter",
  "mais-100-a-200-e-checar-fome-sono-scoff": "propor-mais",
  "mais-100-a-200-e-ligar": "propor-mais",
  "rever-porcoes-liquidos-fim-de-semana-e-ligar": "manter",
  ligar: "manter",
  manter: "manter",
  "manter-e-simplificar-uma-refeicao": "manter",
  "manter-e-dizer-por-que": "manter",
  "manter-habito-menor": "manter",
  "manter-e-checar-fome": "manter",
  "menos-100-ou-mais-1500-passos": "propor-menos",
  "mais-1500-passos": "propor-passos",
  "sem-corte-tirar-o-obstaculo": "manter",
} as const;
export type Suggestion = keyof typeof DECISIONS;
export type Decision = (typeof DECISIONS)[Suggestion];

export type SuggestionInput = {
  /** Null: too little is known. */
  readonly rate: Rate | null;
  /** Percent of body mass a week that the plan expects; losing is negative. */
  readonly plan: number;
  /** Of 1. */
  readonly adherence: number;
  readonly isHidden: boolean;
  readonly targetKcal: number;
  readonly floorKcal: number;
};

/** The row of the table, in its order: too fast comes before all others. */
export function suggestionFor({ rate, plan, adherence, isHidden, targetKcal, floorKcal }: SuggestionInput): Suggestion {
  if (isHidden) return "sem-peso-usar-cintura-roupas-forca-energia";
  if (!rate) return "manter-dados-insuficientes";
  const follows = adherence >= rules.leastAdherence;
  if (rate.perWeek < -rules.fastestLoss)
    return follows ? "mais-100-a-200-e-checar-fome-sono-scoff" : "mais-100-a-200-e-ligar";
  if (plan < 0 && rate.low > 0) return follows ? "rever-porcoes-liquidos-fim-de-semana-e-ligar" : "ligar";
  if (Math.abs(rate.perWeek - plan) <= rules.band) return follows ? "manter" : "manter-e-simplificar-uma-refeicao";
  if (rate.low <= plan && plan <= rate.high) return follows ? "manter-e-dizer-por-que" : "manter-habito-menor";
  if (rate.perWeek < plan) return "manter-e-checar-fome";
  if (!follows) return "sem-corte-tirar-o-obstaculo";
  const hasRoom = targetKcal - expenditure.stepKcal >= floorKcal;
  return hasRoom ? "menos-100-ou-mais-1500-passos" : "mais-1500-passos";
}

export type StepRule = "manter" | "propor-mais" | "propor-menos";

/** A learnt change below a step is no change. A figure beside the suggestion: where they differ the table wins. */
export function stepRule(changeKcal: number): StepRule {
  if (Math.abs(changeKcal) < expenditure.stepKcal) return "manter";
  return changeKcal > 0 ? "propor-mais" : "propor-menos";
}
