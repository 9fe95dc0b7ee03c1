import type { PaymentMethod } from "@app/contract/catalogue";
import { methodTexts as words } from "../../content/checkout-steps.ts";
import form from "../frame/form.module.css";
import { StepHead } from "../frame/step-head.tsx";
import { dropDraft } from "../keep.ts";
import { priceOf } from "../price.ts";
import type { StepProps } from "../step-props.ts";
import { usePayment } from "../use-payment.ts";
import { CardPayment } from "./card-payment.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { PixPayment } from "./pix-payment.tsx";
import { ReminderBox } from "./reminder-box.tsx";

/** Step 3: card or PIX. Switching starts the form anew. */
export function MethodStep({ flow, tell }: StepProps) {
  const { busy, failure, pay, forget } = usePayment(flow, tell);
  if (!flow.cycle || !flow.buyer) return null;
  const price = priceOf(flow.cycle, flow);
  const who = flow.buyer.email ?? (flow.buyer.how === "signed-in" ? flow.buyer.fullName : null);

  const choose = (method: PaymentMethod) => {
    if (busy) return;
    dropDraft("card");
    forget();
    tell({ type: "method-chosen", method });
  };
  const notice = failure ? (
    <FailureNotice
      failure={failure}
      method={flow.method}
      onPix={() => choose("pix")}
      onBack={() => tell({ type: "back" })}
      onReturn={flow.left ? () => tell({ type: "returned" }) : undefined}
    />
  ) : null;

  return (
    <>
      <StepHead title={words.title} />
      <div className={form.form}>
        {who ? (
          <p className={form.who}>
            <span>
              A compra é para <b>{who}</b>
            </span>
            {flow.buyer.how === "found" && flow.contact ? (
              <button type="button" onClick={() => tell({ type: "login-chosen" })}>
                Entrar com senha
              </button>
            ) : null}
          </p>
        ) : null}
        <MethodChoice method={flow.method} price={price} onChoose={choose} />
        {flow.method === "pix" ? (
          <PixPayment flow={flow} price={price} busy={busy} notice={notice} onPay={pay} />
        ) : (
          <CardPayment flow={flow} price={price} busy={busy} notice={notice} onPay={pay} />
        )}
        <ReminderBox flow={flow} />
      </div>
    </>
  );
}
