import type { ComponentProps } from "react";
import { Field } from "../../ui/forms/field.tsx";

export function EmailField(props: Omit<ComponentProps<typeof Field>, "label">) {
  return (
    <Field
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      placeholder="voce@exemplo.com"
      maxLength={254}
      {...props}
    />
  );
}
