import { formatCents } from "@app/contract/catalogue";
import type { PaymentSubmission } from "@app/contract/checkout";
import { type ReactNode, useRef, useState } from "react";
import { methodTexts as words } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Flow } from "../flow.ts";
import form from "../frame/form.module.css";
import { isWholeEmail } from "../identify/read-contact.ts";
import { keepDraft, keptDraft } from "../keep.ts";
import { submissionOf } from "../pay.ts";
import type { Price } from "../price.ts";
import styles from "./pix-payment.module.css";

export type PaymentFormProps = {
  flow: Flow;
  price: Price;
  busy: boolean;
  notice: ReactNode;
  onPay: (submission: PaymentSubmission | null) => Promise<void>;
};

const icons = ["clock", "check", "shield"] as const;

/** PIX asks for nothing but an email, and that only when the account has none. */
export function PixPayment({ flow, price, busy, notice, onPay }: PaymentFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const known = flow.buyer?.email ?? null;

  const send = () => {
    const email = known ?? field.current?.value.trim() ?? "";
    if (email && !isWholeEmail(email)) {
      setError("Email inválido");
      return field.current?.focus();
    }
    if (!email) setError(words.emailMissing);
    void onPay(submissionOf(flow, { paymentMethod: "pix", customer: { email } }));
    if (!email) field.current?.focus();
  };

  return (
    <Form
      className={form.group}
      summary={error ?? ""}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.box}>
        <p className={styles.amount}>
          <small>à vista</small>
          {formatCents(price.totalCents)}
        </p>
        <ul className={styles.points}>
          {words.pixPoints.map((point, index) => (
            <li key={point}>
              <Icon name={icons[index] ?? "check"} />
              {point}
            </li>
          ))}
        </ul>
      </div>
      {known ? null : (
        <Field
          ref={field}
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          hint={words.emailHint}
          error={error}
          defaultValue={keptDraft("pix").email}
          onChange={(event) => {
            keepDraft("pix", { email: event.target.value });
            setError(undefined);
          }}
        />
      )}
      {notice}
      <Button type="submit" wide busy={busy} busyLabel="Gerando código...">
        <Icon name="pix" />
        Gerar código PIX
      </Button>
      <p className={form.small}>
        {words.processed} Compra única de {price.days} dias: nada renova sozinho.
      </p>
    </Form>
  );
}
