import { SMARTPHONES, type Smartphone } from "@app/contract/catalogue";
import { useRef, useState } from "react";
import { bindFields } from "../ui/bind-fields.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { RadioCards } from "../ui/radio-cards.tsx";
import { strengthOf } from "./password-strength.ts";
import { PhoneFields, phoneMaskOf } from "./phone-fields.tsx";
import styles from "./signup-fields.module.css";
import { useSignupForm } from "./use-signup-form.ts";

const smartphoneNames: Record<Smartphone, string> = { iphone: "iPhone", android: "Android" };
const smartphones = SMARTPHONES.map((value) => ({ value, label: smartphoneNames[value] }));

export function SignupFields({ onRegistered }: { onRegistered: (own: Smartphone) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const { form, send } = useSignupForm(button, onRegistered);
  const [strength, setStrength] = useState(strengthOf(""));

  const bind = bindFields(form);
  const fullName = bind("fullName");
  const country = bind("country");
  const phone = bind("phone");
  const email = bind("email");
  const password = bind("password", "confirmPassword");
  const confirmPassword = bind("confirmPassword");
  const smartphone = bind("smartphone");

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      <Field label="Nome" autoComplete="name" maxLength={120} {...fullName} />
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
      <Field
        label="Email"
        aside="(opcional)"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="voce@exemplo.com"
        maxLength={254}
        {...email}
      />
      <div className={styles.passwords}>
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
          label="Confirmar Senha"
          type="password"
          autoComplete="new-password"
          reveals="a confirmação da senha"
          {...confirmPassword}
        />
      </div>
      <RadioCards legend="Qual seu smartphone?" options={smartphones} {...smartphone} />
      <Button ref={button} type="submit" wide busy={form.formState.isSubmitting} busyLabel="Criando conta...">
        Criar Conta
      </Button>
      <p className={styles.terms}>
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
    </form>
  );
}
