import type { MemberFile } from "@app/contract/staff/member-file";
import type { Learnt } from "@app/engine/progress/weight/fortnight";

type Weight = NonNullable<MemberFile["weight"]>;
type Evidence = Pick<Weight, "rate" | "planned"> & { learnt: Learnt | null };

const kgText = new Intl.NumberFormat("pt-BR", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 2,
  signDisplay: "negative",
});
const kcalText = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 0 });

const STEPS = {
  manter: "a mudança fica abaixo do passo de 100\u00a0kcal",
  "propor-mais": "pela conta caberia um passo a mais",
  "propor-menos": "pela conta caberia um passo a menos",
} as const;

/** What a suggestion rests on, in figures: how sure the rate is decides as much as the rate. */
export function evidenceOf({ rate, planned, learnt }: Evidence): string[] {
  const sentences: string[] = [];
  if (rate) {
    const interval = `de ${kg(rate.low)} a ${kg(rate.high)}\u00a0kg`;
    sentences.push(`Ritmo de ${kg(rate.mean)}\u00a0kg por semana, com 80\u00a0% de confiança ${interval}.`);
  }
  if (rate && planned) sentences.push(`O plano espera de ${kg(planned.low)} a ${kg(planned.high)}\u00a0kg.`);
  if (learnt) {
    const { tdee, sigma, byStepRule } = learnt;
    const spent = `${kcal(tdee)}\u00a0kcal por dia, ${kcal(sigma)} para mais ou para menos`;
    sentences.push(`Gasto aprendido: ${spent}; ${STEPS[byStepRule]}.`);
  }
  return sentences;
}

const kg = (value: number): string => kgText.format(value).replace("-", "−");
const kcal = (value: number): string => kcalText.format(value);
