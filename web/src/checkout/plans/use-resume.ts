import { type Resumed, resumeCheckout } from "@app/contract/resume";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ApiError, call } from "../../api.ts";
import { resumeCopy } from "../../content/checkout-steps.ts";
import { showAlert } from "../../ui/overlays/alert-dialog.tsx";
import { getStoredBuyer } from "../buyer.ts";
import { resumeTokenOf } from "../checkout-reducer.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";

/** Resumes an abandoned purchase by its reminder link. The token is removed from the URL once it is used. */
export function useResume(wanted: boolean, dispatch: CheckoutDispatch): void {
  const navigate = useNavigate();

  useEffect(() => {
    const token = wanted ? resumeTokenOf(window.location.search) : null;
    if (!token) return undefined;
    let isCurrent = true;
    const leaveLink = async (search: string, then: () => void) => {
      if (!isCurrent) return;
      await navigate(`/pagamento${search}`, { replace: true });
      then();
    };
    const resume = ({ state, cycle, method, email, offer }: Resumed) => {
      if (state === "bought") return window.location.replace("/app");
      return void leaveLink(`?plano=completo&ciclo=${cycle}`, () => {
        dispatch({ type: "resumed", cycle, method, email, offer });
        const buyer = getStoredBuyer();
        if (buyer && buyer.email === email) dispatch({ type: "signed-in", buyer });
      });
    };
    const startOver = (text: string) =>
      void leaveLink("", () => {
        dispatch({ type: "not-resumed" });
        showAlert({ title: resumeCopy.title, text, confirm: resumeCopy.confirm });
      });
    call(resumeCheckout, { params: { token } }).then(resume, (error: unknown) => {
      const isExpired = error instanceof ApiError && error.envelope.code === 404;
      startOver((isExpired && error.envelope.message) || resumeCopy.failed);
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted, dispatch, navigate]);
}
