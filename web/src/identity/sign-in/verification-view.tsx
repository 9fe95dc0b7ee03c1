import { PASSWORD_MAX } from "@app/contract/catalogue";
import { confirmVerification, type Verified } from "@app/contract/identity";
import { useState } from "react";
import { ApiError, call, INTERNAL, problemOf } from "../../api.ts";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { type Resolver, useForm } from "../../ui/forms/use-form.ts";
import { leaveFor } from "../session/leave-for.ts";
import { storeSession } from "../session/session.ts";
import styles from "./login.module.css";
import { NewPassword } from "./new-password.tsx";
import { ViewTitle } from "./view-title.tsx";

type VerificationViewProps = { token: string; onReset: () => void; onBack: () => void };

type Values = { password: string };

/** No client validation: only the server knows whether a password is needed. */
const resolver: Resolver<Values, Values> = async ({ password = "" }) => ({ values: { password }, errors: {} });

/** The target of a verification link. Only a click on the button confirms, so that mail scanners cannot. */
export function VerificationView({ token, onReset, onBack }: VerificationViewProps) {
  const [asksPassword, setAsksPassword] = useState(false);
  const [verified, setVerified] = useState<Verified>();
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({ resolver });
  const { errors, isSubmitting } = formState;
  const onSubmit = handleSubmit(async ({ password }) => {
    try {
      const result = await call(confirmVerification, { body: { token, ...(password ? { password } : {}) } });
      if (result.session) await storeSession(result.session);
      if (result.session && !result.needsPassword) return await leaveFor("/app");
      setVerified(result);
    } catch (error) {
      const problem = problemOf(error);
      const message = error instanceof ApiError ? error.message : INTERNAL;
      if (problem === "password-needed") setAsksPassword(true);
      // A password-reset token is no verification token: switch to the reset view.
      else if (problem === "verification-invalid" && !asksPassword) onReset();
      else setError(asksPassword ? "password" : "root", { message }, { shouldFocus: true });
    }
  });

  if (verified?.outcome === "released") return <Released address={verified.address} onBack={onBack} />;
  if (verified) return <NewPassword onBack={onBack} />;
  return (
    <>
      {/* Remounted, and so focused, when the password field appears below it. */}
      <ViewTitle key={String(asksPassword)}>É você mesmo?</ViewTitle>
      <p className={styles.text}>
        {asksPassword
          ? "Este endereço está em uma conta que já confirmou outro contato. Digite a senha dela para confirmar."
          : "Confirme que este endereço é seu. Depois disso você entra direto na conta."}
      </p>
      <Form className={styles.form} control={control} onSubmit={onSubmit}>
        {asksPassword && (
          <Field
            label="Senha"
            type="password"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            {...register("password")}
          />
        )}
        {errors.root && <Alert tone="error">{errors.root.message}</Alert>}
        <Button type="submit" fullWidth busy={isSubmitting} busyLabel="Confirmando...">
          Sim, continuar
        </Button>
      </Form>
      {asksPassword && (
        <p className={styles.text}>
          Não criou essa conta? Volte e toque em “Esqueci minha senha” com este endereço: o link que chega tira ele de
          lá, e a sua compra espera por quem confirmar.
        </p>
      )}
      <div className={styles.new}>
        <Button variant="inline" className={styles.link} onClick={onBack}>
          Entrar de outro jeito
        </Button>
      </div>
    </>
  );
}

function Released({ address, onBack }: { address: string; onBack: () => void }) {
  return (
    <>
      <ViewTitle>Pronto, resolvido.</ViewTitle>
      <p className={styles.text}>
        {address} saiu daquela conta. Crie a sua com ele e confirme o endereço: o que foi comprado com ele aparece lá.
      </p>
      <div className={styles.new}>
        <Button variant="inline" className={styles.link} onClick={onBack}>
          Ir para o começo
        </Button>
      </div>
    </>
  );
}
