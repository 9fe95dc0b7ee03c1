import { PASSWORD_MAX } from "@app/contract/catalogue";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { leaveFor } from "../session/leave-for.ts";
import { safeReturnTo } from "../session/return-to.ts";
import { useSignup } from "../sign-up/signup.tsx";
import styles from "./login.module.css";
import { useLogin } from "./use-login.ts";
import { ViewTitle } from "./view-title.tsx";

type LoginFormProps = {
  /** The visitor came back from another view of the page. */
  returned: boolean;
  onForgotten: (username: string) => void;
};

export function LoginForm({ returned, onForgotten }: LoginFormProps) {
  const signup = useSignup();
  const { control, register, getValues, onSubmit, formState } = useLogin(() => leaveFor(safeReturnTo(location)));

  return (
    <>
      <ViewTitle arrived={returned}>Bom te ver por aqui.</ViewTitle>
      <p className={styles.text}>Seu time está no app. Entre para ver o plano, os recibos e a conta.</p>
      <Form className={styles.form} control={control} onSubmit={onSubmit}>
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
          maxLength={PASSWORD_MAX}
          {...register("password")}
        />
        <Button
          variant="inline"
          className={styles.link}
          onClick={() => onForgotten((getValues().username ?? "").trim())}
        >
          Esqueci minha senha
        </Button>
        <Button type="submit" fullWidth busy={formState.isSubmitting} busyLabel="Entrando...">
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
