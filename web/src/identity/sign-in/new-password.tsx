import { PASSWORD_MAX } from "@app/contract/catalogue";
import { useState } from "react";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { strengthOf } from "../fields/password-strength.ts";
import { leaveFor } from "../session/leave-for.ts";
import styles from "./login.module.css";
import { type ResetAuthorization, usePasswordReset } from "./use-password-reset.ts";
import { ViewTitle } from "./view-title.tsx";

export function NewPassword({ token, username, onBack }: ResetAuthorization & { onBack: () => void }) {
  const [strength, setStrength] = useState(strengthOf(""));
  const { control, register, clearErrors, onSubmit, formState } = usePasswordReset({ token, username }, () =>
    leaveFor("/app"),
  );
  const { errors, isSubmitting } = formState;
  const password = register("newPassword");

  return (
    <>
      <ViewTitle>Crie uma senha nova.</ViewTitle>
      <p className={styles.text}>
        {username
          ? `Se ${username} tiver conta, o código já foi enviado. Ele vale por poucos minutos.`
          : "Ela vale já no próximo passo, e os outros aparelhos saem da conta."}
      </p>
      <Form className={styles.form} control={control} onSubmit={onSubmit}>
        {username && (
          <Field
            label="Código de 6 números"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            {...register("code")}
          />
        )}
        <Field
          label="Nova senha"
          type="password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          hint={strength}
          liveHint
          {...password}
          onChange={(event) => {
            setStrength(strengthOf(event.target.value));
            clearErrors("root");
            password.onChange(event);
          }}
        />
        {errors.root && <Alert tone="error">{errors.root.message}</Alert>}
        <Button type="submit" fullWidth busy={isSubmitting} busyLabel="Salvando...">
          Salvar e entrar
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
