import { Password, requestPasswordReset, resetPassword } from "@app/contract/identity";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { ApiError, call, INTERNAL } from "../../api.ts";
import { resetTexts as words } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/button.tsx";
import { checkWith } from "../../ui/check-with.ts";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { useFields } from "../../ui/use-fields.ts";
import type { Buyer } from "../flow.ts";
import styles from "../frame/form.module.css";
import { StepHead } from "../frame/step-head.tsx";
import { enter } from "../session.ts";

const check = checkWith(
  z.object({
    code: z.string().check(z.trim(), z.minLength(4, words.codeMissing), z.maxLength(10, words.codeMissing)),
    password: Password,
  }),
);
const sentenceOf = (error: unknown) => (error instanceof ApiError ? error.message : INTERNAL);

type ResetPasswordProps = {
  username: string;
  onDone: (buyer: Extract<Buyer, { how: "signed-in" }>) => void;
  onCancel: () => void;
};

/** A forgotten password, set anew without leaving the checkout. */
export function ResetPassword({ username, onDone, onCancel }: ResetPasswordProps) {
  const [sent, setSent] = useState<string>(words.lead);

  const ask = (then: string) =>
    call(requestPasswordReset, { body: { username } }).then(
      () => setSent(then),
      (error: unknown) => setSent(sentenceOf(error)),
    );
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one code is sent when the form opens
  useEffect(() => void ask(words.lead), []);

  const { form, busy, bind, refuse } = useFields({
    check,
    async send({ code, password }) {
      try {
        const opened = await call(resetPassword, { body: { username, code, newPassword: password } });
        onDone(await enter(opened));
      } catch (error) {
        refuse("code", sentenceOf(error));
      }
    },
  });

  return (
    <>
      <StepHead title={words.title} />
      <Form className={styles.form} {...form}>
        <p className={styles.who}>
          <b>{username}</b>
          <button type="button" onClick={onCancel}>
            Lembrei a senha
          </button>
        </p>
        <p className={styles.small} role="status">
          {sent}
        </p>
        <Field label={words.code} inputMode="numeric" autoComplete="one-time-code" maxLength={10} {...bind("code")} />
        <Field label={words.password} type="password" autoComplete="new-password" {...bind("password")} />
        <Button type="submit" wide busy={busy} busyLabel="Salvando...">
          {words.send}
        </Button>
        <Button variant="text" onClick={() => void ask(words.sent)}>
          {words.again}
        </Button>
      </Form>
    </>
  );
}
