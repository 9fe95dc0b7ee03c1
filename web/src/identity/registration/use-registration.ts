import { useEffect } from "react";
import { type Resolver, type UseFormReturn, useForm } from "../../ui/forms/use-form.ts";
import type { Outcome } from "./register.ts";

type RegistrationProps<V, O, R> = {
  resolver: Resolver<V, O>;
  register: (form: O) => Promise<R>;
  /** What survives a reload of the tab: never a password. */
  draft: { load: () => Partial<NoInfer<V>>; save: (values: Partial<NoInfer<V>>) => void; clear: () => void };
  /** Shows the outcome. The form is busy until then. */
  onOutcome: (outcome: R, form: O, fields: UseFormReturn<NoInfer<V>>) => unknown;
};

/** A registration form: validated, kept as a draft until it is registered, and followed by one outcome. */
export function useRegistration<V, O, R extends Outcome>(props: RegistrationProps<V, O, R>) {
  const { resolver, register, draft, onOutcome } = props;
  const fields = useForm<V, O>({ resolver, defaultValues: draft.load });
  const { watch, handleSubmit } = fields;
  useEffect(() => watch(draft.save).unsubscribe, [watch, draft]);

  const onSubmit = handleSubmit(async (form) => {
    const outcome = await register(form);
    if (outcome.status === "registered") draft.clear();
    await onOutcome(outcome, form, fields);
  });
  return { ...fields, onSubmit };
}
