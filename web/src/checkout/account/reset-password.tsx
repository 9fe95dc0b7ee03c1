import { Password, requestPasswordReset, resetPassword } from "@app/contract/identity";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { ApiError, call, INTERNAL } from "../../api.ts";
import { resetTexts as words } from "../../content/checkout.ts";
import { bindFields } from "../../ui/bind-fields.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import type { Buyer } from "../flow.ts";
import styles from "../frame/form.module.css";
import { StepHead } from "../frame/step-head.tsx";
import { enter } from "../session.ts";

const ResetForm = z.object({
  code: z.string().check(z.trim(), z.minLength(4, words.codeMissing), z.maxLength(10, words.codeMissing)),
  password: Password,
});
type Reset = z.infer<typeof ResetForm>;

type ResetPasswordProps = {
  username: string;
  onDone: (buyer: Extract<Buyer, { how: "signed-in" }>) => void;
  onCancel: () => void;
};

/** A forgotten password, set anew without leaving the checkout. */
export function ResetPassword({ username, onDone, onCancel }: ResetPasswordProps) {
  const form = useForm<Reset>({ resolver: zodResolver(ResetForm), mode: "onSubmit", reValidateMode: "onSubmit" });
  const [sent, setSent] = useState<string>(words.lead);
  const bind = bindFields(form);
  const code = bind("code");
  const password = bind("password");

  const ask = (then: string) =>
    call(requestPasswordReset, { body: { username } }).then(
      () => setSent(then),
      (error: unknown) => setSent(error instanceof ApiError ? error.message : INTERNAL),
    );
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one code is sent when the form opens
  useEffect(() => void ask(words.lead), []);

  const send = form.handleSubmit(async (values) => {
    try {
      const { return: opened } = await call(resetPassword, {
        body: { username, code: values.code, newPassword: values.password },
      });
      if (opened) onDone(await enter(opened));
    } catch (error) {
      form.setError("code", { message: error instanceof ApiError ? error.message : INTERNAL }, { shouldFocus: true });
    }
  });

  return (
    <>
      <StepHead title={words.title} />
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
        <p className={styles.who}>
          <b>{username}</b>
          <button type="button" onClick={onCancel}>
            Lembrei a senha
          </button>
        </p>
        <p className={styles.small} role="status">
          {sent}
        </p>
        <Field label={words.code} inputMode="numeric" autoComplete="one-time-code" maxLength={10} {...code} />
        <Field label={words.password} type="password" autoComplete="new-password" {...password} />
        <Button type="submit" wide busy={form.formState.isSubmitting} busyLabel="Salvando...">
          {words.send}
        </Button>
        <Button variant="text" onClick={() => void ask(words.sent)}>
          {words.again}
        </Button>
      </form>
    </>
  );
}
