import { SMARTPHONES, type Smartphone } from "@app/contract/catalogue";
import { useRef } from "react";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { RadioCards } from "../ui/radio-cards.tsx";
import { BoundPhone } from "./bound-phone.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import styles from "./signup-fields.module.css";
import { useSignupForm } from "./use-signup-form.ts";

const smartphoneNames: Record<Smartphone, string> = { iphone: "iPhone", android: "Android" };
const smartphones = SMARTPHONES.map((value) => ({ value, label: smartphoneNames[value] }));

export function SignupFields({ onRegistered }: { onRegistered: (own: Smartphone) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const fields = useSignupForm(button, onRegistered);

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
      <NewPasswordFields fields={fields} confirmLabel="Confirmar Senha" />
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
