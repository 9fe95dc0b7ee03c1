import { cycles, formatCents } from "@app/contract/catalogue";
import { landings, type Variant } from "@app/contract/landings";

export const prices = (variant: Variant) => ({
  /** In whole reais. */
  before: formatCents(cycles.monthly.monthlyCents).replace(/,00$/, ""),
  beforeInFull: formatCents(cycles.monthly.monthlyCents),
  now: formatCents(landings[variant].monthlyCents),
  off: `${Math.floor((1 - landings[variant].monthlyCents / cycles.monthly.monthlyCents) * 100)}%`,
});
