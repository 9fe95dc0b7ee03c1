import { useState } from "react";
import { loginTexts, accountTexts as words } from "../../content/checkout.ts";
import { hasWhatsapp, whatsappHref } from "../../content/contact.ts";
import { strengthOf } from "../../identity/password-strength.ts";
import { PhoneFields, phoneMaskOf } from "../../identity/phone-fields.tsx";
import { tracked } from "../../tracking/tracked.ts";
import { bindFields } from "../../ui/bind-fields.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import styles from "../frame/form.module.css";
import { Notice } from "../frame/notice.tsx";
import { StepHead } from "../frame/step-head.tsx";
import type { StepProps } from "../step-props.ts";
import { useAccountForm } from "./use-account-form.ts";

export function AccountStep({ flow, tell }: StepProps) {
  const { form, send, taken } = useAccountForm(flow.contact, tell);
  const [strength, setStrength] = useState(strengthOf(""));
  const toLogin = () => tell({ type: "login-chosen" });

  const bind = bindFields(form);
  const fullName = bind("fullName");
  const country = bind("country");
  const phone = bind("phone");
  const email = bind("email");
  const password = bind("password", "confirmPassword");
  const confirmPassword = bind("confirmPassword");
  const abroad = form.watch("country") !== "BR";

  return (
    <>
      <StepHead title={words.title}>{words.lead}</StepHead>
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
        <Field label="Nome completo" autoComplete="name" maxLength={120} {...fullName} />
        <PhoneFields
          country={form.watch("country")}
          countryField={{
            ...country,
            onChange(event) {
              country.onChange(event);
              form.setValue("phone", phoneMaskOf(form.getValues("country"))(form.getValues("phone") ?? ""));
              form.clearErrors("phone");
            },
          }}
          phoneField={{ label: "Telefone", ...phone }}
        />
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
        <Field
          label="Email"
          aside="(opcional)"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="voce@exemplo.com"
          maxLength={254}
          hint={words.emailHint}
          {...email}
        />
        <div className={styles.pair}>
          <Field
            label="Senha"
            type="password"
            autoComplete="new-password"
            hint={strength}
            {...password}
            onChange={(event) => {
              setStrength(strengthOf(event.target.value));
              password.onChange(event);
            }}
          />
          <Field
            label="Confirmar senha"
            type="password"
            autoComplete="new-password"
            reveals="a confirmação da senha"
            {...confirmPassword}
          />
        </div>
        <Button type="submit" wide busy={form.formState.isSubmitting} busyLabel="Criando conta...">
          Criar conta
        </Button>
        <div className={styles.aside}>
          <Button variant="text" onClick={toLogin}>
            {words.haveAccount}
          </Button>
          <p className={styles.small}>
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
        </div>
      </form>
    </>
  );
}
