import { formatCents, type PaymentMethod } from "@app/contract/catalogue";
import { methodCopy as copy } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/core/button.tsx";
import { Icon, type IconName } from "../../ui/core/icon.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { RadioCard } from "../../ui/forms/radio-cards.tsx";
import { clearDraft } from "../checkout-storage.ts";
import form from "../frame/form.module.css";
import { StepHeader } from "../frame/step-header.tsx";
import { type Price, priceOf } from "../price.ts";
import { StartNotice } from "../start/start-notice.tsx";
import { usePlaces } from "../start/use-places.ts";
import type { StepProps } from "../step-props.ts";
import { usePayment } from "../use-payment.ts";
import { CardFields } from "./card-fields.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { HolderFields } from "./holder-fields.tsx";
import { InstallmentsTotal } from "./installments.tsx";
import styles from "./method.module.css";
import { type PaymentFormProps, PixPayment } from "./pix-payment.tsx";
import { ReminderBox } from "./reminder-box.tsx";
import { useCardForm } from "./use-card-form.ts";

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

type MethodChoiceProps = { method: PaymentMethod; price: Price; onChoose: (method: PaymentMethod) => void };

function MethodChoice({ method, price: { months, totalCents }, onChoose }: MethodChoiceProps) {
  const total = formatCents(totalCents);
  const options: { value: PaymentMethod; icon: IconName; name: string; note: string }[] = [
    {
      value: "credit-card",
      icon: "card",
      name: copy.card,
      note: months === 1 ? `1x de ${total}` : `até ${months}x sem juros`,
    },
    { value: "pix", icon: "pix", name: copy.pix, note: `à vista ${total}` },
  ];
  return (
    <fieldset className={`${styles.methods} stack gap-2`}>
      <legend className="sr-only">Forma de pagamento</legend>
      {options.map(({ value, icon, name, note }) => (
        <RadioCard
          key={value}
          className={styles.method}
          name="method"
          value={value}
          checked={method === value}
          onChange={() => onChoose(value)}
        >
          <Icon name={icon} />
          {name}
          <small>{note}</small>
        </RadioCard>
      ))}
    </fieldset>
  );
}

function CardPayment({ state, price, busy, notice, onPay }: PaymentFormProps) {
  const { fields, store, onSubmit } = useCardForm(state, onPay);
  return (
    <Form className={form.group} control={fields.control} onSubmit={onSubmit}>
      <CardFields price={price} fields={fields} store={store} />
      <HolderFields asksEmail={!state.buyer?.email} fields={fields} store={store} />
      {notice}
      <div className={`${styles.pay} stack gap-4`}>
        <InstallmentsTotal price={price} store={store} />
        <Button type="submit" fullWidth busy={busy} busyLabel="Processando...">
          <Icon name="lock" />
          {`Pagar ${formatCents(price.totalCents)}`}
        </Button>
      </div>
      <p className={form.small}>
        {copy.processed} {copy.cardKept} Compra única de {price.days} dias: nada renova sozinho.
      </p>
    </Form>
  );
}
