import { brand } from "@app/contract/brand";
import {
  cycles,
  DEFAULT_CYCLE,
  DEFINITIVE_PLAN_DAYS,
  formatCents,
  GUARANTEE_DAYS,
  maxInstallments,
  WITHDRAWAL_DAYS,
} from "@app/contract/catalogue";
import { guaranteeTerms } from "@app/contract/guarantee-terms";

const { nutritionist, trainer } = brand.professionals;
const { weekdays, saturday } = brand.serviceHours;

const hoursOf = (hours: readonly string[] | null): string => (hours ?? []).join(" às ");

/** What an answer says in place of a word in braces: facts of brand and catalogue, never typed twice. */
export const SERVICE_FACTS: Readonly<Record<string, string>> = {
  nutricionista: `${nutritionist.name} (${nutritionist.council} ${nutritionist.number})`,
  treinador: `${trainer.name} (${trainer.council} ${trainer.number})`,
  diasPlano: `${DEFINITIVE_PLAN_DAYS}`,
  diasDesistencia: `${WITHDRAWAL_DAYS}`,
  diasGarantia: `${GUARANTEE_DAYS}`,
  diaPedidoGarantia: `${guaranteeTerms.requestUntilDay}`,
  diasDiarioGarantia: `${guaranteeTerms.diaryDays}`,
  diasAnamneseGarantia: `${guaranteeTerms.questionnaireDays}`,
  treinosGarantia: `${guaranteeTerms.sessionPercent}%`,
  revisoesGarantia: `${guaranteeTerms.reviews}`,
  pesagensGarantia: `${guaranteeTerms.weighIns}`,
  horasRevisaoGarantia: `${guaranteeTerms.reviewHours}`,
  precoMensal: formatCents(cycles.monthly.monthlyCents),
  precoSemestral: formatCents(cycles.semestral.monthlyCents),
  precoAnual: formatCents(cycles.annual.monthlyCents),
  parcelas: `${maxInstallments(DEFAULT_CYCLE)}`,
  processador: brand.paymentProcessor,
  horario: [weekdays && `de segunda a sexta, das ${hoursOf(weekdays)}`, saturday && `sábado, das ${hoursOf(saturday)}`]
    .filter(Boolean)
    .join("; "),
};
