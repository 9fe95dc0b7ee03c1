import type { CheckoutState } from "./checkout-reducer.ts";
import type { CheckoutDispatch } from "./use-checkout.ts";

export type StepProps = { state: CheckoutState; dispatch: CheckoutDispatch };
