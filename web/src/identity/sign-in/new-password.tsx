import { PASSWORD_MIN } from "@app/contract/catalogue";
import { onlyDigits } from "@app/contract/digits";
import { useState } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { useForm, type ValidationResult } from "../../ui/forms/use-form.ts";
import { resetPassword, setPassword } from "../endpoints.ts";
import { strengthOf } from "../fields/password-strength.ts";
import { storeSession } from "../session/session.ts";
import styles from "./login.module.css";
import { ViewTitle } from "./view-title.tsx";

type NewPasswordProps = {
  /** The token of an emailed link; or a username, with the code sent to it; with neither, the signed-in account. */
  token?: string;
  username?: string;
  onBack: () => void;
};

type Values = { code: string; newPassword: string };

/** The code is required only when one was sent to a username. */
const resolverFor =
  (username: string | undefined) =>
  async ({ code = "", newPassword = "" }: Partial<Values>): Promise<ValidationResult<Values, Values>> => {
    const digits = onlyDigits(code);
    const errors = {
      ...(username && digits.length !== 6 ? { code: "O código tem 6 números" } : {}),
      ...(newPassword.length < PASSWORD_MIN ? { newPassword: "A senha deve ter pelo menos 6 caracteres" } : {}),
    };
    return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, values: { code: digits, newPassword } };
  };

export function NewPassword({ token, username, onBack }: NewPasswordProps) {
  const [formError, setFormError] = useState<string>();
  const [strength, setStrength] = useState(strengthOf(""));
  const [leaving, setLeaving] = useState(false);
  const { form, isSubmitting, register } = useForm<Values, Values>({
    resolver: resolverFor(username),
    onChange: () => setFormError(undefined),
    async onSubmit({ code, newPassword }) {
      setFormError(undefined);
      try {
        const authorization = token ? { token } : username ? { username, code } : null;
        const session = authorization
          ? await call(resetPassword, { body: { ...authorization, newPassword } })
          : await call(setPassword, { body: { newPassword } });
        await storeSession(session);
        setLeaving(true);
        location.assign("/app");
      } catch (cause) {
        setFormError(cause instanceof Error ? cause.message : String(cause));
      }
    },
  });
  const password = register("newPassword");

  return (
    <>
      <ViewTitle>Crie uma senha nova.</ViewTitle>
      <p className={styles.text}>
        {username
          ? `Se ${username} tiver conta, o código já foi enviado. Ele vale por poucos minutos.`
          : "Ela vale já no próximo passo, e os outros aparelhos saem da conta."}
      </p>
      <Form className={styles.form} {...form}>
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
          maxLength={128}
          hint={strength}
          liveHint
          {...password}
          onChange={(event) => {
            setStrength(strengthOf(event.target.value));
            password.onChange(event);
          }}
        />
        {formError && <Alert tone="error">{formError}</Alert>}
        <Button type="submit" fullWidth busy={isSubmitting || leaving} busyLabel="Salvando...">
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
