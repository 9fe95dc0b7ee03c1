import {
  type Cycle,
  cycles,
  formatCents,
  GUARANTEE_DAYS,
  maxInstallments,
  WITHDRAWAL_DAYS,
} from "@app/contract/catalogue";

export const completePlan = {
  title: "Plano Completo",
  /** Only the annual cycle is recommended. */
  recommended: "annual" satisfies Cycle as Cycle,
  badge: "RECOMENDADO",
  cycleLegend: "Ciclo de pagamento",
  featuresTitle: "Tudo do gratuito, mais:",
  features: [
    "Dieta personalizada",
    "Ajuste quinzenal da dieta",
    "Treino personalizado",
    "Ajuste quinzenal do treino",
    "Revisão semanal de progresso",
    "Nutricionista humana",
    "Treinador humano",
    "Suporte VIP prioritário",
  ],
  /** Shown where the other cycles show their discount. */
  noCommitment: `${cycles.monthly.days} dias, sem compromisso`,
  renewal: "Nada renova sozinho.",
  rights: [
    {
      title: `${WITHDRAWAL_DAYS} dias para desistir`,
      text: "Sem motivo e sem conversa. Devolvemos tudo.",
    },
    {
      title: `${GUARANTEE_DAYS} dias de garantia, 100% de reembolso`,
      text: "Seguiu o programa, registrou no app e não teve resultado? O dinheiro volta.",
    },
  ],
} as const;

/** The price of the whole cycle, shown beside the monthly price. */
export function totalLine(cycle: Cycle, monthlyCents = cycles[cycle].monthlyCents): string {
  const { days, months } = cycles[cycle];
  const total = formatCents(monthlyCents * months);
  if (months === 1) return `${total} por ${days} dias, no cartão ou no PIX.`;
  const installments = `${maxInstallments(cycle)}x de ${formatCents(monthlyCents)}`;
  return `${total} por ${months} meses, em até ${installments} sem juros. No PIX, à vista.`;
}
