import type { Proven } from "@app/contract/identity";
import { type FormEvent, useState } from "react";
import { call, problemOf } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { confirmProof } from "./endpoints.ts";
import styles from "./login.module.css";
import { NewPassword } from "./proof-new-password.tsx";
import { enter } from "./session.ts";
import { typedIn } from "./typed-in.ts";

type ProofViewProps = { token: string; onReset: () => void; onBack: () => void };

/** Somebody followed a link. It counts when they press the button, not when a mail filter opens it. */
export function ProofView({ token, onReset, onBack }: ProofViewProps) {
  const [asksPassword, setAsksPassword] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [proven, setProven] = useState<Proven>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = typedIn(event.currentTarget, "password");
    setBusy(true);
    try {
      const answer = await call(confirmProof, { body: { token, ...(password ? { password } : {}) } });
      if (answer.session) await enter(answer.session);
      if (answer.session && !answer.needsPassword) return location.assign("/app");
      setProven(answer);
    } catch (cause) {
      const problem = problemOf(cause);
      if (problem === "password-needed") setAsksPassword(true);
      // A link for a new password proves nothing by itself: it is told apart here.
      else if (problem === "proof-invalid" && !asksPassword) onReset();
      else setError(cause instanceof Error ? cause.message : String(cause));
    }
    setBusy(false);
  }

  if (proven?.outcome === "released") return <Released address={proven.address} onBack={onBack} />;
  if (proven) return <NewPassword onBack={onBack} />;
  return (
    <>
      <h1>É você mesmo?</h1>
      <p className={styles.text}>
        {asksPassword
          ? "Este endereço está em uma conta que já confirmou outro contato. Digite a senha dela para confirmar."
          : "Confirme que este endereço é seu. Depois disso você entra direto na conta."}
      </p>
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
        {asksPassword && (
          <Field
            label="Senha"
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={128}
            error={error}
            onChange={() => setError(undefined)}
          />
        )}
        {!asksPassword && error && (
          <p className={styles.said} role="alert">
            {error}
          </p>
        )}
        <Button type="submit" wide busy={busy} busyLabel="Confirmando...">
          Sim, continuar
        </Button>
      </form>
      {asksPassword && (
        <p className={styles.text}>
          Não criou essa conta? Volte e toque em “Esqueci minha senha” com este endereço: o link que chega tira ele de
          lá, e a sua compra espera por quem confirmar.
        </p>
      )}
      <div className={styles.new}>
        <button type="button" className={styles.link} onClick={onBack}>
          Entrar de outro jeito
        </button>
      </div>
    </>
  );
}

function Released({ address, onBack }: { address: string; onBack: () => void }) {
  return (
    <>
      <h1>Pronto, resolvido.</h1>
      <p className={styles.text}>
        {address} saiu daquela conta. Crie a sua com ele e confirme o endereço: o que foi comprado com ele aparece lá.
      </p>
      <div className={styles.new}>
        <button type="button" className={styles.link} onClick={onBack}>
          Ir para o começo
        </button>
      </div>
    </>
  );
}
