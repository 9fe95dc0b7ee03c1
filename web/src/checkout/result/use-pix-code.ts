import { useEffect } from "react";
import { isSettled, type Payment } from "../checkout-reducer.ts";
import { codeOf, imageOf, readPix } from "../pay.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";

const INTERVAL_MS = 3000;

/** Polls for a PIX code that the gateway had not created when the step opened. */
export function usePixCode({ id, method, pixCode, status }: Payment, dispatch: CheckoutDispatch): void {
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
