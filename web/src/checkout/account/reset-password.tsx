import { PASSWORD_MAX } from "@app/contract/catalogue";
import { requestPasswordReset } from "@app/contract/identity";
import { useEffect, useState } from "react";
import { ApiError, call, INTERNAL } from "../../api.ts";
import { resetPasswordCopy as copy } from "../../content/checkout-steps.ts";
import { usePasswordReset } from "../../identity/sign-in/use-password-reset.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { buyerOf } from "../buyer.ts";
import type { SignedIn } from "../checkout-reducer.ts";
import styles from "../frame/form.module.css";
import { StepHeader } from "../frame/step-header.tsx";

type ResetPasswordProps = {
  username: string;
  onDone: (buyer: SignedIn) => void;
  onCancel: () => void;
};

/** Resets a forgotten password without leaving the checkout. */
export function ResetPassword({ username, onDone, onCancel }: ResetPasswordProps) {
  const [status, setStatus] = useState<string>(copy.lead);

  const requestCode = (confirmation: string) =>
    call(requestPasswordReset, { body: { username } }).then(
      () => setStatus(confirmation),
      (error: unknown) => setStatus(error instanceof ApiError ? error.message : INTERNAL),
    );
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one code is sent when the form opens
  useEffect(() => void requestCode(copy.lead), []);

  const { control, register, onSubmit, formState } = usePasswordReset({ username }, (user) => onDone(buyerOf(user)));

  return (
    <>
      <StepHeader title={copy.title} />
      <Form className={styles.form} control={control} onSubmit={onSubmit}>
        <p className={styles.buyer}>
          <b>{username}</b>
          <Button variant="inline" onClick={onCancel}>
            Lembrei a senha
          </Button>
        </p>
        <p className={styles.small} role="status">
          {status}
        </p>
        <Field label={copy.code} inputMode="numeric" autoComplete="one-time-code" maxLength={7} {...register("code")} />
        <Field
          label={copy.password}
          type="password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          {...register("newPassword")}
        />
        <Button type="submit" fullWidth busy={formState.isSubmitting} busyLabel="Salvando...">
          {copy.send}
        </Button>
        <Button variant="link" onClick={() => void requestCode(copy.sent)}>
          {copy.again}
        </Button>
      </Form>
    </>
  );
}
