import { brand } from "@app/contract/brand";
import type { MemberFile } from "@app/contract/staff/member-file";
import { factsOf } from "@app/engine/intake/facts/facts";
import { plannedTargets } from "@app/engine/intake/planned-targets";
import { dayNumber, dayOfNumber } from "@app/engine/progress/day-number";
import { progressRules } from "@app/engine/progress/progress-rules";
import { assessFortnight, type Fortnight, type Learnt } from "@app/engine/progress/weight/fortnight";
import type { Suggestion } from "@app/engine/progress/weight/suggestion";
import { trendOf } from "@app/engine/progress/weight/trend-weight";
import { type WeighIn, weighInsOf } from "@app/engine/progress/weight/weigh-in";
import { addDays, localTimeOf } from "@app/engine/promises/local-time";
import { listDaySums, listWeights } from "../../../diary/queries.ts";
import type { Db } from "../../../platform/database/db.ts";
import type { OpenFile } from "../read-member.ts";

const WAITS = "O intervalo ainda inclui o que o plano espera. A sugestão nunca se aplica sozinha.";

/** What the engine suggests of a fortnight, with its reason. A person decides. */
const suggestionTexts: Record<Suggestion, { title: string; reason: string }> = {
  "sem-peso-usar-cintura-roupas-forca-energia": {
    title: "Deixar o peso de lado.",
    reason: "Os números ficam escondidos. Use cintura, roupas, força e disposição.",
  },
  "manter-dados-insuficientes": {
    title: "Manter.",
    reason: "Ainda há poucos pesos, ou poucos dias, para dizer para onde vai.",
  },
  "mais-100-a-200-e-checar-fome-sono-scoff": {
    title: "Subir de 100 a 200\u00a0kcal, e perguntar de fome e sono.",
    reason: "Perde mais rápido do que é seguro, seguindo o plano.",
  },
  "mais-100-a-200-e-ligar": {
    title: "Subir de 100 a 200\u00a0kcal, e ligar.",
    reason: "Perde mais rápido do que é seguro, sem seguir o plano.",
  },
  "rever-porcoes-liquidos-fim-de-semana-e-ligar": {
    title: "Rever porções, bebidas e fim de semana, e ligar.",
    reason: "O peso sobe enquanto o diário segue o plano.",
  },
  ligar: { title: "Ligar.", reason: "O peso sobe, e o plano não está sendo seguido." },
  manter: { title: "Manter.", reason: "Vai como o plano espera." },
  "manter-e-simplificar-uma-refeicao": {
    title: "Manter, e simplificar uma refeição.",
    reason: "Vai como o plano espera, com menos de 70\u00a0% dele seguido.",
  },
  "manter-e-dizer-por-que": { title: "Manter, e dizer por quê.", reason: WAITS },
  "manter-habito-menor": { title: "Manter, com um hábito menor.", reason: WAITS },
  "manter-e-checar-fome": { title: "Manter, e perguntar da fome.", reason: "Perde mais do que o plano espera." },
  "menos-100-ou-mais-1500-passos": {
    title: "Baixar 100\u00a0kcal ou somar 1.500 passos.",
    reason: "Perde menos do que o plano espera, seguindo o plano.",
  },
  "mais-1500-passos": {
    title: "Somar 1.500 passos.",
    reason: "Perde menos do que o plano espera, e a energia já está no piso.",
  },
  "sem-corte-tirar-o-obstaculo": {
    title: "Sem corte: tirar o obstáculo.",
    reason: "Perde menos do que o plano espera, sem seguir o plano.",
  },
};

