import { formatCents } from "@app/contract/catalogue";
import type { PaymentSubmission } from "@app/contract/checkout";
import { type ReactNode, useRef, useState } from "react";
import { methodCopy as copy } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import type { CheckoutState } from "../checkout-reducer.ts";
import { loadDraft, saveDraft } from "../checkout-storage.ts";
import form from "../frame/form.module.css";
import { isValidEmail } from "../identify/parse-contact.ts";
import { submissionOf } from "../pay.ts";
import type { Price } from "../price.ts";
import styles from "./pix-payment.module.css";

export type PaymentFormProps = {
  state: CheckoutState;
  price: Price;
  busy: boolean;
  notice: ReactNode;
  onPay: (submission: PaymentSubmission | null) => Promise<void>;
};

const icons = ["clock", "check", "shield"] as const;

/** PIX needs an email only, and only when the account has none. */
export function PixPayment({ state, price, busy, notice, onPay }: PaymentFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const accountEmail = state.buyer?.email ?? null;

  const submit = () => {
    const email = accountEmail ?? field.current?.value.trim() ?? "";
    if (email && !isValidEmail(email)) {
      setError("Email inválido");
      return field.current?.focus();
    }
    if (!email) setError(copy.emailMissing);
    void onPay(submissionOf(state, { paymentMethod: "pix", customer: { email } }));
    if (!email) field.current?.focus();
  };

  return (
    <Form
      className={form.group}
      summary={error ?? ""}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.box}>
        <p className={styles.amount}>
          <small>à vista</small>
          {formatCents(price.totalCents)}
        </p>
        <ul className={styles.points}>
          {copy.pixPoints.map((point, index) => (
            <li key={point}>
              <Icon name={icons[index] ?? "check"} />
              {point}
            </li>
          ))}
        </ul>
      </div>
      {accountEmail ? null : (
        <Field
          ref={field}
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          hint={copy.emailHint}
          error={error}
          defaultValue={loadDraft("pix").email}
          onChange={(event) => {
            saveDraft("pix", { email: event.target.value });
            setError(undefined);
          }}
        />
      )}
      {notice}
      <Button type="submit" fullWidth busy={busy} busyLabel="Gerando código...">
        <Icon name="pix" />
        Gerar código PIX
      </Button>
      <p className={form.small}>
        {copy.processed} Compra única de {price.days} dias: nada renova sozinho.
      </p>
    </Form>
  );
}
