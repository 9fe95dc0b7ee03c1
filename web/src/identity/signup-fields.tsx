import { SMARTPHONES, type Smartphone } from "@app/contract/catalogue";
import { useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { RadioCards } from "../ui/radio-cards.tsx";
import { BoundPhone } from "./bound-phone.tsx";
import { strengthOf } from "./password-strength.ts";
import styles from "./signup-fields.module.css";
import { useSignupForm } from "./use-signup-form.ts";

const smartphoneNames: Record<Smartphone, string> = { iphone: "iPhone", android: "Android" };
const smartphones = SMARTPHONES.map((value) => ({ value, label: smartphoneNames[value] }));

export function SignupFields({ onRegistered }: { onRegistered: (own: Smartphone) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const fields = useSignupForm(button, onRegistered);
  const [strength, setStrength] = useState(strengthOf(""));
  const password = fields.bind("password", "confirmPassword");

  return (
    <form className={styles.form} method="post" noValidate {...fields.form}>
      <Field label="Nome" autoComplete="name" maxLength={120} {...fields.bind("fullName")} />
      <BoundPhone fields={fields} label="Telefone" />
      <Field
        label="Email"
        aside="(opcional)"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="voce@exemplo.com"
        maxLength={254}
        {...fields.bind("email")}
      />
      <div className={styles.passwords}>
        <Field
          label="Senha"
          type="password"
          autoComplete="new-password"
          hint={strength}
          {...password}
          onChange={(event) => {
            setStrength(strengthOf(event.target.value));
            password.onChange(event);
          }}
        />
        <Field
          label="Confirmar Senha"
          type="password"
          autoComplete="new-password"
          reveals="a confirmação da senha"
          {...fields.bind("confirmPassword")}
        />
      </div>
      <RadioCards legend="Qual seu smartphone?" options={smartphones} {...fields.bind("smartphone")} />
      <Button ref={button} type="submit" wide busy={fields.busy} busyLabel="Criando conta...">
        Criar Conta
      </Button>
      <p className={styles.terms}>
        Ao criar a conta você aceita os{" "}
        <a href="/termos" target="_blank">
          Termos
        </a>{" "}
        e a{" "}
        <a href="/privacidade" target="_blank">
          Privacidade
        </a>
        .
      </p>
    </form>
  );
}
