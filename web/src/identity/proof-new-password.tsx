import { PASSWORD_MIN } from "@app/contract/catalogue";
import { onlyDigits } from "@app/contract/digits";
import { type FormEvent, useState } from "react";
import { call } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { resetPassword, setPassword } from "./endpoints.ts";
import styles from "./login.module.css";
import { strengthOf } from "./password-strength.ts";
import { enter } from "./session.ts";
import { typedIn } from "./typed-in.ts";

type NewPasswordProps = {
  /** By the link's token; or for this username, with the code that was sent; with neither, for who is signed in. */
  token?: string;
  username?: string;
  onBack: () => void;
};

export function NewPassword({ token, username, onBack }: NewPasswordProps) {
  const [said, setSaid] = useState<{ code?: string; password?: string; whole?: string }>({});
  const [strength, setStrength] = useState(strengthOf(""));
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = onlyDigits(typedIn(event.currentTarget, "code"));
    const newPassword = typedIn(event.currentTarget, "newPassword");
    if (username && code.length !== 6) return setSaid({ code: "O código tem 6 números" });
    if (newPassword.length < PASSWORD_MIN) return setSaid({ password: "A senha deve ter pelo menos 6 caracteres" });
    setBusy(true);
    try {
      const answer = token ? { token } : username ? { username, code } : null;
      const opened = answer
        ? await call(resetPassword, { body: { ...answer, newPassword } })
        : await call(setPassword, { body: { newPassword } });
      await enter(opened);
      location.assign("/app");
    } catch (cause) {
      setSaid({ whole: cause instanceof Error ? cause.message : String(cause) });
      setBusy(false);
    }
  }

  return (
    <>
      <h1>Crie uma senha nova.</h1>
      <p className={styles.text}>
        {username
          ? `Se ${username} tiver conta, o código já foi enviado. Ele vale por poucos minutos.`
          : "Ela vale já no próximo passo, e os outros aparelhos saem da conta."}
      </p>
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
        {username && (
          <Field
            label="Código de 6 números"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            error={said.code}
            onChange={() => setSaid({})}
          />
        )}
        <Field
          label="Nova senha"
          name="newPassword"
          type="password"
          autoComplete="new-password"
          maxLength={128}
          hint={strength}
          error={said.password}
          onChange={(event) => {
            setStrength(strengthOf(event.target.value));
            setSaid({});
          }}
        />
        {said.whole && (
          <p className={styles.said} role="alert">
            {said.whole}
          </p>
        )}
        <Button type="submit" wide busy={busy} busyLabel="Salvando...">
          Salvar e entrar
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
