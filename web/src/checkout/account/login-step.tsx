import { PASSWORD_MAX } from "@app/contract/catalogue";
import { useState } from "react";
import { loginCopy as copy } from "../../content/checkout-steps.ts";
import { useLogin } from "../../identity/sign-in/use-login.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { buyerOf } from "../buyer.ts";
import styles from "../frame/form.module.css";
import { StepHeader } from "../frame/step-header.tsx";
import type { StepProps } from "../step-props.ts";
import { ResetPassword } from "./reset-password.tsx";

export function LoginStep({ state, dispatch }: StepProps) {
  const [forgot, setForgot] = useState(false);
  const username = state.contact?.typed ?? "";
  const { control, register, onSubmit, formState } = useLogin((user) =>
    dispatch({ type: "signed-in", buyer: buyerOf(user) }),
  );

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
      <Form className={styles.form} control={control} onSubmit={onSubmit}>
        <p className={styles.buyer}>
          <b>{username}</b>
          <Button variant="inline" onClick={() => dispatch({ type: "back" })}>
            Não é você?
          </Button>
        </p>
        {/* Names the account to password managers, which skip `type="hidden"`. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field
          label="Senha"
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          {...register("password")}
        />
        <Button type="submit" fullWidth busy={formState.isSubmitting} busyLabel="Entrando...">
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
