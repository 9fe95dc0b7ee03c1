import { useEffect } from "react";
import { type CheckoutState, isConfirmed, isSettled, type Payment } from "../checkout-reducer.ts";
import { codeOf, imageOf, readPix } from "../pay.ts";
import type { StepProps } from "../step-props.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";
import { CardResult } from "./card-result.tsx";
import { Confirmed } from "./confirmed.tsx";
import { PixResult } from "./pix-result.tsx";
import { usePolling } from "./use-polling.ts";

const INTERVAL_MS = 3000;

/** Polls for a PIX code that the gateway had not created when the step opened. */
function usePixCode({ id, method, pixCode, status }: Payment, dispatch: CheckoutDispatch): void {
  const missing = method === "pix" && !pixCode && !isSettled(status);
  useEffect(() => {
    if (!missing) return undefined;
    let isCurrent = true;
    const poll = async () => {
      const view = await readPix(id).catch(() => null);
      const code = codeOf(view);
      if (!isCurrent || !code) return;
      const found = { pixCode: code, qrImage: imageOf(view), pixExpiresAt: view?.pixExpiresAt ?? null };
      dispatch({ type: "pix-code-arrived", ...found, at: Date.now() });
    };
    void poll();
    const timer = setInterval(() => void poll(), INTERVAL_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [id, missing, dispatch]);
}

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
