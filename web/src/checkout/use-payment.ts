import type { PaymentSubmission } from "@app/contract/checkout";
import { useRef, useState } from "react";
import { type CallProblem, problemOf } from "../api.ts";
import { extension, methodTexts } from "../content/checkout-steps.ts";
import { showMessage } from "../ui/message.tsx";
import { cardFailure, PIX_NOT_MADE, pixFailure, wasAnswered } from "./failure-texts.ts";
import type { Flow, Payment } from "./flow.ts";
import { markPaymentFailed } from "./marks.ts";
import { codeOf, paymentOf, readPix, submit } from "./pay.ts";
import { priceOf } from "./price.ts";
import type { Tell } from "./use-checkout.ts";

export type Failure = { text: string; refusal: CallProblem | undefined; answered: boolean };

class NoPixCode extends Error {}

/** Sends a payment once per press, and says why when it did not pass. */
export function usePayment(flow: Flow, tell: Tell) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const sending = useRef(false);
  const pressOf = usePresses();

  async function pay(asked: PaymentSubmission | null): Promise<void> {
    if (!asked || !flow.buyer || !flow.cycle) return window.alert(methodTexts.missing);
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const { submission, key, answered } = pressOf(asked);
    try {
      const made = await submit(flow.buyer, submission, key);
      answered();
      const method = submission.paymentMethod;
      const payment = paymentOf(made, {
        method,
        amountCents: priceOf(flow.cycle, flow).totalCents,
        email: submission.email,
      });
      tell({ type: "payment-opened", payment: method === "pix" ? await withCode(payment) : payment });
    } catch (error) {
      if (wasAnswered(error)) answered();
      refused(error, submission);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  function refused(error: unknown, submission: PaymentSubmission): void {
    const refusal = problemOf(error);
    if (refusal === "plan-active" && !submission.confirmExtension) {
      return showMessage({
        ...extension,
        onConfirm: () => void pay({ ...submission, confirmExtension: true }),
        onCancel: () => undefined,
      });
    }
    const text = error instanceof NoPixCode ? PIX_NOT_MADE : textOf(submission)(error);
    markPaymentFailed(text);
    // A session that ran out: the buyer signs in again and is back here.
    if (refusal === "wrong-credentials") return tell({ type: "login-chosen" });
    setFailure({ text, refusal, answered: error instanceof NoPixCode || wasAnswered(error) });
  }

  return { busy, failure, pay, forget: () => setFailure(null) };
}

const textOf = ({ paymentMethod }: PaymentSubmission) => (paymentMethod === "pix" ? pixFailure : cardFailure);

/** A PIX still being made gets its code at step 4; one that is made and has none is asked for it once. */
async function withCode(payment: Payment): Promise<Payment> {
  if (payment.pixCode || payment.status !== "pending") return payment;
  const made = await readPix(payment.id).catch(() => null);
  if (!codeOf(made) || !made) throw new NoPixCode();
  return { ...paymentOf(made, payment), id: payment.id, status: payment.status };
}

/** A new key per press. The same key goes out again, with the same body, only when that press got no answer. */
function usePresses() {
  // In memory only: a card may be in here.
  const unanswered = useRef<{ said: string; key: string; submission: PaymentSubmission } | null>(null);
  return (submission: PaymentSubmission) => {
    const said = JSON.stringify({ ...submission, customerData: { ...submission.customerData, fbEventId: "" } });
    const again = unanswered.current?.said === said ? unanswered.current : null;
    const press = again ?? { said, submission, key: crypto.randomUUID() };
    unanswered.current = press;
    return {
      ...press,
      answered: () => {
        unanswered.current = null;
      },
    };
  };
}