type WeightOfFile = NonNullable<MemberFile["weight"]>;
type Evidence = Pick<WeightOfFile, "rate" | "planned"> & { learnt: Learnt | null };

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
    const interval = `de ${kgLabel(rate.low)} a ${kgLabel(rate.high)}\u00a0kg`;
    sentences.push(`Ritmo de ${kgLabel(rate.mean)}\u00a0kg por semana, com 80\u00a0% de confiança ${interval}.`);
  }
  if (rate && planned) sentences.push(`O plano espera de ${kgLabel(planned.low)} a ${kgLabel(planned.high)}\u00a0kg.`);
  if (learnt) {
    const { tdee, sigma, byStepRule } = learnt;
    const spent = `${kcal(tdee)}\u00a0kcal por dia, ${kcal(sigma)} para mais ou para menos`;
    sentences.push(`Gasto aprendido: ${spent}; ${STEPS[byStepRule]}.`);
  }
  return sentences;
}

const kgLabel = (value: number): string => kgText.format(value).replace("-", "−");
const kcal = (value: number): string => kcalText.format(value);

type Weight = Pick<MemberFile, "weight" | "suggestion">;

const { timeZone } = brand.serviceHours;
const SHOWN_DAYS = 84;

/** The trend of a member's weight with what the engine makes of it. The team sees figures that a member may hide. */
export async function viewWeight(tx: Db, file: OpenFile, now: Date): Promise<Weight> {
  const weights = (await listWeights(tx, file.memberId, timeZone)).map(({ at, kg }) => ({ at: at.toISOString(), kg }));
  const weighIns = weighInsOf(weights, timeZone);
  if (weighIns.length === 0) return { weight: null, suggestion: null };
  const today = localTimeOf(timeZone, now.getTime()).day;
  const fortnight = await fortnightOf(tx, file, { weighIns, today });
  const since = dayNumber(today) - SHOWN_DAYS;
  const days = trendOf(weighIns).filter(({ day }) => day > since);
  const rate = fortnight && rateOf(fortnight);
  const planned = fortnight && plannedOf(fortnight);
  return {
    weight: {
      days: days.map(({ day, kg, trend }) => ({ day: dayOfNumber(day), kg, trend: round(trend) })),
      rate,
      planned,
    },
    suggestion: fortnight && {
      ...suggestionTexts[fortnight.suggestion],
      evidence: evidenceOf({ rate, planned, learnt: fortnight.expenditure }),
    },
  };
}

type Given = { weighIns: readonly WeighIn[]; today: string };

/** Null without a plan of the engine's: nothing is expected of the weight then. */
async function fortnightOf(tx: Db, file: OpenFile, { weighIns, today }: Given): Promise<Fortnight | null> {
  const { memberId, inForce, loaded } = file;
  const facts = factsOf(loaded.answers, loaded.context, loaded.today);
  const targets = inForce?.details && plannedTargets(facts, { ...inForce.details, diet: inForce.diet });
  const { sex, cm, age, goal } = facts;
  if (!targets || !inForce?.completedAt || !sex || !cm || age === undefined || !goal) return null;
  const sums = await listDaySums(tx, memberId, { from: addDays(today, -SHOWN_DAYS), to: today });
  const complete = sums.filter(({ isComplete }) => isComplete).length;
  return assessFortnight({
    person: { sex, cm, age, goal },
    startDay: dayNumber(localTimeOf(timeZone, inForce.completedAt.getTime()).day),
    asOf: dayNumber(today),
    currentTdee: targets.tdee,
    equationTdee: targets.tdee,
    targetKcal: targets.planned.kcal,
    adherence: Math.min(1, complete / 28),
    isHidden: inForce.details?.numbersForced ?? false,
    changes: [],
    weighIns,
    logs: sums.map(({ day, totals, isComplete }) => ({ day: dayNumber(day), kcal: totals.kcal, isComplete })),
  });
}

function rateOf({ rate, trendKg }: Fortnight) {
  if (!rate || trendKg === null) return null;
  const kg = (percent: number) => round((percent * trendKg) / 100);
  return { mean: kg(rate.perWeek), low: kg(rate.low), high: kg(rate.high) };
}

function plannedOf({ plan, trendKg }: Fortnight) {
  if (plan === null || trendKg === null) return null;
  const { band } = progressRules.content.suggestion;
  const kg = (percent: number) => round((percent * trendKg) / 100);
  return { low: kg(plan - band), high: kg(plan + band) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
