import { Password, requestPasswordReset, resetPassword } from "@app/contract/identity";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { ApiError, call, INTERNAL } from "../../api.ts";
import { resetPasswordCopy as copy } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import type { Buyer } from "../checkout-reducer.ts";
import styles from "../frame/form.module.css";
import { StepHeader } from "../frame/step-header.tsx";
import { storeBuyerSession } from "../session.ts";

const resolver = zodResolver(
  z.object({
    code: z.string().check(z.trim(), z.minLength(4, copy.codeMissing), z.maxLength(10, copy.codeMissing)),
    password: Password,
  }),
);
const errorMessage = (error: unknown) => (error instanceof ApiError ? error.message : INTERNAL);

type ResetPasswordProps = {
  username: string;
  onDone: (buyer: Extract<Buyer, { how: "signed-in" }>) => void;
  onCancel: () => void;
};

/** Resets a forgotten password without leaving the checkout. */
export function ResetPassword({ username, onDone, onCancel }: ResetPasswordProps) {
  const [status, setStatus] = useState<string>(copy.lead);

  const requestCode = (confirmation: string) =>
    call(requestPasswordReset, { body: { username } }).then(
      () => setStatus(confirmation),
      (error: unknown) => setStatus(errorMessage(error)),
    );
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one code is sent when the form opens
  useEffect(() => void requestCode(copy.lead), []);

  const { form, isSubmitting, register, setErrorAndFocus } = useForm({
    resolver,
    async onSubmit({ code, password }) {
      try {
        const session = await call(resetPassword, { body: { username, code, newPassword: password } });
        onDone(await storeBuyerSession(session));
      } catch (error) {
        setErrorAndFocus("code", errorMessage(error));
      }
    },
  });

  return (
    <>
      <StepHeader title={copy.title} />
      <Form className={styles.form} {...form}>
        <p className={styles.buyer}>
          <b>{username}</b>
          <Button variant="inline" onClick={onCancel}>
            Lembrei a senha
          </Button>
        </p>
        <p className={styles.small} role="status">
          {status}
        </p>
        <Field
          label={copy.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          {...register("code")}
        />
        <Field label={copy.password} type="password" autoComplete="new-password" {...register("password")} />
        <Button type="submit" fullWidth busy={isSubmitting} busyLabel="Salvando...">
          {copy.send}
        </Button>
        <Button variant="link" onClick={() => void requestCode(copy.sent)}>
          {copy.again}
        </Button>
      </Form>
    </>
  );
}
