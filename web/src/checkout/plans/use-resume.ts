import { type Resumed, resumeCheckout } from "@app/contract/resume";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ApiError, call } from "../../api.ts";
import { resumeTexts } from "../../content/checkout-steps.ts";
import { showMessage } from "../../ui/message.tsx";
import { signedInBefore } from "../buyer.ts";
import { resumeTokenOf } from "../flow.ts";
import type { Tell } from "../use-checkout.ts";

/** A purchase left open, by the link of its reminder. The token leaves the address as soon as it was used. */
export function useResume(wanted: boolean, tell: Tell): void {
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
        tell({ type: "resumed", cycle, method, email, offer });
        const known = signedInBefore();
        if (known && known.email === email) tell({ type: "signed-in", buyer: known });
      });
    };
    const beginAnew = (text: string) =>
      void goOn("", () => {
        tell({ type: "not-resumed" });
        showMessage({ title: resumeTexts.title, text, confirm: resumeTexts.confirm });
      });
    call(resumeCheckout, { params: { token } }).then(resume, (error: unknown) => {
      const tooOld = error instanceof ApiError && error.envelope.code === 404;
      beginAnew((tooOld && error.envelope.message) || resumeTexts.failed);
    });
    return () => {
      here = false;
    };
  }, [wanted, tell, navigate]);
}
