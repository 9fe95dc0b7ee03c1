import { useState } from "react";
import { Field } from "../../ui/forms/field.tsx";
import type { UseFormReturn } from "../../ui/forms/use-form.ts";
import styles from "./new-password-fields.module.css";
import { strengthOf } from "./password-strength.ts";

type Passwords = { password: string; confirmPassword: string };
type NewPasswordFieldsProps = { fields: Pick<UseFormReturn<Passwords>, "register">; confirmLabel: string };

/** A new password with confirmation and a strength hint. */
export function NewPasswordFields({ fields, confirmLabel }: NewPasswordFieldsProps) {
  const [strength, setStrength] = useState(strengthOf(""));
  const password = fields.register("password", { deps: ["confirmPassword"] });
  return (
    <div className={`${styles.passwords} stack gap-4`}>
      <Field
        label="Senha"
        type="password"
        autoComplete="new-password"
        hint={strength}
        liveHint
        {...password}
        onChange={(event) => {
          setStrength(strengthOf(event.target.value));
          password.onChange(event);
        }}
      />
      <Field
        label={confirmLabel}
        type="password"
        autoComplete="new-password"
        toggleLabel="a confirmação da senha"
        {...fields.register("confirmPassword")}
      />
    </div>
  );
}
