import { Password } from "@app/contract/identity";
import { useState } from "react";
import * as z from "zod/mini";
import { ApiError } from "../../api.ts";
import { loginCopy as copy } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import styles from "../frame/form.module.css";
import { StepHeader } from "../frame/step-header.tsx";
import { signInBuyer } from "../session.ts";
import type { StepProps } from "../step-props.ts";
import { ResetPassword } from "./reset-password.tsx";

const resolver = zodResolver(z.object({ password: Password }));

/** The password field's error: the specification's text for wrong credentials, otherwise the server's message. */
const errorMessage = (error: unknown): string =>
  error instanceof ApiError && error.envelope.code !== 401 && error.envelope.message
    ? error.envelope.message
    : copy.failed;

export function LoginStep({ state, dispatch }: StepProps) {
  const [forgot, setForgot] = useState(false);
  const username = state.contact?.typed ?? "";
  const { form, isSubmitting, register, setErrorAndFocus } = useForm({
    resolver,
    async onSubmit({ password }) {
      try {
        dispatch({ type: "signed-in", buyer: await signInBuyer(username, password) });
      } catch (error) {
        setErrorAndFocus("password", errorMessage(error));
      }
    },
  });

  if (forgot) {
    return (
      <ResetPassword
        username={username}
        onDone={(buyer) => dispatch({ type: "signed-in", buyer })}
        onCancel={() => setForgot(false)}
      />
    );
  }
  return (
    <>
      <StepHeader title={copy.title} />
      <Form className={styles.form} {...form}>
        <p className={styles.buyer}>
          <b>{username}</b>
          <Button variant="inline" onClick={() => dispatch({ type: "back" })}>
            Não é você?
          </Button>
        </p>
        {/* Names the account to password managers, which skip `type="hidden"`. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field label="Senha" type="password" autoComplete="current-password" {...register("password")} />
        <Button type="submit" fullWidth busy={isSubmitting} busyLabel="Entrando...">
          Entrar
        </Button>
        <div className={styles.aside}>
          <Button variant="link" onClick={() => setForgot(true)}>
            {copy.forgot}
          </Button>
          <Button variant="link" onClick={() => dispatch({ type: "account-chosen" })}>
            {copy.noAccount}
          </Button>
        </div>
      </Form>
    </>
  );
}
