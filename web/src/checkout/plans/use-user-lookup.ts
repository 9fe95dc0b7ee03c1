import { checkId } from "@app/contract/identity";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ApiError, callOrNull } from "../../api.ts";
import { lookupAlerts } from "../../content/checkout-steps.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";

/** Looks up the user of a sales team's link; if that fails, the buyer starts at step 1. */
export function useUserLookup(userId: string | null, dispatch: CheckoutDispatch): void {
  const navigate = useNavigate();

  useEffect(() => {
    if (!userId) return undefined;
    let isCurrent = true;
    const startOver = (message: string) => {
      if (!isCurrent) return;
      window.alert(message);
      void navigate("/pagamento", { replace: true });
    };
    callOrNull(checkId, { body: { userId } }).then(
      (found) => {
        if (!found?._id) startOver(lookupAlerts.notFound);
        else if (isCurrent) dispatch({ type: "user-found", email: found.email });
      },
      (error: unknown) =>
        startOver(
          error instanceof ApiError && error.envelope.code === 404 ? lookupAlerts.notFound : lookupAlerts.failed,
        ),
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, dispatch, navigate]);
}
