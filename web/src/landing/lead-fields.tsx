import type { FocusEvent } from "react";
import { BoundPhone } from "../identity/bound-phone.tsx";
import { EmailField } from "../identity/email-field.tsx";
import { SmartphoneCards } from "../identity/smartphone-cards.tsx";
import { TermsLinks } from "../identity/terms-links.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { recordFocus } from "./events.ts";
import { FORM_ID } from "./form-id.ts";
import type { Landing } from "./landing.ts";
import styles from "./lead-fields.module.css";
import { fetchSending, type Sent, useLeadForm } from "./use-lead-form.ts";

/** What each field is called in the events. */
const fieldNames: Record<string, string> = {
  fullName: "Nome Completo",
  phone: "WhatsApp",
  email: "Email",
  password: "Senha",
};

type LeadFieldsProps = { words: Landing["form"]; onSent: (sent: Sent) => void };

export function LeadFields({ words, onSent }: LeadFieldsProps) {
  const fields = useLeadForm(onSent);

  // The first touch fetches what the sending will need.
  const focused = ({ target }: FocusEvent<HTMLFormElement>) => {
    fetchSending().catch(() => undefined);
    const { name, value, type } = target as unknown as HTMLInputElement;
    if (type === "radio") recordFocus(`Smartphone - ${value}`);
    else if (fieldNames[name]) recordFocus(fieldNames[name]);
  };

  return (
    <Form id={FORM_ID} className={styles.form} data-slot="lead-form" onFocus={focused} {...fields.form}>
      <Field
        label="Nome Completo"
        autoComplete="name"
        placeholder="Como você se chama?"
        maxLength={120}
        {...fields.bind("fullName")}
      />
      <BoundPhone fields={fields} label="WhatsApp" />
      <EmailField {...fields.bind("email")} />
      <Field
        label="Senha"
        type="password"
        autoComplete="new-password"
        hint="Para usar no app · mín. 6 caracteres"
        {...fields.bind("password")}
      />
      <SmartphoneCards legend="Smartphone *" required {...fields.bind("smartphone")} />
      <div className={styles.send}>
        <Button type="submit" wide busy={fields.busy} busyLabel={words.sending}>
          {words.button}
        </Button>
        <p className={`small soft ${styles.note}`}>{words.note}</p>
        <p className={`micro soft ${styles.note}`}>
          Ao enviar, você aceita os <TermsLinks />.
        </p>
      </div>
    </Form>
  );
}
