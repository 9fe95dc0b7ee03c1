import type { Smartphone } from "@app/contract/catalogue";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { BoundPhone } from "./bound-phone.tsx";
import { EmailField } from "./email-field.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import styles from "./signup-fields.module.css";
import { SmartphoneCards } from "./smartphone-cards.tsx";
import { TermsLinks } from "./terms-links.tsx";
import { useSignupForm } from "./use-signup-form.ts";

export function SignupFields({ onRegistered }: { onRegistered: (own: Smartphone) => void }) {
  const fields = useSignupForm(onRegistered);

  return (
    <Form className={styles.form} {...fields.form}>
      <Field label="Nome" autoComplete="name" maxLength={120} {...fields.bind("fullName")} />
      <BoundPhone fields={fields} label="Telefone" />
      <EmailField aside="(opcional)" {...fields.bind("email")} />
      <NewPasswordFields fields={fields} confirmLabel="Confirmar Senha" />
      <SmartphoneCards legend="Qual seu smartphone?" {...fields.bind("smartphone")} />
      <Button type="submit" wide busy={fields.busy} busyLabel="Criando conta...">
        Criar Conta
      </Button>
      <p className={styles.terms}>
        Ao criar a conta você aceita os <TermsLinks />.
      </p>
    </Form>
  );
}
