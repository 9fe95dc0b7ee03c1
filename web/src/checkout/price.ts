import { type Cycle, cycles, DEFAULT_CYCLE, formatCents } from "@app/contract/catalogue";
import { landings } from "@app/contract/landings";
import type { CheckoutState } from "./checkout-reducer.ts";

export type Price = {
  cycle: Cycle;
  months: number;
  days: number;
  monthlyCents: number;
  totalCents: number;
  /** True when a landing page's lower advertised price applies. */
  offered: boolean;
};

/** What the server will charge: an advertised price applies to the annual cycle only. */
export function priceOf(cycle: Cycle, { offer, buyer }: Pick<CheckoutState, "offer" | "buyer">): Price {
  const { months, days, monthlyCents: usual } = cycles[cycle];
  const promised = [
    offer ? landings[offer].monthlyCents : usual,
    (buyer?.how === "signed-in" ? buyer.offerCents : null) ?? usual,
  ];
  const monthlyCents = cycle === DEFAULT_CYCLE ? Math.min(usual, ...promised) : usual;
  return { cycle, months, days, monthlyCents, totalCents: monthlyCents * months, offered: monthlyCents < usual };
}

/** One option per number of instalments, the maximum first: it is the default. */
export const installmentsOf = ({ months, totalCents }: Price): { count: number; text: string }[] =>
  Array.from({ length: months }, (_, index) => {
    const count = months - index;
    return { count, text: `${count}x de ${formatCents(Math.round(totalCents / count))} - Sem Juros` };
  });
