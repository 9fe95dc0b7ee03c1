import { lookUpPayment } from "@app/contract/checkout";
import { useLayoutEffect, useRef, useState } from "react";
import { call } from "../../api.ts";
import { isConfirmed, isSettled, type Payment } from "../checkout-reducer.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";

const INTERVAL_MS = 20_000;

export type Lookup = { attempts: number; failed: boolean };

/**
 * Polls the payment's status at once, every 20 seconds, and whenever the page becomes visible, until it is settled. A
 * failed payment is still checked once when the page opens: a PIX code may be paid after it expired.
 */
export function usePolling({ id, status }: Payment, dispatch: CheckoutDispatch): Lookup {
  const [lookup, setLookup] = useState<Lookup>({ attempts: 0, failed: false });
  const settled = isSettled(status);
  const confirmed = isConfirmed(status);
  const hasPolled = useRef(false);

  // A layout effect, so that the first request is sent before the view is painted.
  useLayoutEffect(() => {
    if (confirmed || (settled && hasPolled.current)) return undefined;
    hasPolled.current = true;
    let isCurrent = true;
    const poll = async () => {
      const received = await lookUp(id);
      if (!isCurrent) return;
      setLookup(({ attempts }) => ({ attempts: attempts + 1, failed: received === null }));
      if (received) dispatch({ type: "status-received", status: received.paymentStatus, startsOn: received.startsOn });
    };
    const onVisible = () => {
      if (document.visibilityState === "visible") void poll();
    };
    void poll();
    const timer = settled ? undefined : setInterval(() => void poll(), INTERVAL_MS);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [id, settled, confirmed, dispatch]);

  return lookup;
}

const lookUp = (paymentId: string) => call(lookUpPayment, { params: { paymentId } }).catch(() => null);
