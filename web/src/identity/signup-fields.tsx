import type { Smartphone } from "@app/contract/catalogue";
import { useRef } from "react";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { BoundPhone } from "./bound-phone.tsx";
import { EmailField } from "./email-field.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import styles from "./signup-fields.module.css";
import { SmartphoneCards } from "./smartphone-cards.tsx";
import { TermsLinks } from "./terms-links.tsx";
import { useSignupForm } from "./use-signup-form.ts";

export function SignupFields({ onRegistered }: { onRegistered: (own: Smartphone) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const fields = useSignupForm(button, onRegistered);

  return (
    <form className={styles.form} method="post" noValidate {...fields.form}>
      <Field label="Nome" autoComplete="name" maxLength={120} {...fields.bind("fullName")} />
      <BoundPhone fields={fields} label="Telefone" />
      <EmailField aside="(opcional)" {...fields.bind("email")} />
      <NewPasswordFields fields={fields} confirmLabel="Confirmar Senha" />
      <SmartphoneCards legend="Qual seu smartphone?" {...fields.bind("smartphone")} />
      <Button ref={button} type="submit" wide busy={fields.busy} busyLabel="Criando conta...">
        Criar Conta
      </Button>
      <p className={styles.terms}>
        Ao criar a conta você aceita os <TermsLinks />.
      </p>
    </form>
  );
}
