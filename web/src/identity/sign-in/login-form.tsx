import { PASSWORD_MIN } from "@app/contract/catalogue";
import { useState } from "react";
import { ApiError } from "../../api.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { useForm, type ValidationResult } from "../../ui/forms/use-form.ts";
import { safeReturnTo } from "../session/return-to.ts";
import { signIn } from "../session/session.ts";
import { useSignup } from "../sign-up/signup.tsx";
import styles from "./login.module.css";
import { ViewTitle } from "./view-title.tsx";

const WRONG = "Email/telefone ou senha incorretos";

type LoginFormProps = {
  /** The visitor came back from another view of the page. */
  returned: boolean;
  onForgotten: (username: string) => void;
};

type Values = { username: string; password: string };

async function resolver({ username = "", password = "" }: Partial<Values>): Promise<ValidationResult<Values, Values>> {
  const errors = {
    ...(username.trim() === "" ? { username: "Telefone ou email é obrigatório" } : {}),
    ...(password.length < PASSWORD_MIN ? { password: "A senha deve ter pelo menos 6 caracteres" } : {}),
  };
  return "username" in errors || "password" in errors
    ? { ok: false, errors }
    : { ok: true, values: { username: username.trim(), password } };
}

/** Credentials are exchanged for a token at once: the password itself is not stored. */
export function LoginForm({ returned, onForgotten }: LoginFormProps) {
  const signup = useSignup();
  const [leaving, setLeaving] = useState(false);
  const { form, isSubmitting, register, values, setErrorAndFocus } = useForm<Values, Values>({
    resolver,
    async onSubmit({ username, password }) {
      try {
        await signIn(username, password);
        setLeaving(true);
        location.assign(safeReturnTo(location));
      } catch (error) {
        const hasServerMessage = error instanceof ApiError && error.envelope.code !== 401;
        setErrorAndFocus("password", hasServerMessage ? error.message : WRONG);
      }
    },
  });

  return (
    <>
      <ViewTitle arrived={returned}>Bom te ver por aqui.</ViewTitle>
      <p className={styles.text}>Seu time está no app. Entre para ver o plano, os recibos e a conta.</p>
      <Form className={styles.form} {...form}>
        <Field
          label="Email ou telefone"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          {...register("username")}
        />
        <Field
          label="Senha"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          {...register("password")}
        />
        <Button variant="inline" className={styles.link} onClick={() => onForgotten((values().username ?? "").trim())}>
          Esqueci minha senha
        </Button>
        <Button type="submit" fullWidth busy={isSubmitting || leaving} busyLabel="Entrando...">
          Entrar
        </Button>
      </Form>
      <div className={styles.new}>
        Ainda não tem conta?
        <Button variant="inline" className={styles.link} onClick={() => signup.open()}>
          Crie sua conta grátis
        </Button>
      </div>
    </>
  );
}
