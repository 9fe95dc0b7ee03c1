import type { PaymentStatus } from "@app/contract/catalogue";
import { lookUpPayment } from "@app/contract/checkout";
import { useLayoutEffect, useRef, useState } from "react";
import { call } from "../../api.ts";
import { isConfirmed, isSettled, type Payment } from "../checkout-reducer.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";

const EVERY_MS = 20_000;

export type Lookup = { attempts: number; failed: boolean };

/**
 * Asks how the payment is: at once, every 20 seconds, and whenever the page is seen again, until it is settled. One
 * that had failed is still asked about once when the page opens: a code may be paid after its hour.
 */
export function usePolling({ id, status }: Payment, dispatch: CheckoutDispatch): Lookup {
  const [lookup, setLookup] = useState<Lookup>({ attempts: 0, failed: false });
  const settled = isSettled(status);
  const confirmed = isConfirmed(status);
  const begun = useRef(false);

  // At once means at once: the first question is on its way before the view is painted.
  useLayoutEffect(() => {
    if (confirmed || (settled && begun.current)) return undefined;
    begun.current = true;
    let here = true;
    const look = async () => {
      const seen = await statusOf(id);
      if (!here) return;
      setLookup(({ attempts }) => ({ attempts: attempts + 1, failed: seen === null }));
      if (seen) dispatch({ type: "status-received", status: seen });
    };
    const seenAgain = () => {
      if (document.visibilityState === "visible") void look();
    };
    void look();
    const timer = settled ? undefined : setInterval(() => void look(), EVERY_MS);
    document.addEventListener("visibilitychange", seenAgain);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seenAgain);
    };
  }, [id, settled, confirmed, dispatch]);

  return lookup;
}

const statusOf = (paymentId: string): Promise<PaymentStatus | null> =>
  call(lookUpPayment, { params: { paymentId } }).then(
    ({ paymentStatus }) => paymentStatus,
    () => null,
  );
