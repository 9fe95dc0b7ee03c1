import { formatCents } from "@app/contract/catalogue";
import { methodCopy as copy } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { Form } from "../../ui/forms/form.tsx";
import form from "../frame/form.module.css";
import { CardFields } from "./card-fields.tsx";
import { HolderFields } from "./holder-fields.tsx";
import { InstallmentsTotal } from "./installments.tsx";
import styles from "./method.module.css";
import type { PaymentFormProps } from "./pix-payment.tsx";
import { useCardForm } from "./use-card-form.ts";

export function CardPayment({ state, price, busy, notice, onPay }: PaymentFormProps) {
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
