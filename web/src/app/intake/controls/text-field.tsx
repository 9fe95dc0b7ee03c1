import { useState } from "react";
import { controlCopy } from "../../../content/app/intake/intake.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import type { ControlProps } from "./control.ts";
import { labelOf } from "./label-of.tsx";

/** From here on a text has several lines. */
const LONG = 200;
/** The limit is said when it comes near. */
const NEAR = 60;

export function TextField({ spec, label, isTitle, value, onChange, error }: ControlProps<"text", string>) {
  const [left, setLeft] = useState(spec.maxLength - (value?.length ?? 0));
  const props = {
    label: labelOf(label, isTitle),
    error,
    maxLength: spec.maxLength,
    defaultValue: value,
    hint: left <= NEAR && spec.maxLength > NEAR ? controlCopy.left(left) : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setLeft(spec.maxLength - target.value.length);
      onChange(target.value);
    },
  };
  return spec.maxLength > LONG ? (
    <Textarea {...props} rows={5} />
  ) : (
    <Field {...props} autoComplete={isTitle ? "given-name" : "off"} enterKeyHint="next" />
  );
}
