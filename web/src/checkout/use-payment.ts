import type { PaymentSubmission } from "@app/contract/checkout";
import { useRef, useState } from "react";
import { type CallProblem, problemOf } from "../api.ts";
import { extension, methodCopy } from "../content/checkout-steps.ts";
import { showAlert } from "../ui/overlays/alert-dialog.tsx";
import { trackPaymentFailed } from "./checkout-analytics.ts";
import type { CheckoutState, Payment } from "./checkout-reducer.ts";
import { cardFailure, PIX_NOT_MADE, pixFailure, wasAnswered } from "./failure-messages.ts";
import { codeOf, paymentOf, readPix, submit } from "./pay.ts";
import { priceOf } from "./price.ts";
import type { usePlaces } from "./start/use-places.ts";
import type { CheckoutDispatch } from "./use-checkout.ts";

export type Failure = { text: string; problem: CallProblem | undefined; answered: boolean };

class MissingPixCodeError extends Error {}

type ShownPlaces = ReturnType<typeof usePlaces>;

/** Submits a payment once per click, with the start date that is on the page, and exposes the failure. */
export function usePayment(state: CheckoutState, dispatch: CheckoutDispatch, { places, reload }: ShownPlaces) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const inFlight = useRef(false);
  const keyFor = useIdempotencyKey();

  async function pay(order: PaymentSubmission | null): Promise<void> {
    const requested = order && { ...order, ...(places?.startsOn && { shownStartOn: places.startsOn }) };
    if (!requested || !state.buyer || !state.cycle) return window.alert(methodCopy.missing);
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setFailure(null);
    const { submission, key, release } = keyFor(requested);
    try {
      const view = await submit(state.buyer, submission, key);
      release();
      const method = submission.paymentMethod;
      const payment = paymentOf(view, {
        method,
        amountCents: priceOf(state.cycle, state).totalCents,
        email: submission.email,
      });
      dispatch({ type: "payment-opened", payment: method === "pix" ? await withCode(payment) : payment });
    } catch (error) {
      if (wasAnswered(error)) release();
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
    if (problem === "start-date-changed") reload();
    const text = error instanceof MissingPixCodeError ? PIX_NOT_MADE : textOf(submission)(error);
    trackPaymentFailed(text);
    // The session expired: the buyer signs in again and returns to this step.
    if (problem === "wrong-credentials") return dispatch({ type: "login-chosen" });
    setFailure({ text, problem, answered: error instanceof MissingPixCodeError || wasAnswered(error) });
  }

  return { busy, failure, pay, clearFailure: () => setFailure(null) };
}

const textOf = ({ paymentMethod }: PaymentSubmission) => (paymentMethod === "pix" ? pixFailure : cardFailure);

/** A processing PIX gets its code at step 4; a pending one without a code is fetched once more. */
async function withCode(payment: Payment): Promise<Payment> {
  if (payment.pixCode || payment.status !== "pending") return payment;
  const view = await readPix(payment.id).catch(() => null);
  if (!codeOf(view) || !view) throw new MissingPixCodeError();
  return { ...paymentOf(view, payment), id: payment.id, status: payment.status };
}

/** A new idempotency key per attempt. An attempt without a response is retried with the same key and the same body. */
function useIdempotencyKey() {
  // In memory only: it may contain card data.
  const unanswered = useRef<{ fingerprint: string; key: string; submission: PaymentSubmission } | null>(null);
  return (submission: PaymentSubmission) => {
    const fingerprint = JSON.stringify({ ...submission, customerData: { ...submission.customerData, fbEventId: "" } });
    const retried = unanswered.current?.fingerprint === fingerprint ? unanswered.current : null;
    const attempt = retried ?? { fingerprint, submission, key: crypto.randomUUID() };
    unanswered.current = attempt;
    return {
      ...attempt,
      release: () => {
        unanswered.current = null;
      },
    };
  };
}
