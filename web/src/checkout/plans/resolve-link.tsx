import { checkId } from "@app/contract/identity";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ApiError, callOrNull } from "../../api.ts";
import { lookupAlerts, resolveLinkCopy } from "../../content/checkout-steps.ts";
import { StepHeader } from "../frame/step-header.tsx";
import type { StepProps } from "../step-props.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";
import { useResume } from "./use-resume.ts";

/** Resolves a link of the sales team or of a reminder before the first step. */
export function ResolveLink({ state: { userId }, dispatch }: StepProps) {
  useUserLookup(userId, dispatch);
  useResume(userId === null, dispatch);
  return <StepHeader title={resolveLinkCopy.title}>{resolveLinkCopy.lead}</StepHeader>;
}

/** Looks up the user of a sales team's link; if that fails, the buyer starts at step 1. */
function useUserLookup(userId: string | null, dispatch: CheckoutDispatch): void {
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
