import { brand } from "@app/contract/brand";
import type { PaymentMethod } from "@app/contract/catalogue";
import { formatMethod } from "@app/contract/order-text";

const { timeZone } = brand.serviceHours;
const day = new Intl.DateTimeFormat("pt-BR", { timeZone, day: "2-digit", month: "2-digit", year: "numeric" });
const time = new Intl.DateTimeFormat("pt-BR", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** "15/11/2026", always in the business's time zone. */
export const formatDay = (at: Date): string => day.format(at);
/** "15/11/2026, 14h05". */
export const formatDateTime = (at: Date): string => `${day.format(at)}, ${time.format(at).replace(":", "h")}`;

/** "Cartão de crédito, à vista", where nothing stands before it. */
export const methodText = (method: PaymentMethod, installments: number, amountCents: number): string => {
  const text = formatMethod(method, installments, amountCents);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** "Visa, final 4207". */
export function cardText(kind: string | null, last4: string | null): string | null {
  if (!last4) return null;
  const name = kind && kind !== "UNKNOWN" ? kind.charAt(0) + kind.slice(1).toLowerCase() : "Cartão";
  return `${name}, final ${last4}`;
}
