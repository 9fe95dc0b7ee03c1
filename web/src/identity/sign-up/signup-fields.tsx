import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import { EmailField } from "../fields/email-field.tsx";
import { NewPasswordFields } from "../fields/new-password-fields.tsx";
import { PhoneField } from "../fields/phone-field.tsx";
import { signupDraft } from "../registration/draft.ts";
import { type Outcome, register } from "../registration/register.ts";
import { type Signup, SignupSchema } from "../registration/schema.ts";
import { useRegistration } from "../registration/use-registration.ts";
import styles from "./sign-up.module.css";
import { SmartphoneField } from "./smartphone-field.tsx";
import { TermsLinks } from "./terms-links.tsx";

const resolver = zodResolver(SignupSchema);
const registerFree = (form: Signup) => register(form, { source: "signup_modal" });

export function SignupFields({ onOutcome }: { onOutcome: (outcome: Outcome, form: Signup) => void }) {
  const fields = useRegistration({
    resolver,
    register: registerFree,
    draft: signupDraft,
    onOutcome,
  });

  return (
    <Form className={styles.form} control={fields.control} onSubmit={fields.onSubmit}>
      <Field label="Nome" autoComplete="name" maxLength={120} {...fields.register("fullName")} />
      <PhoneField fields={fields} label="Telefone" />
      <EmailField labelSuffix="(opcional)" {...fields.register("email")} />
      <NewPasswordFields fields={fields} confirmLabel="Confirmar Senha" />
      <SmartphoneField legend="Qual seu smartphone?" {...fields.register("smartphone")} />
      <Button type="submit" fullWidth busy={fields.formState.isSubmitting} busyLabel="Criando conta...">
        Criar Conta
      </Button>
      <p className={`${styles.terms} note`}>
        Ao criar a conta você aceita os <TermsLinks />.
      </p>
    </Form>
  );
}
