import { type CheckoutState, isConfirmed, type Payment } from "../checkout-reducer.ts";
import type { StepProps } from "../step-props.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";
import { CardResult } from "./card-result.tsx";
import { Confirmed } from "./confirmed.tsx";
import { PixResult } from "./pix-result.tsx";
import { usePixCode } from "./use-pix-code.ts";
import { usePolling } from "./use-polling.ts";

/** Step 4: the PIX code, a processing view for card, or the confirmed view. */
export function ResultStep({ state, dispatch }: StepProps) {
  if (!state.payment) return null;
  if (isConfirmed(state.payment.status)) return <Confirmed state={state} payment={state.payment} />;
  return <Open state={state} payment={state.payment} dispatch={dispatch} />;
}

function Open({ state, payment, dispatch }: { state: CheckoutState; payment: Payment; dispatch: CheckoutDispatch }) {
  const lookup = usePolling(payment, dispatch);
  usePixCode(payment, dispatch);
  const View = payment.method === "pix" ? PixResult : CardResult;
  return <View state={state} payment={payment} lookup={lookup} dispatch={dispatch} />;
}
