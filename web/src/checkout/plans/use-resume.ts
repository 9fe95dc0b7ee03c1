import { type Resumed, resumeCheckout } from "@app/contract/resume";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ApiError, call } from "../../api.ts";
import { resumeCopy } from "../../content/checkout-steps.ts";
import { showAlert } from "../../ui/alert-dialog.tsx";
import { getStoredBuyer } from "../buyer.ts";
import { resumeTokenOf } from "../checkout-reducer.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";

/** A purchase left open, by the link of its reminder. The token leaves the address as soon as it was used. */
export function useResume(wanted: boolean, dispatch: CheckoutDispatch): void {
  const navigate = useNavigate();

  useEffect(() => {
    const token = wanted ? resumeTokenOf(window.location.search) : null;
    if (!token) return undefined;
    let here = true;
    const goOn = async (search: string, act: () => void) => {
      if (!here) return;
      await navigate(`/pagamento${search}`, { replace: true });
      act();
    };
    const resume = ({ state, cycle, method, email, offer }: Resumed) => {
      if (state === "bought") return window.location.replace("/app");
      return void goOn(`?plano=completo&ciclo=${cycle}`, () => {
        dispatch({ type: "resumed", cycle, method, email, offer });
        const known = getStoredBuyer();
        if (known && known.email === email) dispatch({ type: "signed-in", buyer: known });
      });
    };
    const beginAnew = (text: string) =>
      void goOn("", () => {
        dispatch({ type: "not-resumed" });
        showAlert({ title: resumeCopy.title, text, confirm: resumeCopy.confirm });
      });
    call(resumeCheckout, { params: { token } }).then(resume, (error: unknown) => {
      const tooOld = error instanceof ApiError && error.envelope.code === 404;
      beginAnew((tooOld && error.envelope.message) || resumeCopy.failed);
    });
    return () => {
      here = false;
    };
  }, [wanted, dispatch, navigate]);
}
