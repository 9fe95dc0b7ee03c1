import type { PaymentSubmission } from "@app/contract/checkout";
import { useRef, useState } from "react";
import { type CallProblem, problemOf } from "../api.ts";
import { extension, methodCopy } from "../content/checkout-steps.ts";
import { showAlert } from "../ui/alert-dialog.tsx";
import { trackPaymentFailed } from "./checkout-analytics.ts";
import type { CheckoutState, Payment } from "./checkout-reducer.ts";
import { cardFailure, PIX_NOT_MADE, pixFailure, wasAnswered } from "./failure-messages.ts";
import { codeOf, paymentOf, readPix, submit } from "./pay.ts";
import { priceOf } from "./price.ts";
import type { CheckoutDispatch } from "./use-checkout.ts";

export type Failure = { text: string; problem: CallProblem | undefined; answered: boolean };

class MissingPixCodeError extends Error {}

/** Sends a payment once per press, and says why when it did not pass. */
export function usePayment(state: CheckoutState, dispatch: CheckoutDispatch) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const inFlight = useRef(false);
  const keyFor = useIdempotencyKey();

  async function pay(asked: PaymentSubmission | null): Promise<void> {
    if (!asked || !state.buyer || !state.cycle) return window.alert(methodCopy.missing);
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setFailure(null);
    const { submission, key, answered } = keyFor(asked);
    try {
      const made = await submit(state.buyer, submission, key);
      answered();
      const method = submission.paymentMethod;
      const payment = paymentOf(made, {
        method,
        amountCents: priceOf(state.cycle, state).totalCents,
        email: submission.email,
      });
      dispatch({ type: "payment-opened", payment: method === "pix" ? await withCode(payment) : payment });
    } catch (error) {
      if (wasAnswered(error)) answered();
      handleFailure(error, submission);
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  }

  function handleFailure(error: unknown, submission: PaymentSubmission): void {
    const problem = problemOf(error);
    if (problem === "subscription-active" && !submission.confirmExtension) {
      return showAlert({
        ...extension,
        onConfirm: () => void pay({ ...submission, confirmExtension: true }),
        onCancel: () => undefined,
      });
    }
    const text = error instanceof MissingPixCodeError ? PIX_NOT_MADE : textOf(submission)(error);
    trackPaymentFailed(text);
    // A session that ran out: the buyer signs in again and is back here.
    if (problem === "wrong-credentials") return dispatch({ type: "login-chosen" });
    setFailure({ text, problem, answered: error instanceof MissingPixCodeError || wasAnswered(error) });
  }

  return { busy, failure, pay, forget: () => setFailure(null) };
}

const textOf = ({ paymentMethod }: PaymentSubmission) => (paymentMethod === "pix" ? pixFailure : cardFailure);

/** A PIX still being made gets its code at step 4; one that is made and has none is asked for it once. */
async function withCode(payment: Payment): Promise<Payment> {
  if (payment.pixCode || payment.status !== "pending") return payment;
  const made = await readPix(payment.id).catch(() => null);
  if (!codeOf(made) || !made) throw new MissingPixCodeError();
  return { ...paymentOf(made, payment), id: payment.id, status: payment.status };
}

/** A new key per press. The same key goes out again, with the same body, only when that press got no answer. */
function useIdempotencyKey() {
  // In memory only: a card may be in here.
  const unanswered = useRef<{ fingerprint: string; key: string; submission: PaymentSubmission } | null>(null);
  return (submission: PaymentSubmission) => {
    const fingerprint = JSON.stringify({ ...submission, customerData: { ...submission.customerData, fbEventId: "" } });
    const again = unanswered.current?.fingerprint === fingerprint ? unanswered.current : null;
    const attempt = again ?? { fingerprint, submission, key: crypto.randomUUID() };
    unanswered.current = attempt;
    return {
      ...attempt,
      answered: () => {
        unanswered.current = null;
      },
    };
  };
}
