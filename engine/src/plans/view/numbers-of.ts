import type { NUMBERS_SHOWN } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";

/** Of `esconder-peso` the figures of food stay. */
export const numbersOf = (numbers: (typeof NUMBERS_SHOWN)[number]): PlanView["numbers"] =>
  numbers === "esconder-tudo" || numbers === "none" ? "hidden" : "shown";
