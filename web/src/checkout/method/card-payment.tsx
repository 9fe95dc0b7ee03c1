import { formatCents } from "@app/contract/catalogue";
import { methodTexts as words } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { Icon } from "../../ui/icon.tsx";
import form from "../frame/form.module.css";
import { CardFields } from "./card-fields.tsx";
import styles from "./card-payment.module.css";
import { HolderFields } from "./holder-fields.tsx";
import { InstallmentsTotal } from "./installments.tsx";
import type { PaymentFormProps } from "./pix-payment.tsx";
import { useCardForm } from "./use-card-form.ts";

export function CardPayment({ flow, price, busy, notice, onPay }: PaymentFormProps) {
  const { fields, typed } = useCardForm(flow, onPay);
  return (
    <Form className={form.group} {...fields.form}>
      <CardFields price={price} fields={fields} typed={typed} />
      <HolderFields asksEmail={!flow.buyer?.email} fields={fields} typed={typed} />
      {notice}
      <div className={styles.pay}>
        <InstallmentsTotal price={price} typed={typed} />
        <Button type="submit" wide busy={busy} busyLabel="Processando...">
          <Icon name="lock" />
          {`Pagar ${formatCents(price.totalCents)}`}
        </Button>
      </div>
      <p className={form.small}>
        {words.processed} {words.cardKept} Compra única de {price.days} dias: nada renova sozinho.
      </p>
    </Form>
  );
}
