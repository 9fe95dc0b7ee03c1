import { requestPasswordReset } from "@app/contract/identity";
import { useState } from "react";
import { ApiError, call, INTERNAL } from "../../api.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import styles from "./login.module.css";
import { NewPassword } from "./new-password.tsx";
import { type ResetRequest, resetRequestResolver } from "./sign-in-schema.ts";
import { ViewTitle } from "./view-title.tsx";

/** Requests a reset link and code. The response is the same whether the account exists or not. */
export function LoginReset({ username, onBack }: { username: string; onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string>();
  const { control, register, handleSubmit, setError, formState } = useForm<ResetRequest>({
    resolver: resetRequestResolver,
  });
  const onSubmit = handleSubmit(async (body) => {
    try {
      await call(requestPasswordReset, { body });
      setSentTo(body.username);
    } catch (error) {
      setError("username", { message: error instanceof ApiError ? error.message : INTERNAL }, { shouldFocus: true });
    }
  });

  if (sentTo) return <NewPassword username={sentTo} onBack={onBack} />;
  return (
    <>
      <ViewTitle>Senha nova, sem drama.</ViewTitle>
      <p className={styles.text}>Diga seu email ou telefone. Se houver uma conta, mandamos um link e um código.</p>
      <Form className={styles.form} control={control} onSubmit={onSubmit}>
        <Field
          label="Email ou telefone"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          defaultValue={username}
          {...register("username")}
        />
        <Button type="submit" fullWidth busy={formState.isSubmitting} busyLabel="Enviando...">
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
