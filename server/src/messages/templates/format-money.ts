import { cycles, formatCents } from "@app/contract/catalogue";
import * as z from "zod";

export const Cents = z.int().nonnegative();
export const Method = z.enum(["credit-card", "pix"]);
export const money = (cents: number): string => formatCents(cents);

export const formatMethod = (method: z.infer<typeof Method>, installments: number, amountCents: number): string => {
  if (method === "pix") return "PIX, à vista";
  if (installments === 1) return "cartão de crédito, à vista";
  return `cartão de crédito, ${installments}x de ${money(Math.floor(amountCents / installments))} sem juros`;
};

export const formatCycle = (cycle: keyof typeof cycles): string =>
  `Plano Completo, ${cycles[cycle].label.toLowerCase()} (${cycles[cycle].days} dias)`;
