import { loginTexts, accountTexts as words } from "../../content/checkout-steps.ts";
import { hasWhatsapp, whatsappHref } from "../../content/contact.ts";
import { BoundPhone } from "../../identity/bound-phone.tsx";
import { EmailField } from "../../identity/email-field.tsx";
import { NewPasswordFields } from "../../identity/new-password-fields.tsx";
import { TermsLinks } from "../../identity/terms-links.tsx";
import { tracked } from "../../tracking/tracked.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import styles from "../frame/form.module.css";
import { Notice } from "../frame/notice.tsx";
import { StepHead } from "../frame/step-head.tsx";
import type { StepProps } from "../step-props.ts";
import { useAccountForm } from "./use-account-form.ts";

export function AccountStep({ flow, tell }: StepProps) {
  const { fields, abroad, taken } = useAccountForm(flow.contact, tell);
  const toLogin = () => tell({ type: "login-chosen" });

  return (
    <>
      <StepHead title={words.title}>{words.lead}</StepHead>
      <Form className={styles.form} {...fields.form}>
        <Field label="Nome completo" autoComplete="name" maxLength={120} {...fields.bind("fullName")} />
        <BoundPhone fields={fields} label="Telefone" />
        {taken ? (
          <Notice
            tone="plain"
            title={taken}
            actions={
              <button type="button" onClick={toLogin}>
                {loginTexts.withPassword}
              </button>
            }
          />
        ) : null}
        {abroad ? (
          <Notice
            tone="plain"
            title={words.noDocument}
            actions={
              <a
                href={whatsappHref}
                target={hasWhatsapp ? "_blank" : undefined}
                rel="noopener"
                {...tracked("Contact", "checkout-abroad")}
              >
                Falar no WhatsApp
              </a>
            }
          />
        ) : null}
        <EmailField aside="(opcional)" hint={words.emailHint} {...fields.bind("email")} />
        <NewPasswordFields fields={fields} confirmLabel="Confirmar senha" />
        <Button type="submit" wide busy={fields.busy} busyLabel="Criando conta...">
          Criar conta
        </Button>
        <div className={styles.aside}>
          <Button variant="text" onClick={toLogin}>
            {words.haveAccount}
          </Button>
          <p className={styles.small}>
            Ao criar a conta você aceita os <TermsLinks />.
          </p>
        </div>
      </Form>
    </>
  );
}
