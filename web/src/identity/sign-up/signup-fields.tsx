import type { Smartphone } from "@app/contract/catalogue";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { EmailField } from "../fields/email-field.tsx";
import { NewPasswordFields } from "../fields/new-password-fields.tsx";
import { PhoneField } from "../fields/phone-field.tsx";
import styles from "./signup-fields.module.css";
import { SmartphoneField } from "./smartphone-field.tsx";
import { TermsLinks } from "./terms-links.tsx";
import { useSignupForm } from "./use-signup-form.ts";

export function SignupFields({ onRegistered }: { onRegistered: (smartphone: Smartphone) => void }) {
  const fields = useSignupForm(onRegistered);

  return (
    <Form className={styles.form} {...fields.form}>
      <Field label="Nome" autoComplete="name" maxLength={120} {...fields.register("fullName")} />
      <PhoneField fields={fields} label="Telefone" />
      <EmailField labelSuffix="(opcional)" {...fields.register("email")} />
      <NewPasswordFields fields={fields} confirmLabel="Confirmar Senha" />
      <SmartphoneField legend="Qual seu smartphone?" {...fields.register("smartphone")} />
      <Button type="submit" fullWidth busy={fields.isSubmitting} busyLabel="Criando conta...">
        Criar Conta
      </Button>
      <p className={styles.terms}>
        Ao criar a conta você aceita os <TermsLinks />.
      </p>
    </Form>
  );
}
