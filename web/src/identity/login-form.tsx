import { PASSWORD_MIN } from "@app/contract/catalogue";
import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import styles from "./login.module.css";
import { signIn } from "./session.ts";
import { useSignup } from "./signup.tsx";
import { typedIn } from "./typed-in.ts";
import { wayBack } from "./way-back.ts";

const WRONG = "Email/telefone ou senha incorretos";

type Said = { username?: string; password?: string };

function saidAbout(username: string, password: string): Said {
  return {
    ...(username === "" ? { username: "Telefone ou email é obrigatório" } : {}),
    ...(password.length < PASSWORD_MIN ? { password: "A senha deve ter pelo menos 6 caracteres" } : {}),
  };
}

/** What was typed is exchanged for a token at once: the password itself is kept nowhere. */
export function LoginForm({ onForgotten }: { onForgotten: (username: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState<Said>({});
  const [busy, setBusy] = useState(false);
  const signup = useSignup();
  const typed = (name: string) => typedIn(form.current, name);
  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  async function send(event: FormEvent) {
    event.preventDefault();
    const username = typed("username").trim();
    const password = typed("password");
    const wrong = saidAbout(username, password);
    setSaid(wrong);
    const first = Object.keys(wrong)[0];
    if (first) return focus(first);
    setBusy(true);
    try {
      await signIn(username, password);
      location.assign(wayBack(location));
    } catch (error) {
      const refused = error instanceof ApiError && error.envelope.code !== 401;
      setSaid({ password: refused ? error.message : WRONG });
      setBusy(false);
      focus("password");
    }
  }

  return (
    <>
      <h1>Bom te ver por aqui.</h1>
      <p className={styles.text}>Seu time está no app. Entre para ver o plano, os recibos e a conta.</p>
      <form ref={form} className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
        <Field
          label="Email ou telefone"
          name="username"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          error={said.username}
          onChange={() => setSaid({})}
        />
        <Field
          label="Senha"
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          error={said.password}
          onChange={() => setSaid({})}
        />
        <button type="button" className={styles.link} onClick={() => onForgotten(typed("username").trim())}>
          Esqueci minha senha
        </button>
        <Button type="submit" wide busy={busy} busyLabel="Entrando...">
          Entrar
        </Button>
      </form>
      <div className={styles.new}>
        Ainda não tem conta?
        <button type="button" className={styles.link} onClick={() => signup.open()}>
          Crie sua conta grátis
        </button>
      </div>
    </>
  );
}
