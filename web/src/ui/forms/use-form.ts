import { useLayoutEffect, useState } from "react";
import { createFormControl, type FormState, initialFormState, type UseFormProps } from "./form-control.ts";

export type { Resolver } from "./form-control.ts";
export type UseFormReturn<V> = ReturnType<typeof useForm<V, unknown>>;

/**
 * A form with uncontrolled fields, so that nothing typed before hydration is lost. It has the names of react-hook-form;
 * `register` also returns the field's error. Its props are read once.
 */
export function useForm<V, O = V>(props: UseFormProps<V, O>) {
  const [formState, setFormState] = useState<FormState<V>>(initialFormState);
  const [form] = useState(() => createFormControl(props, setFormState));
  useLayoutEffect(() => form.mount(), [form]);
  return { ...form, formState, control: { ref: form.ref, summary: formState.summary } };
}
