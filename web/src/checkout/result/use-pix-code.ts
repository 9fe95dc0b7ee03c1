import { useEffect } from "react";
import { isSettled, type Payment } from "../checkout-reducer.ts";
import { codeOf, imageOf, readPix } from "../pay.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";

const EVERY_MS = 3000;

/** A PIX whose code was still being made when we came here: read as soon as it is there. */
export function usePixCode({ id, method, pixCode, status }: Payment, dispatch: CheckoutDispatch): void {
  const missing = method === "pix" && !pixCode && !isSettled(status);
  useEffect(() => {
    if (!missing) return undefined;
    let here = true;
    const read = async () => {
      const made = await readPix(id).catch(() => null);
      const code = codeOf(made);
      if (!here || !code) return;
      const found = { pixCode: code, qrImage: imageOf(made), pixExpiresAt: made?.pixExpiresAt ?? null };
      dispatch({ type: "pix-code-arrived", ...found, at: Date.now() });
    };
    void read();
    const timer = setInterval(() => void read(), EVERY_MS);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [id, missing, dispatch]);
}
