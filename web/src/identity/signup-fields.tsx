import type { Smartphone } from "@app/contract/catalogue";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { EmailField } from "./email-field.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PhoneField } from "./phone-field.tsx";
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
