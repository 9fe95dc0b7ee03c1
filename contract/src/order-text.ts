import { type Cycle, cycles, formatCents, type PaymentMethod } from "./catalogue.ts";

/** "Plano Completo, anual". */
export const formatPlan = (cycle: Cycle): string => `Plano Completo, ${cycles[cycle].label.toLowerCase()}`;

/** "cartão de crédito, 12x de R$ 199,99 sem juros", as it reads after a label. */
export function formatMethod(method: PaymentMethod, installments: number, amountCents: number): string {
  if (method === "pix") return "PIX, à vista";
  if (installments === 1) return "cartão de crédito, à vista";
  return `cartão de crédito, ${installments}x de ${formatCents(Math.floor(amountCents / installments))} sem juros`;
}
