import { checkId } from "@app/contract/identity";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ApiError, callOrNull } from "../../api.ts";
import { lookupAlerts } from "../../content/checkout-steps.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";

/** Who a link of the sales team was sent to; without an answer the buyer begins at step 1. */
export function useUserLookup(userId: string | null, dispatch: CheckoutDispatch): void {
  const navigate = useNavigate();

  useEffect(() => {
    if (!userId) return undefined;
    let here = true;
    const leave = (message: string) => {
      if (!here) return;
      window.alert(message);
      void navigate("/pagamento", { replace: true });
    };
    callOrNull(checkId, { body: { userId } }).then(
      (found) => {
        if (!found?._id) leave(lookupAlerts.notFound);
        else if (here) dispatch({ type: "user-found", email: found.email });
      },
      (error: unknown) =>
        leave(error instanceof ApiError && error.envelope.code === 404 ? lookupAlerts.notFound : lookupAlerts.failed),
    );
    return () => {
      here = false;
    };
  }, [userId, dispatch, navigate]);
}
