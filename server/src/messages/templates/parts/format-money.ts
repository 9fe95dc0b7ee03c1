import { type Cycle, cycles, formatCents } from "@app/contract/catalogue";
import { formatPlan } from "@app/contract/order-text";
import * as z from "zod";

export const Cents = z.int().nonnegative();
export const Method = z.enum(["credit-card", "pix"]);
export const money = (cents: number): string => formatCents(cents);

/** "Plano Completo, anual (365 dias)". */
export const formatCycle = (cycle: Cycle): string => `${formatPlan(cycle)} (${cycles[cycle].days} dias)`;
