import { useState } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { useForm, type ValidationResult } from "../../ui/forms/use-form.ts";
import { requestPasswordReset } from "../endpoints.ts";
import styles from "./login.module.css";
import { NewPassword } from "./new-password.tsx";
import { ViewTitle } from "./view-title.tsx";

type Values = { username: string };

const resolver = async ({ username = "" }: Partial<Values>): Promise<ValidationResult<Values, Values>> =>
  username.trim().length < 3
    ? { ok: false, errors: { username: "Telefone ou email é obrigatório" } }
    : { ok: true, values: { username: username.trim() } };

/** Requests a reset link and code. The response is the same whether the account exists or not. */
export function LoginReset({ username, onBack }: { username: string; onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string>();
  const { form, isSubmitting, register, setErrorAndFocus } = useForm<Values, Values>({
    resolver,
    async onSubmit(body) {
      try {
        await call(requestPasswordReset, { body });
        setSentTo(body.username);
      } catch (cause) {
        setErrorAndFocus("username", cause instanceof Error ? cause.message : String(cause));
      }
    },
  });

  if (sentTo) return <NewPassword username={sentTo} onBack={onBack} />;
  return (
    <>
      <ViewTitle>Senha nova, sem drama.</ViewTitle>
      <p className={styles.text}>Diga seu email ou telefone. Se houver uma conta, mandamos um link e um código.</p>
      <Form className={styles.form} {...form}>
        <Field
          label="Email ou telefone"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          defaultValue={username}
          {...register("username")}
        />
        <Button type="submit" fullWidth busy={isSubmitting} busyLabel="Enviando...">
          Enviar link
        </Button>
      </Form>
      <div className={styles.new}>
        <Button variant="inline" className={styles.link} onClick={onBack}>
          Voltar para entrar
        </Button>
      </div>
    </>
  );
}
