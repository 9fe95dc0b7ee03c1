import type { PaymentMethod } from "@app/contract/catalogue";
import { methodCopy as copy } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/core/button.tsx";
import { clearDraft } from "../checkout-storage.ts";
import form from "../frame/form.module.css";
import { StepHeader } from "../frame/step-header.tsx";
import { priceOf } from "../price.ts";
import { StartNotice } from "../start/start-notice.tsx";
import { usePlaces } from "../start/use-places.ts";
import type { StepProps } from "../step-props.ts";
import { usePayment } from "../use-payment.ts";
import { CardPayment } from "./card-payment.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { PixPayment } from "./pix-payment.tsx";
import { ReminderBox } from "./reminder-box.tsx";

/** Step 3: card or PIX. Switching resets the form. */
export function MethodStep({ state, dispatch }: StepProps) {
  const shown = usePlaces();
  const { busy, failure, pay, clearFailure } = usePayment(state, dispatch, shown);
  if (!state.cycle || !state.buyer) return null;
  const price = priceOf(state.cycle, state);
  const buyerName = state.buyer.email ?? (state.buyer.how === "signed-in" ? state.buyer.fullName : null);

  const choose = (method: PaymentMethod) => {
    if (busy) return;
    clearDraft("card");
    clearFailure();
    dispatch({ type: "method-chosen", method });
  };
  const notice = (
    <>
      {failure ? (
        <FailureNotice
          failure={failure}
          method={state.method}
          onPix={() => choose("pix")}
          onBack={() => dispatch({ type: "back" })}
          onReturn={state.pendingCardPayment ? () => dispatch({ type: "pending-payment-reopened" }) : undefined}
        />
      ) : null}
      <StartNotice places={shown.places} />
    </>
  );

  return (
    <>
      <StepHeader title={copy.title} />
      <div className={form.form}>
        {buyerName ? (
          <p className={form.buyer}>
            <span>
              A compra é para <b>{buyerName}</b>
            </span>
            {state.buyer.how === "found" && state.contact ? (
              <Button variant="inline" onClick={() => dispatch({ type: "login-chosen" })}>
                Entrar com senha
              </Button>
            ) : null}
          </p>
        ) : null}
        <MethodChoice method={state.method} price={price} onChoose={choose} />
        {state.method === "pix" ? (
          <PixPayment state={state} price={price} busy={busy} notice={notice} onPay={pay} />
        ) : (
          <CardPayment state={state} price={price} busy={busy} notice={notice} onPay={pay} />
        )}
        <ReminderBox state={state} />
      </div>
    </>
  );
}
