import { formatCents } from "@app/contract/catalogue";
import type { PaymentSubmission } from "@app/contract/checkout";
import { type ReactNode, useEffect } from "react";
import { methodCopy as copy } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { type Resolver, useForm } from "../../ui/forms/use-form.ts";
import type { CheckoutState } from "../checkout-reducer.ts";
import { loadDraft, saveDraft } from "../checkout-storage.ts";
import form from "../frame/form.module.css";
import { isValidEmail } from "../identify/parse-contact.ts";
import { submissionOf } from "../pay.ts";
import type { Price } from "../price.ts";
import styles from "./method.module.css";

export type PaymentFormProps = {
  state: CheckoutState;
  price: Price;
  busy: boolean;
  notice: ReactNode;
  onPay: (submission: PaymentSubmission | null) => Promise<void>;
};

const icons = ["clock", "check", "shield"] as const;

type Values = { email: string };

/** A missing email is no error of the field alone: the payment reports it. */
const resolver: Resolver<Values, Values> = async ({ email: typed = "" }) => {
  const email = typed.trim();
  const isInvalid = email !== "" && !isValidEmail(email);
  return { values: { email }, errors: isInvalid ? { email: { message: "Email inválido" } } : {} };
};

/** PIX needs an email only, and only when the account has none. */
export function PixPayment({ state, price, busy, notice, onPay }: PaymentFormProps) {
  const { control, register, handleSubmit, setError, setFocus, watch } = useForm<Values>({
    resolver,
    defaultValues: () => loadDraft("pix"),
  });
  useEffect(() => watch((values) => saveDraft("pix", values)).unsubscribe, [watch]);
  const accountEmail = state.buyer?.email ?? null;

  const onSubmit = handleSubmit(async (typed) => {
    const email = accountEmail ?? typed.email;
    if (!email) setError("email", { message: copy.emailMissing });
    await onPay(submissionOf(state, { paymentMethod: "pix", customer: { email } }));
    if (!email) setFocus("email");
  });

  return (
    <Form className={form.group} control={control} onSubmit={onSubmit}>
      <div className={`${styles.box} quiet-panel`}>
        <p className={styles.amount}>
          <small>à vista</small>
          {formatCents(price.totalCents)}
        </p>
        <ul className={`${styles.points} stack gap-3`}>
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
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          hint={copy.emailHint}
          {...register("email")}
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
