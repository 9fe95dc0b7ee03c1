import { Password } from "@app/contract/identity";
import { useState } from "react";
import * as z from "zod/mini";
import { ApiError } from "../../api.ts";
import { loginTexts as words } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/button.tsx";
import { checkWith } from "../../ui/check-with.ts";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { useFields } from "../../ui/use-fields.ts";
import styles from "../frame/form.module.css";
import { StepHead } from "../frame/step-head.tsx";
import { signIn } from "../session.ts";
import type { StepProps } from "../step-props.ts";
import { ResetPassword } from "./reset-password.tsx";

const check = checkWith(z.object({ password: Password }));

/** What is said on the password field: wrong credentials as the specification has it, everything else as it is. */
const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.envelope.code !== 401 && error.envelope.message
    ? error.envelope.message
    : words.failed;

export function LoginStep({ flow, tell }: StepProps) {
  const [forgot, setForgot] = useState(false);
  const username = flow.contact?.typed ?? "";
  const { form, busy, bind, refuse } = useFields({
    check,
    async send({ password }) {
      try {
        tell({ type: "signed-in", buyer: await signIn(username, password) });
      } catch (error) {
        refuse("password", sentenceOf(error));
      }
    },
  });

  if (forgot) {
    return (
      <ResetPassword
        username={username}
        onDone={(buyer) => tell({ type: "signed-in", buyer })}
        onCancel={() => setForgot(false)}
      />
    );
  }
  return (
    <>
      <StepHead title={words.title} />
      <Form className={styles.form} {...form}>
        <p className={styles.who}>
          <b>{username}</b>
          <button type="button" onClick={() => tell({ type: "back" })}>
            Não é você?
          </button>
        </p>
        {/* For password managers, which pass over `type="hidden"`: which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field label="Senha" type="password" autoComplete="current-password" {...bind("password")} />
        <Button type="submit" wide busy={busy} busyLabel="Entrando...">
          Entrar
        </Button>
        <div className={styles.aside}>
          <Button variant="text" onClick={() => setForgot(true)}>
            {words.forgot}
          </Button>
          <Button variant="text" onClick={() => tell({ type: "account-chosen" })}>
            {words.noAccount}
          </Button>
        </div>
      </Form>
    </>
  );
}
