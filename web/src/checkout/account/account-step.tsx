import { accountCopy as copy, loginCopy } from "../../content/checkout-steps.ts";
import { hasWhatsapp, whatsappHref } from "../../content/contact.ts";
import { EmailField } from "../../identity/fields/email-field.tsx";
import { NewPasswordFields } from "../../identity/fields/new-password-fields.tsx";
import { PhoneField } from "../../identity/fields/phone-field.tsx";
import { TermsLinks } from "../../identity/sign-up/terms-links.tsx";
import { trackProps } from "../../tracking/track-props.ts";
import { Button, ButtonLink } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import styles from "../frame/form.module.css";
import { StepHeader } from "../frame/step-header.tsx";
import type { StepProps } from "../step-props.ts";
import { useAccountForm } from "./use-account-form.ts";

export function AccountStep({ state, dispatch }: StepProps) {
  const { fields, abroad, taken } = useAccountForm(state.contact, dispatch);
  const toLogin = () => dispatch({ type: "login-chosen" });

  return (
    <>
      <StepHeader title={copy.title}>{copy.lead}</StepHeader>
      <Form className={styles.form} control={fields.control} onSubmit={fields.onSubmit}>
        <Field label="Nome completo" autoComplete="name" maxLength={120} {...fields.register("fullName")} />
        <PhoneField fields={fields} label="Telefone" />
        {taken ? (
          <Alert
            tone="warning"
            title={taken}
            actions={
              <Button variant="link" onClick={toLogin}>
                {loginCopy.withPassword}
              </Button>
            }
          />
        ) : null}
        {abroad ? (
          <Alert
            tone="warning"
            title={copy.noDocument}
            actions={
              <ButtonLink
                variant="link"
                href={whatsappHref}
                target={hasWhatsapp ? "_blank" : undefined}
                rel="noopener"
                {...trackProps("Contact", "checkout-abroad")}
              >
                Falar no WhatsApp
              </ButtonLink>
            }
          />
        ) : null}
        <EmailField labelSuffix="(opcional)" hint={copy.emailHint} {...fields.register("email")} />
        <NewPasswordFields fields={fields} confirmLabel="Confirmar senha" />
        <Button type="submit" fullWidth busy={fields.formState.isSubmitting} busyLabel="Criando conta...">
          Criar conta
        </Button>
        <div className={styles.aside}>
          <Button variant="link" onClick={toLogin}>
            {copy.haveAccount}
          </Button>
          <p className={styles.small}>
            Ao criar a conta você aceita os <TermsLinks />.
          </p>
        </div>
      </Form>
    </>
  );
}
