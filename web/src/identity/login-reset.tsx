import { type FormEvent, useState } from "react";
import { call } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { requestPasswordReset } from "./endpoints.ts";
import styles from "./login.module.css";
import { NewPassword } from "./proof-new-password.tsx";
import { typedIn } from "./typed-in.ts";

/** Asks for a link and a code. The answer is the same whether there is an account or not. */
export function LoginReset({ username, onBack }: { username: string; onBack: () => void }) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = typedIn(event.currentTarget, "username").trim();
    if (typed.length < 3) return setError("Telefone ou email é obrigatório");
    setBusy(true);
    try {
      await call(requestPasswordReset, { body: { username: typed } });
      setSentTo(typed);
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause));
    }
    setBusy(false);
  }

  if (sentTo) return <NewPassword username={sentTo} onBack={onBack} />;
  return (
    <>
      <h1>Senha nova, sem drama.</h1>
      <p className={styles.text}>Diga seu email ou telefone. Se houver uma conta, mandamos um link e um código.</p>
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
        <Field
          label="Email ou telefone"
          name="username"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          defaultValue={username}
          error={error}
          onChange={() => setError(undefined)}
        />
        <Button type="submit" wide busy={busy} busyLabel="Enviando...">
          Enviar link
        </Button>
      </form>
      <div className={styles.new}>
        <button type="button" className={styles.link} onClick={onBack}>
          Voltar para entrar
        </button>
      </div>
    </>
  );
}
