import type { CheckoutState } from "./checkout-reducer.ts";
import type { CheckoutDispatch } from "./use-checkout.ts";

/** What every step gets: where the purchase stands, and how to say what happened. */
export type StepProps = { state: CheckoutState; dispatch: CheckoutDispatch };
