import { PASSWORD_MIN } from "@app/contract/catalogue";
import { useEffect } from "react";
import type { Landing } from "../content/landings/landing.ts";
import { EmailField } from "../identity/fields/email-field.tsx";
import { PhoneField } from "../identity/fields/phone-field.tsx";
import { SmartphoneField } from "../identity/sign-up/smartphone-field.tsx";
import { TermsLinks } from "../identity/sign-up/terms-links.tsx";
import { Button } from "../ui/core/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { Form } from "../ui/forms/form.tsx";
import { recordFocus } from "./events.ts";
import { FORM_ID } from "./form-id.ts";
import styles from "./landing.module.css";
import { loadSubmitLead, type useLeadForm } from "./use-lead-form.ts";

/** Each field's name in analytics events. */
const fieldNames: Record<string, string> = {
  fullName: "Nome Completo",
  phone: "WhatsApp",
  email: "Email",
  password: "Senha",
};

/** The first focus also preloads the submission code. */
function focused({ name, value, type }: HTMLInputElement): void {
  void loadSubmitLead();
  if (type === "radio") recordFocus(`Smartphone - ${value}`);
  else if (fieldNames[name]) recordFocus(fieldNames[name]);
}

type LeadFieldsProps = { copy: Landing["form"] & { button: string }; fields: ReturnType<typeof useLeadForm> };

export function LeadFields({ copy, fields }: LeadFieldsProps) {
  // A visitor may be in a field before the page's scripts are.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.form?.id === FORM_ID) focused(activeElement);
  }, []);

  return (
    <Form
      id={FORM_ID}
      className={styles.form}
      data-slot="lead-form"
      onFocus={({ target }) => focused(target as unknown as HTMLInputElement)}
      control={fields.control}
      onSubmit={fields.onSubmit}
    >
      <Field
        label="Nome Completo"
        autoComplete="name"
        placeholder="Como você se chama?"
        maxLength={120}
        {...fields.register("fullName")}
      />
      <PhoneField fields={fields} label="WhatsApp" />
      <EmailField {...fields.register("email")} />
      <Field
        label="Senha"
        type="password"
        autoComplete="new-password"
        hint={`Para usar no app · mín. ${PASSWORD_MIN} caracteres`}
        {...fields.register("password")}
      />
      <SmartphoneField legend="Smartphone *" required {...fields.register("smartphone")} />
      <div className={styles.send}>
        <Button type="submit" fullWidth busy={fields.formState.isSubmitting} busyLabel={copy.sending}>
          {copy.button}
        </Button>
        <p className={`small soft ${styles.note}`}>{copy.note}</p>
        <p className={`micro soft ${styles.note}`}>
          Ao enviar, você aceita os <TermsLinks />.
        </p>
      </div>
    </Form>
  );
}
